import type { ReadingAt } from '../kernel/query-condition.ts'
import type { SignedIn } from './sessions.ts'

/** The time zone of a reader: days, such as today and those of reports, are theirs. */
export const timezoneOf = ({ timezone }: Pick<SignedIn, 'timezone'>): string => timezone ?? 'UTC'

/** When and where someone reads a list. */
export const readingAt = (session: Pick<SignedIn, 'timezone'>, now: Date): ReadingAt => ({
  now,
  timezone: timezoneOf(session),
})
