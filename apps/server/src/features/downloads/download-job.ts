import type { ProjectDownload } from '@dragoman/sdk/operations/projects'
import { isManager } from '@dragoman/sdk/permissions'
import { and, eq, inArray } from 'drizzle-orm'
import { oneOrNotFound } from '../../kernel/find-visible.ts'
import { projectOfJob } from '../work/project-of-job.ts'
import { textsParam } from '../../kernel/jobs/job-params.ts'
import type { ChangeContext } from '../../identity/change-context.ts'
import type { SignedIn } from '../../identity/sessions.ts'
import type { Database } from '../../kernel/database/connect.ts'
import type { JobRow, JobRunner } from '../../kernel/jobs/job-runner.ts'
import { invalid } from '../../kernel/refusals.ts'
import { jobs } from '../../kernel/tables.ts'
import type { ProjectRow } from '../work/find-project.ts'
import { loadWorkUnits } from './build-translation.ts'
import { selectWorkUnits, zipTranslations } from './download.ts'

/** Type of the job that builds a container of translated files. */
export const downloadJob = 'PROJECT_DOWNLOAD'

/** Starts to build the container; what the caller may see is settled now. */
export async function startDownload(
  context: ChangeContext,
  project: ProjectRow,
  body: ProjectDownload,
): Promise<JobRow> {
  refuseTransformations(body)
  const { retrieveLatestDeliveredWorkflow: delivered = false } = body
  const workUnits = await selectWorkUnits(context.db, context.session, project, { ...body, delivered })
  return context.startJob({
    type: downloadJob,
    projectId: project.id,
    params: {
      workUnitIds: workUnits.map(({ workUnit }) => workUnit.id),
      state: delivered ? 'delivered' : 'present',
    },
  })
}

/** 400 for transformations, which published clients may ask for: the files would come back without them. */
function refuseTransformations({ updateDataTransformation, dataTransformationParamsMap }: ProjectDownload): void {
  const message = 'Files are downloaded as they are translated, without transformations. Leave this out.'
  if (Object.keys(dataTransformationParamsMap ?? {}).length > 0)
    throw invalid('body.dataTransformationParamsMap', message)
  if (updateDataTransformation) throw invalid('body.updateDataTransformation', message)
}

/** Builds the container that `params` describes. */
export const downloadRunner: JobRunner = {
  async run(run) {
    const { accountId, params } = run.job
    const project = await projectOfJob(run)
    const workUnits = await loadWorkUnits(run.db, textsParam(run.job, 'workUnitIds'))
    const state = params['state'] === 'delivered' ? 'delivered' : 'present'
    const content = await zipTranslations(run, workUnits, state, (done) => run.progress(done, workUnits.length))
    await run.commit(async (transaction) => {
      const file = { accountId, name: `${project.name}.zip`, mediaType: 'application/zip', content }
      const { key } = await run.objects.put(transaction, file)
      return { resultFileKey: key, report: { files: workUnits.length } }
    })
  },
}

/** A job of a project that the caller started, or manages; 404 for any other. */
export async function findProjectJob(
  db: Database,
  session: SignedIn,
  project: ProjectRow,
  { id, types }: { id: string; types: readonly string[] },
): Promise<JobRow> {
  return oneOrNotFound(
    await db
      .select()
      .from(jobs)
      .where(
        and(
          eq(jobs.id, id),
          eq(jobs.projectId, project.id),
          inArray(jobs.type, [...types]),
          isManager(session) ? undefined : eq(jobs.createdBy, session.user.id),
        ),
      ),
    'request',
  )
}
