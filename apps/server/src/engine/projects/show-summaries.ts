import type { OrgUnitRef } from '@dragoman/sdk/operations/orgUnits'
import type { ProjectSummary, WorkflowProgress } from '@dragoman/sdk/operations/projects'
import type { CostsStatus, ProjectStatus } from '@dragoman/sdk/operations/shared'
import { and, eq, ne, sql } from 'drizzle-orm'
import { seesPrices } from '../../access/prices.ts'
import type { Database } from '../../database/connect.ts'
import { sideBySide } from '../../database/side-by-side.ts'
import { isOneOf } from '../../db/columns.ts'
import { orgUnits, organizations, projects, tasks, workUnits, workflows } from '../../db/schema.ts'
import type { SignedIn } from '../../http/sessions.ts'
import { loadPeople } from '../people/people.ts'
import type { ProjectRow } from './find-project.ts'

type UnitFacts = Pick<
  typeof workUnits.$inferSelect,
  'id' | 'targetLocale' | 'workflows' | 'currentStep' | 'totalSegments' | 'confirmedSegments' | 'words'
>

/** A step of a work unit that will not be done. */
interface CancelledStep {
  unit: string
  step: number
}

/** How many tasks a step of a project has; `open` are those that wait for somebody. */
interface StepFacts {
  step: number
  workflow: string
  total: number
  delivered: number
  open: number
}

const own = {
  id: projects.id,
  number: projects.number,
  name: projects.name,
  reference: projects.reference,
  status: projects.status,
  sourceLocale: projects.sourceLocale,
  currency: projects.currency,
  createdAt: projects.createdAt,
  dueDate: projects.dueDate,
  deliveredAt: projects.deliveredAt,
  tags: projects.tags,
  costsStatus: projects.costsStatus,
  autopilotEnabled: projects.autopilotEnabled,
  automationEnabled: projects.automationEnabled,
  totalCost: projects.totalCost,
  orgUnitId: projects.orgUnitId,
  creatorId: projects.creatorId,
  contactId: projects.contactId,
  assigneeId: projects.assigneeId,
}
type OwnFacts = Pick<ProjectRow, keyof typeof own>

const unitsOfProject = sql<UnitFacts[]>`(select coalesce(json_agg(json_build_object(
  'id', ${workUnits.id}, 'targetLocale', ${workUnits.targetLocale}, 'workflows', ${workUnits.workflows}, 'currentStep', ${workUnits.currentStep},
  'totalSegments', ${workUnits.totalSegments}, 'confirmedSegments', ${workUnits.confirmedSegments},
  'words', ${workUnits.words}) order by ${workUnits.sequence}), '[]')
  from ${workUnits} where ${eq(workUnits.projectId, projects.id)})`

const stepsOfProject = sql<StepFacts[]>`(select coalesce(json_agg(counted), '[]') from (
  select ${tasks.step}, ${workflows.code} as workflow,
    count(*) filter (where ${tasks.status} <> 'CANCELLED') as total,
    count(*) filter (where ${tasks.status} in ('DELIVERED', 'INVOICED')) as delivered,
    count(*) filter (where ${tasks.status} = 'PENDING' and ${tasks.assigneeId} is null) as open
  from ${tasks} join ${workflows} on ${eq(workflows.id, tasks.workflowId)}
  where ${eq(tasks.projectId, projects.id)} group by ${tasks.step}, ${workflows.code}) as counted)`

/** None of a cancelled project: it stays as far as it was. */
const cancelledOfProject = sql<CancelledStep[]>`(select coalesce(
  json_agg(json_build_object('unit', ${tasks.workUnitId}, 'step', ${tasks.step})), '[]')
  from ${tasks}
  where ${and(eq(tasks.projectId, projects.id), eq(tasks.status, 'CANCELLED'), ne(projects.status, 'CANCELLED'))})`

/** Projects as a list shows them, in the order of the ids. Who may see them is the caller's business. */
export async function showSummaries(db: Database, session: SignedIn, ids: readonly string[]): Promise<ProjectSummary[]> {
  if (ids.length === 0) return []
  const rows = await db
    .select({ ...own, units: unitsOfProject, steps: stepsOfProject, cancelled: cancelledOfProject })
    .from(projects)
    .where(isOneOf(projects.id, ids))
  const [people, clients] = await sideBySide(
    db,
    () => loadPeople(db, session, rows.flatMap((row) => [row.creatorId, row.contactId, row.assigneeId])),
    () => loadUnits(db, rows.map(({ orgUnitId }) => orgUnitId)),
  )
  const prices = seesPrices(session)
  const byId = new Map(rows.map((row) => [row.id, row]))
  return ids.map((id) => {
    const row = byId.get(id)
    const client = row && clients.get(row.orgUnitId)
    const creator = row && people(row.creatorId)
    if (!row || !client || !creator) throw new Error(`project ${id} is not whole`)
    const units = withoutCancelled(row.units, row.cancelled)
    return {
      ...ownFacts(row),
      ...workFacts(units),
      creator,
      contact: people(row.contactId),
      assignee: people(row.assigneeId),
      client,
      organizationalUnit: client,
      progressByWorkflow: progressByWorkflow(units, row.steps),
      totalCost: prices && row.totalCost !== null ? Number(row.totalCost) : undefined,
      unassignedTasks: row.steps.reduce((total, { open }) => total + open, 0),
    }
  })
}

function ownFacts(row: OwnFacts) {
  return {
    uuid: row.id,
    id: row.number,
    name: row.name,
    reference: row.reference,
    status: row.status as ProjectStatus,
    sourceLocale: row.sourceLocale,
    currency: row.currency,
    createDate: row.createdAt.getTime(),
    dueDate: row.dueDate?.getTime(),
    deliveryDate: row.deliveredAt?.getTime(),
    tags: row.tags,
    costsStatus: row.costsStatus as CostsStatus,
    autopilotEnabled: row.autopilotEnabled,
    automationEnabled: row.automationEnabled,
  }
}

/** A work unit with the steps that are to be done, or are done. */
interface UnitToDo extends UnitFacts {
  steps: { index: number; workflow: string }[]
}

function withoutCancelled(units: readonly UnitFacts[], cancelled: readonly CancelledStep[]): UnitToDo[] {
  const gone = new Set(cancelled.map(({ unit, step }) => `${unit} ${step}`))
  return units.map((unit) => ({
    ...unit,
    steps: unit.workflows
      .map((workflow, index) => ({ index, workflow }))
      .filter(({ index }) => !gone.has(`${unit.id} ${index}`)),
  }))
}

function workFacts(units: readonly UnitToDo[]) {
  const sum = (value: (unit: UnitToDo) => number, among = units) => among.reduce((total, unit) => total + value(unit), 0)
  const open = units.filter(({ steps }) => steps.length > 0)
  const inSteps = sum(({ totalSegments, steps }) => totalSegments * steps.length)
  const done = sum((unit) => unit.steps.reduce((total, { index }) => total + confirmedIn(unit, index), 0))
  return {
    targetLocales: [...new Set(units.map(({ targetLocale }) => targetLocale))],
    totalWorkUnits: units.length,
    totalSegments: sum(({ totalSegments }) => totalSegments, open),
    confirmedSegments: sum((unit) => (isDone(unit) ? unit.totalSegments : unit.confirmedSegments), open),
    totalWords: sum(({ words }) => words),
    progress: inSteps === 0 ? 0 : Math.floor((100 * done) / inSteps),
  }
}

const isDone = (unit: UnitFacts) => unit.currentStep >= unit.workflows.length

function progressByWorkflow(units: readonly UnitToDo[], steps: readonly StepFacts[]): WorkflowProgress[] {
  const known = new Map(
    units.flatMap((unit) => unit.workflows.map((workflow, index) => [`${index} ${workflow}`, { workflow, index }])),
  )
  return [...known.values()]
    .sort((a, b) => a.index - b.index)
    .map(({ workflow, index }) => {
      const there = units.filter((unit) => unit.steps.some((step) => step.index === index && step.workflow === workflow))
      const counts = steps.find((counted) => counted.step === index && counted.workflow === workflow)
      return {
        workflow,
        index,
        totalSegments: there.reduce((total, unit) => total + unit.totalSegments, 0),
        confirmedSegments: there.reduce((total, unit) => total + confirmedIn(unit, index), 0),
        totalTasks: counts?.total ?? 0,
        deliveredTasks: counts?.delivered ?? 0,
      }
    })
}

function confirmedIn({ currentStep, totalSegments, confirmedSegments }: UnitFacts, index: number): number {
  if (index < currentStep) return totalSegments
  return index === currentStep ? confirmedSegments : 0
}

async function loadUnits(db: Database, ids: readonly string[]): Promise<Map<string, OrgUnitRef>> {
  const rows = await db
    .select({
      unit: {
        id: orgUnits.id,
        number: orgUnits.number,
        name: orgUnits.name,
        country: orgUnits.country,
        defaultSourceLocale: orgUnits.defaultSourceLocale,
        targetLocales: orgUnits.targetLocales,
      },
      organization: {
        id: organizations.id,
        number: organizations.number,
        name: organizations.name,
        country: organizations.country,
      },
    })
    .from(orgUnits)
    .innerJoin(organizations, eq(organizations.id, orgUnits.organizationId))
    .where(isOneOf(orgUnits.id, ids))
  return new Map(
    rows.map(({ unit, organization }) => [
      unit.id,
      {
        id: unit.number,
        uuid: unit.id,
        name: unit.name,
        country: unit.country,
        organization: {
          id: organization.number,
          uuid: organization.id,
          name: organization.name,
          country: organization.country,
        },
        sourceLanguage: unit.defaultSourceLocale ?? undefined,
        targetLanguages: unit.targetLocales,
      },
    ]),
  )
}
