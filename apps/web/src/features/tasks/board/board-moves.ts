import { allowedMoves, taskActors, taskLifecycle, type TaskMove } from '@dragoman/sdk/lifecycles'
import type { Subject } from '@dragoman/sdk/permissions'
import type { Task, TaskLane } from '@dragoman/sdk/operations/tasks'

/** A cell of the board; `row` is null for the unassigned tasks above rows of linguists. */
export interface Place {
  row: string | null
  lane: TaskLane
}

/** The kinds of rows on a board. */
export type BoardRows = 'LINGUIST' | 'LANG_PAIR' | 'NONE'

/** Why a card cannot go somewhere. */
export type BoardRefusal =
  | 'otherLanguage'
  | 'notAllowed'
  | 'accepted'
  | 'begins'
  | 'delivered'
  | 'delivers'
  | 'waits'
  | 'ready'
  | 'notEligible'
  | 'previousDelivered'

/** The effect of dropping a card somewhere. */
export type BoardMove =
  | { do: 'stay' }
  /** Without `to`, the linguist is asked for. */
  | { do: 'assign'; to?: string }
  | { do: 'unassign' | 'deliver' | 'reopen' }
  | { do: 'refuse'; why: BoardRefusal }

type BoardTask = Pick<Task, 'status' | 'assignee' | 'waitingFor'>

export interface BoardRules {
  rows: BoardRows
  subject: (Subject & { user?: { uuid?: string } }) | null | undefined
  /** Whether the viewer may give tasks to linguists and take them back. */
  mayAssign: boolean
  /** Linguists who cannot do the task, by UUID. */
  blocked: ReadonlySet<string>
}

const refuse = (why: BoardRefusal): BoardMove => ({ do: 'refuse', why })

/** Decides the effect of moving a task from one place of the board to another. */
export function boardMove(task: BoardTask, from: Place, to: Place, rules: BoardRules): BoardMove {
  if (from.row === to.row && from.lane === to.lane) return { do: 'stay' }
  if (rules.rows === 'LANG_PAIR' && from.row !== to.row) return refuse('otherLanguage')
  const changesRow = rules.rows === 'LINGUIST' && from.row !== to.row
  switch (to.lane) {
    case 'UNASSIGNED':
      return unassigned(task, rules)
    case 'WAITING':
    case 'ASSIGNED':
      return assigned(task, to, changesRow, rules)
    case 'IN_PROGRESS':
      if (task.status === 'DELIVERED' && !changesRow) return lifecycleMove(task, 'reopen', rules)
      if (task.status === 'DELIVERED') return refuse('delivered')
      if (task.status === 'APPROVED') return refuse(changesRow ? 'accepted' : 'waits')
      return refuse('begins')
    case 'DELIVERED':
      if (task.status === 'DELIVERED') return refuse('delivered')
      if (task.status !== 'APPROVED' || changesRow) return refuse('delivers')
      return lifecycleMove(task, 'deliver', rules)
  }
}

function unassigned(task: BoardTask, { mayAssign }: BoardRules): BoardMove {
  if (task.status === 'DELIVERED') return refuse('delivered')
  return mayAssign ? { do: 'unassign' } : refuse('notAllowed')
}

function assigned(task: BoardTask, to: Place, changesRow: boolean, rules: BoardRules): BoardMove {
  if (task.status === 'DELIVERED') return refuse('delivered')
  if (task.status === 'APPROVED') return refuse('accepted')
  const isNew = task.assignee === undefined || changesRow
  // Where it is already assigned, only the step before it moves a task between these lanes.
  if (!isNew || (to.lane === 'WAITING') !== (task.waitingFor !== undefined))
    return refuse(task.waitingFor ? 'waits' : 'ready')
  if (!rules.mayAssign) return refuse('notAllowed')
  if (rules.rows !== 'LINGUIST' || to.row === null) return { do: 'assign' }
  return rules.blocked.has(to.row) ? refuse('notEligible') : { do: 'assign', to: to.row }
}

function lifecycleMove(task: BoardTask, move: Extract<TaskMove, 'deliver' | 'reopen'>, rules: BoardRules): BoardMove {
  const isAssignee = task.assignee !== undefined && task.assignee.uuid === rules.subject?.user?.uuid
  const offered = allowedMoves(taskLifecycle, task.status, {
    actors: taskActors(rules.subject, { isAssignee }),
    facts: {
      projectApproved: true,
      unassigned: false,
      assigned: true,
      linguistFits: true,
      previousDelivered: task.waitingFor === undefined,
      // The dialog that the move opens lists the open segments.
      segmentsConfirmed: true,
      tagsMatch: true,
      nextNotAccepted: true,
      notInvoiced: true,
    },
  }).find((each) => each.move === move)
  if (!offered) return refuse('notAllowed')
  return offered.unmet.includes('previousDelivered') ? refuse('previousDelivered') : { do: move }
}
