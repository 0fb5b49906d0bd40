import { getTableColumns, sql, type SQL } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { Database } from './connect.ts'

/** Rows in one statement: others have their turn between two. */
const rowsAtOnce = 1000

/**
 * Inserts rows, however many; all of them leave out the same columns, which get their defaults. They are one parameter:
 * Drizzle makes one of each value, and to put a thousand rows together takes longer then than to store them. `then` is
 * part of the same statement and finds the rows, as they are stored, as `inserted`.
 */
export async function insertRows<Table extends PgTable>(
  db: Database,
  table: Table,
  rows: readonly Table['$inferInsert'][],
  then?: SQL,
): Promise<void> {
  const [first] = rows as readonly Record<string, unknown>[]
  if (!first) return
  const columns = Object.entries(getTableColumns(table)).filter(([key]) => first[key] !== undefined)
  const names = sql.join(
    columns.map(([, { name }]) => sql.identifier(name)),
    sql`, `,
  )
  const filled = new Set(columns.map(([key]) => key))
  const stored = (row: Record<string, unknown>) => {
    const lost = Object.keys(row).find((key) => row[key] !== undefined && !filled.has(key))
    if (lost !== undefined) throw new Error(`The first row to insert leaves out ${lost}, which another one has`)
    return Object.fromEntries(columns.map(([key, { name }]) => [name, row[key]]))
  }
  for (let at = 0; at < rows.length; at += rowsAtOnce) {
    const given = JSON.stringify(rows.slice(at, at + rowsAtOnce).map(stored))
    const inserting = sql`insert into ${table} (${names}) select ${names} from jsonb_populate_recordset(null::${table}, ${given}::jsonb)`
    await db.execute(then ? sql`with inserted as (${inserting} returning *) ${then}` : inserting)
  }
}
