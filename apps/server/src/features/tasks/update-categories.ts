import type { Task } from '@dragoman/sdk/operations/tasks'
import type { ChangeContext } from '../../identity/change-context.ts'
import { taskEntity } from '../work/held-task.ts'
import { holdTask, taskConflict } from './hold-tasks.ts'
import { changeTask } from '../work/change-task.ts'
import { showTask } from './show-tasks.ts'
import { versionPart } from './task-version.ts'

/**
 * Sets what the content of a task is about; null returns to the tags of its project. 409 for a task that is delivered
 * or canceled.
 */
export async function updateCategories(
  context: ChangeContext,
  taskId: string,
  wanted: readonly string[] | null,
): Promise<Task> {
  const { db, session } = context
  const held = await holdTask(db, session, taskId)
  const { task, project } = held
  const present = () => showTask(db, session, taskId)
  await context.requireVersion({
    entity: taskEntity(held),
    projectId: project.id,
    present,
    part: versionPart.categories,
    events: ['TASK_CATEGORIES_CHANGED'],
  })
  if (!['DRAFT', 'PENDING', 'APPROVED'].includes(task.status)) {
    throw taskConflict(`The categories of a ${task.status} task can't be changed.`, task)
  }
  const categories = wanted && [...new Set(wanted.map((name) => name.trim()).filter((name) => name !== ''))]
  if (JSON.stringify(categories) === JSON.stringify(task.categories)) return present()
  await changeTask(
    context,
    held,
    { categories },
    {
      event: 'CATEGORIES_CHANGED',
      changed: {
        before: { categories: task.categories ?? project.tags },
        after: { categories: categories ?? project.tags },
      },
    },
  )
  return present()
}
