import type { Handlers } from '../../identity/context.ts'
import { listExportCalls } from '../lists/list-export.ts'
import { issueExport, listIssues } from './list-issues.ts'
import { findLatest, findRun, showRun, startRun } from './show-runs.ts'

const exporting = listExportCalls(issueExport)

export const checkRuns = {
  async getLatest({ db, session, path }) {
    const run = await findLatest(db, session, path.projectUUID)
    return run ? { run: await showRun(db, run) } : {}
  },

  async start(input) {
    const { project, run } = await startRun(input, input.path.projectUUID, input.body.taskUuid)
    await input.journal({
      entity: { type: 'PROJECT', id: project.id, name: project.name },
      projectId: project.id,
      detail: { run: run.id, ...(run.taskId !== null && { taskUuid: run.taskId }) },
    })
    return showRun(input.db, run)
  },

  async listIssues({ db, session, path, query }) {
    const run = await findRun(db, session, path.checkRunUuid)
    return listIssues(db, run.id, query)
  },

  async startExport(input) {
    const run = await findRun(input.db, input.session, input.path.checkRunUuid)
    return exporting.startExport({ ...input, body: { ...input.body, runId: run.id } })
  },

  async getExportStatus(input) {
    await findRun(input.db, input.session, input.path.checkRunUuid)
    return exporting.getExportStatus(input)
  },
} satisfies Handlers<'checkRuns'>
