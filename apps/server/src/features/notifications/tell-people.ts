import type { Logger } from 'pino'
import type { Database } from '../../kernel/database/connect.ts'
import type { FeedReader } from '../../kernel/journal-feed.ts'
import type { LogFailure } from '../../kernel/log/failure-log.ts'
import { writeDailyEmails } from './daily-emails.ts'
import { toldOf } from './told-of.ts'
import { tellOfDueDates } from './watch-due-dates.ts'
import type { NoticeTerms } from './notice-terms.ts'
import { writeNotices } from './write-notices.ts'

/** Tells people of what the journal says. */
export const tellingOfJournal: FeedReader = async (transaction, entries) => {
  await writeNotices(transaction, await toldOf(transaction, entries))
}

const pause = 5 * 60_000

/** Looks now and every five minutes for due dates to tell of, and for daily emails to write. */
export function watchDays({
  db,
  log,
  logFailure,
  now,
  ...terms
}: NoticeTerms & { db: Database; log: Logger; logFailure: LogFailure; now: () => Date }): { stop(): Promise<void> } {
  const failed = (error: unknown) => logFailure(log, error, 'telling people of due dates failed')
  let running = Promise.resolve()
  const look = async () => {
    await tellOfDueDates(db, now()).catch(failed)
    await writeDailyEmails(db, terms, now()).catch(failed)
  }
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
