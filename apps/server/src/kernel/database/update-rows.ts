import { getTableColumns, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { Database } from './connect.ts'

/**
 * Changes rows by their `id`, each to its own values, in one statement. `fields` are those that change; a row that
 * leaves one out sets it to null.
 */
export async function updateRows<Table extends PgTable, Field extends keyof Table['$inferSelect'] & string>(
  db: Database,
  table: Table,
  fields: readonly Field[],
  rows: readonly ({ id: string } & Pick<Table['$inferSelect'], Field>)[],
): Promise<void> {
  if (rows.length === 0) return
  const columns = getTableColumns(table)
  const nameOf = (key: string) => {
    const column = columns[key]
    if (!column) throw new Error(`${key} isn't a column`)
    return column.name
  }
  const given = JSON.stringify(
    rows.map((row) =>
      Object.fromEntries(['id', ...fields].map((key) => [nameOf(key), (row as Record<string, unknown>)[key] ?? null])),
    ),
  )
  const sets = sql.join(
    fields.map((key) => sql`${sql.identifier(nameOf(key))} = given.${sql.identifier(nameOf(key))}`),
    sql`, `,
  )
  await db.execute(
    sql`update ${table} set ${sets} from jsonb_populate_recordset(null::${table}, ${given}::jsonb) given where ${table}.id = given.id`,
  )
}
