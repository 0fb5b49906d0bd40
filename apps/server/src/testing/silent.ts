import { pino } from 'pino'

/** A log for tests that do not look at it. */
export const silent = { log: pino({ level: 'silent' }), logFailure: () => undefined }
