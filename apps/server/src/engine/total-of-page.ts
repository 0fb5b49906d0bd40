import { sql } from 'drizzle-orm'
import { LRUCache } from 'lru-cache'
import type { Database } from '../database/connect.ts'

/**
 * What a query sees: two that give the same text have seen the same rows of all tables, as nothing was committed
 * between them. Read once in a query, not for each row.
 */
export const snapshot = sql<string>`(select pg_current_snapshot()::text)`

interface Counted {
  snapshot: string
  total: number
}

interface Counting extends PromiseLike<Counted[]> {
  toSQL(): { sql: string; params: unknown[] }
}

// By database, as what one holds says nothing about another. What somebody may see is part of the query.
const known = new WeakMap<Database, LRUCache<string, Counted>>()

/**
 * One page of rows, and how many there are on all pages. They are counted beside the page the first time; later only
 * when something was written since, and the page does not tell by being the last. Both queries give their `snapshot`.
 * Not for use within a transaction: its own changes are in no snapshot.
 */
export async function withTotal<Row extends { snapshot: string }>(
  db: Database,
  { page, size }: { page: number; size: number },
  finding: PromiseLike<Row[]>,
  counting: Counting,
): Promise<{ rows: Row[]; total: number }> {
  const { sql: text, params } = counting.toSQL()
  const key = JSON.stringify([text, params])
  const counts = known.get(db) ?? new LRUCache<string, Counted>({ max: 1000 })
  known.set(db, counts)
  const count = async () => {
    const [counted] = await counting
    if (!counted) throw new Error('a count has no row')
    counts.set(key, counted)
    return counted.total
  }
  const before = counts.get(key)
  if (!before) {
    const [rows, total] = await Promise.all([finding, count()])
    return { rows, total }
  }
  const rows = await finding
  const [first] = rows
  if (first ? rows.length < size : page === 0) return { rows, total: page * size + rows.length }
  return { rows, total: first?.snapshot === before.snapshot ? before.total : await count() }
}
