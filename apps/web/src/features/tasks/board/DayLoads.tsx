import type { TaskWorkload } from '@dragoman/sdk/operations/tasks'
import { formatNumber, formatPercent } from '../../../i18n/format.ts'
import { formatCalendarDay } from '../../../i18n/format-days.ts'
import { t } from '../../../i18n/t.ts'
import styles from './TaskWorkload.module.css'

/** Height of a bar over the capacity line, in days of work. */
const tallest = 1.6

const noWork = { words: 0, load: 0, taskCount: 0, capacity: 0, isAway: false }

/** One bar a day against the capacity of the linguist, with its numbers on hover and for screen readers. */
export function DayLoads({
  load: { days: loads, wordsPerDay },
  days,
}: {
  load: TaskWorkload
  days: readonly string[]
}) {
  return (
    <span className={styles.days} role="list" aria-label={t('board.workload.days')}>
      {days.map((day, at) => {
        const { words, load, taskCount, capacity, isAway } = loads[at] ?? noWork
        const share = load / wordsPerDay
        const text = t(isAway ? 'board.workload.awayDay' : 'board.workload.day', {
          day: formatCalendarDay(day, 'weekdayAndDay'),
          count: taskCount,
          words: formatNumber(words),
          share: formatPercent(Math.round((100 * load) / (capacity || wordsPerDay)) / 100),
        })
        return (
          <span
            key={day}
            role="listitem"
            className={styles.day}
            title={text}
            data-free={capacity === 0 || undefined}
            data-away={isAway || undefined}
          >
            <span className={styles.hidden}>{text}</span>
            <span
              className={styles.bar}
              data-none={load === 0 || undefined}
              data-over={load > (isAway ? 0 : capacity || wordsPerDay) || undefined}
              style={{ blockSize: `${Math.min(100, (100 * share) / tallest)}%` }}
            />
          </span>
        )
      })}
      <span className={styles.capacity} style={{ insetBlockEnd: `${100 / tallest}%` }} />
    </span>
  )
}
