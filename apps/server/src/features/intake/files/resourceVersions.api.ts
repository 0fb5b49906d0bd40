import { only } from '../../../kernel/database/one-row.ts'
import { findProject, findResource, holdProject } from '../../work/find-project.ts'
import { listChangedSegments, listChanges, listProjectChanges, showChanges } from '../versions/show-changes.ts'
import { startVersion } from './start-version.ts'
import { incomingContent } from '../uploads/uploads.ts'
import type { Handlers } from '../../../identity/context.ts'
import { oneOrNotFound } from '../../../kernel/find-visible.ts'

export const resourceVersions = {
  async create(input) {
    const { db, session, path, body, journal } = input
    const project = await holdProject(db, session, path.projectUUID)
    const resource = await findResource(db, project, path.projectResourceUUID)
    const change = await startVersion(input, project, resource, await incomingContent(input, body))
    await journal({
      entity: { type: 'PROJECT_FILE', id: resource.id, name: resource.name },
      projectId: project.id,
      before: { hash: resource.hash, size: resource.size },
      after: { hash: change.hash, size: change.size },
    })
    return only(await showChanges(db, session, [change], () => true))
  },

  async listByProject({ db, session, path }) {
    return listProjectChanges(db, session, await findProject(db, session, path.projectUUID))
  },

  async list({ db, session, path }) {
    const project = await findProject(db, session, path.projectUUID)
    return listChanges(db, session, await findResource(db, project, path.projectResourceUUID))
  },

  async get({ db, session, path }) {
    const project = await findProject(db, session, path.projectUUID)
    const resource = await findResource(db, project, path.projectResourceUUID)
    return oneOrNotFound(await listChanges(db, session, resource, path.changeUUID), 'version of this file')
  },

  async listSegments({ db, session, path, query }) {
    const project = await findProject(db, session, path.projectUUID)
    const resource = await findResource(db, project, path.projectResourceUUID)
    return listChangedSegments(db, resource, path.changeUUID, query)
  },
} satisfies Handlers<'resourceVersions'>
