import { isManager } from '@dragoman/sdk/permissions'
import { and, asc, eq, inArray } from 'drizzle-orm'
import { oneOrNotFound } from '../../kernel/find-visible.ts'
import { visibleWorkUnits } from './visible.ts'
import type { Database } from '../../kernel/database/connect.ts'
import { projectResources } from './tables.ts'
import { workUnits } from './work-unit-tables.ts'
import { tasks } from './task-tables.ts'
import { impossible } from '../../kernel/refusals.ts'
import type { SignedIn } from '../../identity/sessions.ts'
import { isInRange } from './slices.ts'
import { presentTask, waitsFor } from './steps.ts'

export type WorkUnitRow = typeof workUnits.$inferSelect
type TaskRow = typeof tasks.$inferSelect

/** Why a work unit is read-only (contract: EditorContextItem). */
export type ReadOnlyReason = 'TASK_STATUS' | 'NOT_ASSIGNEE' | 'WAITING_FOR_STEP' | 'NOT_CREATED' | 'OTHER_SLICE'

/** A work unit that is opened, with the task in which the caller works on it. */
export interface OpenWorkUnit {
  workUnit: WorkUnitRow
  fileName: string
  /** The page that shows the text in context. */
  previewUrl: string | null
  steps: TaskRow[]
  /** The task meant: the one asked for, else the caller's own, else the present one. */
  task: TaskRow | undefined
  /** Null: the caller may change segments, those of the writable tasks. */
  readOnly: ReadOnlyReason | null
  writable: TaskRow[]
}

/**
 * Opens a work unit that the caller may see; 404 for every other one. With `hold`, no one else changes it or moves its
 * tasks until the transaction ends.
 */
export async function openWorkUnit(
  db: Database,
  session: SignedIn,
  id: string,
  { taskId, hold = false }: { taskId?: string; hold?: boolean } = {},
): Promise<OpenWorkUnit> {
  const condition = and(eq(workUnits.id, id), visibleWorkUnits(db, session))
  oneOrNotFound(await db.select({ id: workUnits.id }).from(workUnits).where(condition), 'work unit')
  if (hold) await db.select({ id: workUnits.id }).from(workUnits).where(eq(workUnits.id, id)).for('update')
  return oneOrNotFound(await openWorkUnits(db, session, [{ workUnitId: id, taskId }]), 'work unit')
}

/** Opens work units that the caller may see, in the order given, each for its present task or the one asked for. */
export async function openWorkUnits(
  db: Database,
  session: SignedIn,
  wanted: readonly { workUnitId: string; taskId?: string }[],
): Promise<OpenWorkUnit[]> {
  if (wanted.length === 0) return []
  const ids = wanted.map(({ workUnitId }) => workUnitId)
  const rows = await db
    .select({ workUnit: workUnits, fileName: projectResources.name, previewUrl: projectResources.previewUrl })
    .from(workUnits)
    .innerJoin(projectResources, eq(projectResources.id, workUnits.resourceId))
    .where(inArray(workUnits.id, ids))
  const allSteps = await db
    .select()
    .from(tasks)
    .where(inArray(tasks.workUnitId, ids))
    .orderBy(asc(tasks.step), asc(tasks.beginIndex))
  return wanted.flatMap(({ workUnitId, taskId }): OpenWorkUnit[] => {
    const row = rows.find(({ workUnit }) => workUnit.id === workUnitId)
    if (!row) return []
    const steps = allSteps.filter((step) => step.workUnitId === workUnitId)
    const task = meantTask(session, row.workUnit, steps, taskId)
    const reasonOf = (one: TaskRow | undefined) => readOnlyReason(session, row.workUnit, steps, one)
    const writable = (taskId && task ? [task] : steps).filter((one) => reasonOf(one) === null)
    return [{ ...row, steps, task, writable, readOnly: writable.length > 0 ? null : reasonOf(task) }]
  })
}

function meantTask(
  session: SignedIn,
  workUnit: WorkUnitRow,
  steps: readonly TaskRow[],
  taskId?: string,
): TaskRow | undefined {
  if (taskId) return steps.find(({ id }) => id === taskId)
  if (isManager(session)) return presentTask(workUnit, steps) ?? steps.at(-1)
  const own = steps.filter(({ assigneeId }) => assigneeId === session.user.id)
  return presentTask(workUnit, own) ?? own.at(-1)
}

/** Segments are changed in the present step alone: by its assignee once accepted, or by a manager. */
export function readOnlyReason(
  session: SignedIn,
  workUnit: Pick<WorkUnitRow, 'genesisStatus' | 'currentStep'>,
  steps: readonly TaskRow[],
  task: TaskRow | undefined,
): ReadOnlyReason | null {
  if (workUnit.genesisStatus !== 'CREATED') return 'NOT_CREATED'
  if (!task) return 'NOT_ASSIGNEE'
  const manages = isManager(session)
  if (!manages && task.assigneeId !== session.user.id) return 'NOT_ASSIGNEE'
  const writable = manages ? ['PENDING', 'APPROVED'] : ['APPROVED']
  if (!writable.includes(task.status)) return 'TASK_STATUS'
  if (waitsFor(steps, task)) return 'WAITING_FOR_STEP'
  return task.step === workUnit.currentStep ? null : 'TASK_STATUS'
}

const reasonSentences: Record<ReadOnlyReason, string> = {
  TASK_STATUS: "The task isn't in progress, so its segments can't be changed.",
  NOT_ASSIGNEE: 'Only managers and the assignee of the current step can change segments.',
  WAITING_FOR_STEP: "The previous step isn't delivered yet.",
  NOT_CREATED: "The segments of this work unit aren't ready yet.",
  OTHER_SLICE: 'This segment belongs to another slice of the file.',
}

/** Refuses a read-only work unit with 422 and the reason. */
export function requireWritable({ readOnly, task }: OpenWorkUnit): void {
  if (readOnly) throw isReadOnly(readOnly, task)
}

/** The writable task that covers a segment; 422 with the reason for a segment that the caller can't change. */
export function requireWritableAt(open: OpenWorkUnit, index: number): TaskRow {
  requireWritable(open)
  const task = open.writable.find((one) => isInRange(index, one))
  if (!task) throw isReadOnly('OTHER_SLICE', open.task)
  return task
}

const isReadOnly = (readOnly: ReadOnlyReason, task: TaskRow | undefined) =>
  impossible(reasonSentences[readOnly], 'READ_ONLY', {
    readOnlyReason: readOnly,
    taskStatus: task?.status ?? null,
  })
