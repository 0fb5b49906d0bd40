import { and, eq } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { Database } from './database/connect.ts'
import { holdRows } from './database/hold-rows.ts'
import { only } from './database/one-row.ts'
import { notFound } from './refusals.ts'

/** The row with an id among those that the caller may see; 404 for any other. `held`: locked until the transaction ends. */
export async function findVisible<Table extends PgTable & { id: AnyPgColumn }>(
  db: Database,
  table: Table,
  {
    id,
    visible,
    what,
    held = false,
  }: { id: string; visible: SQL | undefined; what: string; held?: boolean | undefined },
): Promise<Table['$inferSelect']> {
  const finding = db
    .select()
    .from(table as PgTable)
    .where(and(eq(table.id, id), visible))
  return oneOrNotFound((await holdRows(finding, held)) as Table['$inferSelect'][], what)
}

/** The only row that a query found; 404 where it found none. */
export function oneOrNotFound<Row>(rows: readonly Row[], what: string): Row {
  if (rows.length === 0) throw notFound(what)
  return only(rows)
}
