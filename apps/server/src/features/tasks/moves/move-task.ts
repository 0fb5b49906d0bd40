import type { TaskCondition, TaskMove, TaskState } from '@dragoman/sdk/lifecycles'
import { findMove, taskActors, taskLifecycle } from '@dragoman/sdk/lifecycles'
import type { MoveRefusal } from '@dragoman/sdk/lifecycles'
import { isManager } from '@dragoman/sdk/permissions'
import { matchesLinguist } from '../../work/visible.ts'
import { requireReason } from '../../cancellations/options.ts'
import { forbidden, impossible, invalid } from '../../../kernel/refusals.ts'
import type { ApiError } from '../../../kernel/refusals.ts'
import type { ChangeContext } from '../../../identity/change-context.ts'
import { confirmStanding } from './confirm-standing.ts'
import { deliverTask } from './deliver-task.ts'
import { checkSegments, summarizeFindings } from '../delivery-check.ts'
import type { DeliveryCheck } from '../delivery-check.ts'
import { demandOf, findCandidates } from '../placement/eligible.ts'
import { hasOtherStep, unitsThatShareSteps } from '../placement/own-steps.ts'
import { holdTask, presentState, taskConflict } from '../hold-tasks.ts'
import type { HeldTask, TaskRow } from '../../work/held-task.ts'
import { isDone, nextTasks, previousStep } from '../../work/steps.ts'
import { showTask } from '../show-tasks.ts'
import { requireAssigneeVersion } from '../task-version.ts'
import { acceptTask } from '../placement/accept-task.ts'
import { cancelTask, claimTask, freeTask, rejectTask, reopenTask } from './task-moves.ts'

/** The details of a move. */
export interface MoveDetails {
  reason?: string | undefined
  /** Why a task is returned. */
  optionUuid?: string | undefined
  /** Delivers on purpose despite missing or extra tags. */
  hasTagMismatch?: boolean
  /** The caller may say which assignee they have read. */
  isVersioned?: boolean
}

/**
 * Moves a task to a state, or makes a named move, by the SDK's table. 404 out of sight, 403 for another person's move,
 * 409 with the present state for a move that this state does not have, 422 with what is missing, 400 without a reason
 * that the move needs. Gives the task as it is now.
 */
export async function moveTask(
  context: ChangeContext,
  id: string,
  target: { to: TaskState } | { move: TaskMove },
  details: MoveDetails,
): Promise<TaskRow> {
  const { db, session } = context
  // A linguist who is too late gets a clear refusal: the claimed task is out of their sight.
  const claims = 'to' in target && target.to === 'APPROVED' && !isManager(session)
  const held = await holdTask(db, session, id, claims ? matchesLinguist(db, session.user.id) : undefined)
  const { task } = held
  if (details.isVersioned) {
    await requireAssigneeVersion(context, [held], { present: () => showTask(db, session, task.id) })
  }
  const delivers = 'to' in target ? target.to === 'DELIVERED' : target.move === 'deliver'
  const check =
    delivers && task.status === 'APPROVED' ? await checkSegments(db, held.workUnit, task, held.workflow) : null
  const facts = await factsOf(context, held, check, details)
  const actors = taskActors(session, { isAssignee: task.assigneeId === session.user.id })
  const { transition, refusal } = findMove(taskLifecycle, task.status as TaskState, target, {
    actors,
    facts,
    reason: details.reason?.trim() || details.optionUuid,
  })
  if (refusal) throw refused(held, refusal, check)
  const moves: Partial<Record<TaskMove, () => Promise<HeldTask>>> = {
    accept: () => acceptTask(context, held),
    claim: () => claimTask(context, held),
    reject: async () => rejectTask(context, held, await requireReason(db, held.project.accountId, 'TASK', details)),
    revoke: () => freeTask(context, held, 'REVOKED', details.reason),
    deliver: async () => {
      await confirmStanding(db, held.workUnit, check?.standing ?? [])
      return deliverTask(context, held, check?.mismatched ?? [])
    },
    reopen: () => reopenTask(context, held, details.reason),
    cancel: () => cancelTask(context, held, details.reason),
  }
  const make = moves[transition.move]
  if (!make) throw forbidden('Only the system can make this move.')
  const moved = await make()
  return moved.task
}

async function factsOf(
  { db, session }: ChangeContext,
  held: HeldTask,
  check: DeliveryCheck | null,
  { hasTagMismatch = false }: MoveDetails,
): Promise<Record<TaskCondition, boolean>> {
  const { task, project, steps } = held
  const previous = previousStep(steps, task)
  const next = nextTasks(steps, task)
  const [candidate] =
    task.status === 'PENDING' ? await findCandidates(db, demandOf(held), { userId: session.user.id }) : []
  // Linguists who were given several steps while that was allowed can still accept them.
  const isOwnWork =
    task.status === 'PENDING' &&
    task.assigneeId === null &&
    hasOtherStep(held.steps, task, session.user.id) &&
    !(await unitsThatShareSteps(db, [project.orgUnitId])).has(project.orgUnitId)
  return {
    projectApproved: project.status === 'APPROVED',
    unassigned: task.assigneeId === null,
    assigned: task.assigneeId !== null,
    linguistFits: candidate?.obstacles.length === 0 && !isOwnWork,
    previousDelivered: !previous || isDone(previous),
    segmentsConfirmed: isRead(held) && check !== null && openBeside(check, hasTagMismatch).length === 0,
    tagsMatch: check !== null && (hasTagMismatch || check.mismatched.length === 0),
    nextNotAccepted: next.every((other) => other.acceptedAt === null && !isDone(other)),
    notInvoiced: project.status !== 'INVOICED',
  }
}

/** Without its segments, a work unit has nothing that could be confirmed. */
const isRead = ({ workUnit }: HeldTask) => workUnit.genesisStatus === 'CREATED'

/** Open segments; when tag errors are accepted, segments that only those keep open don't count. */
const openBeside = ({ open, mismatched }: DeliveryCheck, hasTagMismatch: boolean) =>
  hasTagMismatch ? open.filter((finding) => !mismatched.includes(finding)) : open

function refused(held: HeldTask, refusal: MoveRefusal<TaskCondition>, check: DeliveryCheck | null): ApiError {
  const { task } = held
  switch (refusal.kind) {
    case 'state':
      return taskConflict(`The task is ${task.status}, so this move isn't possible.`, task)
    case 'actor':
      return forbidden(
        `You can't make this move. It is reserved for: ${refusal.by.map((actor) => actorNames[actor]).join(', ')}.`,
      )
    case 'reason':
      return invalid('body.reason', 'Enter a reason.')
    case 'condition':
      break
  }
  if (refusal.unmet.includes('unassigned')) {
    return taskConflict('Someone else has already claimed this task.', task)
  }
  const previous = previousStep(held.steps, task)
  const invoice = held.project.invoicedOn
  const sentenceOf = (condition: TaskCondition) => {
    if (condition === 'notInvoiced' && invoice !== null)
      return `The project is on the invoice ${invoice}. Correct that invoice first.`
    return condition === 'segmentsConfirmed' && !isRead(held)
      ? (held.workUnit.genesisDescription ?? 'The file is still being imported. Try again in a moment.')
      : conditionSentences[condition]
  }
  return impossible(refusal.unmet.map(sentenceOf).join(' '), 'MOVE_CONDITIONS', {
    ...presentState(task),
    unmet: refusal.unmet,
    ...(previous && !isDone(previous) && { waitingFor: presentState(previous) }),
    ...(check && { openSegments: summarizeFindings(check.open), codeIssues: summarizeFindings(check.mismatched) }),
  })
}

const actorNames = {
  system: 'the system',
  manager: 'a manager',
  creator: 'the person who created it',
  unitClient: 'a client of the organizational unit',
  assignee: 'the assignee',
  linguist: 'a linguist who is eligible',
}

const conditionSentences: Record<TaskCondition, string> = {
  projectApproved: "The project isn't approved yet.",
  unassigned: 'This task is already assigned.',
  assigned: 'This task has no assignee.',
  linguistFits:
    "The language pair or the organizational unit doesn't match, or you have another step of the same file.",
  previousDelivered: "The previous step isn't delivered yet.",
  segmentsConfirmed: "Some segments aren't confirmed.",
  tagsMatch: 'Some segments have tag mismatches. To deliver anyway, set hasTagMismatch.',
  nextNotAccepted: 'The next step has already been accepted.',
  notInvoiced: 'The task has been invoiced.',
}
