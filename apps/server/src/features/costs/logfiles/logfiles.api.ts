import { showDownload } from '../../../identity/show-jobs.ts'
import { findProject, holdProject } from '../../work/find-project.ts'
import { createLogfile } from './create-logfile.ts'
import { findExport, startExport } from './export-job.ts'
import { listLogfiles } from './list-logfiles.ts'
import { pageOfCounted } from './list-segments.ts'
import { findLogfile, itemsByFile, itemsByLangPair, showLogfile, summaryRows } from './show-logfiles.ts'
import type { Handlers } from '../../../identity/context.ts'

export const logfiles = {
  async list({ db, session, path, query }) {
    const project = await findProject(db, session, path.projectUUID)
    return listLogfiles(db, project, query)
  },

  async create(input) {
    const { db, session, path, query, body, journal } = input
    const project = await holdProject(db, session, path.projectUUID)
    const logfile = await createLogfile(input, project, body ?? {}, query['pre-analysis'] ?? false)
    await journal({ entity: { type: 'LOGFILE', id: logfile.id, name: logfile.name }, projectId: project.id })
    return showLogfile(db, logfile)
  },

  async get({ db, session, path }) {
    const project = await findProject(db, session, path.projectUUID)
    const logfile = await findLogfile(db, project, path.logfileUUID)
    return { ...(await showLogfile(db, logfile)), itemsByFile: await itemsByFile(db, project, logfile) }
  },

  async getSummary({ db, session, path }) {
    const project = await findProject(db, session, path.projectUUID)
    return summaryRows(db, await findLogfile(db, project, path.logfileUUID))
  },

  async getBreakdownByLocale({ db, session, path, query }) {
    const project = await findProject(db, session, path.projectUUID)
    const logfile = await findLogfile(db, project, path.logfileUUID)
    return {
      ...(await showLogfile(db, logfile)),
      itemsByLangPair: await itemsByLangPair(db, project, logfile, {
        targetLocale: query.targetLocale,
        workflow: query.targetWorkflow,
      }),
    }
  },

  async listSegments({ db, session, path, query }) {
    const project = await findProject(db, session, path.projectUUID)
    const logfile = await findLogfile(db, project, path.logfileUUID)
    const { targetLocale, workUnitUuid, band } = query
    const workUnitIds = workUnitUuid === undefined ? undefined : [workUnitUuid]
    return pageOfCounted(db, { logfileId: logfile.id, workUnitIds, targetLocale, band }, query)
  },

  async startExport(input) {
    const { db, session, path, query, settings, now, journal } = input
    const project = await findProject(db, session, path.projectUUID)
    const logfile = await findLogfile(db, project, path.logfileUUID)
    const { job, isNew } = await startExport(input, project, logfile, query)
    if (isNew) {
      const entity = { type: 'LOGFILE', id: logfile.id, name: logfile.name } as const
      await journal({ entity, projectId: project.id, detail: { job: job.id } })
    }
    return showDownload(job, { settings, now, session })
  },

  async getExportStatus({ db, session, path, settings, now }) {
    const project = await findProject(db, session, path.projectUUID)
    const logfile = await findLogfile(db, project, path.logfileUUID)
    return showDownload(await findExport(db, logfile, path.requestUUID), { settings, now, session })
  },
} satisfies Handlers<'logfiles'>
