import type { QualityTrend } from '@dragoman/sdk/operations/qualityReports'
import { Card } from '@dragoman/ui/Card'
import { Chart } from '@dragoman/ui/Chart'
import { SegmentedControl } from '@dragoman/ui/SegmentedControl'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { RegionError } from '../../../errors/RegionError.tsx'
import { languageName } from '../../../i18n/format.ts'
import { t } from '../../../i18n/t.ts'
import { monthCategories, scoresBy, spanOf } from '../month-scores.ts'
import { useReviewsBehind } from '../review-links.ts'
import { scoreText } from '../review-words.ts'
import { scoreRange } from '../score-range.ts'
import { trendsQuery } from './dashboard-query.ts'
import { subjects, type DashboardAddress, type Subject } from './dashboard-search.ts'
import { strongestMove } from './strongest-move.ts'

/** Lines that can be told apart. */
const mostLines = 5

const nameOf = ({ sourceLanguage = '', targetLanguage = '', vendor, organizationalUnit }: QualityTrend) =>
  vendor?.name ??
  organizationalUnit?.name ??
  t('quality.pairName', { source: languageName(sourceLanguage), target: languageName(targetLanguage) })

/** The score month by month of the language pairs, organizational units, or linguists with the most words. */
export function ScoreMonths({
  address,
  subject,
  onSubject,
}: {
  address: DashboardAddress
  subject: Subject
  onSubject: (subject: Subject) => void
}) {
  const { data, error, refetch, isFetching } = useQuery({
    ...trendsQuery(subject, address),
    placeholderData: keepPreviousData,
  })
  const navigate = useNavigate()
  const behind = useReviewsBehind(address)
  const shown = data?.trends.slice(0, mostLines) ?? []
  const months = data
    ? spanOf(
        data,
        shown.flatMap((trend) => trend.months),
      )
    : []
  const series = shown.map((trend) => ({
    id: trend.id,
    label: nameOf(trend),
    values: scoresBy(months, trend.months),
    kind: 'line' as const,
  }))
  const move = strongestMove(shown)
  const title = t('quality.byMonth')
  return (
    <Card
      title={title}
      actions={
        <SegmentedControl
          label={t('quality.linesOf')}
          options={subjects.map((id) => ({ id, label: t(`quality.by.${id}`) }))}
          value={subject}
          onChange={onSubject}
        />
      }
    >
      {error ? (
        <RegionError error={error} onRetry={() => void refetch()} isPending={isFetching} />
      ) : (
        <Chart
          label={title}
          height={300}
          isLoading={data === undefined}
          summary={
            move &&
            t(move.isBetter ? 'quality.rose' : 'quality.fell', {
              name: nameOf(move.trend),
              score: scoreText(move.trend.score),
            })
          }
          categoryLabel={t('quality.month')}
          categories={monthCategories(months)}
          series={series}
          limit={data && { value: data.passMark, label: t('quality.passMark', { score: scoreText(data.passMark) }) }}
          range={scoreRange(
            series.flatMap(({ values }) => values),
            data?.passMark ?? 100,
          )}
          isJoined
          onOpen={(month) =>
            void navigate({
              to: '/quality/reviews',
              search: { filter: behind({ months: { from: month, to: month } }) },
            })
          }
          formatValue={(score) => scoreText(score)}
          formatTick={(score) => scoreText(score)}
          fileName="score-by-month"
          empty={t('quality.noReviewsInPeriod')}
        />
      )}
    </Card>
  )
}
