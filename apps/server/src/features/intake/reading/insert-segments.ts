import { sql } from 'drizzle-orm'
import type { Database } from '../../../kernel/database/connect.ts'
import type { segments } from '../../work/work-unit-tables.ts'

export type NewSegment = typeof segments.$inferInsert

/** Rows in one statement: others have their turn between two. */
const rowsAtOnce = 2000

/** Writes new segments, of as many work units as they name. */
export async function insertSegments(transaction: Database, rows: readonly NewSegment[]): Promise<void> {
  for (let at = 0; at < rows.length; at += rowsAtOnce) await insert(transaction, rows.slice(at, at + rowsAtOnce))
}

/** A parameter for each column rather than for each value, which would take a multiple of the time to put together. */
async function insert(transaction: Database, rows: readonly NewSegment[]): Promise<void> {
  const column = (value: (row: NewSegment) => unknown) => sql.param(rows.map((row) => value(row) ?? null))
  const json = (value: (row: NewSegment) => unknown) => column((row) => value(row) && JSON.stringify(value(row)))
  await transaction.execute(sql`
    insert into segments (work_unit_id, index, key, source, source_hash, codes, target, confirmed, locked, words,
      characters, context, note, plural, max_length, origin)
    select * from unnest(${column((row) => row.workUnitId)}::uuid[], ${column((row) => row.index)}::int[],
      ${column((row) => row.key)}::text[], ${column((row) => row.source)}::text[], ${column((row) => row.sourceHash)}::text[],
      ${json((row) => row.codes)}::jsonb[], ${column((row) => row.target ?? '')}::text[],
      ${column((row) => row.confirmed ?? false)}::boolean[], ${column((row) => row.locked ?? false)}::boolean[],
      ${column((row) => row.words)}::int[], ${column((row) => row.characters)}::int[],
      ${column((row) => row.context)}::text[], ${column((row) => row.note)}::text[], ${json((row) => row.plural)}::jsonb[],
      ${column((row) => row.maxLength)}::int[], ${column((row) => row.origin)}::text[])`)
}
