import { setTimeout as pause } from 'node:timers/promises'
import type { Logger } from 'pino'
import { isDatabaseAway } from '../database/error-code.ts'
import { loggable } from './loggable.ts'

/** Writes a failure into a log. While the database is away, that is one line for all of them, and one when it is back. */
export type LogFailure = (log: Logger, error: unknown, message: string) => void

/** How often a database that is away is asked whether it is back, in milliseconds. */
const probeInterval = 1000

/** @param probe asks the database anything */
export function createFailureLog(probe: () => Promise<unknown>): LogFailure {
  let isAway = false
  const tellWhenBack = async (log: Logger) => {
    let failure: unknown
    do {
      await pause(probeInterval, undefined, { ref: false })
      failure = await probe().then(
        () => null,
        (error: unknown) => error,
      )
    } while (isDatabaseAway(failure))
    isAway = false
    if (failure === null) log.warn('the database is back')
  }
  return (log, error, message) => {
    if (!isDatabaseAway(error)) log.error(loggable(error), message)
    else if (!isAway) {
      isAway = true
      log.error(
        loggable(error),
        'the database is out of reach: until it is back, calls are answered 503, and jobs and mails wait',
      )
      void tellWhenBack(log)
    }
  }
}
