import type { QualityReport } from '@dragoman/sdk/operations/qualityReports'
import { Person } from '@dragoman/ui/Avatar'
import { LanguageCodes } from '../../../display/LanguageCodes.tsx'
import { helpOn } from '../../../display/help/Help.tsx'
import { Link } from '../../../ground/links.ts'
import { formatNumber, number } from '../../../i18n/format.ts'
import { enumWord, t } from '../../../i18n/t.ts'
import { ListCard } from '../../../list/ListCard.tsx'
import type { ListColumn } from '../../../list/list-columns.ts'
import { Change } from '../Change.tsx'
import { FailedReviews } from '../FailedReviews.tsx'
import type { PeriodAddress } from '../period/period-search.ts'
import { ScoreFigure } from '../ScoreFigure.tsx'

/** A link to a report that keeps the period. */
function ReportLink({ report: { uuid, vendor }, period }: { report: QualityReport; period: PeriodAddress }) {
  return (
    <Link to="/quality/reports/$id" params={{ id: uuid }} search={period} variant="plain" data-main="">
      <Person name={vendor.name} src={vendor.avatar} />
    </Link>
  )
}

export const reportColumns = (period: PeriodAddress): ListColumn<QualityReport>[] => [
  {
    id: 'linguist',
    header: t('quality.linguist'),
    isLocked: true,
    isFlexible: true,
    sticky: 'start',
    cell: (report) => <ReportLink report={report} period={period} />,
  },
  {
    id: 'pair',
    header: t('quality.pair'),
    cell: ({ sourceLanguage, targetLanguage }) => <LanguageCodes source={sourceLanguage} target={targetLanguage} />,
  },
  { id: 'step', header: t('list.field.step'), cell: ({ workflow }) => enumWord('workflow', workflow) },
  { id: 'reviews', header: t('quality.title'), align: 'end', cell: ({ reviews }) => formatNumber(reviews) },
  { id: 'words', header: t('quality.words'), align: 'end', cell: ({ reviewedWords }) => formatNumber(reviewedWords) },
  {
    id: 'score',
    header: t('quality.score'),
    help: helpOn('qualityScore'),
    align: 'end',
    cell: (report) => <ScoreFigure figures={report} passMark={report.passMark} ofPerson />,
  },
  {
    id: 'change',
    header: t('quality.change'),
    align: 'end',
    cell: ({ score, before }) => <Change now={score} before={before.score} better="up" />,
  },
  {
    id: 'perThousand',
    header: t('quality.pointsPerThousand'),
    help: helpOn('pointsPerThousand'),
    align: 'end',
    cell: ({ perThousand }) =>
      perThousand === undefined ? '–' : number(perThousand, { minimumFractionDigits: 1, maximumFractionDigits: 1 }),
  },
  { id: 'result', header: t('list.field.result'), cell: (report) => <FailedReviews figures={report} /> },
]

/** On a phone, a report in a card. */
export const reportCard = (period: PeriodAddress) => (report: QualityReport) => (
  <ListCard
    name={<ReportLink report={report} period={period} />}
    due={<ScoreFigure figures={report} passMark={report.passMark} ofPerson />}
    place={t('quality.reviewsAndWords', { count: report.reviews, words: formatNumber(report.reviewedWords) })}
    state={<FailedReviews figures={report} />}
    languages={<LanguageCodes source={report.sourceLanguage} target={report.targetLanguage} />}
    end={enumWord('workflow', report.workflow)}
  />
)
