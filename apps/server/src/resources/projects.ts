import { changeStatus } from '../engine/projects/change-status.ts'
import { baseProject, createProject } from '../engine/projects/create-project.ts'
import { findProject, holdProject, projectEntity } from '../engine/projects/find-project.ts'
import { listProjects } from '../engine/projects/list-projects.ts'
import { bindMemories, showBindings } from '../engine/projects/memories.ts'
import { createMessage, listMessages } from '../engine/projects/messages.ts'
import { paymentType } from '../engine/projects/payment-type.ts'
import { showProject } from '../engine/projects/show-project.ts'
import { countTasks } from '../engine/projects/tasks-of-project.ts'
import { updateInfo } from '../engine/projects/update-info.ts'
import type { Handlers } from '../handlers.ts'
import { pageOf } from '../http/page.ts'
import { projectContinuous } from './project-continuous.ts'
import { projectDownloads } from './project-downloads.ts'
import { projectFiles } from './project-files.ts'
import { projectReferences } from './project-references.ts'
import { projectWorkUnits } from './project-work-units.ts'

export const projects = {
  ...projectFiles,
  ...projectWorkUnits,
  ...projectReferences,
  ...projectContinuous,
  ...projectDownloads,

  async list({ db, session, query }) {
    const { content, total } = await listProjects(db, session, query)
    return pageOf(content, total, query)
  },

  async create({ db, session, query, body, journal }) {
    const wanted = body ?? (await baseProject(db, session, query))
    const project = await createProject(db, session, wanted, query.inferDefaultSettings ?? body === undefined)
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
    await updateInfo(input, await holdProject(db, session, path.projectUUID), body)
    return showProject(db, session, path.projectUUID)
  },

  async changeStatus(input) {
    const { db, session, path, body } = input
    await changeStatus(input, await holdProject(db, session, path.projectUUID), body)
    return showProject(db, session, path.projectUUID)
  },

  async getProcessSummary({ db, session, path }) {
    return countTasks(db, await findProject(db, session, path.projectUUID))
  },

  async getPaymentType({ db, session, path }) {
    const project = await findProject(db, session, path.projectUUID)
    return { paymentType: await paymentType(db, project.id) }
  },

  async listMessages({ db, session, path, query }) {
    const project = await findProject(db, session, path.projectUUID)
    const { content, total } = await listMessages(db, session, project, query)
    return pageOf(content, total, { page: query.page, size: query.pageSize })
  },

  async createMessage({ db, session, path, body, journal }) {
    const project = await findProject(db, session, path.projectUUID)
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
    await bindMemories(input, project, body)
    return showBindings(db, project)
  },
} satisfies Handlers<'projects'>
