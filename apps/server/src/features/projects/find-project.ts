import { and, eq } from 'drizzle-orm'
import { visibleProjects } from './visible.ts'
import type { Database } from '../../kernel/database/connect.ts'
import { projectResources, projects } from './tables.ts'
import { impossible, locked, notFound } from '../../kernel/refusals.ts'
import type { SignedIn } from '../../identity/sessions.ts'
import type { Entity } from '../../kernel/journal.ts'

export type ProjectRow = typeof projects.$inferSelect
export type ResourceRow = typeof projectResources.$inferSelect

/** A project that the caller may see; 404 for every other one. */
export async function findProject(db: Database, session: SignedIn, id: string): Promise<ProjectRow> {
  const [project] = await db
    .select()
    .from(projects)
    .where(and(eq(projects.id, id), visibleProjects(db, session)))
  if (!project) throw notFound('project')
  return project
}

/**
 * The same, held until the transaction ends, so that whoever comes second sees what the first one did.
 * Every write to a project starts with this.
 */
export async function holdProject(db: Database, session: SignedIn, id: string): Promise<ProjectRow> {
  await findProject(db, session, id)
  const [project] = await db.select().from(projects).where(eq(projects.id, id)).for('update')
  if (!project) throw notFound('project')
  return project
}

/** Whether an analysis or a calculation is under way, which locks the project. */
export const costsRun = ({ costsStatus }: ProjectRow): boolean =>
  costsStatus === 'CREATING' || costsStatus === 'UPDATING'

/** Refuses with 423 while costs are calculated. */
export function requireUnlocked(project: ProjectRow): void {
  if (costsRun(project)) throw locked(`The costs of ${project.name} are being calculated; try again in a moment.`)
}

/** Refuses with 422 once files and languages are settled: they change only while a project is in DRAFT. */
export function requireDraft(project: ProjectRow, what: string): void {
  if (project.status === 'DRAFT') return
  const message = `${what} only while the project is in DRAFT; it is ${project.status}.`
  throw impossible(message, 'PROJECT_NOT_DRAFT', { status: project.status })
}

/** A source file of a project; 404 for any other. */
export async function findResource(db: Database, project: ProjectRow, id: string): Promise<ResourceRow> {
  const [resource] = await db
    .select()
    .from(projectResources)
    .where(and(eq(projectResources.id, id), eq(projectResources.projectId, project.id)))
  if (!resource) throw notFound('file in this project')
  return resource
}

/** How the journal names a project. */
export const projectEntity = ({ id, name }: ProjectRow): Entity => ({ type: 'PROJECT', id, name })
