import { asc, eq, sql } from 'drizzle-orm'
import type { Logger } from 'pino'
import type { Database } from './database/connect.ts'
import { isDatabaseAway } from './database/error-code.ts'
import { sealEntries } from './journal-chain.ts'
import type { LogFailure } from './log/failure-log.ts'
import { journal, journalFeed } from './tables.ts'
import { startWatch, type Watch } from './watch.ts'

export type FeedEntry = typeof journal.$inferSelect

/** Something that reads the journal: what it writes is committed together with the note that the entries were read. */
export type FeedReader = (transaction: Database, entries: readonly FeedEntry[]) => Promise<void>

/** Reads until it is stopped. */
export type JournalFeed = Watch

/** Of the advisory lock of the one server that reads; any number that nothing else in the database locks on. */
const readingLock = 4_400_006
/** Entries that are read in one transaction. */
const entriesAtOnce = 200
/** How often a server looks for entries without being told, in milliseconds: those of jobs, and of other servers. */
const pollInterval = 500

/**
 * Reads the journal as it is written, each entry once, whichever server is killed when: an entry counts as read in the
 * transaction of what its readers have made of it, which seals it. One server at a time does it. An entry that a reader fails on is
 * logged and left out, so that it does not hold up the ones behind it.
 */
export function startJournalFeed({
  db,
  readers,
  afterwards,
  log,
  logFailure,
}: {
  db: Database
  readers: readonly FeedReader[]
  /** Runs when something was read and is committed. */
  afterwards: () => void | Promise<void>
  log: Logger
  logFailure: LogFailure
}): JournalFeed {
  const failed = (error: unknown) => logFailure(log, error, 'reading the journal failed')
  return startWatch({
    async look(stopping) {
      while (!stopping.aborted && (await readSome(db, readers, failed))) await afterwards()
    },
    every: pollInterval,
    failed,
  })
}

/** Reads what there is, up to a limit; says whether there was anything. */
async function readSome(
  db: Database,
  readers: readonly FeedReader[],
  failed: (error: unknown) => void,
): Promise<boolean> {
  const [some] = await db.select({ id: journalFeed.id }).from(journalFeed).limit(1)
  if (!some) return false
  try {
    return await readPiece(db, readers, entriesAtOnce)
  } catch (error) {
    if (isDatabaseAway(error)) throw error
    failed(error)
  }
  // One by one: the others are read, and what can't be is left out.
  return readPiece(db, readers, entriesAtOnce, failed)
}

async function readPiece(
  db: Database,
  readers: readonly FeedReader[],
  most: number,
  failed?: (error: unknown) => void,
): Promise<boolean> {
  return db.transaction(async (transaction) => {
    const { rows } = await transaction.execute<{ mine: boolean }>(
      sql`select pg_try_advisory_xact_lock(${readingLock}) as mine`,
    )
    if (!rows[0]?.mine) return false
    const ids = await transaction
      .select({ id: journalFeed.id })
      .from(journalFeed)
      .orderBy(asc(journalFeed.id))
      .limit(most)
    const read = sql`any(${sql.param(ids.map(({ id }) => id))}::bigint[])`
    const entries = await transaction.select().from(journal).where(eq(journal.id, read)).orderBy(asc(journal.id))
    for (const piece of failed ? entries.map((entry) => [entry]) : [entries]) {
      if (piece.length === 0) continue
      const all = async (inside: Database) => {
        for (const reader of readers) await reader(inside, piece)
      }
      if (!failed) await all(transaction)
      else await transaction.transaction(all).catch(failed)
    }
    // Not by a reader: what one fails on is sealed, too. As the last thing, since it holds the chains.
    await sealEntries(
      transaction,
      entries.map(({ id }) => id),
    )
    await transaction.delete(journalFeed).where(eq(journalFeed.id, read))
    return ids.length > 0
  })
}
