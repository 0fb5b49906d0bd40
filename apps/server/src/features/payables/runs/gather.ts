import { and, asc, eq, exists, gte, isNotNull, isNull, lt, notExists, or, sql, type SQL } from 'drizzle-orm'
import { isOneOf } from '../../../kernel/database/columns.ts'
import type { Database } from '../../../kernel/database/connect.ts'
import { holdRows } from '../../../kernel/database/hold-rows.ts'
import { daysAs } from '../../../kernel/days.ts'
import { isOwn } from '../../../kernel/sample-objects.ts'
import { lockWorkUnits } from '../../work/lock-work-units.ts'
import type { HeldTask } from '../../work/held-task.ts'
import { taskPayments, tasks } from '../../work/task-tables.ts'
import { payableAdjustments, payableLines, payableSkips } from '../tables.ts'
import type { AdjustmentRow, BillableTask } from './billable.ts'

/** The work asked for: of all linguists, or of some, in days of a time zone. */
export interface Wanted {
  accountId: string
  startDay: string
  endDay: string
  timezone: string
  vendorIds: readonly string[] | null
  /** The day for which a run was scheduled; null or left out for one that someone has started. */
  scheduledDay?: string | null
}

const momentsOf = ({ startDay, endDay, timezone }: Wanted) => daysAs({ startDate: startDay, endDate: endDay }, timezone)

/**
 * Delivered tasks of the period, and those before it that the last run has carried. No one widens the period of a scheduled
 * run: it takes whatever a run before has left out, once it can be billed.
 */
function wantedTasks(db: Database, wanted: Wanted): SQL | undefined {
  const { start, end } = momentsOf(wanted)
  const carried = db
    .select({ one: sql`1` })
    .from(payableSkips)
    .where(and(eq(payableSkips.taskId, tasks.id), wanted.scheduledDay ? undefined : eq(payableSkips.reason, 'CARRIED')))
  return and(unbilled(wanted), lt(tasks.deliveredAt, end), or(gte(tasks.deliveredAt, start), exists(carried)))
}

const unbilled = ({ accountId, vendorIds }: Wanted) =>
  and(
    eq(tasks.accountId, accountId),
    sql`${tasks.status} = 'DELIVERED'`,
    isNotNull(tasks.assigneeId),
    isNull(tasks.skippedAt),
    isOwn(tasks.projectId),
    vendorIds === null ? undefined : isOneOf(tasks.assigneeId, vendorIds),
  )

/** How many delivered tasks from before the period are on no payable, and wait for a wider one. */
export const countOlder = (db: Database, wanted: Wanted): Promise<number> =>
  db.$count(tasks, and(unbilled(wanted), lt(tasks.deliveredAt, momentsOf(wanted).start)))

const openAdjustments = (db: Database, { accountId, vendorIds }: Wanted) =>
  and(
    eq(payableAdjustments.accountId, accountId),
    eq(payableAdjustments.status, 'CONFIRMED'),
    vendorIds === null ? undefined : isOneOf(payableAdjustments.vendorId, vendorIds),
    notExists(
      db
        .select({ one: sql`1` })
        .from(payableLines)
        .where(and(eq(payableLines.adjustmentId, payableAdjustments.id), isNull(payableLines.releasedAt))),
    ),
  )

/** The linguists whom a run may owe something, in a fixed order. */
export async function vendorsOf(db: Database, wanted: Wanted): Promise<string[]> {
  const ofTasks = await db.selectDistinct({ id: tasks.assigneeId }).from(tasks).where(wantedTasks(db, wanted))
  const ofAdjustments = await db
    .selectDistinct({ id: payableAdjustments.vendorId })
    .from(payableAdjustments)
    .where(openAdjustments(db, wanted))
  return [...new Set([...ofTasks, ...ofAdjustments].flatMap(({ id }) => id ?? []))].toSorted()
}

/** Billable work, with the tasks as they are held: they can't be moved or paid otherwise until the transaction ends. */
export interface Gathered {
  tasks: BillableTask[]
  adjustments: AdjustmentRow[]
  held: ReadonlyMap<string, HeldTask>
}

/** Reads the billable work; with `locked`, holds it, and leaves out tasks that were moved meanwhile. */
export async function gather(
  db: Database,
  wanted: Wanted,
  { locked = false }: { locked?: boolean } = {},
): Promise<Gathered> {
  const read = () =>
    db
      .select({ id: tasks.id, projectId: tasks.projectId, workUnitId: tasks.workUnitId })
      .from(tasks)
      .where(wantedTasks(db, wanted))
  let seen = await read()
  const held = new Map<string, HeldTask>()
  if (locked) {
    const ids = (each: 'projectId' | 'workUnitId') => [...new Set(seen.map((row) => row[each]))]
    for (const one of await lockWorkUnits(db, ids('projectId'), ids('workUnitId'))) held.set(one.task.id, one)
    seen = (await read()).filter(({ id }) => held.has(id))
  }
  const finding = db
    .select()
    .from(payableAdjustments)
    .where(openAdjustments(db, wanted))
    .orderBy(asc(payableAdjustments.createdAt), asc(payableAdjustments.id))
  const adjustments = await holdRows(finding, locked)
  return {
    tasks: await withPay(
      db,
      wanted,
      seen.map(({ id }) => id),
    ),
    adjustments,
    held,
  }
}

async function withPay(db: Database, wanted: Wanted, ids: readonly string[]): Promise<BillableTask[]> {
  if (ids.length === 0) return []
  const rows = await db
    .select()
    .from(tasks)
    .where(isOneOf(tasks.id, ids))
    .orderBy(asc(tasks.deliveredAt), asc(tasks.number))
  const lines = await db
    .select()
    .from(taskPayments)
    .where(isOneOf(taskPayments.taskId, ids))
    .orderBy(asc(taskPayments.displayOrder))
  const linesOf = Map.groupBy(lines, ({ taskId }) => taskId)
  const { start } = momentsOf(wanted)
  return rows.flatMap(({ id, assigneeId, currency, deliveredAt }) => {
    if (assigneeId === null || deliveredAt === null) return []
    const payments = linesOf.get(id) ?? []
    return [
      {
        id,
        vendorId: assigneeId,
        currency: currency ?? '',
        deliveredAt,
        isCarriedOver: deliveredAt.getTime() < start.getTime(),
        payments,
      },
    ]
  })
}
