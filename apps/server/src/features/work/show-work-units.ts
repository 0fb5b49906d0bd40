import type { AssignmentState, TaskStatus } from '@dragoman/sdk/operations/shared'
import type { TaskRange, WorkUnit, WorkUnitStep } from '@dragoman/sdk/operations/workUnits'
import type { WorkflowRef } from '@dragoman/sdk/operations/workflows'
import { asc, eq, inArray } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import { seesPrices } from '../../identity/sees-prices.ts'
import type { Database } from '../../kernel/database/connect.ts'
import { sideBySide } from '../../kernel/database/side-by-side.ts'
import { isOneOf } from '../../kernel/database/columns.ts'
import { projectResources, projects } from './tables.ts'
import { workUnits } from './work-unit-tables.ts'
import { tasks } from './task-tables.ts'
import { workflows } from '../workflows/tables.ts'
import { orgUnits } from '../../identity/tables.ts'
import type { SignedIn } from '../../identity/sessions.ts'
import { loadPeople } from '../../identity/people.ts'
import { isDone, presentTask, type Step } from './steps.ts'

const stepTask = {
  id: tasks.id,
  workUnitId: tasks.workUnitId,
  step: tasks.step,
  beginIndex: tasks.beginIndex,
  endIndex: tasks.endIndex,
  sliceWords: tasks.sliceWords,
  sliceSegments: tasks.sliceSegments,
  status: tasks.status,
  createdBy: tasks.createdBy,
  assignedBy: tasks.assignedBy,
  assigneeId: tasks.assigneeId,
  acceptedAt: tasks.acceptedAt,
  skippedAt: tasks.skippedAt,
  dueDate: tasks.dueDate,
}
type StepTask = Pick<typeof tasks.$inferSelect, keyof typeof stepTask>

const stepWorkflow = {
  id: workflows.id,
  code: workflows.code,
  title: workflows.title,
  editorEnabled: workflows.editorEnabled,
}
type StepWorkflow = Pick<typeof workflows.$inferSelect, keyof typeof stepWorkflow>

/** A task with its workflow, as a step of its work unit. */
export interface StepRow {
  task: StepTask
  workflow: StepWorkflow
}

const workUnitColumns = {
  id: workUnits.id,
  projectId: workUnits.projectId,
  sequence: workUnits.sequence,
  sourceLocale: workUnits.sourceLocale,
  targetLocale: workUnits.targetLocale,
  currentStep: workUnits.currentStep,
  genesisStatus: workUnits.genesisStatus,
  genesisDescription: workUnits.genesisDescription,
  genesisCause: workUnits.genesisCause,
  words: workUnits.words,
  netWords: workUnits.netWords,
  cost: workUnits.cost,
  savings: workUnits.savings,
  totalSegments: workUnits.totalSegments,
  lockedSegments: workUnits.lockedSegments,
  confirmedSegments: workUnits.confirmedSegments,
  translationStatus: workUnits.translationStatus,
  deliverableFileKey: workUnits.deliverableFileKey,
  createdAt: workUnits.createdAt,
  updatedAt: workUnits.updatedAt,
}
type WorkUnitColumns = Pick<typeof workUnits.$inferSelect, keyof typeof workUnitColumns>

/** The columns that show a work unit; a query joins their files, projects and units. */
export const shownWorkUnit = {
  workUnit: workUnitColumns,
  resource: { id: projectResources.id, name: projectResources.name, path: projectResources.path },
  orgUnitNumber: orgUnits.number,
}

interface WorkUnitRow {
  workUnit: WorkUnitColumns
  resource: Pick<typeof projectResources.$inferSelect, keyof (typeof shownWorkUnit)['resource']>
  orgUnitNumber: number
}

/** A step's workflow in short. */
export const workflowRef = ({ id, code, title, editorEnabled }: StepWorkflow): WorkflowRef => ({
  uuid: id,
  code,
  title,
  editorEnabled,
})

/** The facet beside a task's status. */
export function assignmentOf(
  task: Pick<StepTask, 'assigneeId' | 'acceptedAt' | 'skippedAt' | 'status'>,
): AssignmentState {
  if (task.skippedAt) return 'SKIPPED'
  if (!task.assigneeId) return isDone(task) ? 'MACHINE' : 'UNASSIGNED'
  return task.acceptedAt ? 'ACCEPTED' : 'ASSIGNED'
}

const isOpen = (task: Step) => !isDone(task) && task.status !== 'CANCELLED'

/** The range of a slice; nothing for a task of a whole file. */
export const sliceOf = (task: StepTask): { slice?: TaskRange } =>
  task.endIndex === null
    ? {}
    : {
        slice: {
          beginIndex: task.beginIndex,
          endIndex: task.endIndex,
          words: task.sliceWords ?? 0,
          segments: task.sliceSegments ?? 0,
        },
      }

/** The steps of work units, in their order, by work unit. */
export async function loadSteps(db: Database, workUnitIds: readonly string[]): Promise<Map<string, StepRow[]>> {
  if (workUnitIds.length === 0) return new Map()
  const found = await stepsWhere(db, isOneOf(tasks.workUnitId, workUnitIds))
  return new Map(workUnitIds.map((id) => [id, found.get(id) ?? []]))
}

/** All steps of the work units of some tasks, by work unit. */
export function loadSiblings(db: Database, taskIds: readonly string[]): Promise<Map<string, StepRow[]>> {
  const workUnitIds = db.select({ id: tasks.workUnitId }).from(tasks).where(isOneOf(tasks.id, taskIds))
  return stepsWhere(db, inArray(tasks.workUnitId, workUnitIds))
}

async function stepsWhere(db: Database, condition: SQL): Promise<Map<string, StepRow[]>> {
  const rows = await db
    .select({ task: stepTask, workflow: stepWorkflow })
    .from(tasks)
    .innerJoin(workflows, eq(workflows.id, tasks.workflowId))
    .where(condition)
    .orderBy(asc(tasks.workUnitId), asc(tasks.step), asc(tasks.beginIndex))
  return Map.groupBy(rows, ({ task }) => task.workUnitId)
}

/** The first step that is not delivered; the last one when all are, of those that were not canceled. */
export function presentStep(workUnit: { currentStep: number }, steps: readonly StepRow[]): StepRow | undefined {
  const tasksOfSteps = steps.map(({ task }) => task)
  const present = presentTask(workUnit, tasksOfSteps)
  if (present) return steps.find(({ task }) => task.id === present.id)
  return steps.findLast(({ task }) => task.status !== 'CANCELLED') ?? steps.at(-1)
}

/**
 * Work units as the wire shows them, by id; without those that have been deleted meanwhile. `withSteps` adds each one's
 * steps, with their people. Price and savings are included for callers who may see what clients pay.
 */
export async function showWorkUnits(
  db: Database,
  session: SignedIn,
  ids: readonly string[],
  { withSteps = false }: { withSteps?: boolean } = {},
): Promise<Map<string, WorkUnit>> {
  if (ids.length === 0) return new Map()
  const finding = db
    .select(shownWorkUnit)
    .from(workUnits)
    .innerJoin(projectResources, eq(projectResources.id, workUnits.resourceId))
    .innerJoin(projects, eq(projects.id, workUnits.projectId))
    .innerJoin(orgUnits, eq(orgUnits.id, projects.orgUnitId))
    .where(isOneOf(workUnits.id, ids))
  const [rows, steps] = await sideBySide(
    db,
    () => finding,
    () => loadSteps(db, [...new Set(ids)]),
  )
  const people = await loadPeople(
    db,
    session,
    withSteps ? [...steps.values()].flat().map(({ task }) => task.assigneeId) : [],
  )
  const stepOf = ({ task, workflow }: StepRow): WorkUnitStep => ({
    taskUuid: task.id,
    workflow: workflowRef(workflow),
    status: task.status as TaskStatus,
    assignment: assignmentOf(task),
    assignee: people(task.assigneeId),
    ...(task.dueDate && { dueDate: task.dueDate.getTime() }),
    ...sliceOf(task),
  })
  return new Map(
    rows.flatMap((row): [string, WorkUnit][] => {
      const own = steps.get(row.workUnit.id)
      if (!own?.length) return []
      return [[row.workUnit.id, { ...showWorkUnit(session, row, own), ...(withSteps && { steps: own.map(stepOf) }) }]]
    }),
  )
}

/** One work unit as the wire shows it; see `showWorkUnits`. */
export const showWorkUnit = (session: SignedIn, row: WorkUnitRow, steps: readonly StepRow[]): WorkUnit => ({
  ...showFields(row, steps),
  ...(seesPrices(session) && priceOf(row.workUnit)),
})

const priceOf = ({ cost, savings }: WorkUnitColumns) => ({
  ...(cost !== null && { cost: Number(cost) }),
  ...(savings !== null && { savings: Number(savings) }),
})

function showFields(row: WorkUnitRow, steps: readonly StepRow[]): WorkUnit {
  const { workUnit, resource } = row
  const present = presentStep(workUnit, steps)
  if (!present) throw new Error(`work unit ${workUnit.id} has no step`)
  const status = present.task.status as TaskStatus
  return {
    uuid: workUnit.id,
    workId: workUnit.id,
    name: `${resource.name} · ${workUnit.targetLocale}`,
    filename: resource.name,
    sequence: workUnit.sequence,
    sourceLanguage: workUnit.sourceLocale,
    targetLanguage: workUnit.targetLocale,
    workflow: present.workflow.code,
    workflowUuid: present.workflow.id,
    workStatus: status,
    taskStatus: status,
    projectUUID: workUnit.projectId,
    projectResource: { uuid: resource.id, name: resource.name, path: resource.path },
    projectResourceUuid: resource.id,
    orgUnitId: row.orgUnitNumber,
    creationTimestamp: workUnit.createdAt.getTime(),
    lastUpdate: workUnit.updatedAt.getTime(),
    words: workUnit.words,
    ...(workUnit.netWords !== null && { netWords: Number(workUnit.netWords) }),
    segments: workUnit.totalSegments + workUnit.lockedSegments,
    totalSegments: workUnit.totalSegments,
    confirmedSegments: workUnit.confirmedSegments,
    totalNonTranslatable: workUnit.lockedSegments,
    confirmedNonTranslatable: workUnit.lockedSegments,
    contentIsEmpty: workUnit.genesisStatus === 'CREATED' && workUnit.totalSegments + workUnit.lockedSegments === 0,
    createdOnGenesis: workUnit.genesisStatus === 'CREATED',
    genesisCreationStatus: workUnit.genesisStatus as WorkUnit['genesisCreationStatus'],
    ...(workUnit.genesisDescription && { genesisCreationDescription: workUnit.genesisDescription }),
    ...(workUnit.genesisCause && { genesisCreationFailure: workUnit.genesisCause }),
    translationStatus: workUnit.translationStatus as WorkUnit['translationStatus'],
    hasDeliverable: workUnit.deliverableFileKey !== null,
    isSplit: steps.some(({ task }) => task.endIndex !== null),
    partiallyDelivered: steps.some(({ task }) => isDone(task)) && steps.some(({ task }) => isOpen(task)),
  }
}

/** Work units as the wire shows them, with their steps, in the order of the ids; see `showWorkUnits`. */
export async function workUnitsInOrder(db: Database, session: SignedIn, ids: readonly string[]) {
  const shown = await showWorkUnits(db, session, ids, { withSteps: true })
  return ids.flatMap((id) => shown.get(id) ?? [])
}
