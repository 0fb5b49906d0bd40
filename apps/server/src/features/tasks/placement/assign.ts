import { hasPermission, isManager } from '@dragoman/sdk/permissions'
import { and } from 'drizzle-orm'
import { oneOrNotFound } from '../../../kernel/find-visible.ts'
import { isOfferedTo, matchesLinguist } from '../../work/visible.ts'
import { forbidden, impossible } from '../../../kernel/refusals.ts'
import type { ChangeContext } from '../../../identity/change-context.ts'
import { demandOf, findCandidates, obstacleSentence } from './eligible.ts'
import { assignHeldTasks } from './assign-tasks.ts'
import { requireAssigneeVersion } from '../task-version.ts'
import { holdTasks, taskConflict } from '../hold-tasks.ts'
import { hasOtherStep, unitsThatShareSteps } from './own-steps.ts'
import type { HeldTask } from '../../work/held-task.ts'
import { acceptTask } from './accept-task.ts'

/**
 * Assigns tasks to a person, all or none. Without the permission, callers can only name themselves, which claims and
 * accepts. 404 for tasks out of sight, 403 for naming another person, 422 when the person is not eligible (with what
 * keeps them back), 409 when a task has been taken or moved in the meantime.
 */
export async function assignTasks<State>(
  context: ChangeContext,
  taskIds: readonly string[],
  userId: string,
  read: { present: () => Promise<State>; given?: readonly string[] | undefined },
): Promise<void> {
  const { db, session } = context
  const assigns = isManager(session) && hasPermission(session, 'TASK_assign')
  if (!assigns && userId !== session.user.id) {
    throw forbidden('Only managers can assign tasks. You can claim this task yourself.', ['TASK_assign'])
  }
  // A task that another linguist has just claimed is out of sight, but the answer to the slower one is 409, not 404.
  const held = await holdTasks(
    db,
    session,
    taskIds,
    assigns ? undefined : and(matchesLinguist(db, session.user.id), isOfferedTo(db, session.user.id)),
  )
  if (!assigns) requireClaimable(context, held)
  await requireAssigneeVersion(context, held, read)
  for (const each of held) requireOpen(each)
  await (assigns ? assign(context, held, userId) : claim(context, held))
}

/** Assigns held tasks to a person; refused as by `assignTasks`, whose permission the caller has checked. */
export async function assignHeld(context: ChangeContext, held: readonly HeldTask[], userId: string): Promise<void> {
  for (const each of held) requireOpen(each)
  await assign(context, held, userId)
}

async function assign(context: ChangeContext, held: readonly HeldTask[], userId: string): Promise<void> {
  const others = held.filter(({ task }) => task.assigneeId !== userId)
  // Tasks ask for the same where unit and language pair are the same, so each person is checked once.
  for (const [first] of Map.groupBy(others, (each) => JSON.stringify(demandOf(each))).values()) {
    if (first) await requireEligible(context, first, userId)
  }
  await requireOtherSteps(context, others, userId)
  await assignHeldTasks(context, others, userId, 'ASSIGNED')
}

/** Steps of one file go to different people, unless its organizational unit lets one person have several. */
async function requireOtherSteps(
  { db, session }: ChangeContext,
  held: readonly HeldTask[],
  userId: string,
): Promise<void> {
  const shares = await unitsThatShareSteps(
    db,
    held.map(({ project }) => project.orgUnitId),
  )
  const given = new Set(held.map(({ task }) => task.id))
  const own = held.find(({ task, steps, project }) => {
    const soon = steps.map((step) => (given.has(step.id) ? { ...step, assigneeId: userId } : step))
    return !shares.has(project.orgUnitId) && hasOtherStep(soon, task, userId)
  })
  if (!own) return
  const data = { taskUuid: own.task.id, userUuid: userId, blockedBy: ['OTHER_STEP'] }
  const isSelf = userId === session.user.id
  const message = isSelf
    ? 'You have another step of this file. Its steps go to different linguists.'
    : 'This linguist has another step of the same file. Choose someone else, or allow it in the organizational unit.'
  throw impossible(message, 'NOT_ELIGIBLE', data)
}

async function requireEligible({ db }: ChangeContext, held: HeldTask, userId: string): Promise<void> {
  const demand = demandOf(held)
  const candidate = oneOrNotFound(await findCandidates(db, demand, { userId }), 'person')
  const { user, obstacles } = candidate
  if (obstacles.length === 0) return
  const data = { taskUuid: held.task.id, userUuid: user.id, blockedBy: obstacles }
  throw impossible(obstacleSentence(user.name, obstacles, demand), 'NOT_ELIGIBLE', data)
}

/** A linguist learns that someone else has the task, but not who. */
function requireClaimable({ session }: ChangeContext, held: readonly HeldTask[]): void {
  for (const each of held) requireOpen(each)
  const taken = held.find(({ task }) => isTaken(task, session.user.id))
  if (taken) throw taskConflict('Someone else has already claimed this task.', taken.task)
}

const isTaken = ({ assigneeId }: HeldTask['task'], userId: string) => assigneeId !== null && assigneeId !== userId

async function claim(context: ChangeContext, held: readonly HeldTask[]): Promise<void> {
  const me = context.session.user.id
  for (const own of held.filter(({ task }) => task.assigneeId === me)) await acceptTask(context, own)
  const free = held.filter(({ task }) => task.assigneeId === null)
  await requireOtherSteps(context, free, me)
  await assignHeldTasks(context, free, me, 'CLAIMED')
}

function requireOpen({ task }: HeldTask): void {
  if (task.status === 'PENDING') return
  const message =
    task.status === 'DRAFT'
      ? "The project isn't approved yet, so its tasks can't be assigned."
      : `Only open (PENDING) tasks can be assigned. This one is ${task.status}.`
  throw taskConflict(message, task)
}
