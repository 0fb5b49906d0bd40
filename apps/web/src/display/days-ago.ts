import { dayOf } from '@dragoman/sdk/zoned-days'
import { ownTimezone } from '../i18n/own-timezone.ts'

const day = 24 * 60 * 60 * 1000

/** The reader's day some days before a moment, as YYYY-MM-DD. */
export const dayBefore = (now: number, days: number): string => dayOf(now - days * day, ownTimezone())

/** The last days, this one included, for a report. */
export const lastDays = (now: number, days: number): { startDate: string; endDate: string } => ({
  startDate: dayBefore(now, days - 1),
  endDate: dayBefore(now, 0),
})
