import { useSession } from '@dragoman/hooks/session'
import { taskTransitions, type OfferedTransition } from '@dragoman/hooks/transitions'
import type { TaskMove, TaskState } from '@dragoman/sdk/lifecycles'
import type { Task } from '@dragoman/sdk/operations/tasks'
import type { Requirement } from '@dragoman/sdk/permissions'
import { requirements } from '@dragoman/sdk/requirements'
import { t } from '../../../i18n/t.ts'
import { conditionText } from '../task-problem.ts'

/** A move of a task that someone is offered. */
export type OfferedTaskMove = OfferedTransition<TaskMove, TaskState>

const required: Partial<Record<TaskMove, Requirement>> = {
  accept: requirements['tasks.changeStatus'],
  deliver: requirements['tasks.changeStatus'],
  reopen: requirements['tasks.changeStatus'],
  cancel: requirements['tasks.changeStatus'],
  claim: requirements['tasks.assign'],
  revoke: requirements['tasks.revokeAssignment'],
  reject: requirements['tasks.reject'],
}

/** The moves of a task that are someone's to make, with what stands against each. */
export function useTaskMoves(task: Task): OfferedTaskMove[] {
  const { session, snapshot } = useSession()
  return taskTransitions(task, snapshot.subject).filter(({ move }) => {
    const requirement = required[move]
    return requirement !== undefined && session.can(requirement)
  })
}

const mainMoves: readonly TaskMove[] = ['accept', 'claim', 'deliver']

/** The move that is a button of its own: the next one of someone's own task, or to claim one that is no one's. */
export function useMainMove(task: Task, moves: readonly OfferedTaskMove[]): OfferedTaskMove | undefined {
  const { snapshot } = useSession()
  const isOwn = task.assignee?.uuid === snapshot.subject?.user.uuid
  return moves.find(({ move }) => mainMoves.includes(move) && (isOwn || move === 'claim'))
}

/**
 * Whether a move can be tried. Open segments do not keep it from that: the server's answer names them, each with a way
 * there.
 */
export const canTry = ({ refused }: OfferedTaskMove): boolean =>
  refused.every((condition) => condition === 'segmentsConfirmed')

/** The reasons against a move, in a line; undefined if there are none. */
export const moveHint = ({ refused }: OfferedTaskMove): string | undefined =>
  refused.length > 0 ? refused.map(conditionText).join(' ') : undefined

/** The word on the button of a move. */
export const moveWord = (move: TaskMove): string => (move in required ? t(`tasks.move.${move as 'accept'}`) : move)
