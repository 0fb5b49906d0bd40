import { formatClock } from '../i18n/format.ts'
import { formatDay, formatRelativeDay } from '../i18n/format-days.ts'
import { t } from '../i18n/t.ts'

const hour = 3_600_000
const day = 24 * hour

/** The words for a due date: `3 days late`, `Today, 18:00`, `Nov 25`; with the year where it is another one. */
export function dueWords(value: number, pressing: 'late' | 'soon' | undefined, now = Date.now()): string {
  if (pressing === 'late') {
    const past = now - value
    if (past < hour) return t('list.due.justLate')
    return past < day
      ? t('list.due.hoursLate', { count: Math.floor(past / hour) })
      : t('list.due.daysLate', { count: Math.floor(past / day) })
  }
  const ahead = daysBetween(now, value)
  if (pressing === 'soon' && (ahead === 0 || ahead === 1)) return `${formatRelativeDay(ahead)}, ${formatClock(value)}`
  return formatDay(value, { now })
}

/** Days of the calendar from one moment to another. */
function daysBetween(from: number, to: number): number {
  const start = (time: number) => new Date(time).setHours(0, 0, 0, 0)
  return Math.round((start(to) - start(from)) / day)
}
