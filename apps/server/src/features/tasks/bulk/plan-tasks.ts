import { shiftDays as laterBy } from '@dragoman/sdk/zoned-days'
import type { BulkItem } from '@dragoman/sdk/operations/bulkChanges'
import type { TaskBulkChange } from '@dragoman/sdk/operations/tasks'
import { isOneOf } from '../../../kernel/database/columns.ts'
import type { Database } from '../../../kernel/database/connect.ts'
import { oneOrNotFound } from '../../../kernel/find-visible.ts'
import { invalid } from '../../../kernel/refusals.ts'
import { users } from '../../../kernel/tables.ts'
import { taskEntity, type HeldTask } from '../../work/held-task.ts'
import { loadProposals } from '../../work/due-dates.ts'
import { demandOf, findCandidates, type Candidate, type Obstacle } from '../placement/eligible.ts'
import { hasOtherStep, unitsThatShareSteps } from '../placement/own-steps.ts'
import { hasValue, valueSetBy, type SetColumns } from '../set-fields.ts'
import { assigneePart, taskVersion } from '../task-version.ts'
import { isOpen, type Decide, type Outcome } from './decide.ts'
import { canceling, delivering } from './plan-moves.ts'

/** A task that a bulk change changes, and how it is shown. */
export interface PlannedTask {
  held: HeldTask
  item: BulkItem
}

/** The effect of a bulk change on each task. */
export interface TaskPlan {
  changing: PlannedTask[]
  /** Tasks that need a decision, changed only where they are included. */
  choices: PlannedTask[]
  skipped: BulkItem[]
}

/** Requires the parameters of a change besides its tasks: 400 if one is left out. */
export function requireComplete(change: TaskBulkChange): void {
  const { kind, userUuid, dueDate, shiftDays } = change
  if (kind === 'DUE_DATE' && (dueDate === undefined) === (shiftDays === undefined)) {
    throw invalid('body.dueDate', 'Set either body.dueDate or body.shiftDays.')
  }
  if (kind === 'ASSIGN' && !userUuid) throw invalid('body.userUuid', 'Name the new assignee in body.userUuid.')
  valueSetBy(change)
}

/** Decides what a change does to each of the tasks, as they are now. 404 for an assignee of another account. */
export async function planTasks(
  db: Database,
  change: TaskBulkChange,
  held: readonly HeldTask[],
  /** Where the person is who makes the change; null where that is unknown. */
  timezone: string | null,
): Promise<TaskPlan> {
  // Earlier steps come first: where only one step of a file can go to a person, it is the first.
  const ordered = [...held].sort((a, b) => a.task.step - b.task.step)
  const names = await namesOf(
    db,
    held.map(({ task }) => task.assigneeId),
  )
  const included = new Map(change.include?.map(({ uuid, version }) => [uuid, version]))
  const decide = await deciding(db, change, held, { isIncluded: (id) => included.has(id), timezone })
  const plan: TaskPlan = { changing: [], choices: [], skipped: [] }
  for (const each of ordered) {
    const { task } = each
    const version = taskVersion(task, [])
    const previousAssignee = names.get(task.assigneeId ?? '')
    const item = { uuid: task.id, name: taskEntity(each).name, version, ...(previousAssignee && { previousAssignee }) }
    const outcome = decide(each)
    if ('skip' in outcome) plan.skipped.push({ ...item, ...outcome.skip })
    else if (!outcome.choice) plan.changing.push({ held: each, item: { ...item, ...outcome.show } })
    else if (!included.has(task.id))
      plan.choices.push({ held: each, item: { ...item, ...outcome.show, reason: outcome.choice } })
    else if (assigneePart(included.get(task.id)) === assigneePart(version))
      plan.changing.push({ held: each, item: { ...item, ...outcome.show } })
    else plan.skipped.push({ ...item, reason: 'CHANGED' })
  }
  return plan
}

async function deciding(
  db: Database,
  change: TaskBulkChange,
  held: readonly HeldTask[],
  { isIncluded, timezone }: { isIncluded: (id: string) => boolean; timezone: string | null },
): Promise<Decide> {
  if (change.kind === 'ASSIGN') return assigning(db, change, held, isIncluded)
  if (change.kind === 'UNASSIGN') return unassigning
  const value = valueSetBy(change)
  if (value) return setting(value)
  if (change.kind === 'DELIVER') return delivering(db, held)
  if (change.kind === 'CANCEL') return canceling
  if (change.kind === 'DUE_DATE') return dating(change, await proposalsFor(db, change, held), timezone)
  throw new Error(`${change.kind} is planned elsewhere`)
}

async function assigning(
  db: Database,
  change: TaskBulkChange,
  held: readonly HeldTask[],
  isIncluded: (id: string) => boolean,
): Promise<Decide> {
  const userId = change.userUuid ?? ''
  const candidates = await candidatesFor(db, held, userId)
  const shares = await unitsThatShareSteps(
    db,
    held.map(({ project }) => project.orgUnitId),
  )
  const given = new Set<string>()
  return (each) => {
    const { task, steps, project } = each
    if (task.status !== 'PENDING') return { skip: { reason: 'NOT_OPEN' } }
    if (task.assigneeId === userId) return { skip: { reason: 'ALREADY' } }
    const { user, obstacles } = candidates(each)
    const soon = steps.map((step) => (given.has(step.id) ? { ...step, assigneeId: userId } : step))
    const isOwn = !shares.has(project.orgUnitId) && hasOtherStep(soon, task, userId)
    const blockedBy: Obstacle[] = [...obstacles, ...(isOwn ? (['OTHER_STEP'] as const) : [])]
    if (blockedBy.length > 0) return { skip: { reason: 'NOT_ELIGIBLE', blockedBy } }
    const isTaken = task.assigneeId !== null
    if (!isTaken || isIncluded(task.id)) given.add(task.id)
    return { show: { assignee: user.name }, choice: isTaken && 'ASSIGNED' }
  }
}

/** The candidates for tasks, with their obstacles for each; people are looked up once for equal demands. */
async function candidatesFor(
  db: Database,
  held: readonly HeldTask[],
  userId: string,
): Promise<(each: HeldTask) => Candidate> {
  const keyOf = (each: HeldTask) => JSON.stringify(demandOf(each))
  const found = new Map<string, Candidate>()
  for (const [key, [first]] of Map.groupBy(held, keyOf)) {
    if (first) found.set(key, oneOrNotFound(await findCandidates(db, demandOf(first), { userId }), 'person'))
  }
  return (each) => {
    const candidate = found.get(keyOf(each))
    if (!candidate) throw new Error(`no one was looked up for task ${each.task.id}`)
    return candidate
  }
}

function unassigning({ task }: HeldTask): Outcome {
  if (task.status !== 'PENDING' && task.status !== 'APPROVED') return { skip: { reason: 'CLOSED' } }
  if (task.assigneeId === null) return { skip: { reason: 'UNASSIGNED' } }
  return { show: {}, choice: task.status === 'APPROVED' && 'ACCEPTED' }
}

const setting =
  (value: Partial<SetColumns>): Decide =>
  ({ task }) => {
    if (!isOpen(task)) return { skip: { reason: 'CLOSED' } }
    return hasValue(task, value) ? { skip: { reason: 'ALREADY' } } : { show: {} }
  }

/** The proposed due dates, where a change returns to them. */
const proposalsFor = (
  db: Database,
  { dueDate }: TaskBulkChange,
  held: readonly HeldTask[],
): Promise<ReadonlyMap<string, Date | null>> | undefined =>
  dueDate === null
    ? loadProposals(
        db,
        held.map(({ project }) => project.id),
        new Date(),
      )
    : undefined

const dating =
  (
    { dueDate, shiftDays }: TaskBulkChange,
    proposals: ReadonlyMap<string, Date | null> | undefined,
    timezone: string | null,
  ): Decide =>
  ({ task, project }) => {
    if (!isOpen(task)) return { skip: { reason: 'CLOSED' } }
    const before = task.dueDate?.getTime()
    if (shiftDays !== undefined && before === undefined) return { skip: { reason: 'NO_DUE_DATE' } }
    const after = proposals
      ? proposals.get(task.id)?.getTime()
      : shiftDays === undefined
        ? (dueDate ?? undefined)
        : laterBy(before!, shiftDays, timezone ?? project.timezone)
    if (after === before && task.dueDateSet === !proposals) return { skip: { reason: 'ALREADY' } }
    return {
      show: {
        ...(after !== undefined && { dueDate: after }),
        ...(before !== undefined && { previousDueDate: before }),
      },
    }
  }

/** The names of people, by id. */
export async function namesOf(db: Database, ids: readonly (string | null)[]): Promise<Map<string, string>> {
  const wanted = ids.filter((id) => id !== null)
  if (wanted.length === 0) return new Map()
  const rows = await db.select({ id: users.id, name: users.name }).from(users).where(isOneOf(users.id, wanted))
  return new Map(rows.map(({ id, name }) => [id, name]))
}
