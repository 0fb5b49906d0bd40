import { and, getTableColumns, is, isNotNull, like, notLike, type SQL } from 'drizzle-orm'
import { PgTable, type AnyPgColumn } from 'drizzle-orm/pg-core'
import type { Database } from './connect.ts'

/** The columns of a schema that hold what the secret key has encrypted: the only texts of a type of their own. */
export const sealedColumns = (schema: Readonly<Record<string, unknown>>): AnyPgColumn[] =>
  Object.values(schema)
    .filter((one) => is(one, PgTable))
    .flatMap((table): AnyPgColumn[] => Object.values(getTableColumns(table)))
    .filter((column) => column.columnType === 'PgCustomColumn' && column.getSQLType() === 'text')

/**
 * Whether any of them holds something; with the forms of a server's keys, something that none of these has encrypted. Texts
 * of the earliest form don't say whose they are.
 */
export async function holdsSealed(
  db: Database,
  columns: readonly AnyPgColumn[],
  forms?: readonly string[],
): Promise<boolean> {
  for (const column of columns) {
    const isForeign = forms && [like(column, 'v2.%'), ...forms.map((form): SQL => notLike(column, `${form}%`))]
    const [row] = await db
      .select({ column })
      .from(column.table)
      .where(isForeign ? and(...isForeign) : isNotNull(column))
      .limit(1)
    if (row) return true
  }
  return false
}
