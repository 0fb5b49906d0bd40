import { translatedFileName } from '../../engines/formats/formats.ts'
import type { WorkUnitWithFile } from './build-translation.ts'
import { buildTranslation } from './build-translation.ts'
import { selectOne, selectWorkUnits, zipTranslations } from './download.ts'
import { downloadJob, findProjectJob, startDownload } from './download-job.ts'
import { showDownload } from '../../identity/show-jobs.ts'
import { sourceFilesJob, startSourceFiles, startTranslatedFiles, translatedFilesJob } from './export-files-job.ts'
import { findProject, projectEntity, type ProjectRow } from '../work/find-project.ts'
import { locKitJob, showKitJob, startLocKit } from './kits/loc-kit-job.ts'
import type { ChangeContext } from '../../identity/change-context.ts'
import type { Handlers } from '../../identity/context.ts'
import type { JobRow } from '../../kernel/jobs/job-runner.ts'
import { download } from '../../kernel/download.ts'

const kitJobs = [locKitJob, sourceFilesJob, translatedFilesJob]

/** Starts a job of a project, and notes that in the journal. */
async function started(
  { db, session, journal }: ChangeContext,
  projectUuid: string,
  start: (project: ProjectRow) => Promise<JobRow>,
): Promise<JobRow> {
  const project = await findProject(db, session, projectUuid)
  const job = await start(project)
  await journal({ entity: projectEntity(project), projectId: project.id, detail: { job: job.id } })
  return job
}

/** The part of `projects` that gives files away. */
export const projectDownloads = {
  async download({ db, objects, session, path, query }) {
    const project = await findProject(db, session, path.projectUUID)
    const workUnits = await selectWorkUnits(db, session, project, query)
    return download(
      await zipTranslations({ db, objects }, workUnits, 'present'),
      `${project.name}.zip`,
      'application/zip',
    )
  },

  async startDownload(input) {
    const job = await started(input, input.path.projectUUID, (project) => startDownload(input, project, input.body))
    return showDownload(job, input)
  },

  async getDownloadStatus({ db, session, path, settings, now }) {
    const project = await findProject(db, session, path.projectUUID)
    const job = await findProjectJob(db, session, project, { id: path.requestUUID, types: [downloadJob] })
    return showDownload(job, { settings, now, session })
  },

  async downloadTranslatedFile({ db, objects, session, path, query }) {
    const project = await findProject(db, session, path.projectUUID)
    const { retrieveLatestDeliveredWorkflow: delivered } = query
    const one: WorkUnitWithFile = await selectOne(db, session, project, { ...query, delivered })
    return download(
      await buildTranslation({ db, objects }, one, delivered ? 'delivered' : 'present'),
      translatedFileName(one.resource.name),
      'application/octet-stream',
    )
  },

  async startLocKit(input) {
    const job = await started(input, input.path.projectUUID, (project) => startLocKit(input, project, input.body))
    const { id, status, type, creationDate } = showKitJob(job, input)
    return { id, status, type, creatinDate: creationDate }
  },

  async startSourceFiles(input) {
    const job = await started(input, input.path.projectUUID, (project) => startSourceFiles(input, project, input.body))
    return showKitJob(job, input)
  },

  async startTranslatedFiles(input) {
    const job = await started(input, input.path.projectUuid, (project) =>
      startTranslatedFiles(input, project, input.body),
    )
    return showKitJob(job, input)
  },

  async getTranslationKitJob({ db, session, path, settings, now }) {
    const project = await findProject(db, session, path.projectUUID)
    const job = await findProjectJob(db, session, project, { id: path.requestUUID, types: kitJobs })
    return showKitJob(job, { settings, now, session })
  },
} satisfies Pick<
  Handlers<'projects'>,
  | 'download'
  | 'startDownload'
  | 'getDownloadStatus'
  | 'downloadTranslatedFile'
  | 'startLocKit'
  | 'startSourceFiles'
  | 'startTranslatedFiles'
  | 'getTranslationKitJob'
>
