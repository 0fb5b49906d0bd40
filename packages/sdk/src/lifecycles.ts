import { row, type Actor, type Lifecycle } from './lifecycle.ts'
import { isManager, rolesOf, type Subject } from './permissions.ts'

export {
  allowedMoves,
  findMove,
  moveRefusal,
  type Actor,
  type FinanceActor,
  type Lifecycle,
  type MoveContext,
  type MoveOutcome,
  type MoveRefusal,
  type OfferedMove,
  type Transition,
} from './lifecycle.ts'

export type ProjectState = 'DRAFT' | 'PENDING' | 'APPROVED' | 'DELIVERED' | 'INVOICED' | 'CANCELLED'

export type ProjectMove =
  | 'submit'
  | 'approve'
  | 'returnToDraft'
  | 'deliver'
  | 'reopen'
  | 'invoice'
  | 'releaseInvoice'
  | 'cancel'
  | 'restore'

/**
 * The conditions of a project's moves: at least one work unit; no cost calculation running (423 while there is); costs
 * that were asked for are there; every last step is delivered; nothing of it is invoiced.
 */
export type ProjectCondition = 'hasWorkUnits' | 'costsIdle' | 'costsReady' | 'allDelivered' | 'notInvoiced'

/** The life of a project. */
export const projectLifecycle: Lifecycle<ProjectState, ProjectMove, ProjectCondition> = {
  states: ['DRAFT', 'PENDING', 'APPROVED', 'DELIVERED', 'INVOICED', 'CANCELLED'],
  initial: 'DRAFT',
  transitions: [
    row('submit', ['DRAFT'], 'PENDING', ['manager', 'creator'], { needs: ['hasWorkUnits', 'costsIdle'] }),
    row('approve', ['PENDING'], 'APPROVED', ['manager', 'unitClient'], { needs: ['costsIdle', 'costsReady'] }),
    row('returnToDraft', ['PENDING'], 'DRAFT', ['manager', 'unitClient'], { needs: ['costsIdle'], reason: true }),
    row('deliver', ['APPROVED'], 'DELIVERED', ['system', 'manager'], { needs: ['allDelivered'] }),
    row('reopen', ['DELIVERED'], 'APPROVED', ['manager'], { needs: ['notInvoiced'], reason: true }),
    row('invoice', ['DELIVERED'], 'INVOICED', ['system']),
    row('releaseInvoice', ['INVOICED'], 'DELIVERED', ['system']),
    row('cancel', ['DRAFT', 'PENDING'], 'CANCELLED', ['manager', 'creator', 'unitClient'], {
      needs: ['costsIdle'],
      reason: true,
    }),
    row('cancel', ['APPROVED'], 'CANCELLED', ['manager'], { needs: ['costsIdle'], reason: true }),
    row('restore', ['CANCELLED'], 'DRAFT', ['manager']),
  ],
}

export type TaskState = ProjectState

export type TaskMove =
  | 'open'
  | 'accept'
  | 'claim'
  | 'reject'
  | 'revoke'
  | 'deliver'
  | 'reopen'
  | 'invoice'
  | 'releaseInvoice'
  | 'cancel'
  | 'restore'

/**
 * The conditions of a task's moves: its project is approved; it is not assigned; it is assigned; language pair and unit
 * fit the linguist; the step before is delivered; every segment is confirmed; the tags match, or it was said on purpose
 * that they do not; the next step is not accepted yet; it is not invoiced.
 */
export type TaskCondition =
  | 'projectApproved'
  | 'unassigned'
  | 'assigned'
  | 'linguistFits'
  | 'previousDelivered'
  | 'segmentsConfirmed'
  | 'tagsMatch'
  | 'nextNotAccepted'
  | 'notInvoiced'

/**
 * The life of a task: one workflow step of one work unit. A rejected or revoked task is pending again, unassigned. The
 * system accepts and delivers the step that a machine does; reopened, such a task has no one who could go on, so it is
 * pending.
 */
export const taskLifecycle: Lifecycle<TaskState, TaskMove, TaskCondition> = {
  states: projectLifecycle.states,
  initial: 'DRAFT',
  transitions: [
    row('open', ['DRAFT'], 'PENDING', ['system'], { needs: ['projectApproved'] }),
    row('accept', ['PENDING'], 'APPROVED', ['assignee'], { needs: ['linguistFits'] }),
    row('accept', ['PENDING'], 'APPROVED', ['system']),
    row('claim', ['PENDING'], 'APPROVED', ['linguist'], { needs: ['unassigned', 'linguistFits'] }),
    row('reject', ['PENDING', 'APPROVED'], 'PENDING', ['assignee'], { reason: true }),
    row('revoke', ['PENDING', 'APPROVED'], 'PENDING', ['manager'], { needs: ['assigned'] }),
    row('deliver', ['APPROVED'], 'DELIVERED', ['assignee', 'manager', 'system'], {
      needs: ['previousDelivered', 'segmentsConfirmed', 'tagsMatch'],
    }),
    row('reopen', ['DELIVERED'], 'APPROVED', ['manager'], { needs: ['nextNotAccepted', 'notInvoiced'], reason: true }),
    row('reopen', ['DELIVERED'], 'PENDING', ['system'], { needs: ['unassigned'] }),
    row('invoice', ['DELIVERED'], 'INVOICED', ['system']),
    row('releaseInvoice', ['INVOICED'], 'DELIVERED', ['system']),
    row('cancel', ['DRAFT', 'PENDING', 'APPROVED'], 'CANCELLED', ['system', 'manager']),
    row('restore', ['CANCELLED'], 'DRAFT', ['system']),
  ],
}

export type TranslationState = 'NOT_TRANSLATED' | 'PREPARING' | 'TRANSLATED' | 'ERROR'
export type TranslationMove = 'build' | 'finish' | 'fail' | 'outdate'

/** The translated file of a work unit, as the server builds it; a changed segment makes it out of date. */
export const translationLifecycle: Lifecycle<TranslationState, TranslationMove, never> = {
  states: ['NOT_TRANSLATED', 'PREPARING', 'TRANSLATED', 'ERROR'],
  initial: 'NOT_TRANSLATED',
  transitions: [
    row('build', ['NOT_TRANSLATED', 'TRANSLATED', 'ERROR'], 'PREPARING', ['system']),
    row('finish', ['PREPARING'], 'TRANSLATED', ['system']),
    row('fail', ['PREPARING'], 'ERROR', ['system']),
    row('outdate', ['TRANSLATED', 'ERROR'], 'NOT_TRANSLATED', ['system']),
  ],
}

export type CreationState = 'CREATING' | 'CREATED' | 'ERROR'
export type CreationMove = 'finish' | 'fail' | 'retry'

/** How far a work unit is in the editor. It opens only once it is created. */
export const creationLifecycle: Lifecycle<CreationState, CreationMove, never> = {
  states: ['CREATING', 'CREATED', 'ERROR'],
  initial: 'CREATING',
  transitions: [
    row('finish', ['CREATING'], 'CREATED', ['system']),
    row('fail', ['CREATING'], 'ERROR', ['system']),
    row('retry', ['ERROR'], 'CREATING', ['system']),
  ],
}

/** The relations of a user to a project. A client who created it, or whose organizational unit it belongs to, has one. */
export function projectActors(
  subject: Subject | null | undefined,
  relation: { readonly isCreator: boolean; readonly isInUnit: boolean },
): Actor[] {
  const isClient = rolesOf(subject).includes('CLIENT')
  return [
    ...(isManager(subject) ? (['manager'] as const) : []),
    ...(isClient && relation.isCreator ? (['creator'] as const) : []),
    ...(isClient && relation.isInUnit ? (['unitClient'] as const) : []),
  ]
}

/** The relations of a user to a task. */
export function taskActors(subject: Subject | null | undefined, relation: { readonly isAssignee: boolean }): Actor[] {
  const isLinguist = rolesOf(subject).includes('VENDOR')
  return [
    ...(isManager(subject) ? (['manager'] as const) : []),
    ...(subject && relation.isAssignee ? (['assignee'] as const) : []),
    ...(isLinguist && !relation.isAssignee ? (['linguist'] as const) : []),
  ]
}
