// Generated from openapi/resources/bulkChanges.yaml by openapi/generate.ts. Do not edit.
import type { Operation } from '../operation.ts'
import type { KeptBack } from './tasks.ts'
import type { UserRef } from './users.ts'
import { operation } from '../operation.ts'

/** One of the items of a bulk change. */
export interface BulkItem {
  /** The item, such as a task. */
  uuid: string
  /** Name of the item; of a task, its file, language, and workflow step; of a project, its reference and number. */
  name: string
  /** Version of the item that the plan was made with. */
  version?: string
  /** Why the item was not changed or restored; absent for an item that was. */
  reason?: 'ALREADY' | 'ASSIGNED' | 'ACCEPTED' | 'CHANGED' | 'NO_DUE_DATE' | 'NOT_OPEN' | 'CLOSED' | 'UNASSIGNED' | 'NOT_ACCEPTED' | 'WAITING' | 'NOT_CONFIRMED' | 'TAG_ERRORS' | 'NEXT_ACCEPTED' | 'NOT_ELIGIBLE' | 'AUTOPILOT_OFF' | 'NO_LINGUIST' | 'ALL_KEPT_BACK' | 'STATUS_CHANGED' | 'REASSIGNED' | 'PAYMENT_CHANGED' | 'DELETED' | 'ARCHIVED' | 'LOCKED' | 'NO_SUCH_MOVE' | 'NOT_ALLOWED' | 'NO_WORK_UNITS' | 'COSTS_NOT_READY' | 'NOT_DELIVERED' | 'IN_PROGRESS' | 'NOT_DRAFT' | 'NO_REASON' | (string & {})
  /** What keeps the linguist from the task; only with the reason `NOT_ELIGIBLE`. */
  blockedBy?: ('LANGUAGE_PAIR' | 'ORG_UNIT' | 'STATUS' | 'OTHER_STEP' | (string & {}))[]
  /** Linguists whom auto-assign excluded from the task; absent for other changes. */
  keptBack?: KeptBack[]
  /** Name of the linguist after the change; absent where the assignment does not change or no one is assigned. */
  assignee?: string
  /** Name of the linguist before the change; absent if no one was assigned. */
  previousAssignee?: string
  /** Due date after the change, epoch ms; absent where it does not change. */
  dueDate?: number
  /** Due date before the change, epoch ms; absent if none was set. */
  previousDueDate?: number
}

/** Whether and how a bulk change was undone. */
export interface BulkUndo {
  /** Until when the change can be undone, epoch ms. */
  until: number
  /** When the change was undone, epoch ms; absent if it was not. */
  undoneAt?: number
  /** Who undid the change; absent if no one did. */
  undoneBy?: UserRef
  /** Items that are as they were before. */
  restored?: BulkItem[]
  /** Items that had moved on, each with the reason. */
  kept?: BulkItem[]
}

/** A change of many items at once. */
export interface BulkChange {
  /** Identifier, the same as of its job. */
  uuid: string
  /** What was changed. */
  kind: 'ASSIGN' | 'AUTO_ASSIGN' | 'UNASSIGN' | 'DUE_DATE' | 'MINIMUM_SCORE' | 'DELIVER' | 'CANCEL' | 'PROJECT_STATUS' | 'PROJECT_MANAGER' | 'PROJECT_TAGS' | 'PROJECT_ORG_UNIT' | 'PROJECT_ARCHIVE' | 'PROJECT_UNARCHIVE' | 'PROJECT_RECALCULATE' | (string & {})
  /** When the change was made, epoch ms. */
  at: number
  /** Who made the change; absent for the system. */
  user?: UserRef
  /** Items that were changed. */
  changed: BulkItem[]
  /** Items that were not changed, each with the reason. */
  skipped: BulkItem[]
  /** Whether and how the change was undone; absent for a change that can not be undone. */
  undo?: BulkUndo
}

/** What `bulkChanges.get` takes. */
export interface BulkChangesGetParams {
  path: {
    /** The change, by the id of its job. */
    changeUuid: string
  }
}

/**
 * Get what a bulk change did, and whether it can be undone
 *
 * The response is 404 until the job of the change has completed.
 *
 * `GET /api/v3/bulk-change/{changeUuid}` (designed). Needs TASK_assign or TASK_update or PROJECT_update.
 *
 * @throws {HttpError} a code of any call
 */
export const get: Operation<BulkChangesGetParams, BulkChange> = /*@__PURE__*/ operation('bulkChanges.get', 'GET', '/api/v3/bulk-change/{changeUuid}')

/** What `bulkChanges.undo` takes. */
export interface BulkChangesUndoParams {
  path: {
    /** The change, by the id of its job. */
    changeUuid: string
  }
}

/**
 * Undo a bulk change
 *
 * Possible for ten minutes. Items that have moved on since are kept as they are; `undo.kept` lists them with the reason. The response is 409 if the change has been undone already, the time is over, or changes of this kind can't be undone.
 *
 * `POST /api/v3/bulk-change/{changeUuid}/undo` (designed). Needs TASK_assign or TASK_update or PROJECT_update.
 *
 * @throws {HttpError} CONFLICT, a code of any call
 */
export const undo: Operation<BulkChangesUndoParams, BulkChange> = /*@__PURE__*/ operation('bulkChanges.undo', 'POST', '/api/v3/bulk-change/{changeUuid}/undo', { refreshes: ['tasks', 'workUnits', 'projects', 'costs', 'users', 'activity', 'journal'] })

/** What `bulkChanges.planUndo` takes. */
export interface BulkChangesPlanUndoParams {
  path: {
    /** The change, by the id of its job. */
    changeUuid: string
  }
}

/**
 * Get what undoing a bulk change would restore, and what has changed since
 *
 * Changes nothing. The response is 409 where `bulkChanges.undo` would be refused.
 *
 * `POST /api/v3/bulk-change/{changeUuid}/undo/plan` (designed). Needs TASK_assign or TASK_update or PROJECT_update.
 *
 * @throws {HttpError} CONFLICT, a code of any call
 */
export const planUndo: Operation<BulkChangesPlanUndoParams, BulkUndo> = /*@__PURE__*/ operation('bulkChanges.planUndo', 'POST', '/api/v3/bulk-change/{changeUuid}/undo/plan')
