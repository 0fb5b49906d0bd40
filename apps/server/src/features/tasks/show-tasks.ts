import type { Task, TaskDependency, TaskPayment } from '@dragoman/sdk/operations/tasks'
import type { TaskStatus } from '@dragoman/sdk/operations/shared'
import { asc, eq, exists, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { hasPermission } from '@dragoman/sdk/permissions'
import { oneOrNotFound } from '../../kernel/find-visible.ts'
import type { Database } from '../../kernel/database/connect.ts'
import { sideBySide } from '../../kernel/database/side-by-side.ts'
import { isOneOf } from '../../kernel/database/columns.ts'
import { referenceFiles as referenceFilesTable } from '../work/file-tables.ts'
import { projectResources, projects } from '../work/tables.ts'
import { confirmedNow } from '../work/slices.ts'
import { workUnits } from '../work/work-unit-tables.ts'
import { showFacts, valuesOf, type ValueFacts } from '../custom-fields/custom-values.ts'
import { taskCustomValues, taskPayments, tasks } from '../work/task-tables.ts'
import { orgUnits } from '../../identity/tables.ts'
import type { SignedIn } from '../../identity/sessions.ts'
import { decimal, multiply, toNumber } from '../../kernel/decimal.ts'
import { loadPeople } from '../../identity/people.ts'
import { showPerson, type People, type PersonRow } from '../../identity/people.ts'
import { users } from '../../kernel/tables.ts'
import { referenceFilesOf } from '../projects/references/reference-files.ts'
import { filesOfTasks } from './files/task-files.ts'
import { taskFiles } from './tables.ts'
import { setColumns, showSetFields } from './set-fields.ts'
import { taskVersion } from './task-version.ts'
import {
  assignmentOf,
  loadSiblings,
  shownWorkUnit,
  showWorkUnit,
  sliceOf,
  workflowRef,
} from '../work/show-work-units.ts'
import type { StepRow } from '../work/show-work-units.ts'
import { waitsFor } from '../work/steps.ts'

const shownTask = {
  id: tasks.id,
  projectId: tasks.projectId,
  workUnitId: tasks.workUnitId,
  step: tasks.step,
  status: tasks.status,
  instructions: tasks.instructions,
  createdBy: tasks.createdBy,
  assigneeId: tasks.assigneeId,
  assignedBy: tasks.assignedBy,
  assignedAt: tasks.assignedAt,
  acceptedAt: tasks.acceptedAt,
  deliveredAt: tasks.deliveredAt,
  skippedAt: tasks.skippedAt,
  dueDate: tasks.dueDate,
  dueDateSet: tasks.dueDateSet,
  ...setColumns,
  categories: tasks.categories,
  currency: tasks.currency,
  payableAmount: tasks.payableAmount,
  createdAt: tasks.createdAt,
}
type TaskRow = Pick<typeof tasks.$inferSelect, keyof typeof shownTask>

const shownProject = {
  id: projects.id,
  name: projects.name,
  reference: projects.reference,
  dueDate: projects.dueDate,
  currency: projects.currency,
  autopilotEnabled: projects.autopilotEnabled,
  tags: projects.tags,
}
const shownOrgUnit = { name: orgUnits.name, organizationId: orgUnits.organizationId }

const hasFiles = (db: Database) =>
  sql<boolean>`${exists(
    db
      .select({ one: sql`1` })
      .from(taskFiles)
      .where(eq(taskFiles.taskId, tasks.id)),
  )}`

const hasReferences = (db: Database) =>
  sql<boolean>`${exists(
    db
      .select({ one: sql`1` })
      .from(referenceFilesTable)
      .where(eq(referenceFilesTable.projectId, projects.id)),
  )}`

/**
 * Tasks as the wire shows them, in the order of `ids`, without those that have been deleted meanwhile. Pay is in it for
 * the assignee and for users with TASK_payment.
 * Whether the caller sees these tasks at all has been decided before.
 */
export async function showTasks(db: Database, session: SignedIn, ids: readonly string[]): Promise<Task[]> {
  if (ids.length === 0) return []
  const [{ steps, people }, { rows, payments, references, files: ownFiles }] = await sideBySide(
    db,
    () => loadStepsOf(db, session, ids),
    () => loadRows(db, session, ids),
  )
  const shown = new Map(
    rows.flatMap((row): [string, Task][] => {
      const { task } = row
      const siblings = steps.get(task.workUnitId)
      if (!siblings) return []
      const workUnit = showWorkUnit(session, row, siblings)
      const pay = payments.get(task.id)
      const lines = pay?.map((line) => ({ ...line, workUnitId: workUnit.uuid, workUnitFileName: workUnit.filename }))
      const referenceFiles = [
        ...ownFiles
          .filter(({ taskId }) => taskId === task.id)
          .map(({ id, name, size }) => ({ uuid: id, name, size, isOwn: true })),
        ...references
          .filter(({ projectId }) => projectId === task.projectId)
          .map(({ id, name, size }) => ({ uuid: id, name, size, isOwn: false })),
      ]
      const { resource, sourceSize } = row
      const files = [{ uuid: resource.id, name: resource.name, ...(sourceSize !== null && { size: sourceSize }) }]
      const version = taskVersion(task, lines)
      const base = { ...taskFields(row, siblings, people), version, workUnit, files, referenceFiles }
      if (!lines || task.payableAmount === null) return [[task.id, base]]
      return [[task.id, { ...base, payableAmount: Number(task.payableAmount), payments: lines }]]
    }),
  )
  return ids.flatMap((id) => shown.get(id) ?? [])
}

/** All steps of the work units of tasks, and whom they name. */
async function loadStepsOf(db: Database, session: SignedIn, ids: readonly string[]) {
  const steps = await loadSiblings(db, ids)
  const named = [...steps.values()].flat().flatMap(({ task }) => [task.createdBy, task.assignedBy, task.assigneeId])
  return { steps, people: await loadPeople(db, session, named) }
}

/** Tasks with what stands around them, and what only some of them have. */
async function loadRows(db: Database, session: SignedIn, ids: readonly string[]) {
  const rows = await db
    .select({
      task: shownTask,
      project: shownProject,
      orgUnit: shownOrgUnit,
      hasReferences: hasReferences(db),
      hasFiles: hasFiles(db),
      sourceSize: projectResources.size,
      confirmedSegments: confirmedNow,
      custom: valuesOf(session, taskCustomValues, tasks.id),
      ...shownWorkUnit,
    })
    .from(tasks)
    .innerJoin(projects, eq(projects.id, tasks.projectId))
    .innerJoin(orgUnits, eq(orgUnits.id, projects.orgUnitId))
    .innerJoin(workUnits, eq(workUnits.id, tasks.workUnitId))
    .innerJoin(projectResources, eq(projectResources.id, workUnits.resourceId))
    .where(isOneOf(tasks.id, ids))
  const paid = rows.filter(({ task }) => task.payableAmount !== null && seesPay(session, task)).map(({ task }) => task)
  const [payments, references, files] = await sideBySide(
    db,
    () => loadPayments(db, session, paid),
    () =>
      referenceFilesOf(
        db,
        rows.filter((row) => row.hasReferences).map(({ project }) => project.id),
      ),
    () =>
      filesOfTasks(
        db,
        rows.filter((row) => row.hasFiles).map(({ task }) => task.id),
      ),
  )
  return { rows, payments, references, files }
}

/** One task as the wire shows it; 404 where it has been deleted meanwhile. */
export async function showTask(db: Database, session: SignedIn, id: string): Promise<Task> {
  return oneOrNotFound(await showTasks(db, session, [id]), 'task')
}

const seesPay = (session: SignedIn, task: TaskRow) =>
  task.assigneeId === session.user.id || hasPermission(session, 'TASK_payment')

function taskFields(
  {
    task,
    project,
    orgUnit,
    confirmedSegments,
    custom,
  }: {
    task: TaskRow
    project: Pick<typeof projects.$inferSelect, keyof typeof shownProject>
    orgUnit: Pick<typeof orgUnits.$inferSelect, keyof typeof shownOrgUnit>
    confirmedSegments: number
    custom: readonly ValueFacts[]
  },
  siblings: readonly StepRow[],
  people: People,
): Omit<Task, 'version' | 'workUnit' | 'files' | 'referenceFiles'> {
  const own = siblings.find((step) => step.task.id === task.id)
  if (!own) throw new Error(`task ${task.id} isn't a step of its work unit`)
  const before = siblings.filter((step) => step.task.step < task.step)
  const awaited = waitsFor(
    siblings.map((step) => step.task),
    task,
  )
  const previous = awaited && siblings.find((step) => step.task.id === awaited.id)
  return {
    uuid: task.id,
    sequence: task.step,
    status: task.status as TaskStatus,
    assignment: assignmentOf(task),
    workflow: workflowRef(own.workflow),
    ...(previous && { waitingFor: dependency(previous, people) }),
    creationDate: task.createdAt.getTime(),
    ...(task.assignedAt && { assignDate: task.assignedAt.getTime() }),
    ...(task.acceptedAt && { acceptanceDate: task.acceptedAt.getTime() }),
    ...(task.dueDate && { dueDate: task.dueDate.getTime() }),
    dueDateSet: task.dueDateSet,
    ...(task.deliveredAt && { deliveryDate: task.deliveredAt.getTime() }),
    createdBy: people(task.createdBy),
    assignedBy: people(task.assignedBy),
    assignee: people(task.assigneeId),
    client: orgUnit.name,
    currency: task.currency ?? project.currency,
    project: {
      uuid: project.id,
      name: project.name,
      reference: project.reference,
      ...(project.dueDate && { dueDate: project.dueDate.getTime() }),
      currency: project.currency,
      autopilotEnabled: project.autopilotEnabled,
      organizationUuid: orgUnit.organizationId,
      hasDataTransformation: false,
    },
    projectName: project.name,
    ...(task.instructions !== '' && { instructions: task.instructions }),
    fromSplit: own.task.endIndex !== null,
    ...showSlice(own.task, confirmedSegments),
    ...showSetFields(task),
    categories: task.categories ?? project.tags,
    categoriesSet: task.categories !== null,
    customFields: showFacts(custom),
    dependencies: before.map((step) => dependency(step, people)),
  }
}

function showSlice(task: StepRow['task'], confirmedSegments: number): Pick<Task, 'slice'> {
  const { slice } = sliceOf(task)
  return slice ? { slice: { ...slice, confirmedSegments } } : {}
}

const dependency = ({ task, workflow }: StepRow, people: People): TaskDependency => ({
  ...sliceOf(task),
  uuid: task.id,
  sequence: task.step,
  status: task.status as TaskStatus,
  workflow: workflowRef(workflow),
  assignee: people(task.assigneeId),
})

const confirmers = alias(users, 'confirmers')
const rejecters = alias(users, 'rejecters')

/** A line of pay, and who has confirmed or rejected it. */
interface PaymentRow {
  line: typeof taskPayments.$inferSelect
  confirmer: PersonRow | null
  rejecter: PersonRow | null
}

/** The payment lines of tasks, in their order. */
export async function loadPaymentLines(db: Database, taskIds: Iterable<string>): Promise<PaymentRow[]> {
  const rows = await db
    .select({ line: taskPayments, confirmer: personOf(confirmers), rejecter: personOf(rejecters) })
    .from(taskPayments)
    .leftJoin(confirmers, eq(confirmers.id, taskPayments.confirmedBy))
    .leftJoin(rejecters, eq(rejecters.id, taskPayments.rejectedBy))
    .where(isOneOf(taskPayments.taskId, taskIds))
    .orderBy(asc(taskPayments.taskId), asc(taskPayments.displayOrder))
  // A person who isn't there is null as a whole; the types see only that each column may be.
  return rows as PaymentRow[]
}

const personOf = (table: typeof confirmers | typeof rejecters) => ({
  id: table.id,
  number: table.number,
  name: table.name,
  email: table.email,
  status: table.status,
  avatarKey: table.avatarKey,
  removedAt: table.removedAt,
})

async function loadPayments(
  db: Database,
  session: SignedIn,
  rows: readonly TaskRow[],
): Promise<Map<string, TaskPayment[]>> {
  const payments = new Map<string, TaskPayment[]>(rows.map(({ id }) => [id, []]))
  if (payments.size === 0) return payments
  const lines = await loadPaymentLines(db, payments.keys())
  for (const row of lines) payments.get(row.line.taskId)?.push(paymentLine(session, row))
  return payments
}

/** A line of pay as the wire shows it. */
export const paymentLine = (session: SignedIn, { line, confirmer, rejecter }: PaymentRow): TaskPayment => ({
  taskId: line.taskId,
  source: line.source !== 'CALCULATED' ? line.source : line.costType === 'MINIMUM_FEE' ? 'MINIMUM_FEE' : 'RATE',
  costType: line.costType,
  unit: line.unit === 'FEE' ? 'FIXED' : line.unit,
  amount: toNumber(multiply(decimal(line.amount), decimal(line.factor))),
  rate: Number(line.rate),
  total: Number(line.total),
  createdOnDelivery: false,
  creationDate: line.createdAt.getTime(),
  ...(line.confirmedAt && {
    confirmationDate: line.confirmedAt.getTime(),
    ...(confirmer && { confirmedBy: showPerson(session, confirmer) }),
  }),
  ...(line.rejectedAt && {
    rejectDate: line.rejectedAt.getTime(),
    rejectReason: line.rejectReason ?? '',
    ...(rejecter && { rejectReasonBy: showPerson(session, rejecter) }),
  }),
})
