import { eventType, unattendedEventType } from '../../identity/events.ts'
import type { ProjectRow } from './find-project.ts'
import type { CancellationOption } from '@dragoman/sdk/operations/cancellationOptions'
import type { HeldTask } from './held-task.ts'

/** A project that was moved, as it was before, and why. */
export interface ProjectMoved {
  project: ProjectRow
  reason: string | undefined
}

export const projectApproved = eventType<ProjectMoved>('PROJECT_STATUS_CHANGED: approve')
export const projectCanceled = eventType<ProjectMoved & { option?: CancellationOption | undefined }>(
  'PROJECT_STATUS_CHANGED: cancel',
)
export const projectRestored = eventType<ProjectMoved>('PROJECT_STATUS_CHANGED: restore')

/** An approval was undone: the project waits for approval again. */
export const projectUnapproved = eventType<{ project: ProjectRow }>('PROJECT_CHANGE_UNDONE: approve')

/** A cancellation was undone; `tasks` are the states of the tasks that it has canceled. */
export const projectUncanceled = eventType<{ project: ProjectRow; tasks: Readonly<Record<string, string>> }>(
  'PROJECT_CHANGE_UNDONE: cancel',
)

/** Work units came to a project that is in work. */
export const workUnitsAdded = eventType<{ project: ProjectRow }>('WORK_UNITS_CREATED: in work')

export interface ContentChange {
  project: ProjectRow
  /** Whether a price that was shown stays until it is calculated again. */
  keepsPrice: boolean
}

/** Files, languages, or steps of a project have changed: what was calculated no longer tells what it is made of. */
export const contentChanged = eventType<ContentChange>('PROJECT_CONTENT_CHANGED')

export const workUnitsRemoved = eventType<{ project: ProjectRow }>('WORK_UNITS_REMOVED')

/** A project reads and writes other memories than before. */
export const memoriesBound = eventType<{ project: ProjectRow }>('PROJECT_MEMORIES_BOUND')

/** A task that was moved, with its project and work unit held as they are by then. */
export interface TaskMoved {
  held: HeldTask
  reason: string | undefined
}

export const taskAccepted = eventType<TaskMoved>('TASK_STATUS_CHANGED: accept')
export const taskDelivered = unattendedEventType<TaskMoved>('TASK_STATUS_CHANGED: deliver')
export const taskReopened = eventType<TaskMoved>('TASK_STATUS_CHANGED: reopen')
export const taskCanceled = unattendedEventType<TaskMoved>('TASK_STATUS_CHANGED: cancel')

/** No step of a work unit is open any more: all are delivered or canceled. */
export const workUnitFinished = unattendedEventType<TaskMoved>('WORK_UNIT_FINISHED')

/** A work unit has come to its next step. */
export const stepBegan = unattendedEventType<TaskMoved>('TASK_STATUS_CHANGED: next step')

/** A machine has translated what it could of a work unit whose present step is its own. */
export const filledByMachine = unattendedEventType<{ project: ProjectRow; workUnitIds: readonly string[] }>(
  'SEGMENTS_PRE_TRANSLATED: step of a machine',
)
