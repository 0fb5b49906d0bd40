import type { Logger } from 'pino'
import type { Database } from '../../../kernel/database/connect.ts'
import type { LogFailure } from '../../../kernel/log/failure-log.ts'
import { offerWaitingTasks } from './offer-tasks.ts'

const pause = 60_000

/** Looks now and every minute for tasks to offer to more linguists. */
export function watchOffers({
  db,
  log,
  logFailure,
  now,
}: {
  db: Database
  log: Logger
  logFailure: LogFailure
  now: () => Date
}): { stop(): Promise<void> } {
  let running = Promise.resolve()
  const look = () =>
    offerWaitingTasks(db, now()).catch((error: unknown) => logFailure(log, error, 'offering tasks failed'))
  const run = () => {
    running = running.then(look)
  }
  run()
  const timer = setInterval(run, pause).unref()
  return {
    async stop() {
      clearInterval(timer)
      await running
    },
  }
}
