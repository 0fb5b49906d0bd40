import type { HomeClient } from '@dragoman/sdk/operations/home'
import { and, eq, gte, inArray, sql } from 'drizzle-orm'
import { seesPrices } from '../../identity/sees-prices.ts'
import type { SignedIn } from '../../identity/sessions.ts'
import type { Database } from '../../kernel/database/connect.ts'
import { sideBySide } from '../../kernel/database/side-by-side.ts'
import { projects } from '../work/tables.ts'
import { visibleProjects } from '../work/visible.ts'
import { workUnits } from '../work/work-unit-tables.ts'
import { partOf, startOf } from '../../kernel/days.ts'
import type { HomeCalendar } from './calendar.ts'
import { projectRows, showAmounts } from './project-rows.ts'

const limit = 5
const byDueDate = [sql`${projects.dueDate} asc nulls last`, sql`${projects.id}`]

/** The work that waits for a client. */
export async function clientHome(db: Database, session: SignedIn, calendar: HomeCalendar): Promise<HomeClient> {
  const done = inArray(projects.status, ['DELIVERED', 'INVOICED'])
  const [toApprove, inProgress, delivered, quoted, words] = await sideBySide(
    db,
    () =>
      projectRows(db, session, {
        where: eq(projects.status, 'PENDING'),
        reason: sql<string>`'APPROVAL'`,
        orderBy: byDueDate,
        limit,
      }),
    () =>
      projectRows(db, session, {
        where: eq(projects.status, 'APPROVED'),
        reason: sql<string>`'IN_PROGRESS'`,
        orderBy: byDueDate,
        limit,
      }),
    () =>
      projectRows(db, session, {
        where: done,
        reason: sql<string>`'DELIVERED'`,
        orderBy: [sql`${projects.deliveredAt} desc nulls last`, sql`${projects.id}`],
        limit,
      }),
    () => quotedAmounts(db, session),
    () => deliveredWords(db, session, calendar),
  )
  const thisMonth = calendar.months.at(-1)!
  return {
    toApprove: toApprove.rows,
    toApproveTotal: toApprove.total,
    quoted,
    inProgress: inProgress.rows,
    inProgressTotal: inProgress.total,
    delivered: delivered.rows,
    deliveredTotal: words.find(({ month }) => month === thisMonth)?.projects ?? 0,
    words: calendar.months.map((month) => ({ month, value: words.find((row) => row.month === month)?.words ?? 0 })),
  }
}

async function quotedAmounts(db: Database, session: SignedIn) {
  if (!seesPrices(session)) return []
  const rows = await db
    .select({ currency: projects.currency, total: sql<string | null>`sum(${projects.totalCost})` })
    .from(projects)
    .where(and(visibleProjects(db, session), eq(projects.status, 'PENDING')))
    .groupBy(projects.currency)
  return showAmounts(rows)
}

const deliveredWords = (db: Database, session: SignedIn, calendar: HomeCalendar) =>
  db
    .select({
      month: partOf('month', projects.deliveredAt, calendar),
      words: sql<number>`coalesce(sum(${workUnits.words}), 0)::int`,
      projects: sql<number>`count(distinct ${projects.id})::int`,
    })
    .from(projects)
    .innerJoin(workUnits, eq(workUnits.projectId, projects.id))
    .where(
      and(
        visibleProjects(db, session),
        inArray(projects.status, ['DELIVERED', 'INVOICED']),
        gte(projects.deliveredAt, startOf(calendar.months[0]!, calendar)),
      ),
    )
    .groupBy(sql`1`)
