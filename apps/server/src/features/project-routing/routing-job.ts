import type { ChangeContext } from '../../identity/change-context.ts'
import { jobContext, sessionOf } from '../../identity/job-context.ts'
import type { Listener } from '../../identity/listeners.ts'
import type { JobRun, JobRunner } from '../../kernel/jobs/job-runner.ts'
import { bindGlossaries } from '../glossaries/project-glossaries.ts'
import { bindMemories } from '../context/memories.ts'
import { openProject, refreshed, takeIn } from '../projects/take-in.ts'
import { findProject, type ProjectRow, type ResourceRow } from '../work/find-project.ts'
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
  const project = await openProject(
    context,
    {
      reference,
      orgUnitUUID: unit.orgUnitId,
      sourceLocale: base.sourceLocale,
      instructions: unit.instructions || base.instructions,
      notes: base.notes,
      ...(base.dueDate && { dueDate: base.dueDate.getTime() }),
      ...(unit.contactId !== null && { contactUUID: unit.contactId }),
    },
    { columns: unit.priceListId === null ? {} : { priceListId: unit.priceListId }, detail: { request: base.name } },
  )
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
  await addWorkUnits(context, await refreshed(context, project), requests)
  return project
}

/** The same file in another project, read with the same options. */
async function copyFile(context: MakeContext, project: ProjectRow, source: ResourceRow): Promise<ResourceRow> {
  const { db, objects } = context
  const { name, path, notes, previewUrl, params } = source
  return takeIn(context, project, {
    name,
    path,
    notes,
    previewUrl,
    params,
    incoming: {
      content: await objects.content(source.fileKey!),
      stored: await objects.find(db, source.fileKey!),
      measured: null,
      options: { areQuestionsSettled: source.questions.length === 0 },
    },
  })
}
