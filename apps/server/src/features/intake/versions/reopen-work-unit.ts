import { and, eq, isNotNull, sql } from 'drizzle-orm'
import type { Database } from '../../../kernel/database/connect.ts'
import { authorOf, named, recordChange } from '../../../kernel/journal.ts'
import { changeTask, type TaskChangeContext } from '../../work/change-task.ts'
import { projectEntity, type ProjectRow } from '../../work/find-project.ts'
import { lockWorkUnits } from '../../work/lock-work-units.ts'
import { currentStepOf, reopenedStatus } from '../../work/steps.ts'
import { projects } from '../../work/tables.ts'
import { segments, workUnits } from '../../work/work-unit-tables.ts'
import type { ChangeRow } from './resource-change.ts'

/** The reason in the log of a task and in the journal. */
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
  const held = await lockWorkUnits(transaction, [project.id], [workUnit.id])
  const delivered = held.filter(({ task }) => task.status === 'DELIVERED')
  if (delivered.length === 0) return false
  const context = contextOf(transaction, project, change)
  const reopened = new Map<string, string>()
  for (const each of delivered) {
    const state = { status: reopenedStatus(each.task), deliveredAt: null, hasTagMismatch: false }
    const { task } = await changeTask(context, each, state, {
      event: 'REOPENED',
      subjectId: each.task.assigneeId,
      reason,
    })
    reopened.set(task.id, task.status)
  }
  const open = held.map(({ task }) => ({ ...task, status: reopened.get(task.id) ?? task.status }))
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
  if (project.status === 'DELIVERED') await resume(context, project)
  return true
}

/** The context of the consequences, whose author is the person who uploaded the content. */
function contextOf(db: Database, { accountId }: ProjectRow, change: ChangeRow): TaskChangeContext {
  const { createdBy, impersonatorId } = change
  const author = authorOf({ ...change, accountId })
  return {
    db,
    now: new Date(),
    session:
      createdBy === null
        ? null
        : { user: { id: createdBy }, impersonator: impersonatorId === null ? null : { id: impersonatorId } },
    journal: (...entries) => recordChange(db, author, ...entries.map((entry) => named(entry, 'TASK_STATUS_CHANGED'))),
  }
}

async function resume({ db, now, journal }: TaskChangeContext, project: ProjectRow): Promise<void> {
  await db
    .update(projects)
    .set({ status: 'APPROVED', deliveredAt: null, updatedAt: now })
    .where(eq(projects.id, project.id))
  await journal({
    event: 'PROJECT_STATUS_CHANGED',
    entity: projectEntity(project),
    projectId: project.id,
    before: { status: 'DELIVERED' },
    after: { status: 'APPROVED' },
    detail: { because: 'NEW_CONTENT', reason },
  })
}
