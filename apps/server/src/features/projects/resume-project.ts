import { and, eq } from 'drizzle-orm'
import { projects } from '../work/tables.ts'
import type { ChangeContext } from '../../identity/change-context.ts'
import type { TaskMoved } from '../work/events.ts'
import { projectEntity, requireNotArchived } from '../work/find-project.ts'

/** Puts a delivered project back into work because one of its tasks was reopened; 422 where it is archived. */
export async function resumeProject(
  { db, now, journal }: ChangeContext,
  { held, reason = '' }: TaskMoved,
): Promise<void> {
  requireNotArchived(held.project)
  const projectId = held.project.id
  const [project] = await db
    .update(projects)
    .set({ status: 'APPROVED', deliveredAt: null, updatedAt: now })
    .where(and(eq(projects.id, projectId), eq(projects.status, 'DELIVERED')))
    .returning()
  if (!project) return
  await journal({
    event: 'PROJECT_STATUS_CHANGED',
    entity: projectEntity(project),
    projectId,
    before: { status: 'DELIVERED' },
    after: { status: 'APPROVED' },
    detail: { because: 'TASK_REOPENED', reason },
  })
}
