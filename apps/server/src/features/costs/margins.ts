import type { CostMatrixLinguist } from '@dragoman/sdk/operations/costs'
import { and, eq, isNotNull, ne, sql } from 'drizzle-orm'
import { loadPeople } from '../../identity/people.ts'
import type { SignedIn } from '../../identity/sessions.ts'
import type { Database } from '../../kernel/database/connect.ts'
import type { ProjectRow } from '../work/find-project.ts'
import { tasks } from '../work/task-tables.ts'
import { taskWords } from '../work/slices.ts'
import { workUnits } from '../work/work-unit-tables.ts'
import { shareThatStays } from './show-costs.ts'

/** Pay in another currency than the project's counts for no margin: there are no exchange rates. */
const paidTasks = (project: ProjectRow) =>
  and(
    eq(tasks.projectId, project.id),
    eq(tasks.currency, project.currency),
    isNotNull(tasks.payableAmount),
    ne(tasks.status, 'CANCELLED'),
  )

export interface PairPay {
  sourceLocale: string
  targetLocale: string
  total: string
}

/** The pay for the tasks of each language pair. */
export const payByPair = (db: Database, project: ProjectRow): Promise<PairPay[]> =>
  db
    .select({
      sourceLocale: tasks.sourceLocale,
      targetLocale: tasks.targetLocale,
      total: sql<string>`sum(${tasks.payableAmount})`,
    })
    .from(tasks)
    .where(paidTasks(project))
    .groupBy(tasks.sourceLocale, tasks.targetLocale)

/** The pay of each linguist, and the margin on the work units that they have a task of. */
export async function linguistMargins(
  db: Database,
  session: SignedIn,
  project: ProjectRow,
): Promise<CostMatrixLinguist[]> {
  const paid = db
    .select({
      workUnitId: tasks.workUnitId,
      pay: sql<string>`sum(${tasks.payableAmount})`.as('pay'),
    })
    .from(tasks)
    .where(paidTasks(project))
    .groupBy(tasks.workUnitId)
    .as('paid')
  const own = db
    .select({
      assigneeId: tasks.assigneeId,
      workUnitId: tasks.workUnitId,
      target: sql<string>`min(${tasks.targetLocale})`.as('target'),
      tasks: sql<number>`count(*)`.as('tasks'),
      words: sql<number>`sum(${taskWords})`.as('own_words'),
      pay: sql<string>`sum(${tasks.payableAmount})`.as('own_pay'),
    })
    .from(tasks)
    .innerJoin(workUnits, eq(workUnits.id, tasks.workUnitId))
    .where(and(paidTasks(project), isNotNull(tasks.assigneeId)))
    .groupBy(tasks.assigneeId, tasks.workUnitId)
    .as('own')
  const rows = await db
    .select({
      userId: own.assigneeId,
      targetLangs: sql<string[]>`array_agg(distinct ${own.target})`,
      tasks: sql<number>`sum(${own.tasks})::int`,
      words: sql<number>`sum(${own.words})::int`,
      pay: sql<string>`sum(${own.pay})`,
      price: sql<string>`coalesce(sum(${workUnits.cost}), 0)`,
      allPay: sql<string>`sum(${paid.pay})`,
    })
    .from(own)
    .innerJoin(workUnits, eq(workUnits.id, own.workUnitId))
    .innerJoin(paid, eq(paid.workUnitId, own.workUnitId))
    .groupBy(own.assigneeId)
    .orderBy(sql`sum(${own.pay}) desc`, own.assigneeId)
  const people = await loadPeople(
    db,
    session,
    rows.map(({ userId }) => userId),
  )
  return rows.flatMap(({ userId, pay, price, allPay, ...row }) => {
    const user = people(userId)
    if (!user) return []
    return { ...row, user, pay: Number(pay), margin: Number(price) > 0 ? shareThatStays(price, allPay) : undefined }
  })
}
