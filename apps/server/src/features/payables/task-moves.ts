import { findMove, taskLifecycle, type TaskState } from '@dragoman/sdk/lifecycles'
import { changeStatusOfTasks, type TaskChangeContext } from '../work/change-task.ts'
import type { HeldTask } from '../work/held-task.ts'

const moves = {
  invoice: { event: 'INVOICED', to: 'INVOICED' },
  releaseInvoice: { event: 'INVOICE_RELEASED', to: 'DELIVERED' },
} as const

/** Moves held tasks onto a payable, or off it, by the table of moves. */
export async function moveTasks(
  context: TaskChangeContext,
  move: keyof typeof moves,
  held: readonly HeldTask[],
): Promise<void> {
  const { event, to } = moves[move]
  for (const { task } of held) {
    const target = { move } as const
    const { transition } = findMove(taskLifecycle, task.status as TaskState, target, { actors: ['system'], facts: {} })
    if (transition?.to !== to) throw new Error(`task ${task.id} is ${task.status}: it can't ${move}`)
  }
  await changeStatusOfTasks(context, held, to, { event, journalEvent: 'TASK_STATUS_CHANGED', bySystem: true })
}
