import type { Task } from '@dragoman/sdk/operations/tasks'
import type { ChangeContext } from '../../identity/change-context.ts'
import { loadProposals } from '../work/due-dates.ts'
import { taskEntity } from '../work/held-task.ts'
import { holdTask, taskConflict } from './hold-tasks.ts'
import { changeTask } from '../work/change-task.ts'
import { showTask } from './show-tasks.ts'
import { versionPart } from './task-version.ts'

/**
 * Sets when a task is due, in epoch milliseconds; null returns to what is proposed from its project. 409 for a task that
 * is delivered or canceled.
 */
export async function updateDueDate(context: ChangeContext, taskId: string, wanted: number | null): Promise<Task> {
  const { db, session, now } = context
  const held = await holdTask(db, session, taskId)
  const { task } = held
  const present = () => showTask(db, session, taskId)
  await context.requireVersion({
    entity: taskEntity(held),
    projectId: held.project.id,
    present,
    part: versionPart.dueDate,
    events: ['TASK_DUE_DATE_CHANGED'],
  })
  if (!['DRAFT', 'PENDING', 'APPROVED'].includes(task.status)) {
    throw taskConflict(`The due date of a ${task.status} task can't be changed.`, task)
  }
  const proposals = wanted === null ? await loadProposals(db, [held.project.id], now) : undefined
  const dueDate = proposals ? (proposals.get(taskId) ?? null) : new Date(wanted!)
  const dueDateSet = wanted !== null
  if (dueDate?.getTime() === task.dueDate?.getTime() && dueDateSet === task.dueDateSet) return present()
  const changed = {
    before: { dueDate: task.dueDate?.getTime() ?? null },
    after: { dueDate: dueDate?.getTime() ?? null },
  }
  await changeTask(context, held, { dueDate, dueDateSet }, { event: 'DUE_DATE_CHANGED', changed })
  return present()
}
