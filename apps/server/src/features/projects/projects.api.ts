import { changeStatus } from './change-status.ts'
import { baseProject, createProject } from './create-project.ts'
import { archiveProject } from './archive-project.ts'
import { planBulkChange, startBulkChange } from './bulk/bulk-changes-of-projects.ts'
import { findProject, holdProject, projectEntity, requireNotArchived } from '../work/find-project.ts'
import { listProjects } from './list-projects.ts'
import { countProjects, totalProjects } from './project-figures.ts'
import { bindMemories, showBindings } from '../context/memories.ts'
import { createMessage, listMessages } from './messages.ts'
import { paymentType } from './payment-type.ts'
import { partsOf } from '../work/project-version.ts'
import { removeProject, showUsage } from './remove-project.ts'
import { listFileProgress, showProgress } from './show-progress.ts'
import { showProject } from './show-project.ts'
import { countTasks } from '../work/tasks-of-project.ts'
import { updateInfo } from './update-info.ts'
import { showJob } from '../../identity/show-jobs.ts'
import { listExportCalls } from '../lists/list-export.ts'
import { projectExport } from './export-projects.ts'
import type { Handlers } from '../../identity/context.ts'
import { projectContinuous } from './continuous/continuous.api.ts'
import { projectDownloads } from '../downloads/downloads.api.ts'
import { projectFiles } from '../intake/files/files.api.ts'
import { projectReferences } from './references/references.api.ts'
import { projectWorkUnits } from '../intake/work-units/work-units.api.ts'

export const projects = {
  ...projectFiles,
  ...projectWorkUnits,
  ...projectReferences,
  ...projectContinuous,
  ...projectDownloads,

  list: ({ db, session, query, now }) => listProjects(db, session, query, now),

  getCounters: ({ db, session, now }) => countProjects(db, session, now),

  getTotals: ({ db, session, query, now }) => totalProjects(db, session, query, now),

  ...listExportCalls(projectExport),

  async create({ db, session, query, body, journal }) {
    const wanted = body ?? (await baseProject(db, session, query))
    const project = await createProject(db, session, wanted, query.inferDefaultSettings ?? body === undefined, {
      isAsked: body !== undefined,
    })
    await journal({
      entity: projectEntity(project),
      projectId: project.id,
      after: { reference: project.reference, status: project.status, sourceLocale: project.sourceLocale },
    })
    return showProject(db, session, project.id)
  },

  async get({ db, session, path, query }) {
    return showProject(db, session, path.projectUUID, { simple: query.responseType === 'SIMPLE' })
  },

  async updateInfo(input) {
    const { db, session, path, body } = input
    const project = await holdProject(db, session, path.projectUUID)
    await input.requireVersion({
      entity: projectEntity(project),
      projectId: project.id,
      present: () => showProject(db, session, project.id),
      ...partsOf(body),
    })
    await updateInfo(input, project, body)
    return showProject(db, session, path.projectUUID)
  },

  async getUsage({ db, session, path }) {
    return showUsage(db, await findProject(db, session, path.projectUUID))
  },

  async remove({ db, session, path, journal }) {
    const project = await holdProject(db, session, path.projectUUID)
    await removeProject(db, project)
    // Under no project: it is gone, and the entry is for the account.
    await journal({
      entity: projectEntity(project),
      before: { reference: project.reference, status: project.status },
    })
  },

  async changeStatus(input) {
    const { db, session, path, body } = input
    await changeStatus(input, await holdProject(db, session, path.projectUUID), body)
    return showProject(db, session, path.projectUUID)
  },

  async archive(input) {
    const { db, session, path } = input
    await archiveProject(input, await holdProject(db, session, path.projectUUID, { archived: true }), true)
    return showProject(db, session, path.projectUUID)
  },

  async unarchive(input) {
    const { db, session, path } = input
    await archiveProject(input, await holdProject(db, session, path.projectUUID, { archived: true }), false)
    return showProject(db, session, path.projectUUID)
  },

  planBulk: ({ db, session, body }) => planBulkChange(db, session, body),

  async changeBulk(input) {
    const { db, session, settings, now } = input
    return showJob(db, session, await startBulkChange(input, input.body), { settings, now })
  },

  async getProcessSummary({ db, session, path }) {
    return countTasks(db, await findProject(db, session, path.projectUUID))
  },

  async listProgress({ db, session, path, now }) {
    return showProgress(db, session, await findProject(db, session, path.projectUUID), now)
  },

  async listFileProgress({ db, session, path, query, now }) {
    return listFileProgress(db, session, await findProject(db, session, path.projectUUID), query, now)
  },

  async getPaymentType({ db, session, path }) {
    const project = await findProject(db, session, path.projectUUID)
    return { paymentType: await paymentType(db, project.id) }
  },

  async listMessages({ db, session, path, query }) {
    const project = await findProject(db, session, path.projectUUID)
    return listMessages(db, session, project, query)
  },

  async createMessage({ db, session, path, body, journal }) {
    const project = await findProject(db, session, path.projectUUID)
    requireNotArchived(project)
    const message = await createMessage(db, session, project, body)
    // The note itself stays where its readers are; the journal is open to more people.
    await journal({
      entity: projectEntity(project),
      projectId: project.id,
      detail: { message: message.uuid, privateMessage: message.privateMessage },
    })
    return message
  },

  async listTranslationMemories({ db, session, path }) {
    return showBindings(db, await findProject(db, session, path.projectUUID))
  },

  async bindTranslationMemories(input) {
    const { db, session, path, body } = input
    const project = await holdProject(db, session, path.projectUUID)
    await input.requireVersion({
      entity: projectEntity(project),
      projectId: project.id,
      present: () => showBindings(db, project),
    })
    await bindMemories(input, project, body)
    return showBindings(db, project)
  },
} satisfies Omit<Handlers<'projects'>, 'listGlossaries' | 'bindGlossaries'>
