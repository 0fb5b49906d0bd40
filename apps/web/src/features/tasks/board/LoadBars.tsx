import type { TaskWorkload } from '@dragoman/sdk/operations/tasks'
import { formatNumber, formatPercent, listSeparator } from '../../../i18n/format.ts'
import { formatCalendarDay } from '../../../i18n/format-days.ts'
import { t } from '../../../i18n/t.ts'
import styles from './LoadBars.module.css'

export interface LoadBarsProps {
  days: readonly string[]
  load: Pick<TaskWorkload, 'days' | 'wordsPerDay'>
  /** Words that a day would have more. */
  extra?: { day: string; words: number }
}

/** Full height, in days of work. */
const tallest = 1.6

/** The work due by day, against the capacity of a day, the dashed line. Read out as a sentence. */
export function LoadBars({ days, load: { days: loads, wordsPerDay }, extra }: LoadBarsProps) {
  const planned = days.map((day, at) => (loads[at]?.load ?? 0) + (extra?.day === day ? extra.words : 0))
  const words = days.map((day, at) => {
    const count = formatNumber(Math.round(planned[at] ?? 0))
    return t(loads[at]?.isAway ? 'board.load.away' : 'board.load.day', {
      day: formatCalendarDay(day, 'weekday'),
      count,
    })
  })
  const label = t('board.load.label', { days: words.join(listSeparator()), capacity: formatNumber(wordsPerDay) })
  return (
    <span className={styles.bars} role="img" aria-label={label} title={label}>
      {planned.map((load, at) => (
        <span
          key={days[at]}
          className={styles.bar}
          data-none={load === 0 || undefined}
          data-over={load > (loads[at]?.isAway ? 0 : loads[at]?.capacity || wordsPerDay) || undefined}
          data-free={loads[at]?.capacity === 0 || undefined}
          style={{ blockSize: `${Math.min(100, (100 * load) / wordsPerDay / tallest)}%` }}
        />
      ))}
      <span className={styles.capacity} style={{ insetBlockEnd: `${100 / tallest}%` }} />
    </span>
  )
}

/** Whether a day (`2026-11-28`) is a Saturday or Sunday. */
export const isWeekend = (day: string): boolean => [0, 6].includes(new Date(`${day}T00:00:00Z`).getUTCDay())

/** How full a week is, in words; over 100% as a warning. */
export function WeekShare({ share }: { share: number }) {
  const isOver = share > 1
  return (
    <span className={styles.share} data-over={isOver || undefined}>
      {t(isOver ? 'board.load.over' : 'board.load.week', { share: formatShare(share) })}
    </span>
  )
}

const formatShare = (share: number) => formatPercent(Math.round(100 * share) / 100)
