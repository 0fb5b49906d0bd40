import { writeCookie } from '../page-cookies.ts'

/** Where the reader is, as their browser says. */
export const ownTimezone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone

/** Tells the server, so that today is the reader's day in filters and reports, too. */
export const tellTimezone = (): void => writeCookie(`timezone=${ownTimezone()}; path=/; max-age=31536000; samesite=lax`)
