import { sql } from 'drizzle-orm'
import { LRUCache } from 'lru-cache'
import type { Database } from './database/connect.ts'

/**
 * The snapshot of a query: two queries that give the same text have seen the same rows of all tables, as nothing was
 * committed between them. Read once in a query, not for each row.
 */
export const snapshotSeen = sql<string>`(select pg_current_snapshot()::text)`

interface Counted {
  snapshot: string
  total: number
}

interface Counting extends PromiseLike<Counted[]> {
  toSQL(): { sql: string; params: unknown[] }
}

// By database, as what one holds says nothing about another. What someone may see is part of the query.
const known = new WeakMap<Database, LRUCache<string, Counted>>()

/**
 * One page of rows, as `show` makes it of them, and how many there are on all pages. They are counted while the page is
 * shown, and only when something was written since they were last counted and the page does not tell by being the last.
 * Both queries give their `snapshot`. Not for use within a transaction: its own changes are in no snapshot.
 */
export async function withTotal<Row extends { snapshot: string }, Shown>(
  db: Database,
  { page, size }: { page: number; size: number },
  finding: PromiseLike<Row[]>,
  counting: Counting,
  show: (rows: Row[]) => Promise<Shown[]>,
): Promise<{ content: Shown[]; total: number }> {
  const rows = await finding
  const [content, total] = await Promise.all([show(rows), totalOf(db, { page, size }, rows, counting)])
  return { content, total }
}

async function totalOf(
  db: Database,
  { page, size }: { page: number; size: number },
  rows: readonly { snapshot: string }[],
  counting: Counting,
): Promise<number> {
  const [first] = rows
  if (first ? rows.length < size : page === 0) return page * size + rows.length
  const { sql: text, params } = counting.toSQL()
  const key = JSON.stringify([text, params])
  const counts = known.get(db) ?? new LRUCache<string, Counted>({ max: 1000 })
  known.set(db, counts)
  const before = counts.get(key)
  if (before && before.snapshot === first?.snapshot) return before.total
  const [counted] = await counting
  if (!counted) throw new Error('a count has no row')
  counts.set(key, counted)
  return counted.total
}
