import { sql, type SQL, type SQLWrapper } from 'drizzle-orm'

/**
 * Rows of other tables as a value of a query: `from` says which, with their condition. One statement then gives what
 * takes several otherwise. Values come as JSON has them, so money and times are cast to text.
 */
export function rowsWithin<Row extends object>(
  fields: { readonly [Name in keyof Row]: SQLWrapper },
  from: SQL,
  orderBy?: SQL,
): SQL<Row[]> {
  const members = Object.entries<SQLWrapper>(fields).flatMap(([name, value]) => [sql.raw(`'${name}'`), value])
  const row = sql`json_build_object(${sql.join(members, sql`, `)})`
  const rows = sql`(select coalesce(json_agg(${row}${orderBy && sql` order by ${orderBy}`}), '[]') from ${from})`
  // Within another: a query of one table takes the names of tables from the columns of its fields.
  return sql<Row[]>`${rows}`
}
