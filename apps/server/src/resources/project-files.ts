import { eq } from 'drizzle-orm'
import { projectResources } from '../db/schema.ts'
import { formatParameters } from '../engine/files/formats.ts'
import type { Entity } from '../engine/journal/journal.ts'
import { forgetCosts } from '../engine/projects/costs/forget-costs.ts'
import { startCreatingSegments } from '../engine/projects/create-segments-job.ts'
import {
  findProject,
  findResource,
  holdProject,
  requireDraft,
  requireUnlocked,
} from '../engine/projects/find-project.ts'
import type { ProjectRow, ResourceRow } from '../engine/projects/find-project.ts'
import { listWorkUnits } from '../engine/projects/list-work-units.ts'
import { announceResource, changeParams, keepContent } from '../engine/projects/resources.ts'
import { workUnitsInOrder } from '../engine/projects/show-project.ts'
import { resourcesOf, showResource } from '../engine/projects/show-resources.ts'
import { makeWorkUnits, resetWorkUnits } from '../engine/projects/work-units.ts'
import type { Context, Handlers } from '../handlers.ts'
import { pageOf } from '../http/page.ts'

const fileEntity = ({ id, name }: ResourceRow): Entity => ({ type: 'PROJECT_FILE', id, name })

/** The part of `projects` that is about files and what is made of them. */
export const projectFiles = {
  async createResource({ db, session, path, body, journal }) {
    const project = await holdProject(db, session, path.projectUUID)
    requireUnlocked(project)
    const resource = await announceResource(db, project, body)
    await journal({ entity: fileEntity(resource), projectId: project.id, after: { name: resource.name } })
    return showResource(db, project, resource)
  },

  async listResources({ db, session, path }) {
    const project = await findProject(db, session, path.projectUUID)
    return (await resourcesOf(db, project.id)).map(({ id, name }) => ({ uuid: id, name }))
  },

  async removeResource({ db, session, path, journal }) {
    const project = await holdProject(db, session, path.projectUUID)
    requireUnlocked(project)
    const resource = await findResource(db, project, path.projectResourceUUID)
    requireDraft(project, 'Files can be taken out')
    await db.delete(projectResources).where(eq(projectResources.id, resource.id))
    await forgetCosts(db, project)
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
    const resource = await keepContent(input, project, before, body.file)
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

  getFileParams: () => formatParameters(),

  async listWorkUnits({ db, session, path, query }) {
    const project = await findProject(db, session, path.projectUUID)
    const { ids, total } = await listWorkUnits(db, session, project, query)
    return pageOf(await workUnitsInOrder(db, session, ids), total, query)
  },

  async createWorkUnits(input) {
    const { db, session, path, body, journal } = input
    const project = await holdProject(db, session, path.projectUUID)
    requireUnlocked(project)
    const { ids, created, extended } = await makeWorkUnits(db, session, project, body)
    if (created.length + extended.length > 0) await forgetCosts(db, project)
    await startCreatingSegments(input, project, created)
    const units = await workUnitsInOrder(db, session, ids)
    const changed = new Set([...created, ...extended])
    const [entry, ...more] = units
      .filter(({ uuid }) => changed.has(uuid))
      .map(({ uuid, filename, targetLanguage, steps }) => ({
        entity: { type: 'WORK_UNIT' as const, id: uuid, name: `${filename} · ${targetLanguage}` },
        projectId: project.id,
        after: { workflows: steps?.map(({ workflow }) => workflow.code) },
      }))
    if (entry) await journal(entry, ...more)
    return units
  },
} satisfies Pick<
  Handlers<'projects'>,
  | 'createResource'
  | 'listResources'
  | 'removeResource'
  | 'uploadResourceContent'
  | 'updateResourceParams'
  | 'getFileParams'
  | 'listWorkUnits'
  | 'createWorkUnits'
>

/** Files whose work units are there already are read again, and what was calculated of them no longer holds. */
async function readAgain(input: Context, project: ProjectRow, files: readonly ResourceRow[]): Promise<void> {
  const units = await resetWorkUnits(input.db, files.map(({ id }) => id))
  if (units.length === 0) return
  await forgetCosts(input.db, project)
  await startCreatingSegments(input, project, units)
}
