import type { ProjectCreate } from '@dragoman/sdk/operations/projects'
import { and, eq } from 'drizzle-orm'
import type { ChangeContext } from '../../identity/change-context.ts'
import { updateOne } from '../../kernel/database/one-row.ts'
import type { Objects } from '../../kernel/objects.ts'
import { announceResource, keepContent } from '../intake/files/resources.ts'
import { folderOf } from '../intake/reading/parse-resource.ts'
import type { Incoming } from '../intake/uploads/uploads.ts'
import { findProject, projectEntity, type ProjectRow, type ResourceRow } from '../work/find-project.ts'
import { projectResources, projects, type ResourceParams } from '../work/tables.ts'
import { createProject } from './create-project.ts'

// How work comes in from outside: from another system, from a folder that is sent again and again, from a request that is
// distributed. A connector asks for no more than this, and `addWorkUnits` for the languages.

type TakeInContext = ChangeContext & { objects: Objects }

/** Opens a project, and records who or what asked for it. */
export async function openProject(
  { db, session, journal }: ChangeContext,
  wanted: ProjectCreate,
  { columns = {}, after, detail }: OpenedBy = {},
): Promise<ProjectRow> {
  const made = await createProject(db, session, wanted, true)
  const project =
    Object.keys(columns).length > 0 ? await updateOne(db, projects, eq(projects.id, made.id), columns) : made
  await journal({
    event: 'PROJECT_CREATED',
    entity: projectEntity(project),
    projectId: project.id,
    after: { reference: project.reference, status: project.status, sourceLocale: project.sourceLocale, ...after },
    ...(detail && { detail }),
  })
  return project
}

interface OpenedBy {
  /** More columns that the project has from the start. */
  columns?: Partial<ProjectRow>
  /** More for its journal entry. */
  after?: Record<string, unknown>
  detail?: Record<string, unknown>
}

/** A file that comes in. */
export interface FileTakenIn {
  name: string
  /** Its folder. */
  path?: string | undefined
  notes?: string | undefined
  previewUrl?: string | null | undefined
  /** How it is read, where that was decided elsewhere; else by the options of its organizational unit. */
  params?: ResourceParams
  incoming: Omit<Incoming, 'name'>
}

/** Takes a file that its project does not have yet. @throws ApiError 422 for one whose name and folder are taken */
export async function takeIn(context: TakeInContext, project: ProjectRow, file: FileTakenIn): Promise<ResourceRow> {
  const { name, path, notes, previewUrl, params, incoming } = file
  const announced = await announceResource(context, project, {
    name,
    ...(path && { path }),
    ...(notes && { notes }),
    ...(previewUrl && { previewUrl }),
  })
  const resource = params
    ? await updateOne(context.db, projectResources, eq(projectResources.id, announced.id), { params })
    : announced
  return keepContent(context, project, resource, { name, ...incoming })
}

/** The file of a project with this name in this folder. */
export async function fileNamed(
  { db }: Pick<ChangeContext, 'db'>,
  project: ProjectRow,
  { name, path = '' }: { name: string; path?: string | undefined },
): Promise<ResourceRow | undefined> {
  const [found] = await db
    .select()
    .from(projectResources)
    .where(
      and(
        eq(projectResources.projectId, project.id),
        eq(projectResources.name, name),
        eq(projectResources.path, folderOf(path, name)),
      ),
    )
  return found
}

/** The project as it is with what was taken in. */
export const refreshed = ({ db, session }: ChangeContext, { id }: ProjectRow): Promise<ProjectRow> =>
  findProject(db, session, id)
