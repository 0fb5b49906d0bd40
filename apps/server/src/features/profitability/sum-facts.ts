import { sql, type SQL } from 'drizzle-orm'
import type { Database } from '../../kernel/database/connect.ts'
import { workUnits } from '../work/work-unit-tables.ts'
import { factTables, type Books } from './facts.ts'

/** How projects are put together, by the name of the wire. */
export const groupKeys = {
  CLIENT: sql`picked.organization_id::text`,
  PROJECT: sql`picked.id::text`,
  LANGUAGE_PAIR: sql`case when facts.source || facts.target = '' then '' else facts.source || ':' || facts.target end`,
  MONTH: sql`to_char(picked.day, 'YYYY-MM')`,
  MANAGER: sql`coalesce(picked.manager_id::text, '')`,
  LINGUIST: sql`coalesce(facts.linguist_id::text, '')`,
} as const satisfies Record<string, SQL>

/** Sums of amounts, which are decimal numbers as text. */
export interface Sums {
  revenue: string
  payments: string
  /** The part of the revenue that is on no invoice. */
  open: string
  /** The part of the payments that is at an estimated rate. */
  estimated: string
  projects: number
}

/** Sums of a month of a group. */
export interface MonthSums extends Sums {
  key: string
  month: string
}

export interface SummedFacts {
  totals: Sums
  months: (Sums & { month: string })[]
  groups: MonthSums[]
  words: number
  /** The ids of projects with an amount that can't be converted, and the currencies of those amounts. */
  leftOut: { projectIds: string[]; currencies: string[] }
}

/** Adds up the facts of picked projects by group and month, by month, and altogether. `having` narrows the facts. */
export async function sumFacts(
  db: Database,
  books: Books,
  { picked, key, having }: { picked: SQL; key: SQL; having: SQL },
): Promise<SummedFacts> {
  const { rows } = await db.execute<{
    key: string | null
    month: string | null
    is_group: boolean
    is_month: boolean
    revenue: string | null
    open: string | null
    payments: string | null
    estimated: string | null
    projects: number
    words: number
    left_out: string[]
    unknown: string[]
  }>(sql`
    with ${factTables(picked, books)},
    counted as (
      select ${key} as key, to_char(picked.day, 'YYYY-MM') as month, facts.*
      from facts join picked on picked.id = facts.project_id
      where ${having} and not exists (select from left_out where left_out.project_id = facts.project_id)
    )
    select key, month, grouping(key) = 0 as is_group, grouping(month) = 0 as is_month,
      sum(revenue)::text as revenue, sum(open)::text as open, sum(payments)::text as payments,
      sum(estimated)::text as estimated, count(distinct project_id)::int as projects,
      (select coalesce(sum(w.words), 0) from ${workUnits} w where (w.project_id, w.source_locale, w.target_locale) in
        (select project_id, source, target from counted))::int as words,
      (select coalesce(array_agg(distinct project_id::text), '{}') from left_out) as left_out,
      (select coalesce(array_agg(distinct currency order by currency), '{}') from left_out) as unknown
    from counted group by grouping sets ((key, month), (month), ())
    order by month, key`)
  const sums = ({ revenue, payments, open, estimated, projects }: (typeof rows)[number]): Sums => ({
    revenue: revenue ?? '0',
    payments: payments ?? '0',
    open: open ?? '0',
    estimated: estimated ?? '0',
    projects,
  })
  const all = rows.find((row) => !row.is_month)!
  return {
    totals: sums(all),
    months: rows.flatMap((row) => (row.is_month && !row.is_group ? [{ ...sums(row), month: row.month! }] : [])),
    groups: rows.flatMap((row) => (row.is_group ? [{ ...sums(row), key: row.key!, month: row.month! }] : [])),
    words: all.words,
    leftOut: { projectIds: all.left_out, currencies: all.unknown },
  }
}
