import { snapshot } from '../../../kernel/database/snapshot.ts'
import { formatParameters } from '../../../engines/formats/formats.ts'
import type { Entity } from '../../../kernel/journal.ts'
import { findProject, findResource, holdProject, requireUnlocked } from '../../work/find-project.ts'
import type { ResourceRow } from '../../work/find-project.ts'
import { showIngestion } from './ingestion.ts'
import { readAgain } from './read-again.ts'
import { announceResource, changeParams, keepContent, leftOutPage } from './resources.ts'
import { resourcesOf, showResource } from '../reading/show-resources.ts'
import { incomingContent } from '../uploads/uploads.ts'
import { removeResource } from './remove-resource.ts'
import type { Handlers } from '../../../identity/context.ts'

const fileEntity = ({ id, name }: ResourceRow): Entity<'PROJECT_FILE'> => ({ type: 'PROJECT_FILE', id, name })

/** The part of `projects` that is about files and what is made of them. */
export const projectFiles = {
  async createResource(input) {
    const { db, session, path, body, journal } = input
    const project = await holdProject(db, session, path.projectUUID)
    requireUnlocked(project)
    const announced = await announceResource(input, project, body)
    const { uploadUuid, options } = body
    const resource =
      uploadUuid === undefined
        ? announced
        : await keepContent(input, project, announced, await incomingContent(input, { uploadUuid, options }))
    await journal({ entity: fileEntity(resource), projectId: project.id, after: { name: resource.name } })
    return showResource(db, project, resource)
  },

  async listResources({ db, session, path }) {
    const project = await findProject(db, session, path.projectUUID)
    return (await resourcesOf(db, project.id)).map(({ id, name, path: folder }) => ({ uuid: id, name, path: folder }))
  },

  async removeResource(input) {
    const { db, session, path, query, journal } = input
    const project = await holdProject(db, session, path.projectUUID)
    requireUnlocked(project)
    const resource = await findResource(db, project, path.projectResourceUUID)
    await removeResource(input, project, resource, query.processingTaskId)
    await journal({
      entity: fileEntity(resource),
      projectId: project.id,
      before: { name: resource.name, hash: resource.hash },
    })
  },

  async uploadResourceContent(input) {
    const { db, session, path, body, journal } = input
    const project = await holdProject(db, session, path.projectUUID)
    requireUnlocked(project)
    const before = await findResource(db, project, path.projectResourceUUID)
    const resource = await keepContent(input, project, before, await incomingContent(input, body))
    await readAgain(input, project, [resource])
    await journal({
      entity: fileEntity(resource),
      projectId: project.id,
      before: { hash: before.hash, size: before.size },
      after: { hash: resource.hash, size: resource.size },
    })
    return showResource(db, project, resource)
  },

  async updateResourceParams(input) {
    const { db, session, path, body, journal } = input
    const project = await holdProject(db, session, path.projectUUID)
    requireUnlocked(project)
    const before = await findResource(db, project, path.projectResourceUUID)
    await input.requireVersion({
      entity: fileEntity(before),
      projectId: project.id,
      present: () => showResource(db, project, before),
    })
    const changed = await changeParams(input, project, before, body)
    if (project.status === 'DRAFT') await readAgain(input, project, changed)
    for (const resource of changed) {
      const params = { ...resource.params }
      await journal({ entity: fileEntity(resource), projectId: project.id, after: { params } })
    }
    const [first] = changed
    if (!first) throw new Error('no file was changed')
    return showResource(db, project, first)
  },

  async listLeftOutTexts(input) {
    const { db, session, path, query } = input
    const project = await findProject(db, session, path.projectUUID)
    return leftOutPage(input, project, await findResource(db, project, path.projectResourceUUID), {
      page: query.page,
      size: query.pageSize,
    })
  },

  getFileParams: () => formatParameters(),

  async getIngestionStatus({ db, session, path }) {
    return snapshot(db, async (tx) => showIngestion(tx, await findProject(tx, session, path.projectUUID)))
  },
} satisfies Pick<
  Handlers<'projects'>,
  | 'createResource'
  | 'listResources'
  | 'removeResource'
  | 'uploadResourceContent'
  | 'updateResourceParams'
  | 'listLeftOutTexts'
  | 'getFileParams'
  | 'getIngestionStatus'
>
