import { eq } from 'drizzle-orm'
import type { ChangeContext } from '../../identity/change-context.ts'
import { jobContext, sessionOf } from '../../identity/job-context.ts'
import type { Listener } from '../../identity/listeners.ts'
import type { Database } from '../../kernel/database/connect.ts'
import { updateOne } from '../../kernel/database/one-row.ts'
import type { JobRun, JobRunner } from '../../kernel/jobs/job-runner.ts'
import { bindGlossaries } from '../glossaries/project-glossaries.ts'
import { bindMemories } from '../context/memories.ts'
import { createProject } from '../projects/create-project.ts'
import { announceResource, keepContent } from '../intake/files/resources.ts'
import { findProject, projectEntity, type ProjectRow, type ResourceRow } from '../work/find-project.ts'
import { projectResources, projects } from '../work/tables.ts'
import { addWorkUnits } from '../intake/work-units/add-work-units.ts'
import { filesOf, type ProjectToMake } from './requests.ts'
import { routedProjects } from './tables.ts'

/** Makes the projects of a request: all of them, or none. */
export const routingRunner = (consequences: readonly Listener[]): JobRunner => ({
  async run(run) {
    const { job } = run
    // Written by `startRouting` alone.
    const planned = job.params['planned'] as ProjectToMake[]
    const reference = String(job.params['reference'])
    const session = await sessionOf(run.db, job, new Date())
    await run.progress(0, planned.length)
    await run.commit(async (db) => {
      const base = await findProject(db, session, job.projectId!)
      const context = jobContext(db, { job, session, now: new Date(), consequences, event: 'PROJECT_UPDATED' })
      const files = new Map((await filesOf(db, base)).map((file) => [file.id, file]))
      for (const [position, wanted] of planned.entries()) {
        const project = await makeProject({ ...context, objects: run.objects }, base, wanted, { reference, files })
        await db.insert(routedProjects).values({ baseProjectId: base.id, projectId: project.id, position })
        await run.progress(position + 1, planned.length)
      }
      return { report: { projects: planned.length } }
    })
  },
})

type MakeContext = ChangeContext & Pick<JobRun, 'objects'>

async function makeProject(
  context: MakeContext,
  base: ProjectRow,
  { unit, files: wanted }: ProjectToMake,
  { reference, files }: { reference: string; files: ReadonlyMap<string, ResourceRow> },
): Promise<ProjectRow> {
  const { db, session } = context
  const project = await openProject(db, context, base, unit, reference)
  await context.journal({
    event: 'PROJECT_CREATED',
    entity: projectEntity(project),
    projectId: project.id,
    after: { reference, status: project.status, sourceLocale: project.sourceLocale },
    detail: { request: base.name },
  })
  if (unit.memoryIds.length > 0)
    await bindMemories(
      context,
      project,
      unit.memoryIds.map((tmUuid) => ({ tmUuid })),
    )
  if (unit.glossaryIds.length > 0) await bindGlossaries(context, project, unit.glossaryIds)
  const requests = []
  for (const { resourceId, locales } of wanted) {
    const source = files.get(resourceId)
    if (!source) throw new Error(`file ${resourceId} is gone`)
    const copy = await copyFile(context, project, source)
    requests.push({
      projectResourceUuid: copy.id,
      targetLocales: locales,
      ...(unit.workflows.length > 0 && { workflows: unit.workflows }),
    })
  }
  await addWorkUnits(context, await findProject(db, session, project.id), requests)
  return project
}

async function openProject(
  db: Database,
  { session }: ChangeContext,
  base: ProjectRow,
  unit: ProjectToMake['unit'],
  reference: string,
): Promise<ProjectRow> {
  const made = await createProject(
    db,
    session,
    {
      reference,
      orgUnitUUID: unit.orgUnitId,
      sourceLocale: base.sourceLocale,
      instructions: unit.instructions || base.instructions,
      notes: base.notes,
      ...(base.dueDate && { dueDate: base.dueDate.getTime() }),
      ...(unit.contactId !== null && { contactUUID: unit.contactId }),
    },
    true,
  )
  return unit.priceListId === null
    ? made
    : updateOne(db, projects, eq(projects.id, made.id), { priceListId: unit.priceListId })
}

/** The same file in another project, read with the same options. */
async function copyFile(context: MakeContext, project: ProjectRow, source: ResourceRow): Promise<ResourceRow> {
  const { db, objects } = context
  const { name, path, notes, previewUrl, params } = source
  const announced = await announceResource(context, project, { name, path, notes, ...(previewUrl && { previewUrl }) })
  const resource = await updateOne(db, projectResources, eq(projectResources.id, announced.id), { params })
  return keepContent(context, project, resource, {
    name,
    content: await objects.content(source.fileKey!),
    stored: await objects.find(db, source.fileKey!),
    measured: null,
    options: { areQuestionsSettled: source.questions.length === 0 },
  })
}
