import type { AssignmentState, TaskStatus } from '@dragoman/sdk/operations/shared'
import type { WorkUnit, WorkUnitStep } from '@dragoman/sdk/operations/workUnits'
import type { WorkflowRef } from '@dragoman/sdk/operations/workflows'
import { asc, eq, inArray } from 'drizzle-orm'
import { seesPrices } from '../../access/prices.ts'
import type { Database } from '../../database/connect.ts'
import { orgUnits, projectResources, projects, tasks, workUnits, workflows } from '../../db/schema.ts'
import type { SignedIn } from '../../http/sessions.ts'
import { loadPeople } from '../people/people.ts'

type TaskRow = typeof tasks.$inferSelect

/** A task with its workflow, as a step of its work unit. */
export interface StepRow {
  task: TaskRow
  workflow: typeof workflows.$inferSelect
}

/** A step's workflow in short. */
export const workflowRef = ({ id, code, title, editorEnabled }: typeof workflows.$inferSelect): WorkflowRef => ({
  uuid: id,
  code,
  title,
  editorEnabled,
})

/** The facet beside a task's status. */
export function assignmentOf(task: Pick<TaskRow, 'assigneeId' | 'acceptedAt' | 'skippedAt'>): AssignmentState {
  if (task.skippedAt) return 'SKIPPED'
  if (!task.assigneeId) return 'UNASSIGNED'
  return task.acceptedAt ? 'ACCEPTED' : 'ASSIGNED'
}

/** The steps of work units, in their order, by work unit. */
export async function loadSteps(db: Database, workUnitIds: readonly string[]): Promise<Map<string, StepRow[]>> {
  const steps = new Map<string, StepRow[]>(workUnitIds.map((id) => [id, []]))
  if (steps.size === 0) return steps
  const rows = await db
    .select({ task: tasks, workflow: workflows })
    .from(tasks)
    .innerJoin(workflows, eq(workflows.id, tasks.workflowId))
    .where(inArray(tasks.workUnitId, [...steps.keys()]))
    .orderBy(asc(tasks.workUnitId), asc(tasks.step))
  for (const row of rows) steps.get(row.task.workUnitId)?.push(row)
  return steps
}

/** The first step that is not delivered; the last one when all are. */
export function presentStep(unit: { currentStep: number }, steps: readonly StepRow[]): StepRow | undefined {
  return steps[Math.min(unit.currentStep, steps.length - 1)]
}

/**
 * Work units as the wire shows them, by id. `withSteps` adds each one's steps, with their people. Price and savings are
 * in it for whoever may see what clients pay.
 */
export async function showWorkUnits(
  db: Database,
  session: SignedIn,
  ids: readonly string[],
  { withSteps = false }: { withSteps?: boolean } = {},
): Promise<Map<string, WorkUnit>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .select({ unit: workUnits, resource: projectResources, orgUnitNumber: orgUnits.number })
    .from(workUnits)
    .innerJoin(projectResources, eq(projectResources.id, workUnits.resourceId))
    .innerJoin(projects, eq(projects.id, workUnits.projectId))
    .innerJoin(orgUnits, eq(orgUnits.id, projects.orgUnitId))
    .where(inArray(workUnits.id, [...new Set(ids)]))
  const steps = await loadSteps(db, [...new Set(ids)])
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
  })
  const withPrice = seesPrices(session)
  return new Map(
    rows.map((row) => {
      const own = steps.get(row.unit.id) ?? []
      const price = withPrice ? priceOf(row.unit) : {}
      return [row.unit.id, { ...showUnit(row, own), ...price, ...(withSteps && { steps: own.map(stepOf) }) }]
    }),
  )
}

const priceOf = ({ cost, savings }: typeof workUnits.$inferSelect) => ({
  ...(cost !== null && { cost: Number(cost) }),
  ...(savings !== null && { savings: Number(savings) }),
})

function showUnit(
  row: { unit: typeof workUnits.$inferSelect; resource: typeof projectResources.$inferSelect; orgUnitNumber: number },
  steps: readonly StepRow[],
): WorkUnit {
  const { unit, resource } = row
  const present = presentStep(unit, steps)
  if (!present) throw new Error(`work unit ${unit.id} has no step`)
  const status = present.task.status as TaskStatus
  return {
    uuid: unit.id,
    workId: unit.id,
    name: `${resource.name} · ${unit.targetLocale}`,
    filename: resource.name,
    sequence: unit.sequence,
    sourceLanguage: unit.sourceLocale,
    targetLanguage: unit.targetLocale,
    workflow: present.workflow.code,
    workflowUuid: present.workflow.id,
    workStatus: status,
    taskStatus: status,
    projectUUID: unit.projectId,
    projectResource: { uuid: resource.id, name: resource.name, path: resource.path },
    projectResourceUuid: resource.id,
    orgUnitId: row.orgUnitNumber,
    creationTimestamp: unit.createdAt.getTime(),
    lastUpdate: unit.updatedAt.getTime(),
    words: unit.words,
    ...(unit.netWords !== null && { netWords: Number(unit.netWords) }),
    segments: unit.totalSegments + unit.lockedSegments,
    totalSegments: unit.totalSegments,
    confirmedSegments: unit.confirmedSegments,
    totalNonTranslatable: unit.lockedSegments,
    contentIsEmpty: unit.genesisStatus === 'CREATED' && unit.totalSegments + unit.lockedSegments === 0,
    createdOnGenesis: unit.genesisStatus === 'CREATED',
    genesisCreationStatus: unit.genesisStatus as WorkUnit['genesisCreationStatus'],
    ...(unit.genesisDescription && { genesisCreationDescription: unit.genesisDescription }),
    translationStatus: unit.translationStatus as WorkUnit['translationStatus'],
    hasDeliverable: unit.deliverableFileKey !== null,
    isSplit: false,
    partiallyDelivered: unit.currentStep > 0 && unit.currentStep < steps.length,
  }
}
