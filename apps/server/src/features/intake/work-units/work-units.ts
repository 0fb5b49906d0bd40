import { randomUUID } from 'node:crypto'
import type { WorkUnitsRequest } from '@dragoman/sdk/operations/projects'
import { and, eq, inArray, max, sql } from 'drizzle-orm'
import type { Database } from '../../../kernel/database/connect.ts'
import { insertRows } from '../../../kernel/database/insert-rows.ts'
import { projectResources } from '../../work/tables.ts'
import { segments, workUnits } from '../../work/work-unit-tables.ts'
import { storeDefaults } from '../../custom-fields/custom-values.ts'
import { taskCustomValues, tasks } from '../../work/task-tables.ts'
import { orgUnits } from '../../../identity/tables.ts'
import { workflows } from '../../workflows/tables.ts'
import { startingSteps } from '../../workflows/templates.ts'
import type { Context } from '../../../identity/context.ts'
import { impossible, invalid, notFound } from '../../../kernel/refusals.ts'
import { requireLanguage } from '../../locales/require-language.ts'
import { requireDraft, requireOpenForFiles } from '../../work/find-project.ts'
import type { ProjectRow, ResourceRow } from '../../work/find-project.ts'

/** The facts about a work unit that already exists. */
type KnownWorkUnit = Pick<typeof workUnits.$inferSelect, 'id' | 'workflows'>
type WorkflowRow = typeof workflows.$inferSelect

/**
 * The requested work units, in their order; those that are new and still without segments, and those with added steps.
 */
export interface MadeWorkUnits {
  ids: string[]
  created: string[]
  extended: string[]
}

/** Where the languages or the steps of a request stand in what was sent, for what is refused of them. */
export type RequestField = (at: number, name: 'targetLocales' | 'workflows') => string

const inBody: RequestField = (at, name) => `body[${at}].${name}`

/**
 * Makes a work unit for each file and target locale asked for, with a task in DRAFT for each step (wire 2.17). What is
 * there already is answered as it is, with the steps that it lacks added at its end.
 */
export async function makeWorkUnits(
  context: Pick<Context, 'db' | 'session'>,
  project: ProjectRow,
  asked: readonly WorkUnitsRequest[],
  fieldOf: RequestField = inBody,
): Promise<MadeWorkUnits> {
  await requireOpenForFiles(context, project, 'Work units can be created')
  const { db, session } = context
  const files = await loadFiles(db, project, asked)
  const requests = await withSteps(db, project, asked, { files, fieldOf })
  requireFewSteps(requests)
  const steps = await loadSteps(db, project, requests, fieldOf)
  const present = await db.select().from(workUnits).where(eq(workUnits.projectId, project.id))
  const known = new Map(
    present.map((workUnit): [string, KnownWorkUnit] => [`${workUnit.resourceId} ${workUnit.targetLocale}`, workUnit]),
  )
  const numbers = await nextNumbers(db, project)
  const ids = new Set<string>()
  const created = new Map<string, typeof workUnits.$inferInsert>()
  const extended = new Map<string, string[]>()
  const newTasks: (typeof tasks.$inferInsert)[] = []
  for (const [at, { projectResourceUuid, targetLocales, workflows: codes, isDefault }] of requests.entries()) {
    const file = files.get(projectResourceUuid)
    if (!file) throw notFound('file in this project')
    for (const targetLocale of new Set(targetLocales)) {
      checkLocale(project, targetLocale, fieldOf(at, 'targetLocales'))
      const key = `${file.id} ${targetLocale}`
      const before = known.get(key)
      const added = isDefault ? [] : codes.filter((code) => !before?.workflows.includes(code))
      const wanted = before ? added : codes
      const workUnit = { id: before?.id ?? randomUUID(), workflows: [...(before?.workflows ?? []), ...wanted] }
      known.set(key, workUnit)
      ids.add(workUnit.id)
      const made = created.get(workUnit.id)
      if (!before)
        created.set(workUnit.id, {
          ...workUnitOf(project, file, targetLocale),
          ...workUnit,
          sequence: numbers.workUnit++,
        })
      else if (made) made.workflows = workUnit.workflows
      else if (wanted.length > 0) extended.set(workUnit.id, workUnit.workflows)
      for (const [offset, code] of wanted.entries()) {
        const workflow = steps.get(code)
        if (!workflow) throw new Error(`workflow ${code} was not checked`)
        newTasks.push({
          id: randomUUID(),
          accountId: project.accountId,
          projectId: project.id,
          workUnitId: workUnit.id,
          workflowId: workflow.id,
          orgUnitId: project.orgUnitId,
          sourceLocale: project.sourceLocale,
          targetLocale,
          step: workUnit.workflows.length - wanted.length + offset,
          sequence: numbers.task++,
          dueDate: project.dueDate,
          createdBy: session.user.id,
        })
      }
    }
  }
  if (extended.size > 0) requireDraft(project, 'Steps can be added to work units')
  await insertRows(db, workUnits, [...created.values()])
  for (const [id, all] of extended) await db.update(workUnits).set({ workflows: all }).where(eq(workUnits.id, id))
  await unconfirm(
    db,
    present.filter(({ id, currentStep, workflows: before }) => extended.has(id) && currentStep >= before.length),
  )
  await insertRows(db, tasks, newTasks)
  await storeDefaults(db, { accountId: project.accountId, entity: 'TASK' }, taskCustomValues, newTasks)
  return { ids: [...ids], created: [...created.keys()], extended: [...extended.keys()] }
}

/** Work units that were delivered as a whole begin with what is new: as every step, it confirms for itself. */
async function unconfirm(db: Database, done: readonly { id: string }[]): Promise<void> {
  if (done.length === 0) return
  const ids = done.map(({ id }) => id)
  await db
    .update(segments)
    .set({ confirmed: false, version: sql`${segments.version} + 1` })
    .where(and(inArray(segments.workUnitId, ids), eq(segments.locked, false)))
  await db.update(workUnits).set({ confirmedSegments: 0 }).where(inArray(workUnits.id, ids))
}

/** Most steps of work (a file in a locale in a step each) that one call may ask for. */
const stepsAtOnce = 10_000

function requireFewSteps(requests: readonly StepsRequest[]): void {
  const steps = requests.reduce(
    (sum, { targetLocales, workflows: codes }) => sum + targetLocales.length * codes.length,
    0,
  )
  if (steps <= stepsAtOnce) return
  throw invalid(
    'body',
    `This request creates ${steps} tasks (files × languages × steps). The limit is ${stepsAtOnce} per request. Split it.`,
  )
}

const workUnitOf = (project: ProjectRow, file: ResourceRow, targetLocale: string) => ({
  accountId: project.accountId,
  projectId: project.id,
  resourceId: file.id,
  sourceLocale: project.sourceLocale,
  targetLocale,
})

/** A request with its steps; `isDefault` where it names none, so that work units that exist keep theirs. */
interface StepsRequest extends WorkUnitsRequest {
  workflows: string[]
  isDefault: boolean
}

/** Fills in the steps that the files of an organizational unit start with, where a request names none. */
async function withSteps(
  db: Database,
  project: ProjectRow,
  asked: readonly WorkUnitsRequest[],
  { files, fieldOf }: { files: ReadonlyMap<string, ResourceRow>; fieldOf: RequestField },
): Promise<StepsRequest[]> {
  if (asked.every((request) => request.workflows))
    return asked.map((request) => ({ ...request, workflows: request.workflows ?? [], isDefault: false }))
  const [orgUnit] = await db.select().from(orgUnits).where(eq(orgUnits.id, project.orgUnitId))
  if (!orgUnit) throw new Error('a project without its organizational unit')
  const startOf = await startingSteps(db, orgUnit)
  return asked.map((request, at) => {
    const file = files.get(request.projectResourceUuid)
    const steps = request.workflows ?? (file ? startOf(file.name) : [])
    if (file && steps.length === 0)
      throw invalid(fieldOf(at, 'workflows'), `${orgUnit.name} has no active workflow steps. Specify the steps.`)
    return { ...request, workflows: steps, isDefault: !request.workflows }
  })
}

async function loadSteps(
  db: Database,
  project: ProjectRow,
  requests: readonly StepsRequest[],
  fieldOf: RequestField,
): Promise<Map<string, WorkflowRow>> {
  const rows = await db
    .select()
    .from(workflows)
    .where(and(eq(workflows.accountId, project.accountId), eq(workflows.active, true)))
  const byCode = new Map(rows.map((row) => [row.code, row]))
  for (const [at, { workflows: codes }] of requests.entries()) {
    const field = fieldOf(at, 'workflows')
    const unknown = codes.find((code) => !byCode.has(code))
    if (unknown) throw invalid(field, `${unknown} isn't an active workflow step in this account.`)
    if (new Set(codes).size < codes.length) throw invalid(field, 'Each workflow step can be listed only once.')
  }
  return byCode
}

async function loadFiles(
  db: Database,
  project: ProjectRow,
  requests: readonly WorkUnitsRequest[],
): Promise<Map<string, ResourceRow>> {
  const wanted = requests.map(({ projectResourceUuid }) => projectResourceUuid)
  const rows = await db
    .select()
    .from(projectResources)
    .where(and(eq(projectResources.projectId, project.id), inArray(projectResources.id, wanted)))
  const empty = rows.find(({ fileKey }) => fileKey === null)
  if (empty) {
    const message = `${empty.name} has no content yet. Upload it first.`
    throw impossible(message, 'CONTENT_MISSING', { projectResourceUuid: empty.id })
  }
  return new Map(rows.map((row) => [row.id, row]))
}

function checkLocale(project: ProjectRow, locale: string, field: string): void {
  if (locale === project.sourceLocale)
    throw invalid(field, `${locale} is the source language. Choose another target language.`)
  requireLanguage(locale, field)
}

async function nextNumbers(db: Database, project: ProjectRow): Promise<{ workUnit: number; task: number }> {
  const [workUnit] = await db
    .select({ last: max(workUnits.sequence) })
    .from(workUnits)
    .where(eq(workUnits.projectId, project.id))
  const [task] = await db
    .select({ last: max(tasks.sequence) })
    .from(tasks)
    .where(eq(tasks.projectId, project.id))
  return { workUnit: (workUnit?.last ?? -1) + 1, task: (task?.last ?? -1) + 1 }
}

/** Puts work units back to having no segments, for a file that will be read again. Answers their ids. */
export async function resetWorkUnits(db: Database, resourceIds: readonly string[]): Promise<string[]> {
  if (resourceIds.length === 0) return []
  const rows = await db
    .update(workUnits)
    .set({ genesisStatus: 'CREATING', genesisDescription: null, genesisCause: null })
    .where(inArray(workUnits.resourceId, [...resourceIds]))
    .returning({ id: workUnits.id, sequence: workUnits.sequence })
  return rows.toSorted((a, b) => a.sequence - b.sequence).map(({ id }) => id)
}
