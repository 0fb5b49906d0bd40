import type { HomeAmount, HomeProject } from '@dragoman/sdk/operations/home'
import type { ProjectStatus } from '@dragoman/sdk/operations/shared'
import { and, eq, sql, type SQL } from 'drizzle-orm'
import { seesPrices } from '../../identity/sees-prices.ts'
import type { SignedIn } from '../../identity/sessions.ts'
import { organizations, orgUnits } from '../../identity/tables.ts'
import type { Database } from '../../kernel/database/connect.ts'
import { visibleProjects } from '../work/visible.ts'
import { projects } from '../work/tables.ts'
import { tasks } from '../work/task-tables.ts'
import { workUnits } from '../work/work-unit-tables.ts'

const ofProject = sql`from ${workUnits} where ${workUnits.projectId} = ${projects.id}`
const isDone = sql`${tasks.status} in ('DELIVERED', 'INVOICED')`

/** The first projects that fulfill a condition and how many there are, each with why it is shown. */
export async function projectRows(
  db: Database,
  session: SignedIn,
  {
    where,
    reason,
    count,
    orderBy,
    limit,
    from,
  }: {
    where: SQL | undefined
    reason: SQL<string>
    /** Default: its words. */
    count?: SQL<number>
    orderBy: SQL[]
    limit: number
    /** The table that the columns above need, joined by project id. */
    from?: { table: SQL; on: SQL }
  },
): Promise<{ rows: HomeProject[]; total: number }> {
  const found = db
    .select({
      uuid: projects.id,
      name: projects.name,
      reference: projects.reference,
      status: projects.status,
      reason,
      count: count ?? sql<number>`(select coalesce(sum(${workUnits.words}), 0) ${ofProject})::int`,
      client: organizations.name,
      dueDate: projects.dueDate,
      createdAt: projects.createdAt,
      deliveredAt: projects.deliveredAt,
      totalCost: projects.totalCost,
      currency: projects.currency,
      targetLocales: sql<string[]>`(select coalesce(array_agg(distinct ${workUnits.targetLocale}), '{}') ${ofProject})`,
      progress: sql<number>`(select coalesce(100.0 * count(*) filter (where ${isDone}) / nullif(count(*), 0), 0)
        from ${tasks} where ${tasks.projectId} = ${projects.id} and ${tasks.status} <> 'CANCELLED')::float8`,
      total: sql<number>`(count(*) over ())::int`,
    })
    .from(projects)
    .innerJoin(orgUnits, eq(orgUnits.id, projects.orgUnitId))
    .innerJoin(organizations, eq(organizations.id, orgUnits.organizationId))
    .$dynamic()
  if (from) found.leftJoin(from.table, from.on)
  const rows = await found
    .where(and(visibleProjects(db, session), where))
    .orderBy(...orderBy)
    .limit(limit)
  const prices = seesPrices(session)
  return {
    total: rows[0]?.total ?? 0,
    rows: rows.map(({ total: _total, status, dueDate, createdAt, deliveredAt, totalCost, currency, ...row }) => ({
      ...row,
      status: status as ProjectStatus,
      createDate: createdAt.getTime(),
      ...(deliveredAt && { deliveredDate: deliveredAt.getTime() }),
      ...(dueDate && { dueDate: dueDate.getTime() }),
      ...(prices && totalCost !== null && { totalCost: Number(totalCost), currency }),
    })),
  }
}

/** Sums by currency, the largest first. */
export const showAmounts = (rows: readonly { currency: string | null; total: string | null }[]): HomeAmount[] =>
  rows
    .flatMap(({ currency, total }) => (currency && total !== null ? [{ currency, total: Number(total) }] : []))
    .toSorted((one, other) => other.total - one.total)
