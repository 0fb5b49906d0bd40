import type { TaskWorkload } from '@dragoman/sdk/operations/tasks'
import { Card } from '@dragoman/ui/Card'
import { Chart } from '@dragoman/ui/Chart'
import { formatNumber } from '../../../i18n/format.ts'
import { formatCompact } from '../../../i18n/format-amounts.ts'
import { formatCalendarDay } from '../../../i18n/format-days.ts'
import { t } from '../../../i18n/t.ts'

interface LoadChartProps {
  days: readonly string[] | undefined
  load: TaskWorkload | undefined
}

/** The words that a linguist has left to do, by the day on which they are due, against the capacity of a day. */
export function LoadChart({ days = [], load }: LoadChartProps) {
  const values = days.map((_, at) => Math.round(load?.days[at]?.load ?? 0))
  const title = t('users.work.byDay')
  return (
    <Card title={title}>
      <Chart
        label={title}
        height={225}
        isLoading={days.length === 0}
        summary={summaryOf(days, load)}
        categoryLabel={t('users.work.day')}
        categories={days.map((day, at) => ({
          id: day,
          label: formatCalendarDay(day, 'full'),
          shortLabel: formatCalendarDay(day, at === 0 ? 'day' : 'weekday'),
          isCurrent: at === 0,
        }))}
        series={[{ id: 'words', label: t('users.work.wordsLeft'), values }]}
        limit={
          load && {
            value: load.wordsPerDay,
            label: t('users.work.perDay', { count: formatNumber(load.wordsPerDay) }),
          }
        }
        formatValue={formatNumber}
        formatTick={formatCompact}
        fileName="load-by-day"
        empty={t('users.work.nothingDue')}
      />
    </Card>
  )
}

/** The first day with more than it has room for, or the days off; else nothing. */
function summaryOf(days: readonly string[], load: TaskWorkload | undefined): string | undefined {
  const at = load?.days.findIndex((day) => day.load > day.capacity) ?? -1
  const over = load?.days[at]
  if (over)
    return t('users.work.over', {
      day: formatCalendarDay(days[at]!, 'weekdayAndDay'),
      words: formatNumber(Math.round(over.load - over.capacity)),
    })
  return load && t('users.work.fits')
}
