import type { AccountMetrics } from '@dragoman/sdk/operations/accountMetrics'
import { Card } from '@dragoman/ui/Card'
import { Chart } from '@dragoman/ui/Chart'
import { Tiles } from '@dragoman/ui/Page'
import { formatNumber } from '../../../i18n/format.ts'
import { formatCompact } from '../../../i18n/format-amounts.ts'
import { formatCalendarDay } from '../../../i18n/format-days.ts'
import { t } from '../../../i18n/t.ts'
import { forecast } from './forecast.ts'
import { UsageFigures, type UsageProps } from './UsageFigures.tsx'
import { UsageUnits } from './UsageUnits.tsx'

const inWords = { formatValue: formatNumber, formatTick: formatCompact }

/**
 * The usage of an account against its quota: figures, months by source, this month day by day and, unless they are out
 * of the reader's reach, by unit.
 */
export function UsageOverview({ metrics, now, hasUnits = true }: UsageProps & { hasUnits?: boolean }) {
  const limit = quotaLine(metrics)
  const months = metrics?.months ?? []
  return (
    <>
      <UsageFigures metrics={metrics} now={now} />
      <Card title={t('usage.byMonth')}>
        <Chart
          label={t('usage.byMonth')}
          height={300}
          isLoading={metrics === undefined}
          categoryLabel={t('usage.month')}
          categories={months.map(({ month }, at) => ({
            id: month,
            label: formatCalendarDay(month, 'fullMonth'),
            shortLabel: formatCalendarDay(month, 'month'),
            isCurrent: at === months.length - 1,
          }))}
          series={[
            { id: 'human', label: t('usage.human'), values: months.map(({ human }) => human) },
            { id: 'memory', label: t('usage.memory'), values: months.map(({ memory }) => memory) },
            { id: 'machine', label: t('usage.machine'), values: months.map(({ machine }) => machine) },
          ]}
          limit={limit}
          {...inWords}
          fileName="words-by-month"
          empty={t('usage.empty')}
        />
      </Card>
      <Tiles minimum={380}>
        <DaysChart metrics={metrics} now={now} />
        {hasUnits && <UsageUnits metrics={metrics} />}
      </Tiles>
    </>
  )
}

/** The words of this month day by day, and where they lead. */
function DaysChart({ metrics, now }: UsageProps) {
  const found = metrics && forecast(metrics, now)
  const dates = found?.dates ?? []
  const title = t('usage.byDay')
  return (
    <Card title={title}>
      <Chart
        label={title}
        isLoading={found === undefined}
        categoryLabel={t('usage.day')}
        categories={dates.map((date, at) => ({
          id: date,
          label: formatCalendarDay(date, 'full'),
          shortLabel: formatCalendarDay(date, 'day'),
          isCurrent: at + 1 === found?.today,
        }))}
        series={[
          { id: 'total', label: t('usage.total'), values: found?.totals ?? [], kind: 'line' },
          { id: 'expected', label: t('usage.forecast'), values: found?.expectedTotals ?? [], kind: 'line' },
        ]}
        limit={quotaLine(metrics)}
        {...inWords}
        fileName="words-this-month"
        empty={t('usage.empty')}
      />
    </Card>
  )
}

const quotaLine = (metrics: AccountMetrics | undefined) =>
  metrics?.currentLimit === undefined ? undefined : { value: metrics.currentLimit, label: t('usage.quota') }
