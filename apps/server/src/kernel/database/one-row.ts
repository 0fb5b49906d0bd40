import { getTableName } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import type { PgTable, PgUpdateSetSource } from 'drizzle-orm/pg-core'
import type { Database } from './connect.ts'

// A write or a look-up that has exactly one row to it. That there is none is a fault of ours, not of the request:
// what a caller may ask for and not find is answered 404 before.

/** Stores a row and gives it as it is then. */
export async function insertOne<Table extends PgTable>(
  db: Database,
  table: Table,
  values: Table['$inferInsert'],
): Promise<Table['$inferSelect']> {
  const rows: Table['$inferSelect'][] = await db.insert(table).values(values).returning()
  return only(rows, `${getTableName(table)}: no row was stored`)
}

/** Changes a row and gives it as it is then. */
export async function updateOne<Table extends PgTable>(
  db: Database,
  table: Table,
  where: SQL,
  change: PgUpdateSetSource<Table>,
): Promise<Table['$inferSelect']> {
  const rows = (await db.update(table).set(change).where(where).returning()) as unknown as Table['$inferSelect'][]
  return only(rows, `${getTableName(table)}: the row to change is gone`)
}

/** Reads a row and holds it until the transaction ends. */
export async function lockOne<Table extends PgTable>(
  db: Database,
  table: Table,
  where: SQL,
): Promise<Table['$inferSelect']> {
  const rows: Table['$inferSelect'][] = await db
    .select()
    .from(table as PgTable)
    .where(where)
    .for('update')
  return only(rows, `${getTableName(table)}: the row to hold is gone`)
}

/** The only row of a query that must have one. */
export function only<Row>(rows: readonly Row[], missing = 'a row is gone that has to be there'): Row {
  const [row] = rows
  if (row === undefined) throw new Error(missing)
  return row
}

/** Rows in the order of their ids; without those that are gone. */
export function inOrderOf<Row extends { id: string }>(ids: readonly string[], rows: readonly Row[]): Row[] {
  const known = new Map(rows.map((row) => [row.id, row]))
  return ids.flatMap((id) => known.get(id) ?? [])
}
