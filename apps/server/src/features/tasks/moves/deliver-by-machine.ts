import { findMove, taskLifecycle, type TaskState } from '@dragoman/sdk/lifecycles'
import { eq } from 'drizzle-orm'
import type { UnattendedContext } from '../../../identity/change-context.ts'
import { changeTask } from '../../work/change-task.ts'
import type { ProjectRow } from '../../work/find-project.ts'
import type { HeldTask, TaskRow } from '../../work/held-task.ts'
import { lockWorkUnits } from '../../work/lock-work-units.ts'
import { isDone, previousStep } from '../../work/steps.ts'
import { taskPayments } from '../../work/task-tables.ts'
import { checkSegments } from '../delivery-check.ts'
import { stopLossOffers } from '../tables.ts'
import { confirmStanding } from './confirm-standing.ts'
import { deliverTask } from './deliver-task.ts'

/** The fields of a task that a machine does: it has no linguist any more. */
const nobody = {
  assigneeId: null,
  assignedBy: null,
  assignedAt: null,
  acceptedAt: null,
  currency: null,
  payableAmount: null,
}

/**
 * Confirms what a machine has translated in its step, and delivers the step where nothing is left open. Otherwise the
 * task stays open for a linguist, and so does one that someone has accepted meanwhile.
 */
export async function deliverByMachine(
  context: UnattendedContext,
  { project, workUnitIds }: { project: ProjectRow; workUnitIds: readonly string[] },
): Promise<void> {
  for (const workUnitId of workUnitIds) {
    const present = await lockWorkUnits(context.db, [project.id], [workUnitId])
    const own = present.filter(({ task, workUnit }) => task.step === workUnit.currentStep)
    for (const { task } of own.filter(isUntaken)) {
      // Each slice is read as the one before has left it.
      const held = (await lockWorkUnits(context.db, [project.id], [workUnitId])).find((one) => one.task.id === task.id)
      if (held) await confirmAndDeliver(context, held)
    }
  }
}

const isUntaken = ({ task: { status, acceptedAt } }: HeldTask) => status === 'PENDING' && acceptedAt === null

async function confirmAndDeliver(context: UnattendedContext, held: HeldTask): Promise<void> {
  const { db } = context
  const { open, standing, mismatched } = await checkSegments(db, held.workUnit, held.task, { editorEnabled: false })
  await confirmStanding(db, held.workUnit, standing)
  const previous = previousStep(held.steps, held.task)
  const facts = {
    previousDelivered: !previous || isDone(previous),
    segmentsConfirmed: open.length === 0 && held.workUnit.genesisStatus === 'CREATED',
    tagsMatch: mismatched.length === 0,
  }
  const may = (move: 'accept' | 'deliver', from: string) =>
    findMove(taskLifecycle, from as TaskState, { move }, { actors: ['system'], facts }).transition
  const accept = may('accept', held.task.status)
  if (!accept || !may('deliver', accept.to)) return
  await db.delete(taskPayments).where(eq(taskPayments.taskId, held.task.id))
  await db.delete(stopLossOffers).where(eq(stopLossOffers.taskId, held.task.id))
  const change: Partial<TaskRow> = { ...nobody, status: accept.to }
  const event = { event: 'ACCEPTED', bySystem: true, subjectId: held.task.assigneeId } as const
  await deliverTask(context, await changeTask(context, held, change, event), [])
}
