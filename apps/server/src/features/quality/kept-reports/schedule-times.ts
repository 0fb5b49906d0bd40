import { isTimezone } from '@dragoman/sdk/zoned-days'
import { Cron } from 'croner'
import { dayIn, isoDay } from '../../../kernel/days.ts'
import { invalid } from '../../../kernel/refusals.ts'
import type { reportSchedules } from './tables.ts'

type ScheduleTimes = Pick<typeof reportSchedules.$inferSelect, 'frequency' | 'timezone' | 'months'>

/** At eight in the morning, on Mondays or on the first of the month. */
const times = { WEEKLY: '0 8 * * 1', MONTHLY: '0 8 1 * *' } as const

export function requireTimezone(timezone: string): void {
  if (!isTimezone(timezone))
    throw invalid('body.timezone', `${timezone} isn't a time zone. Use a name such as Europe/Berlin.`)
}

/** When a report is sent next, after a moment. */
export function nextTime({ frequency, timezone }: Omit<ScheduleTimes, 'months'>, after: Date): Date {
  const next = new Cron(times[frequency], { timezone, paused: true }).nextRun(after)
  if (!next) throw new Error('a schedule has no next time')
  return next
}

/** The months that a report is of, when it is sent: up to the present one, or up to the last full one if it is monthly. */
export function periodAt({ frequency, timezone, months }: ScheduleTimes, at: Date) {
  const [year = 0, month = 1] = dayIn(timezone, at).split('-').map(Number)
  const last = month - (frequency === 'MONTHLY' ? 2 : 1)
  return {
    startDate: isoDay(Date.UTC(year, last - months + 1, 1)),
    endDate: isoDay(Date.UTC(year, last + 1, 0)),
  }
}
