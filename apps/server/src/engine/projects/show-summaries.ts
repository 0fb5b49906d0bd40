import type { OrgUnitRef } from '@dragoman/sdk/operations/orgUnits'
import type { ProjectSummary, WorkflowProgress } from '@dragoman/sdk/operations/projects'
import type { CostsStatus, ProjectStatus } from '@dragoman/sdk/operations/shared'
import { and, asc, count, eq, inArray, isNull, sql } from 'drizzle-orm'
import { seesPrices } from '../../access/prices.ts'
import type { Database } from '../../database/connect.ts'
import { orgUnits, organizations, projects, tasks, workUnits } from '../../db/schema.ts'
import type { SignedIn } from '../../http/sessions.ts'
import { loadPeople } from '../people/people.ts'
import type { ProjectRow } from './find-project.ts'

type UnitFacts = Pick<
  typeof workUnits.$inferSelect,
  'projectId' | 'targetLocale' | 'workflows' | 'currentStep' | 'totalSegments' | 'confirmedSegments' | 'words'
>

/** Projects as a list shows them, in the order of the ids. Who may see them is the caller's business. */
export async function showSummaries(db: Database, session: SignedIn, ids: readonly string[]): Promise<ProjectSummary[]> {
  if (ids.length === 0) return []
  const wanted = [...ids]
  const rows = await db.select().from(projects).where(inArray(projects.id, wanted))
  const units = await db
    .select({
      projectId: workUnits.projectId,
      targetLocale: workUnits.targetLocale,
      workflows: workUnits.workflows,
      currentStep: workUnits.currentStep,
      totalSegments: workUnits.totalSegments,
      confirmedSegments: workUnits.confirmedSegments,
      words: workUnits.words,
    })
    .from(workUnits)
    .where(inArray(workUnits.projectId, wanted))
    .orderBy(asc(workUnits.sequence))
  const byProject = Map.groupBy(units, ({ projectId }) => projectId)
  const open = new Map(
    (
      await db
        .select({ projectId: tasks.projectId, open: count() })
        .from(tasks)
        .where(and(inArray(tasks.projectId, wanted), eq(tasks.status, 'PENDING'), isNull(tasks.assigneeId)))
        .groupBy(tasks.projectId)
    ).map((row) => [row.projectId, row.open]),
  )
  const progress = await progressByWorkflow(db, byProject)
  const people = await loadPeople(db, session, rows.flatMap((row) => [row.creatorId, row.contactId, row.assigneeId]))
  const clients = await loadUnits(db, rows.map(({ orgUnitId }) => orgUnitId))
  const prices = seesPrices(session)
  const byId = new Map(rows.map((row) => [row.id, row]))
  return wanted.map((id) => {
    const row = byId.get(id)
    const client = row && clients.get(row.orgUnitId)
    const creator = row && people(row.creatorId)
    if (!row || !client || !creator) throw new Error(`project ${id} is not whole`)
    return {
      ...ownFacts(row),
      ...workFacts(byProject.get(id) ?? []),
      creator,
      contact: people(row.contactId),
      assignee: people(row.assigneeId),
      client,
      organizationalUnit: client,
      progressByWorkflow: progress.get(id) ?? [],
      totalCost: prices && row.totalCost !== null ? Number(row.totalCost) : undefined,
      unassignedTasks: open.get(id) ?? 0,
    }
  })
}

function ownFacts(row: ProjectRow) {
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

function workFacts(units: readonly UnitFacts[]) {
  const sum = (value: (unit: UnitFacts) => number) => units.reduce((total, unit) => total + value(unit), 0)
  const totalSegments = sum((unit) => unit.totalSegments)
  const steps = sum((unit) => unit.totalSegments * unit.workflows.length)
  const stepsDone = sum((unit) => unit.totalSegments * unit.currentStep + (isDone(unit) ? 0 : unit.confirmedSegments))
  return {
    targetLocales: [...new Set(units.map(({ targetLocale }) => targetLocale))],
    totalWorkUnits: units.length,
    totalSegments,
    confirmedSegments: sum((unit) => (isDone(unit) ? unit.totalSegments : unit.confirmedSegments)),
    totalWords: sum((unit) => unit.words),
    progress: steps === 0 ? 0 : Math.floor((100 * stepsDone) / steps),
  }
}

const isDone = ({ currentStep, workflows }: UnitFacts) => currentStep >= workflows.length

async function progressByWorkflow(db: Database, units: ReadonlyMap<string, UnitFacts[]>) {
  const rows = await db
    .select({
      projectId: tasks.projectId,
      step: tasks.step,
      total: sql<number>`count(*) filter (where ${tasks.status} <> 'CANCELLED')::int`,
      delivered: sql<number>`count(*) filter (where ${tasks.status} in ('DELIVERED', 'INVOICED'))::int`,
    })
    .from(tasks)
    .where(inArray(tasks.projectId, [...units.keys()]))
    .groupBy(tasks.projectId, tasks.step)
  return new Map(
    [...units].map(([projectId, own]): [string, WorkflowProgress[]] => {
      const steps = [...new Set(own.flatMap(({ workflows }) => workflows.map((code, index) => `${index} ${code}`)))].sort(
        (a, b) => Number.parseInt(a, 10) - Number.parseInt(b, 10),
      )
      return [
        projectId,
        steps.map((step) => {
          const index = Number.parseInt(step, 10)
          const workflow = step.slice(String(index).length + 1)
          const there = own.filter(({ workflows }) => workflows[index] === workflow)
          const counts = rows.find((row) => row.projectId === projectId && row.step === index)
          return {
            workflow,
            index,
            totalSegments: there.reduce((total, unit) => total + unit.totalSegments, 0),
            confirmedSegments: there.reduce((total, unit) => total + confirmedIn(unit, index), 0),
            totalTasks: counts?.total ?? 0,
            deliveredTasks: counts?.delivered ?? 0,
          }
        }),
      ]
    }),
  )
}

function confirmedIn({ currentStep, totalSegments, confirmedSegments }: UnitFacts, index: number): number {
  if (index < currentStep) return totalSegments
  return index === currentStep ? confirmedSegments : 0
}

async function loadUnits(db: Database, ids: readonly string[]): Promise<Map<string, OrgUnitRef>> {
  const rows = await db
    .select({ unit: orgUnits, organization: organizations })
    .from(orgUnits)
    .innerJoin(organizations, eq(organizations.id, orgUnits.organizationId))
    .where(inArray(orgUnits.id, [...new Set(ids)]))
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
