import { and, count, gt, lte, max, sum } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import { LRUCache } from 'lru-cache'
import type { Database } from '../../kernel/database/connect.ts'
import { journal, journalChains } from '../../kernel/tables.ts'

/** How many entries there are up to one of them, once so many had gone because they were too old. */
interface Counted {
  upTo: number
  total: number
  removed: number
}

// By database, as ids of one say nothing about another. What is visible to someone is part of the condition.
const known = new WeakMap<Database, LRUCache<string, Counted>>()

/**
 * Entries that may still come in below the newest one: an entry has its id before its transaction commits. They are
 * counted each time, and so are those since the last full count.
 */
const unsettled = 1000

/** From that many new entries on, the count is carried forward. */
const carriedAt = 10_000

/**
 * How many entries of the journal fulfil a condition. Entries never change, so what was counted once is counted no more
 * until old ones are removed; `isLasting` says that the condition looks at the journal alone. What a client or a linguist sees
 * depends on their projects and tasks too, and is counted each time.
 */
export async function countEntries(db: Database, where: SQL | undefined, isLasting: boolean): Promise<number> {
  if (!isLasting) return db.$count(journal, where)
  const counting = (more: SQL) => db.select({ total: count() }).from(journal).where(and(where, more))
  const { sql, params } = db.select({ total: count() }).from(journal).where(where).toSQL()
  const key = JSON.stringify([sql, params])
  const counts = known.get(db) ?? new LRUCache<string, Counted>({ max: 1000 })
  known.set(db, counts)
  const cached = counts.get(key)
  const isValid = cached && cached.removed === (await countRemoved(db))
  const before = isValid ? cached : { upTo: 0, total: 0 }
  const [recent] = await counting(gt(journal.id, before.upTo))
  const total = before.total + (recent?.total ?? 0)
  if ((recent?.total ?? 0) < carriedAt) return total
  const removed = await countRemoved(db)
  const [newest] = await db.select({ id: max(journal.id) }).from(journal)
  const upTo = (newest?.id ?? 0) - unsettled
  const [settled] = await counting(and(gt(journal.id, before.upTo), lte(journal.id, upTo)) ?? lte(journal.id, upTo))
  counts.set(key, { upTo, total: before.total + (settled?.total ?? 0), removed })
  return total
}

/** How many entries have gone, of all accounts. */
async function countRemoved(db: Database): Promise<number> {
  const [row] = await db.select({ removed: sum(journalChains.removed).mapWith(Number) }).from(journalChains)
  return row?.removed ?? 0
}
