import { and, asc, eq, isNull, isNotNull, max, sql } from 'drizzle-orm'
import { isOneOf } from '../../../kernel/database/columns.ts'
import type { Database } from '../../../kernel/database/connect.ts'
import { insertRows } from '../../../kernel/database/insert-rows.ts'
import { recordChange } from '../../../kernel/journal.ts'
import { orgUnits } from '../../../identity/tables.ts'
import { projects } from '../../work/tables.ts'
import { taskEvents, taskOffers, tasks } from '../../work/task-tables.ts'
import { taskEntity, type HeldTask } from '../../work/held-task.ts'
import { wholeRules } from '../../account/settings/placement-rules.ts'
import { lockWorkUnits } from '../../work/lock-work-units.ts'
import type { UnassignedTask } from './contenders.ts'
import { inOrder, type Contender, type Filter } from './placement.ts'

/** A linguist as the rules look at them, with what keeps them from a task. */
export interface Looked {
  contender: Contender
  filters: Filter[]
}

/** To whom a task is offered, in their order, and whom rules keep from it. */
export interface OfferPlan {
  row: UnassignedTask
  able: Contender[]
  others: Looked[]
}

/** Whether the tasks of a unit are offered rather than assigned. */
export const isOffered = ({ orgUnit: { placement } }: Pick<UnassignedTask, 'orgUnit'>) =>
  placement.distribution === 'OFFER'

const unseen: readonly Filter[] = ['LANGUAGE_PAIR', 'ORG_UNIT']

/** Plans the offer of a task; linguists of other languages and units aren't considered. */
export const planOffer = (row: UnassignedTask, looked: readonly Looked[]): OfferPlan => ({
  row,
  able: inOrder(
    looked.filter(({ filters }) => filters.length === 0).map(({ contender }) => contender),
    row.orgUnit.placement.order,
  ),
  others: looked.filter(({ filters }) => filters.length > 0 && !filters.some((filter) => unseen.includes(filter))),
})

/** Notes for held tasks that are still open who is offered them, and offers them to the first linguists. */
export async function writeOffers(
  db: Database,
  plans: readonly OfferPlan[],
  { held, now }: { held: readonly HeldTask[]; now: Date },
): Promise<void> {
  const byId = new Map(held.map((each) => [each.task.id, each]))
  for (const { row, able, others } of plans) {
    const found = byId.get(row.task.id)
    if (!found || found.task.status !== 'PENDING' || found.task.assigneeId !== null) continue
    const taskId = row.task.id
    const rows = [
      ...able.map(({ userId }, index) => ({ taskId, userId, position: index + 1, blockedBy: [] as string[] })),
      ...others.map(({ contender: { userId }, filters }) => ({ taskId, userId, position: null, blockedBy: filters })),
    ]
    await db.delete(taskOffers).where(eq(taskOffers.taskId, taskId))
    await insertRows(db, taskOffers, rows)
    await offerNext(db, found, { batchSize: wholeRules(row.orgUnit.placement).batchSize, now })
  }
}

/** Offers a held task to the next linguists; tells its log and the journal. */
async function offerNext(
  db: Database,
  held: HeldTask,
  { batchSize, now }: { batchSize: number; now: Date },
): Promise<void> {
  const { task } = held
  const next = await db
    .select({ userId: taskOffers.userId })
    .from(taskOffers)
    .where(and(eq(taskOffers.taskId, task.id), isNotNull(taskOffers.position), isNull(taskOffers.offeredAt)))
    .orderBy(asc(taskOffers.position))
    .limit(batchSize)
  if (next.length === 0) return
  const userIds = next.map(({ userId }) => userId)
  await db
    .update(taskOffers)
    .set({ offeredAt: now })
    .where(and(eq(taskOffers.taskId, task.id), isOneOf(taskOffers.userId, userIds)))
  await insertRows(
    db,
    taskEvents,
    userIds.map((subjectId) => ({ taskId: task.id, subjectId, event: 'OFFERED' })),
  )
  const author = { accountId: task.accountId, userId: null, requestId: null }
  await recordChange(db, author, {
    event: 'TASK_OFFERED',
    entity: taskEntity(held),
    projectId: task.projectId,
    after: { offeredTo: userIds },
    detail: { event: 'OFFERED', bySystem: true },
  })
}

const waited = sql`max(${taskOffers.offeredAt}) + make_interval(mins => coalesce((${orgUnits.placement} ->> 'waitingMinutes')::int, 240))`

/** Open tasks that waited long enough for a claim, and are to be offered to more linguists. */
const findWaiting = (db: Database, now: Date, taskId?: string) =>
  db
    .select({ id: tasks.id, workUnitId: tasks.workUnitId, projectId: tasks.projectId, placement: orgUnits.placement })
    .from(taskOffers)
    .innerJoin(tasks, eq(tasks.id, taskOffers.taskId))
    .innerJoin(projects, eq(projects.id, tasks.projectId))
    .innerJoin(orgUnits, eq(orgUnits.id, tasks.orgUnitId))
    .where(
      and(
        eq(tasks.status, 'PENDING'),
        isNull(tasks.assigneeId),
        eq(projects.status, 'APPROVED'),
        eq(projects.autopilotEnabled, true),
        isNotNull(taskOffers.position),
        taskId === undefined ? undefined : eq(tasks.id, taskId),
      ),
    )
    .groupBy(tasks.id, orgUnits.id)
    .having(and(sql`count(*) > count(${taskOffers.offeredAt})`, sql`${waited} <= ${now.toISOString()}::timestamptz`))
    .orderBy(max(taskOffers.offeredAt))
    .limit(500)

/** Offers tasks that no one claimed in time to the next linguists. */
export async function offerWaitingTasks(db: Database, now: Date): Promise<void> {
  for (const { id, workUnitId, projectId } of await findWaiting(db, now)) {
    await db.transaction(async (transaction) => {
      const held = await lockWorkUnits(transaction, [projectId], [workUnitId])
      // Another server may have been first, or someone has claimed it.
      const [still] = await findWaiting(transaction, now, id)
      const found = held.find(({ task }) => task.id === id)
      if (still && found) await offerNext(transaction, found, { batchSize: wholeRules(still.placement).batchSize, now })
    })
  }
}
