import { count, sql, type SQL } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { Database } from './database/connect.ts'
import { plannedEachTime } from './database/prepared.ts'

export interface CountedList<Filters> {
  from: PgTable
  /** The rows that the caller may see. */
  where: SQL | undefined
  /** The query line behind each counter: a list with this filter shows what the counter counts. */
  filters: Filters
  /** A query line as a condition on `from`. */
  condition: (line: string) => SQL | undefined
}

interface Counter {
  count: number
  filter: string
}

/** How many rows of a list there are, and how many of them each query line finds, in one query. */
export async function countList<Filters extends { readonly [Name in keyof Filters]: string | undefined }>(
  db: Database,
  { from, where, filters, condition }: CountedList<Filters>,
): Promise<{ total: number } & { -readonly [Name in keyof Filters]: Counter }> {
  const lines = Object.entries<string>(filters as Record<string, string>)
  const counted = lines.map(([name, line]) => [name, sql<number>`(count(*) filter (where ${condition(line)}))::int`])
  const columns = Object.fromEntries(counted) as Record<string, SQL<number>>
  const [row] = await db
    .select({ ...columns, total: count() })
    .from(from)
    .where(sql`${where ?? sql`true`} ${plannedEachTime}`)
  const numbers = row as { total: number } & Record<string, number>
  const shown = lines.map(([name, filter]): [string, Counter] => [name, { count: numbers[name]!, filter }])
  return { total: numbers.total, ...(Object.fromEntries(shown) as { [Name in keyof Filters]: Counter }) }
}
