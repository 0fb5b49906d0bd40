import { and, eq, gte, inArray, sql } from 'drizzle-orm'
import type { Logger } from 'pino'
import { noteChanges } from '../../kernel/change-log.ts'
import type { Database } from '../../kernel/database/connect.ts'
import type { FeedEntry, FeedReader } from '../../kernel/journal-feed.ts'
import type { LogFailure } from '../../kernel/log/failure-log.ts'
import { writeDailyEmails } from './daily-emails.ts'
import { notifications } from './tables.ts'
import { toldOf } from './told-of.ts'
import { tellOfDueDates } from './watch-due-dates.ts'
import type { NoticeTerms } from './notice-terms.ts'
import { noticeChange, writeNotices } from './write-notices.ts'

/** Tells people of what the journal says. */
export const tellingOfJournal: FeedReader = async (transaction, entries) => {
  await writeNotices(transaction, await toldOf(transaction, entries))
  await takeBack(transaction, entries)
}

const hour = 60 * 60_000

/** Removes the notifications that quote a message which its author has removed. */
async function takeBack(db: Database, entries: readonly FeedEntry[]): Promise<void> {
  const removals = entries.filter(({ event }) => event === 'SEGMENT_MESSAGE_REMOVED')
  const [first] = removals
  if (!first) return
  const messages = removals.map(({ detail }) => String(detail?.['message']))
  const isQuoted = inArray(sql`${notifications.detail} ->> 'message'`, messages)
  // A message can be removed for some minutes only.
  const isYoung = gte(notifications.at, new Date(first.at.getTime() - hour))
  const gone = await db
    .delete(notifications)
    .where(and(eq(notifications.kind, 'SEGMENT_COMMENT'), isYoung, isQuoted))
    .returning()
  await noteChanges(db, gone.filter(({ inApp }) => inApp).map(noticeChange))
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
