import { allowedMoves, projectLifecycle, taskActors, taskLifecycle } from '@dragoman/sdk/lifecycles'
import type { Project } from '@dragoman/sdk/operations/projects'
import type { Task } from '@dragoman/sdk/operations/tasks'
import type { CurrentAuthentication } from '@dragoman/sdk/operations/auth'

/** A move that a person is offered: a button, disabled with a reason where `refused` names one. */
export interface OfferedTransition<Move extends string, State extends string> {
  readonly move: Move
  readonly to: State
  readonly needsReason: boolean
  /** Keys of what still stands against it; empty where it can be made. */
  readonly refused: readonly string[]
}

type ProjectLifecycle = (typeof projectLifecycle.transitions)[number]
type TaskLifecycle = (typeof taskLifecycle.transitions)[number]

/**
 * The moves of a project that are offered. The server has looked at costs and deliveries, and says what it would
 * refuse; the table gives each move its name.
 */
export function projectTransitions(
  project: Pick<Project, 'status' | 'allowedMoves'>,
): OfferedTransition<ProjectLifecycle['move'], ProjectLifecycle['to']>[] {
  return project.allowedMoves.flatMap(({ to, refused, needsReason = false }) => {
    const row = projectLifecycle.transitions.find(
      (transition) => transition.to === to && transition.from.includes(project.status),
    )
    return row ? [{ move: row.move, to, needsReason, refused: refused ? [refused] : [] }] : []
  })
}

type TaskFacts = Pick<Task, 'status' | 'assignee' | 'waitingFor' | 'slice'> & {
  readonly workUnit: Pick<Task['workUnit'], 'confirmedSegments' | 'totalSegments'>
}

const isConfirmed = ({ slice, workUnit }: TaskFacts) =>
  slice ? (slice.confirmedSegments ?? 0) >= slice.segments : workUnit.confirmedSegments >= workUnit.totalSegments

/**
 * The moves of a task that a user is offered. What only the server knows (tags, the next step, invoices) does
 * not stand against a move here: the server says so when it is tried.
 */
export function taskTransitions(
  task: TaskFacts,
  subject: CurrentAuthentication | undefined,
): OfferedTransition<TaskLifecycle['move'], TaskLifecycle['to']>[] {
  const isAssignee = task.assignee !== undefined && task.assignee.uuid === subject?.user.uuid
  const offered = allowedMoves(taskLifecycle, task.status, {
    actors: taskActors(subject, { isAssignee }),
    facts: {
      projectApproved: task.status !== 'DRAFT',
      unassigned: task.assignee === undefined,
      assigned: task.assignee !== undefined,
      linguistFits: true,
      previousDelivered: task.waitingFor === undefined,
      segmentsConfirmed: isConfirmed(task),
      tagsMatch: true,
      nextNotAccepted: true,
      notInvoiced: true,
    },
  })
  return offered
    .filter(({ move }) => (move === 'claim' ? task.assignee === undefined : move !== 'revoke' || task.assignee))
    .map(({ move, to, reason, unmet }) => ({ move, to, needsReason: reason, refused: unmet }))
}
