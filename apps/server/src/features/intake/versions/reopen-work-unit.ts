import { and, eq, inArray, isNotNull, sql } from 'drizzle-orm'
import type { Database } from '../../../kernel/database/connect.ts'
import { projects } from '../../work/tables.ts'
import { segments, workUnits } from '../../work/work-unit-tables.ts'
import { taskEvents, tasks } from '../../work/task-tables.ts'
import { authorOf, recordChange } from '../../../kernel/journal.ts'
import { currentStepOf } from '../../work/steps.ts'
import { projectEntity, type ProjectRow } from '../../work/find-project.ts'
import type { ChangeRow } from './resource-change.ts'

/** What the log of a task says, and the journal. */
const reason = 'New content of the file'

/**
 * Puts a work unit whose text has changed back to its first step: tasks that were delivered are in work again, each
 * with whom it had, and what they had delivered stays confirmed. A delivered project is in work again, too. The
 * project and the work unit are held. Tells whether anything was delivered.
 */
export async function reopenWorkUnit(
  transaction: Database,
  project: ProjectRow,
  workUnit: { id: string },
  change: ChangeRow,
): Promise<boolean> {
  const steps = await transaction
    .select()
    .from(tasks)
    .where(eq(tasks.workUnitId, workUnit.id))
    .orderBy(tasks.step)
    .for('update')
  const delivered = steps.filter(({ status }) => status === 'DELIVERED')
  if (delivered.length === 0) return false
  const ids = delivered.map(({ id }) => id)
  await transaction.insert(taskEvents).values(
    delivered.map(({ id, assigneeId }) => ({
      taskId: id,
      userId: change.createdBy,
      impersonatorId: change.impersonatorId,
      subjectId: assigneeId,
      event: 'REOPENED',
      previousStatus: 'DELIVERED',
      newStatus: 'APPROVED',
      reason,
    })),
  )
  await transaction
    .update(tasks)
    .set({ status: 'APPROVED', deliveredAt: null, hasTagMismatch: false, updatedAt: new Date() })
    .where(inArray(tasks.id, ids))
  const open = steps.map((step) => (ids.includes(step.id) ? { ...step, status: 'APPROVED' } : step))
  await transaction
    .update(workUnits)
    .set({ currentStep: currentStepOf(open) })
    .where(eq(workUnits.id, workUnit.id))
  await transaction
    .update(segments)
    .set({ confirmed: true, version: sql`${segments.version} + 1` })
    .where(
      and(
        eq(segments.workUnitId, workUnit.id),
        eq(segments.locked, false),
        isNotNull(segments.deliveredTarget),
        sql`${segments.target} <> ''`,
      ),
    )
  if (project.status === 'DELIVERED') await resume(transaction, project, change)
  return true
}

async function resume(transaction: Database, project: ProjectRow, change: ChangeRow): Promise<void> {
  await transaction
    .update(projects)
    .set({ status: 'APPROVED', deliveredAt: null, updatedAt: new Date() })
    .where(eq(projects.id, project.id))
  await recordChange(transaction, authorOf({ ...change, accountId: project.accountId }), {
    event: 'PROJECT_STATUS_CHANGED',
    entity: projectEntity(project),
    projectId: project.id,
    before: { status: 'DELIVERED' },
    after: { status: 'APPROVED' },
    detail: { because: 'NEW_CONTENT', reason },
  })
}
