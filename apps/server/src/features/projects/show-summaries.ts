import type { OrgUnitRef } from '@dragoman/sdk/operations/orgUnits'
import type { ProjectSummary, WorkflowProgress } from '@dragoman/sdk/operations/projects'
import type { CostsStatus, ProjectStatus } from '@dragoman/sdk/operations/shared'
import { and, eq, ne, sql } from 'drizzle-orm'
import { seesPrices } from '../../identity/sees-prices.ts'
import type { Database } from '../../kernel/database/connect.ts'
import { sideBySide } from '../../kernel/database/side-by-side.ts'
import { isOneOf } from '../../kernel/database/columns.ts'
import { projectCustomValues, projects } from '../work/tables.ts'
import { showFacts, valuesOf } from '../custom-fields/custom-values.ts'
import { stepCanceled } from '../work/slices.ts'
import { workUnits } from '../work/work-unit-tables.ts'
import { tasks } from '../work/task-tables.ts'
import { workflows } from '../workflows/tables.ts'
import { orgUnits, organizations } from '../../identity/tables.ts'
import type { SignedIn } from '../../identity/sessions.ts'
import { loadPeople } from '../../identity/people.ts'
import type { ProjectRow } from '../work/find-project.ts'

/** Work units of a project that are alike, with their sums; `canceled` are the steps that will not be done. */
interface WorkUnitsFacts extends Pick<typeof workUnits.$inferSelect, 'targetLocale' | 'workflows' | 'currentStep'> {
  canceled: number[]
  units: number
  totalSegments: number
  confirmedSegments: number
  words: number
}

/** How many tasks a step of a project has; `open` are those without an assignee. */
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
  archivedAt: projects.archivedAt,
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

/** None of a canceled project: it stays as far as it was. */
const canceledOfProject = sql`(
  select ${tasks.workUnitId} as unit, array_agg(distinct ${tasks.step}) as steps from ${tasks}
  where ${and(eq(tasks.projectId, projects.id), stepCanceled, ne(projects.status, 'CANCELLED'))}
  group by ${tasks.workUnitId})`

/** Added up by the database: a list shows projects of thousands of work units. */
const workUnitsOfProject = sql<WorkUnitsFacts[]>`(select coalesce(json_agg(alike order by alike."first"), '[]') from (
  select ${workUnits.targetLocale} as "targetLocale", ${workUnits.workflows}, ${workUnits.currentStep} as "currentStep",
    coalesce(gone.steps, '{}') as canceled, min(${workUnits.sequence}) as "first", count(*) as units,
    sum(${workUnits.totalSegments}) as "totalSegments", sum(${workUnits.confirmedSegments}) as "confirmedSegments",
    sum(${workUnits.words}) as words
  from ${workUnits} left join ${canceledOfProject} as gone on gone.unit = ${workUnits.id}
  where ${eq(workUnits.projectId, projects.id)} group by 1, 2, 3, 4) as alike)`

const stepsOfProject = sql<StepFacts[]>`(select coalesce(json_agg(counted), '[]') from (
  select ${tasks.step}, ${workflows.code} as workflow,
    count(*) filter (where ${tasks.status} <> 'CANCELLED') as total,
    count(*) filter (where ${tasks.status} in ('DELIVERED', 'INVOICED')) as delivered,
    count(*) filter (where ${tasks.status} = 'PENDING' and ${tasks.assigneeId} is null) as open
  from ${tasks} join ${workflows} on ${eq(workflows.id, tasks.workflowId)}
  where ${eq(tasks.projectId, projects.id)} group by ${tasks.step}, ${workflows.code}) as counted)`

/** Projects as a list shows them, in the order of the ids. Who may see them is the caller's business. */
export async function showSummaries(
  db: Database,
  session: SignedIn,
  ids: readonly string[],
): Promise<ProjectSummary[]> {
  if (ids.length === 0) return []
  const rows = await db
    .select({
      ...own,
      units: workUnitsOfProject,
      steps: stepsOfProject,
      custom: valuesOf(session, projectCustomValues, projects.id),
    })
    .from(projects)
    .where(isOneOf(projects.id, ids))
  const [people, clients] = await sideBySide(
    db,
    () =>
      loadPeople(
        db,
        session,
        rows.flatMap((row) => [row.creatorId, row.contactId, row.assigneeId]),
      ),
    () =>
      loadOrgUnits(
        db,
        rows.map(({ orgUnitId }) => orgUnitId),
      ),
  )
  const prices = seesPrices(session)
  const byId = new Map(rows.map((row) => [row.id, row]))
  return ids.map((id) => {
    const row = byId.get(id)
    const client = row && clients.get(row.orgUnitId)
    const creator = row && people(row.creatorId)
    if (!row || !client || !creator) throw new Error(`project ${id} is not whole`)
    const groups = row.units.map(toDo)
    return {
      ...ownFacts(row),
      ...workFacts(groups),
      customFields: showFacts(row.custom),
      creator,
      contact: people(row.contactId),
      assignee: people(row.assigneeId),
      client,
      organizationalUnit: client,
      progressByWorkflow: progressByWorkflow(groups, row.steps),
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
    archiveDate: row.archivedAt?.getTime(),
    tags: row.tags,
    costsStatus: row.costsStatus as CostsStatus,
    autopilotEnabled: row.autopilotEnabled,
    automationEnabled: row.automationEnabled,
  }
}

/** With the steps that are to be done, or are done. */
interface WorkUnitsToDo extends WorkUnitsFacts {
  steps: { index: number; workflow: string }[]
}

const toDo = (group: WorkUnitsFacts): WorkUnitsToDo => ({
  ...group,
  steps: group.workflows
    .map((workflow, index) => ({ index, workflow }))
    .filter(({ index }) => !group.canceled.includes(index)),
})

function workFacts(all: readonly WorkUnitsToDo[]) {
  const sum = (value: (group: WorkUnitsToDo) => number, among = all) =>
    among.reduce((total, group) => total + value(group), 0)
  const open = all.filter(({ steps }) => steps.length > 0)
  const inSteps = sum(({ totalSegments, steps }) => totalSegments * steps.length)
  const done = sum((group) => group.steps.reduce((total, { index }) => total + confirmedIn(group, index), 0))
  return {
    targetLocales: [...new Set(all.map(({ targetLocale }) => targetLocale))],
    totalWorkUnits: sum(({ units }) => units),
    totalSegments: sum(({ totalSegments }) => totalSegments, open),
    confirmedSegments: sum((group) => (isDone(group) ? group.totalSegments : group.confirmedSegments), open),
    totalWords: sum(({ words }) => words),
    progress: inSteps === 0 ? 0 : Math.floor((100 * done) / inSteps),
  }
}

const isDone = ({ currentStep, workflows: codes }: WorkUnitsFacts) => currentStep >= codes.length

function progressByWorkflow(all: readonly WorkUnitsToDo[], steps: readonly StepFacts[]): WorkflowProgress[] {
  const known = new Map(
    all.flatMap((group) => group.workflows.map((workflow, index) => [`${index} ${workflow}`, { workflow, index }])),
  )
  return [...known.values()]
    .sort((a, b) => a.index - b.index)
    .map(({ workflow, index }) => {
      const there = all.filter((group) =>
        group.steps.some((step) => step.index === index && step.workflow === workflow),
      )
      const counts = steps.find((counted) => counted.step === index && counted.workflow === workflow)
      return {
        workflow,
        index,
        totalSegments: there.reduce((total, { totalSegments }) => total + totalSegments, 0),
        confirmedSegments: there.reduce((total, group) => total + confirmedIn(group, index), 0),
        totalTasks: counts?.total ?? 0,
        deliveredTasks: counts?.delivered ?? 0,
      }
    })
}

function confirmedIn({ currentStep, totalSegments, confirmedSegments }: WorkUnitsFacts, index: number): number {
  if (index < currentStep) return totalSegments
  return index === currentStep ? confirmedSegments : 0
}

async function loadOrgUnits(db: Database, ids: readonly string[]): Promise<Map<string, OrgUnitRef>> {
  const rows = await db
    .select({
      orgUnit: {
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
    rows.map(({ orgUnit, organization }) => [
      orgUnit.id,
      {
        id: orgUnit.number,
        uuid: orgUnit.id,
        name: orgUnit.name,
        country: orgUnit.country,
        organization: {
          id: organization.number,
          uuid: organization.id,
          name: organization.name,
          country: organization.country,
        },
        sourceLanguage: orgUnit.defaultSourceLocale ?? undefined,
        targetLanguages: orgUnit.targetLocales,
      },
    ]),
  )
}
