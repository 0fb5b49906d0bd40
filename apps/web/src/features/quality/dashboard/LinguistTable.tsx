import type { QualityTrend, QualityTrends } from '@dragoman/sdk/operations/qualityReports'
import { Person } from '@dragoman/ui/Avatar'
import { Card } from '@dragoman/ui/Card'
import { DataTable, type Column } from '@dragoman/ui/DataTable'
import { EmptyState } from '@dragoman/ui/EmptyState'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { helpOn } from '../../../display/help/Help.tsx'
import { RegionError } from '../../../errors/RegionError.tsx'
import { Link } from '../../../ground/links.ts'
import { formatNumber, number } from '../../../i18n/format.ts'
import { t } from '../../../i18n/t.ts'
import { Change } from '../Change.tsx'
import { FailedReviews } from '../FailedReviews.tsx'
import { scoresBy, spanOf } from '../month-scores.ts'
import type { PeriodAddress } from '../period/period-search.ts'
import { useReviewsBehind, type ReviewsBehind } from '../review-links.ts'
import { leastWords, ScoreFigure } from '../ScoreFigure.tsx'
import { Sparkline } from '../Sparkline.tsx'
import { trendsQuery } from './dashboard-query.ts'

const rowId = ({ id }: QualityTrend) => id

/** Those who have a score, the lowest first; then those with too few words. */
const byScore = (a: QualityTrend, b: QualityTrend) => rank(a) - rank(b)
const rank = ({ score, reviewedWords }: QualityTrend) => (reviewedWords < leastWords ? 101 : (score ?? 101))

/** The linguists of the period with their scores, those who need help first. */
export function LinguistTable({ address }: { address: PeriodAddress }) {
  const { data, error, refetch, isFetching, isPlaceholderData } = useQuery({
    ...trendsQuery('LINGUIST', address),
    placeholderData: keepPreviousData,
  })
  const behind = useReviewsBehind(address)
  const columns = useMemo(() => columnsOf(data, behind), [data, behind])
  const rows = useMemo(() => data?.trends.toSorted(byScore), [data])
  return (
    <Card title={t('quality.linguists')} description={t('quality.linguistsText')} isFlush>
      <DataTable
        label={t('quality.linguists')}
        columns={columns}
        rows={rows}
        rowId={rowId}
        isEmbedded
        isFitting
        skeletonRows={5}
        isRefreshing={isPlaceholderData}
        error={error && <RegionError error={error} onRetry={() => void refetch()} isPending={isFetching} />}
        empty={<EmptyState kind="no-match" icon="quality" headingLevel={3} title={t('quality.noReviewsInPeriod')} />}
      />
    </Card>
  )
}

function columnsOf(data: QualityTrends | undefined, behind: ReviewsBehind): Column<QualityTrend>[] {
  const passMark = data?.passMark ?? 0
  const months = data
    ? spanOf(
        data,
        data.trends.flatMap((trend) => trend.months),
      )
    : []
  return [
    {
      id: 'linguist',
      header: t('quality.linguist'),
      isFlexible: true,
      cell: ({ vendor }) =>
        vendor && (
          <Link to="/quality/reviews" search={{ filter: behind({ linguist: vendor.name }) }} variant="plain">
            <Person name={vendor.name} src={vendor.avatar} />
          </Link>
        ),
    },
    {
      id: 'words',
      header: t('quality.words'),
      align: 'end',
      cell: ({ reviewedWords }) => formatNumber(reviewedWords),
    },
    {
      id: 'score',
      header: t('quality.score'),
      help: helpOn('qualityScore'),
      align: 'end',
      cell: (trend) => <ScoreFigure figures={trend} passMark={passMark} ofPerson />,
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
    {
      id: 'trend',
      header: t('quality.trend'),
      isMinor: true,
      cell: (trend) => <Sparkline values={scoresBy(months, trend.months)} limit={passMark} />,
    },
    {
      id: 'disputed',
      header: t('quality.disputes'),
      help: helpOn('disputes'),
      align: 'end',
      cell: ({ disputed }) => (disputed === 0 ? '–' : formatNumber(disputed)),
    },
    {
      id: 'result',
      header: t('list.field.result'),
      cell: (trend) => <FailedReviews figures={trend} />,
    },
  ]
}
