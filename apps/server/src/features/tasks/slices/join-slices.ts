import { inArray } from 'drizzle-orm'
import { isManager } from '@dragoman/sdk/permissions'
import type { ChangeContext } from '../../../identity/change-context.ts'
import { forbidden } from '../../../kernel/refusals.ts'
import type { TaskRow } from '../../work/held-task.ts'
import { isDone } from '../../work/steps.ts'
import { taskEvents, tasks } from '../../work/task-tables.ts'
import { joinTaskFiles } from '../files/task-files.ts'
import { holdTask, taskConflict } from '../hold-tasks.ts'
import { changeTask } from '../../work/change-task.ts'
import { assignHeldTasks } from '../placement/assign-tasks.ts'
import { hasOtherStep } from '../placement/own-steps.ts'
import { showTask } from '../show-tasks.ts'
import { requireAssigneeVersion } from '../task-version.ts'
import { asAssignment, forgetPay, nobody, slicesOf } from './split-task.ts'

/**
 * Makes one task of the slices of a step: the first one, with the log of all. It stays with a linguist who had all
 * slices; 409 for a task that is not split, and once something is delivered. Gives the id of the task.
 */
export async function joinSlices(context: ChangeContext, taskId: string): Promise<string> {
  const { db, session } = context
  const held = await holdTask(db, session, taskId)
  if (!isManager(session)) throw forbidden('Only managers can join tasks.', ['TASK_assign'])
  await requireAssigneeVersion(context, [held], { present: () => showTask(db, session, taskId) })
  const slices = slicesOf(held)
  const first = slices[0]!
  const others = slices.slice(1).map(({ id }) => id)
  if (others.length === 0) throw taskConflict("This task isn't split.", held.task)
  const delivered = slices.find(isDone)
  if (delivered) throw taskConflict('A slice is delivered, so the slices can no longer be joined.', delivered)
  await db.update(taskEvents).set({ taskId: first.id }).where(inArray(taskEvents.taskId, others))
  await joinTaskFiles(db, first.id, others)
  await forgetPay(context, [first.id])
  await db.delete(tasks).where(inArray(tasks.id, others))
  const steps = held.steps.filter(({ id }) => !others.includes(id))
  const whole = { ...held, task: { ...first, endIndex: null }, steps }
  const open = slices.filter(({ status }) => status !== 'CANCELLED')
  const status = open.some((slice) => slice.status !== 'DRAFT') ? 'PENDING' : 'DRAFT'
  const joined = await changeTask(
    context,
    whole,
    {
      ...nobody,
      ...dueDateOf(open),
      beginIndex: 0,
      endIndex: null,
      sliceWords: null,
      sliceSegments: null,
      status,
      instructions: [...new Set(slices.map(({ instructions }) => instructions).filter((text) => text !== ''))].join(
        '\n\n',
      ),
    },
    { event: 'JOINED', changed: { before: { slices: slices.length }, after: { slices: 1 } } },
  )
  const people = new Set(open.map(({ assigneeId }) => assigneeId))
  const [userId] = people
  if (people.size === 1 && userId && status === 'PENDING' && !hasOtherStep(joined.steps, joined.task, userId)) {
    await assignHeldTasks(asAssignment(context), [joined], userId, 'ASSIGNED')
  }
  return first.id
}

/** The latest due date of the slices: no one has less time than before. */
function dueDateOf(slices: readonly TaskRow[]): Partial<TaskRow> {
  const [last] = slices.toSorted((a, b) => timeOf(b) - timeOf(a))
  return last ? { dueDate: last.dueDate, dueDateSet: last.dueDateSet } : {}
}

const timeOf = ({ dueDate }: TaskRow) => dueDate?.getTime() ?? Infinity
