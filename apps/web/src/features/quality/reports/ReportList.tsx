import { useCan } from '@dragoman/hooks/permissions'
import { requirements } from '@dragoman/sdk/requirements'
import { EmptyState } from '@dragoman/ui/EmptyState'
import { Page, PageBody } from '@dragoman/ui/Page'
import { PageHeader } from '@dragoman/ui/PageHeader'
import { SegmentedControl } from '@dragoman/ui/SegmentedControl'
import { useMemo } from 'react'
import { LinkButton } from '../../../ground/links.ts'
import { t } from '../../../i18n/t.ts'
import { useListState, type ListState } from '../../../list/list-state.ts'
import { ListTable } from '../../../list/ListTable.tsx'
import { ViewsMenu } from '../../../list/ViewsMenu.tsx'
import { groupings } from '../groupings.ts'
import { FindingsExport } from '../period/FindingsExport.tsx'
import { PeriodBar } from '../period/PeriodBar.tsx'
import { periodOf } from '../period/period-of.ts'
import { daysOf } from '../period/months.ts'
import { spanText } from '../period/span-text.ts'
import { seesPeople } from '../sees-others.ts'
import { GroupReport } from './GroupReport.tsx'
import { narrowedBy, reportsQuery } from './report-query.ts'
import type { ReportsAddress } from './report-search.ts'
import { reportCard, reportColumns } from './report-columns.tsx'
import { ReportActions } from './ReportActions.tsx'
import { ReportFilters } from './ReportFilters.tsx'

/** Reports of linguists, each by step and language pair, or the score of each client, unit, pair, or step. */
export function ReportList({ address }: { address: ReportsAddress }) {
  const list = useListState(address)
  const mayExport = useCan(requirements['qualityReports.startExport'])
  const namesPeople = useCan(seesPeople)
  const by = address.by ?? (namesPeople ? 'LINGUIST' : 'CLIENT')
  const { startDate, endDate } = daysOf(periodOf(address))
  const change = (next: object) => list.set(next)
  return (
    <Page isFilling={by === 'LINGUIST'}>
      <PageHeader
        title={t('quality.reports')}
        description={spanText(startDate, endDate)}
        actions={
          <>
            <ViewsMenu list={list} name="QUALITY_REPORTS" />
            {mayExport && <FindingsExport address={address} only={narrowedBy(address)} />}
            <ReportActions by={by} address={address} />
          </>
        }
      />
      <PageBody>
        <SegmentedControl
          label={t('quality.reportOn')}
          options={groupings
            .filter((id) => namesPeople || id !== 'LINGUIST')
            .map((id) => ({ id, label: t(`quality.by.${id}`) }))}
          value={by}
          onChange={(next) => change({ by: next === 'LINGUIST' ? undefined : next })}
        />
        <PeriodBar address={address} onChange={change} />
        {namesPeople && <ReportFilters address={address} onChange={change} />}
        {by === 'LINGUIST' ? (
          <LinguistReports list={list} address={address} />
        ) : (
          <GroupReport by={by} address={address} />
        )}
      </PageBody>
    </Page>
  )
}

/** One report for each linguist, step, and language pair of the period. */
function LinguistReports({ list, address }: { list: ListState; address: ReportsAddress }) {
  const { months, from, to, compare, unit, closed } = address
  const period = useMemo(() => ({ months, from, to, compare, unit, closed }), [months, from, to, compare, unit, closed])
  const columns = useMemo(() => reportColumns(period), [period])
  const card = useMemo(() => reportCard(period), [period])
  return (
    <ListTable
      label={t('quality.reports')}
      list={list}
      query={reportsQuery(address)}
      columns={columns}
      card={card}
      empty={
        <EmptyState
          kind="first-use"
          icon="quality"
          title={t('quality.noReviewsInPeriod')}
          action={<LinkButton to="/quality/reviews">{t('shell.nav.reviews')}</LinkButton>}
        >
          {t('quality.reportsText')}
        </EmptyState>
      }
    />
  )
}
