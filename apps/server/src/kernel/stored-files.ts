import { getTableName, is, sql, type SQL } from 'drizzle-orm'
import { getTableConfig, PgTable, text } from 'drizzle-orm/pg-core'

const columns = new Set<string>()
const elsewhere: SQL[] = []

/**
 * The column of a key of a stored file: a file that a row has the key of is kept, any other is thrown away after a day.
 * Who may fetch it by a link is declared in `files` of a `feature.ts`.
 */
export function storedFile(name: string) {
  columns.add(name)
  return text(name)
}

/** Keys of stored files that stand in something else than a column of their own: a query of one column of text. */
export function storedFilesIn(keys: SQL): void {
  elsewhere.push(keys)
}

/** Columns of tables that have keys of stored files. */
export const storedFileColumns = (tables: readonly PgTable[]): { table: string; column: string }[] =>
  tables.flatMap((table) =>
    getTableConfig(table).columns.flatMap(({ name }) =>
      columns.has(name) ? { table: getTableName(table), column: name } : [],
    ),
  )

/** A query of all keys of stored files that are in use. */
export function keysInUse(schema: Readonly<Record<string, unknown>>): SQL {
  const tables = Object.values(schema).filter((one): one is PgTable => is(one, PgTable))
  const own = storedFileColumns(tables).map(
    ({ table, column }) => sql`select ${sql.identifier(column)} from ${sql.identifier(table)}`,
  )
  return sql.join([...own, ...elsewhere], sql` union all `)
}
