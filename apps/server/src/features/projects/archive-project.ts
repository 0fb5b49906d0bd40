import { eq } from 'drizzle-orm'
import type { ChangeContext } from '../../identity/change-context.ts'
import { impossible } from '../../kernel/refusals.ts'
import { projectEntity, requireUnlocked, type ProjectRow } from '../work/find-project.ts'
import { projects } from '../work/tables.ts'

/** States in which nothing of a project is to be done any more. */
export const archivable: readonly string[] = ['DELIVERED', 'INVOICED', 'CANCELLED']

/** Archives a held project, or takes it out of the archive; 422 for one that is still in progress. */
export async function archiveProject(
  { db, now, journal }: Pick<ChangeContext, 'db' | 'now' | 'journal'>,
  project: ProjectRow,
  isArchived: boolean,
): Promise<void> {
  if ((project.archivedAt !== null) === isArchived) return
  requireUnlocked(project)
  if (isArchived && !archivable.includes(project.status)) {
    const message = `${project.name} is ${project.status}. Only projects that are DELIVERED, INVOICED, or CANCELLED can be archived.`
    throw impossible(message, 'NOT_READY', { status: project.status })
  }
  const archivedAt = isArchived ? now : null
  await db.update(projects).set({ archivedAt, updatedAt: now }).where(eq(projects.id, project.id))
  await journal({
    event: isArchived ? 'PROJECT_ARCHIVED' : 'PROJECT_UNARCHIVED',
    entity: projectEntity(project),
    projectId: project.id,
  })
}
