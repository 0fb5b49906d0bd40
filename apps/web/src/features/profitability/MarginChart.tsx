import type { MarginReport } from '@dragoman/sdk/operations/profitability'
import { Card } from '@dragoman/ui/Card'
import { Chart, type ChartSeries } from '@dragoman/ui/Chart'
import { formatCompact, formatMoney } from '../../i18n/format-amounts.ts'
import { formatMonth } from '../../i18n/format-days.ts'
import { formatPercent } from '../../i18n/format.ts'
import { t } from '../../i18n/t.ts'
import { groupName } from './group-name.ts'
import type { MarginView } from './margin-search.ts'

/** Groups with a bar of their own; the others stand together. */
const mostBars = 4

interface MarginChartProps {
  report: MarginReport | undefined
  view: MarginView
  isLoading: boolean
  onMonth: (month: string) => void
}

/** Revenue month by month, and the share of it that is left. A press on a month opens its projects. */
export function MarginChart({ report, view, isLoading, onMonth }: MarginChartProps) {
  const months = report?.months ?? []
  const currency = report?.currency ?? 'USD'
  return (
    <Card title={t('profitability.byMonth')}>
      <Chart
        label={t('profitability.byMonth')}
        categoryLabel={t('profitability.month')}
        summary={report && summaryOf(report)}
        categories={months.map(({ month }, at) => ({
          id: month,
          label: formatMonth(month, 'long'),
          shortLabel: formatMonth(month, 'short'),
          isCurrent: at === months.length - 1,
        }))}
        series={report ? seriesOf(report, view) : []}
        onOpen={onMonth}
        formatValue={(value) => formatMoney(value, currency)}
        formatTick={formatCompact}
        fileName="revenue-and-margin"
        empty={t('profitability.none')}
        isLoading={isLoading}
      />
    </Card>
  )
}

function seriesOf({ months, content, number }: MarginReport, view: MarginView): ChartSeries[] {
  const margin: ChartSeries = {
    id: 'margin',
    label: t('profitability.share'),
    kind: 'line',
    values: months.map(({ marginPercent }) => marginPercent ?? null),
    formatValue: (value) => formatPercent(value / 100, 1),
  }
  // More can be credited than invoiced in a month; a bar has nothing below zero.
  const all = months.map(({ revenue }) => Math.max(0, revenue))
  const whole: ChartSeries = { id: 'all', label: t('profitability.revenue'), values: all }
  if (view === 'PROJECT' || number > 0) return [whole, margin]
  const largest = content.toSorted((a, b) => b.revenue - a.revenue).slice(0, mostBars)
  const bars = largest.map((group): ChartSeries => {
    const own = new Map(group.months.map(({ month, revenue }) => [month, Math.max(0, revenue)]))
    return { id: group.key, label: groupName(view, group), values: months.map(({ month }) => own.get(month) ?? 0) }
  })
  const rest = all.map((value, at) => Math.max(0, value - bars.reduce((sum, { values }) => sum + values[at]!, 0)))
  const others: ChartSeries = { id: 'others', label: t('profitability.others'), values: rest }
  return [...bars, ...(rest.some((value) => value >= 0.01) ? [others] : []), margin]
}

function summaryOf({ months, currency }: MarginReport): string | undefined {
  const known = months.filter(({ marginPercent }) => marginPercent !== undefined)
  if (known.length < 2) return undefined
  const best = known.reduce((one, other) => (other.revenue > one.revenue ? other : one))
  const lowest = known.reduce((one, other) => (other.marginPercent! < one.marginPercent! ? other : one))
  return t('profitability.summary', {
    month: formatMonth(best.month, 'long'),
    amount: formatMoney(best.revenue, currency),
    percent: formatPercent(best.marginPercent! / 100, 1),
    lowest: formatMonth(lowest.month, 'long'),
    lowestPercent: formatPercent(lowest.marginPercent! / 100, 1),
  })
}
