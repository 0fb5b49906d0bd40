import { findVisible } from '../../kernel/find-visible.ts'
import { isManager } from '@dragoman/sdk/permissions'
import { eq } from 'drizzle-orm'
import { visibleProjects } from './visible.ts'
import type { Database } from '../../kernel/database/connect.ts'
import { only } from '../../kernel/database/one-row.ts'
import { projectResources, projects } from './tables.ts'
import { impossible, locked } from '../../kernel/refusals.ts'
import type { Context } from '../../identity/context.ts'
import { orgUnits } from '../../identity/tables.ts'
import type { SignedIn } from '../../identity/sessions.ts'
import type { Entity } from '../../kernel/journal.ts'

export type ProjectRow = typeof projects.$inferSelect
export type ResourceRow = typeof projectResources.$inferSelect

/** A project that the caller may see; 404 for every other one. */
export const findProject = (db: Database, session: SignedIn, id: string): Promise<ProjectRow> =>
  findVisible(db, projects, { id, visible: visibleProjects(db, session), what: 'project' })

/**
 * The same, held until the transaction ends, so that the second writer sees what the first one did.
 * Every write to a project starts with this; 422 for an archived one unless `archived` allows it.
 */
export async function holdProject(
  db: Database,
  session: SignedIn,
  id: string,
  { archived = false }: { archived?: boolean } = {},
): Promise<ProjectRow> {
  await findProject(db, session, id)
  const project = await findVisible(db, projects, { id, visible: undefined, what: 'project', held: true })
  if (!archived) requireNotArchived(project)
  return project
}

/** Refuses with 422 changes of what is archived. */
export function requireNotArchived({ name, archivedAt }: Pick<ProjectRow, 'name' | 'archivedAt'>): void {
  if (archivedAt === null) return
  const message = `${name} is archived. Unarchive it to change it.`
  throw impossible(message, 'PROJECT_ARCHIVED', { archiveDate: archivedAt.getTime() })
}

/** Whether an analysis or a calculation is under way, which locks the project. */
export const costsRun = ({ costsStatus }: ProjectRow): boolean =>
  costsStatus === 'CREATING' || costsStatus === 'UPDATING'

/** Refuses with 423 while costs are calculated. */
export function requireUnlocked(project: ProjectRow): void {
  if (costsRun(project)) throw locked(`The costs of ${project.name} are being calculated. Try again in a moment.`)
}

/** Refuses with 422 once files and languages are settled: they change only while a project is in DRAFT. */
export function requireDraft(project: ProjectRow, what: string): void {
  if (project.status === 'DRAFT') return
  const message = `${what} only while the project is in DRAFT. The project is ${project.status}.`
  throw impossible(message, 'PROJECT_NOT_DRAFT', { status: project.status })
}

/**
 * Refuses with 422 files and languages that come too late: in DRAFT everyone who works on the project adds them; managers
 * until it is delivered, unless its organizational unit keeps its projects closed.
 */
export async function requireOpenForFiles(
  { db, session }: Pick<Context, 'db' | 'session'>,
  project: ProjectRow,
  what: string,
): Promise<void> {
  const isOpen = project.status === 'PENDING' || project.status === 'APPROVED'
  if (!isOpen || !isManager(session)) return requireDraft(project, what)
  const [orgUnit] = await db.select().from(orgUnits).where(eq(orgUnits.id, project.orgUnitId))
  if (orgUnit?.allowsAdditions) return
  const message = `${project.name} is ${project.status}, and ${orgUnit?.name ?? 'its organizational unit'} doesn't allow files to be added to it. Create another project.`
  throw impossible(message, 'ADDITIONS_OFF', { status: project.status, orgUnitUuid: project.orgUnitId })
}

/** A source file of a project; 404 for any other. */
export function findResource(db: Database, project: ProjectRow, id: string): Promise<ResourceRow> {
  const visible = eq(projectResources.projectId, project.id)
  return findVisible(db, projectResources, { id, visible, what: 'file in this project' })
}

/** How the journal names a project. */
export const projectEntity = ({ id, name }: ProjectRow): Entity<'PROJECT'> => ({ type: 'PROJECT', id, name })

/** The organizational unit that a project belongs to. */
export async function orgUnitOfProject(db: Database, id: string): Promise<string> {
  const rows = await db.select({ orgUnitId: projects.orgUnitId }).from(projects).where(eq(projects.id, id))
  return only(rows).orgUnitId
}

/** Whether the spelling check ignores the account's words in a project. */
export async function ignoresSpellingWords(db: Database, projectId: string): Promise<boolean> {
  const rows = await db
    .select({ ignores: projects.ignoresSpellingWords })
    .from(projects)
    .where(eq(projects.id, projectId))
  return only(rows, 'a work unit without its project').ignores
}
