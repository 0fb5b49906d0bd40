import type { ProjectRoutingRequest, ProjectRoutingStatus } from '@dragoman/sdk/operations/projectRouting'
import { and, asc, eq, isNotNull } from 'drizzle-orm'
import type { ChangeContext } from '../../identity/change-context.ts'
import { orgUnits } from '../../identity/tables.ts'
import { isOneOf } from '../../kernel/database/columns.ts'
import type { Database } from '../../kernel/database/connect.ts'
import { only } from '../../kernel/database/one-row.ts'
import type { JobRow } from '../../kernel/jobs/job-runner.ts'
import { shownStatus } from '../../kernel/jobs/shown-status.ts'
import { impossible, invalid, notFound } from '../../kernel/refusals.ts'
import { jobs } from '../../kernel/tables.ts'
import { findOwnOrgUnit, requireActive } from '../work/own-org-unit.ts'
import {
  holdProject,
  projectEntity,
  requireDraft,
  requireUnlocked,
  type ProjectRow,
  type ResourceRow,
} from '../work/find-project.ts'
import { deleteProjects } from '../projects/remove-project.ts'
import { projectResources, projects } from '../work/tables.ts'
import { tasks } from '../work/task-tables.ts'
import { planRouting } from './plan-routing.ts'
import { readWish, type RoutingRow } from './routings.ts'
import { routedProjects, routedRequests, type RoutedUnit } from './tables.ts'

/** Type of the job that makes the projects of a request. */
export const routingJob = 'PROJECT_ROUTING'

/** A project that the job makes: which files it gets, in which languages. */
export interface ProjectToMake {
  unit: RoutedUnit
  files: { resourceId: string; locales: string[] }[]
}

/** The files of a request that have their content. */
export const filesOf = (db: Database, { id }: Pick<ProjectRow, 'id'>): Promise<ResourceRow[]> =>
  db
    .select()
    .from(projectResources)
    .where(and(eq(projectResources.projectId, id), isNotNull(projectResources.fileKey)))
    .orderBy(asc(projectResources.path), asc(projectResources.name))

/** Checks what a request becomes, and starts to make it; 422 for a request that is projects already. */
export async function startRouting(
  context: ChangeContext,
  routing: RoutingRow,
  body: ProjectRoutingRequest,
): Promise<ProjectRow> {
  const { db, session, startJob, journal } = context
  const base = await holdProject(db, session, body.baseProjectUuid)
  requireDraft(base, 'A request can be distributed')
  if ((body.sourceLanguage ?? base.sourceLocale) !== base.sourceLocale)
    throw invalid('body.sourceLanguage', `The source language of ${base.name} is ${base.sourceLocale}.`)
  if (routing.sourceLocale !== base.sourceLocale)
    throw invalid(
      'body.baseProjectUuid',
      `${routing.name} is for ${routing.sourceLocale}, but the source language of ${base.name} is ${base.sourceLocale}.`,
    )
  await requireNotRouted(db, base)
  const planned = await plan(context, base, routing, body)
  const job = await startJob({
    type: routingJob,
    projectId: base.id,
    params: { sessionUuid: session.uuid, reference: body.reference ?? base.reference, planned },
  })
  await db.insert(routedRequests).values({ baseProjectId: base.id, jobId: job.id, total: planned.length })
  await journal({
    entity: projectEntity(base),
    projectId: base.id,
    detail: { configuration: routing.name, projects: planned.length, job: job.id },
  })
  return base
}

/** A failed attempt leaves nothing, and may be repeated. */
async function requireNotRouted(db: Database, base: ProjectRow): Promise<void> {
  const [request] = await db.select().from(routedRequests).where(eq(routedRequests.baseProjectId, base.id))
  if (!request) return
  const { status, made } = await stateOf(db, request)
  if (made.length > 0 || status === 'STARTED')
    throw impossible(`${base.name} has already become projects.`, 'ALREADY_ROUTED', {
      projectUuids: made.map(({ project }) => project.id),
    })
  await db.delete(routedRequests).where(eq(routedRequests.baseProjectId, base.id))
}

async function plan(
  { db, session }: ChangeContext,
  base: ProjectRow,
  routing: RoutingRow,
  body: ProjectRoutingRequest,
): Promise<ProjectToMake[]> {
  const files = await filesOf(db, base)
  if (files.length === 0)
    throw impossible(`${base.name} has no files yet. Upload them first.`, 'NOT_READY', { projectUuid: base.id })
  const units: RoutedUnit[] = []
  for (const [at, wish] of body.projects.entries()) {
    const field = `body.projects[${at}]`
    const configured = routing.units.find(({ orgUnitId }) => orgUnitId === wish.uuid)
    if (!configured) throw notFound(`organizational unit in ${routing.name}`)
    if (units.some(({ orgUnitId }) => orgUnitId === wish.uuid))
      throw invalid(`${field}.uuid`, 'Each organizational unit can be named only once.')
    requireActive(await findOwnOrgUnit(db, session, wish.uuid))
    if (wish.targetLanguages.includes(base.sourceLocale))
      throw invalid(`${field}.targetLanguages`, 'The target language has to differ from the source language.')
    const wished = await readWish(db, session, wish, field)
    units.push({
      ...configured,
      targetLocales: wish.targetLanguages,
      ...(wish.workflows && { workflows: wished.workflows }),
      ...(wish.instructions !== undefined && { instructions: wished.instructions }),
      ...(wish.defaultContactPerson && { contactId: wished.contactId }),
      ...(wish.priceList && { priceListId: wished.priceListId }),
      ...(wish.glossaryList && { glossaryIds: wished.glossaryIds }),
      ...(wish.tmList && { memoryIds: wished.memoryIds }),
    })
  }
  const locales = [...new Set(units.flatMap(({ targetLocales }) => targetLocales))]
  const { parts } = planRouting(units, locales, files)
  return units.map((unit, at) => {
    const part = parts.find((each) => each.unit === unit)
    if (!part)
      throw invalid(`body.projects[${at}].targetLanguages`, 'No file of the request goes to this organizational unit.')
    return { unit, files: part.files.map(({ file, locales: of }) => ({ resourceId: file.id, locales: of })) }
  })
}

/** How far the projects of a request are; 404 for a project that was never distributed. */
export async function showRequest(db: Database, base: ProjectRow): Promise<ProjectRoutingStatus> {
  const request = await findRequest(db, base)
  const { job, status, made } = await stateOf(db, request)
  return {
    status,
    current: status === 'STARTED' ? job.done : made.length,
    total: request.total,
    jobUuid: job.id,
    ...(job.error !== null && { error: job.error }),
    projects: made.map(({ project, orgUnit }) => ({
      uuid: project.id,
      name: project.name,
      status: project.status,
      orgUnit: { uuid: orgUnit.id, name: orgUnit.name },
    })),
    undoable: made.length > 0 && (await acceptedTask(db, made)) === undefined,
  }
}

async function findRequest(db: Database, base: ProjectRow) {
  const [request] = await db.select().from(routedRequests).where(eq(routedRequests.baseProjectId, base.id))
  if (!request) throw notFound('distribution of this project')
  return request
}

type Made = { project: ProjectRow; orgUnit: typeof orgUnits.$inferSelect }

async function stateOf(
  db: Database,
  { baseProjectId, jobId }: typeof routedRequests.$inferSelect,
): Promise<{ job: JobRow; status: ProjectRoutingStatus['status']; made: Made[] }> {
  const job = only(await db.select().from(jobs).where(eq(jobs.id, jobId)))
  const made = await db
    .select({ project: projects, orgUnit: orgUnits })
    .from(routedProjects)
    .innerJoin(projects, eq(projects.id, routedProjects.projectId))
    .innerJoin(orgUnits, eq(orgUnits.id, projects.orgUnitId))
    .where(eq(routedProjects.baseProjectId, baseProjectId))
    .orderBy(asc(routedProjects.position))
  return { job, status: shownStatus(job.status), made }
}

async function acceptedTask(db: Database, made: readonly Made[]) {
  const ids = made.map(({ project }) => project.id)
  const [accepted] = await db
    .select({ uuid: tasks.id, projectUuid: tasks.projectId })
    .from(tasks)
    .where(and(isOneOf(tasks.projectId, ids), isNotNull(tasks.acceptedAt)))
    .limit(1)
  return accepted
}

/** Deletes the projects that a held request has become; 422 once someone has accepted a task in one of them. */
export async function undoRouting(context: ChangeContext, base: ProjectRow): Promise<void> {
  const { db, session, journal } = context
  const { status, made } = await stateOf(db, await findRequest(db, base))
  if (status === 'STARTED')
    throw impossible('The projects are still being created. Wait for them.', 'NOT_READY', { projectUuid: base.id })
  for (const { project } of made) requireUnlocked(await holdProject(db, session, project.id, { archived: true }))
  const accepted = await acceptedTask(db, made)
  if (accepted) throw impossible('Someone has accepted a task. Cancel the projects instead.', 'TASK_ACCEPTED', accepted)
  await deleteProjects(
    db,
    made.map(({ project }) => project.id),
  )
  await db.delete(routedRequests).where(eq(routedRequests.baseProjectId, base.id))
  await journal({
    entity: projectEntity(base),
    projectId: base.id,
    before: { projects: made.map(({ project }) => project.name) },
  })
}
