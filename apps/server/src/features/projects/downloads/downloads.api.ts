import type { WorkUnitWithFile } from './build-translation.ts'
import { buildTranslation } from './build-translation.ts'
import { selectOne, selectWorkUnits, zipTranslations } from './download.ts'
import { downloadJob, findProjectJob, startDownload } from './download-job.ts'
import { showDownload } from '../../../identity/show-jobs.ts'
import { sourceFilesJob, startSourceFiles, startTranslatedFiles, translatedFilesJob } from './export-files-job.ts'
import { findProject, projectEntity } from '../find-project.ts'
import { locKitJob, showKitJob, startLocKit } from '../kits/loc-kit-job.ts'
import type { Handlers } from '../../../identity/context.ts'
import { download } from '../../../kernel/download.ts'

const kitJobs = [locKitJob, sourceFilesJob, translatedFilesJob]

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
    const { db, session, path, body, settings, now, journal } = input
    const project = await findProject(db, session, path.projectUUID)
    const job = await startDownload(input, project, body)
    await journal({ entity: projectEntity(project), projectId: project.id, detail: { job: job.id } })
    return showDownload(job, { settings, now, session })
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
      one.resource.name,
      'application/octet-stream',
    )
  },

  async startLocKit(input) {
    const { db, session, path, body, settings, now, journal } = input
    const project = await findProject(db, session, path.projectUUID)
    const job = await startLocKit(input, project, body)
    await journal({ entity: projectEntity(project), projectId: project.id, detail: { job: job.id } })
    const { id, status, type, creationDate } = showKitJob(job, { settings, now, session })
    return { id, status, type, creatinDate: creationDate }
  },

  async startSourceFiles(input) {
    const { db, session, path, body, settings, now, journal } = input
    const project = await findProject(db, session, path.projectUUID)
    const job = await startSourceFiles(input, project, body)
    await journal({ entity: projectEntity(project), projectId: project.id, detail: { job: job.id } })
    return showKitJob(job, { settings, now, session })
  },

  async startTranslatedFiles(input) {
    const { db, session, path, body, settings, now, journal } = input
    const project = await findProject(db, session, path.projectUuid)
    const job = await startTranslatedFiles(input, project, body)
    await journal({ entity: projectEntity(project), projectId: project.id, detail: { job: job.id } })
    return showKitJob(job, { settings, now, session })
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
