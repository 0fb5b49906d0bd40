import type { KeptReport } from '@dragoman/sdk/operations/keptReports'
import { Breadcrumbs } from '@dragoman/ui/Breadcrumbs'
import { EmptyState } from '@dragoman/ui/EmptyState'
import { Page, PageBody } from '@dragoman/ui/Page'
import { PageHeader } from '@dragoman/ui/PageHeader'
import { useMemo } from 'react'
import { Moment } from '../../../display/Moment.tsx'
import { helpOn } from '../../../display/help/Help.tsx'
import { Link } from '../../../ground/links.ts'
import { formatNumber } from '../../../i18n/format.ts'
import { t } from '../../../i18n/t.ts'
import { ListCard } from '../../../list/ListCard.tsx'
import type { ListColumn } from '../../../list/list-columns.ts'
import { useListState } from '../../../list/list-state.ts'
import { ListTable } from '../../../list/ListTable.tsx'
import { spanText } from '../period/span-text.ts'
import { ScoreFigure } from '../ScoreFigure.tsx'
import { keptQuery, type KeptAddress } from './kept-query.ts'
import { ScheduleList } from './ScheduleList.tsx'

/** Reports that are sent by email, and those that were kept as they were. */
export function KeptPage({ address }: { address: KeptAddress }) {
  const list = useListState(address)
  const columns = useMemo(() => columnsOf(), [])
  return (
    <Page>
      <PageHeader
        title={t('quality.keptReports')}
        breadcrumbs={
          <Breadcrumbs>
            {[
              <Link key="list" to="/quality/reports">
                {t('quality.reports')}
              </Link>,
            ]}
          </Breadcrumbs>
        }
      />
      <PageBody>
        <ScheduleList />
        <ListTable
          label={t('quality.keptReports')}
          list={list}
          query={keptQuery(address)}
          columns={columns}
          card={keptCard}
          empty={
            <EmptyState kind="first-use" icon="quality" title={t('quality.noKeptReports')}>
              {t('quality.noKeptReportsText')}
            </EmptyState>
          }
        />
      </PageBody>
    </Page>
  )
}

const KeptLink = ({ report: { uuid, name } }: { report: KeptReport }) => (
  <Link to="/quality/reports/kept/$id" params={{ id: uuid }} variant="plain" data-main="">
    <bdi>{name}</bdi>
  </Link>
)

/** On a phone, a report in a card. */
const keptCard = (report: KeptReport) => (
  <ListCard
    name={<KeptLink report={report} />}
    due={<ScoreFigure figures={report.figures} passMark={report.passMark} />}
    place={spanText(report.startDate, report.endDate)}
    state={t(`quality.by.${report.by}`)}
    languages={report.reportScheduleUuid ? t('quality.sentByMail') : t('quality.keptByYou')}
    end={<Moment value={report.createdDate} as="date" />}
  />
)

const columnsOf = (): ListColumn<KeptReport>[] => [
  {
    id: 'name',
    header: t('quality.report'),
    isLocked: true,
    isFlexible: true,
    sticky: 'start',
    cell: (report) => <KeptLink report={report} />,
  },
  { id: 'by', header: t('quality.reportOn'), cell: ({ by }) => t(`quality.by.${by}`) },
  { id: 'period', header: t('quality.period'), cell: ({ startDate, endDate }) => spanText(startDate, endDate) },
  {
    id: 'words',
    header: t('quality.words'),
    align: 'end',
    cell: ({ figures }) => formatNumber(figures.reviewedWords),
  },
  {
    id: 'score',
    header: t('quality.score'),
    help: helpOn('qualityScore'),
    align: 'end',
    cell: ({ figures, passMark }) => <ScoreFigure figures={figures} passMark={passMark} />,
  },
  {
    id: 'origin',
    header: t('quality.origin'),
    cell: ({ reportScheduleUuid }) => (reportScheduleUuid ? t('quality.sentByMail') : t('quality.keptByYou')),
  },
  { id: 'created', header: t('quality.madeOn'), cell: ({ createdDate }) => <Moment value={createdDate} as="date" /> },
]
