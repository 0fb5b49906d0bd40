import { and, asc, eq, inArray, notInArray } from 'drizzle-orm'
import type { Database } from '../../database/connect.ts'
import { projects, tasks } from '../../db/schema.ts'
import type { Acting } from '../acting.ts'
import { projectEntity } from './find-project.ts'

/** Tasks that keep a project from being delivered: neither delivered nor cancelled. */
export async function undeliveredTasks(
  db: Database,
  projectId: string,
): Promise<{ taskUuid: string; workUnitUuid: string; status: string }[]> {
  return db
    .select({ taskUuid: tasks.id, workUnitUuid: tasks.workUnitId, status: tasks.status })
    .from(tasks)
    .where(and(eq(tasks.projectId, projectId), notInArray(tasks.status, ['DELIVERED', 'INVOICED', 'CANCELLED'])))
    .orderBy(asc(tasks.sequence))
}

/**
 * Marks a project in work as delivered once none of its tasks is open and at least one was delivered (domain: the
 * system delivers). Whoever calls holds the project, so that two last deliveries at once don't miss each other.
 */
export async function deliverProjectWhenDone({ db, now, journal }: Acting, projectId: string): Promise<void> {
  const open = await undeliveredTasks(db, projectId)
  if (open.length > 0) return
  const [delivered] = await db
    .select({ id: tasks.id })
    .from(tasks)
    .where(and(eq(tasks.projectId, projectId), inArray(tasks.status, ['DELIVERED', 'INVOICED'])))
    .limit(1)
  if (!delivered) return
  const [project] = await db
    .update(projects)
    .set({ status: 'DELIVERED', deliveredAt: now, updatedAt: now })
    .where(and(eq(projects.id, projectId), eq(projects.status, 'APPROVED')))
    .returning()
  if (!project) return
  await journal({
    event: 'PROJECT_STATUS_CHANGED',
    entity: projectEntity(project),
    projectId,
    before: { status: 'APPROVED' },
    after: { status: 'DELIVERED' },
    detail: { because: 'ALL_TASKS_DELIVERED' },
  })
}

/** Puts a delivered project back into work because one of its tasks was reopened. */
export async function resumeProject({ db, now, journal }: Acting, projectId: string, reason: string): Promise<void> {
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
