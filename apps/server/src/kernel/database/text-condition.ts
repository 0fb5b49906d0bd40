import { foldText, searchedWords, type TextSearch } from '@dragoman/sdk/text-search'
import { and, or, sql } from 'drizzle-orm'
import type { SQL, SQLWrapper } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import { containing } from '../paging.ts'
import type { Database } from './connect.ts'
import { foldedText } from './fold-text.ts'
import { piecesOfText, piecesWanted } from './search-pieces.ts'

/**
 * Texts that a search may find, whatever their case and accents: all that `textMatcher` of the SDK finds, and some more.
 * @param indexed text whose folded pieces have an index, if it holds all of the columns
 */
export function textCondition(
  { text, mode }: TextSearch,
  columns: readonly SQLWrapper[],
  indexed?: SQLWrapper,
): SQL | undefined {
  const folded = foldText(text.trim())
  const like = (pattern: string) => or(...columns.map((column) => sql`${foldedText(column)} like ${pattern}`))
  const pieces = indexed && piecesCondition({ text, mode }, indexed)
  if (mode === 'fts') return and(pieces, ...searchedWords(text).map((word) => like(containing(word))))
  const anywhere = containing(folded)
  const patterns = { exact: anywhere.slice(1, -1), startsWith: anywhere.slice(1), endsWith: anywhere.slice(0, -1) }
  return and(pieces, like(mode === 'contains' ? anywhere : patterns[mode]))
}

/** Texts that have all pieces of a search; undefined for one that is shorter than a piece, which every text may have. */
export function piecesCondition({ text, mode }: TextSearch, indexed: SQLWrapper): SQL | undefined {
  const parts = mode === 'fts' ? searchedWords(text) : [foldText(text.trim())]
  const long = parts.filter((part) => [...part].length >= 3)
  return and(...long.map((part) => sql`${piecesOfText(foldedText(indexed))} @> ${piecesWanted(part)}`))
}

/** From so many rows on, the newest are read in their order: an index that finds them all would have to sort them. */
const many = 5000

/** Whether more rows fulfill a condition that has an index than are worth finding by it, as the planner reckons. */
export async function isCommon(db: Database, table: PgTable, condition: SQL): Promise<boolean> {
  const { rows } = await db.execute(sql`explain (format json) select from ${table} where ${condition}`)
  const [{ Plan: plan }] = rows[0]!['QUERY PLAN'] as [{ Plan: { 'Plan Rows': number } }]
  return plan['Plan Rows'] >= many
}

/** The same, counted: for a condition of which the planner cannot know it. */
export async function hasMany(db: Database, table: PgTable, condition: SQL): Promise<boolean> {
  const { rows } = await db.execute<{ found: number }>(sql`
    select count(*)::int as found from (select from ${table} where ${condition} limit ${many}::int) as matching`)
  return rows[0]!.found >= many
}
