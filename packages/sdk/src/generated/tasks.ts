// Generated from openapi/resources/tasks.yaml by openapi/generate.ts. Do not edit.
import type { Operation } from '../operation.ts'
import type { CostExplanation } from './costs.ts'
import type { Logfile } from './logfiles.ts'
import type { AssignmentState, CostUnit, CurrencyCode, Failure, LocaleCode, PageInfo, RequestStatus, TaskStatus, WorkflowCode } from './shared.ts'
import type { UserRef } from './users.ts'
import type { WorkUnit } from './workUnits.ts'
import type { WorkflowRef } from './workflows.ts'
import { form } from '../body.ts'
import { operation } from '../operation.ts'

/** One workflow step of one work unit. */
export interface Task {
  /** Identifier. */
  uuid: string
  /** Place of the step among the steps of its work unit, from 0. */
  sequence: number
  /** State of the task. */
  status: TaskStatus
  /** Whether somebody does it. */
  assignment: AssignmentState
  /** The step. */
  workflow: WorkflowRef
  /** The step before, as long as it is not delivered; absent when nothing is waited for. */
  waitingFor?: TaskDependency
  /** When it was made, epoch ms. */
  creationDate: number
  /** When it was given to its person, epoch ms; absent without one. */
  assignDate?: number
  /** When its person accepted, epoch ms; absent before. */
  acceptanceDate?: number
  /** When it is due, epoch ms; absent without a due date. */
  dueDate?: number
  /** When it was delivered, epoch ms; absent before. */
  deliveryDate?: number
  /** Who made it; absent when the system did. */
  createdBy?: UserRef
  /** Who gave it to its person; absent without one. */
  assignedBy?: UserRef
  /** Who does it; absent while unassigned. */
  assignee?: UserRef
  /** Name of the organizational unit. */
  client: string
  /** Currency of the pay. */
  currency: CurrencyCode
  /** What the task pays, in `currency`; absent for whoever may not see it. */
  payableAmount?: number
  /** What the pay is made of; absent for whoever may not see it. */
  payments?: TaskPayment[]
  /** The project. */
  project: TaskProjectRef
  /** The name of the project, once more. */
  projectName?: string
  /** The file and language pair. */
  workUnit: WorkUnit
  /** What the linguist should know. */
  instructions?: string
  /** Made by splitting a larger task. */
  fromSplit?: boolean
  /** Quality score from which on a linguist may do it; absent without one. */
  minimumScoreRequired?: number
  /** Categories of content: the tags of the project. */
  categories: string[]
  /** Fields of the account's own. */
  customFields: TaskCustomField[]
  /** The steps before, in their order. */
  dependencies: TaskDependency[]
  /** The source file that is translated. */
  files: TaskFile[]
  /** Files of the project to look things up in. */
  referenceFiles: TaskFile[]
}

/** What a task says about its project. */
export interface TaskProjectRef {
  /** Identifier. */
  uuid: string
  /** Number that the system gave, such as `B-2478-1111`. */
  name: string
  /** Name that people gave. */
  reference: string
  /** When the project is due, epoch ms; absent without a due date. */
  dueDate?: number
  /** Currency of the project. */
  currency: CurrencyCode
  /** Tasks are offered to linguists by themselves. */
  autopilotEnabled: boolean
  /** The organization. */
  organizationUuid?: string
  /** Files are transformed on download. */
  hasDataTransformation?: boolean
}

/** A step before, of the same work unit. */
export interface TaskDependency {
  /** The task of that step. */
  uuid: string
  /** Place of the step, from 0. */
  sequence: number
  /** State of that task. */
  status: TaskStatus
  /** That step. */
  workflow: WorkflowRef
  /** Who does it; absent while unassigned. */
  assignee?: UserRef
}

/** A line of the pay of a task. */
export interface TaskPayment {
  /** The task. */
  taskId?: string
  /** Where the line comes from. */
  source?: 'RATE' | 'MINIMUM_FEE' | 'MANUAL' | 'STOP_LOSS' | (string & {})
  /** Band or kind of work that is paid. */
  costType?: string
  /** What is counted. */
  unit: CostUnit
  /** How many units, weighted by the net rates. */
  amount: number
  /** Price of a unit, up to six decimals. */
  rate: number
  /** Amount times rate, rounded half up to the currency's minor unit. */
  total: number
  /** The line came with the delivery. */
  createdOnDelivery?: boolean
  /** When it was made, epoch ms. */
  creationDate?: number
  /** When it was confirmed, epoch ms; absent before. */
  confirmationDate?: number
  /** Who confirmed it; absent before. */
  confirmedBy?: UserRef
  /** When it was rejected, epoch ms; absent if not. */
  rejectDate?: number
  /** Why it was rejected. */
  rejectReason?: string
  /** Who rejected it; absent if nobody. */
  rejectReasonBy?: UserRef
  /** The work unit. */
  workUnitId?: string
  /** File of the work unit. */
  workUnitFileName?: string
}

/** A field of the account's own, with its value. */
export interface TaskCustomField {
  /** Identifier of the field. */
  uuid: string
  /** Name of the field. */
  name: string
  /** Kind of value. */
  type?: string
  /** The value; absent or null when not filled in. */
  value?: unknown
}

/** A file beside the work. */
export interface TaskFile {
  /** Identifier. */
  uuid: string
  /** File name. */
  name: string
  /** Size in bytes. */
  size?: number
  /** Address to fetch it from, for an hour; only in the answer for a single task, for whoever may download it. */
  downloadUrl?: string
}

/** One page of tasks. */
export interface TaskPage extends PageInfo {
  /** Items of this page. */
  content: Task[]
}

/** A task that can be claimed, with what it pays. */
export interface AvailableTask extends Task {
  /** What the one who claims it gets, in `currency`; 0 without an agreed rate. */
  payableAmount: number
  /** How the amount comes about, in a few words and numbers. */
  payExplanation?: string
}

/** One page of tasks that can be claimed. */
export interface AvailableTaskPage extends PageInfo {
  /** Items of this page. */
  content: AvailableTask[]
}

/** Tasks put together. */
export interface TaskGroup {
  /** Identifier of the group, such as a project's uuid, a step's code or `en_us:pt_br`. */
  key: string
  /** What people call it. */
  label: string
  /** Number of tasks. */
  taskCount: number
  /** Source words of all of them. */
  words: number
  /** The earliest due date, epoch ms; absent if none has one. */
  dueDate?: number
  /** Number of tasks by state. */
  statuses: Record<string, number>
}

/** One page of groups of tasks. */
export interface TaskGroupPage extends PageInfo {
  /** Items of this page. */
  content: TaskGroup[]
}

/** A task of a work unit, in short. */
export interface WorkUnitTask {
  /** Identifier. */
  uuid: string
  /** Name of the step. */
  name: string
  /** State of the task. */
  status: TaskStatus
  /** Id by which the editor knows the work unit. */
  genesisWorkUnitId?: string
}

/** Which tasks, and who. */
export interface TaskBulkAssignment {
  /** The tasks, as repeated parts. */
  tasksUuids: string[]
  /** Who gets them. */
  userUuid: string
}

/** The instructions of a task. */
export interface TaskInstructions {
  /** The task; must be the one of the path. */
  uuid?: string
  /** What the linguist should know; an empty text removes them. */
  instructions: string
  /** Quality score from which on the placement gives it to a linguist; 0 asks for none, absent leaves it as it is. */
  minimumScoreRequired?: number
}

/** The state that a task should go to. */
export interface TaskStatusUpdate {
  /** The wanted state. */
  status: TaskStatus
  /** Delivers on purpose although tags are missing or superfluous. */
  hasTagMismatch?: boolean
  /** Why; needed to reopen. */
  reason?: string
}

/** The state after a move. */
export interface TaskStatusResult {
  /** The task. */
  uuid: string
  /** The state as it is now. */
  status: TaskStatus
  /** It was delivered although tags are missing or superfluous. */
  hasTagMismatch: boolean
}

/** Why a task is given back. */
export interface TaskRejection {
  /** Why. */
  reason: string
  /** A prepared reason of the account. */
  optionUuid?: string
}

/** Size and progress of a task. */
export interface TaskSummary {
  /** Source words. */
  words: number
  /** Source words weighted by the net rates. */
  netWords: number
  /** Segments. */
  segments: number
  /** Segments that are confirmed. */
  confirmedSegments: number
  /** Confirmed share of the segments, in percent. */
  progress: number
  /** Segments that are not confirmed. */
  openSegments?: number
  /** Segments whose tags differ from the source. */
  tagMismatches?: number
}

/** The analyses of a task. */
export interface TaskLogfile {
  /** Analysis before work began; null as long as there is none. */
  preAnalysis: Logfile | null
}

/** Something that happened to a task. */
export interface TaskLogEntry {
  /** When, epoch ms. */
  date: number
  /** Who did it; absent when the system did. */
  user?: UserRef
  /** Who acted as that person; absent when they did it themselves. */
  impersonator?: UserRef
  /** What happened. */
  event: 'OPENED' | 'ASSIGNED' | 'CLAIMED' | 'ACCEPTED' | 'REJECTED' | 'REVOKED' | 'DELIVERED' | 'REOPENED' | 'CANCELLED' | 'INSTRUCTIONS_UPDATED' | 'PAYMENT_UPDATED' | 'STOP_LOSS_OFFERED' | 'STOP_LOSS_ACCEPTED' | 'STOP_LOSS_DECLINED' | (string & {})
  /** Who had or got the task; absent if nobody. */
  assignee?: UserRef
  /** State before; absent if it stayed. */
  previousStatus?: TaskStatus
  /** State after; absent if it stayed. */
  newStatus?: TaskStatus
  /** Reason or further words. */
  detail?: string
}

/** Tasks to be given to whom the rules choose. */
export interface TaskAutoAssignment {
  /** The tasks. */
  taskUuids: string[]
  /** Also tasks of projects and units whose autopilot is off. */
  ignoreAutopilot?: boolean
}

/** A placement that goes on after the answer; the same address, posted again with this id, says how far it is. */
export interface AutoAssignRequest {
  /** Id to post again as `requestId`. */
  id: string
  status: RequestStatus
  /** How far it is. */
  progress?: {
    /** Tasks that have been looked at. */
    done: number
    /** Tasks that were asked for; 0 before it begins. */
    total: number
  }
  /** What became of the tasks; null before it is done. */
  data: AutoAssignResult | null
  /** Why it failed; null when it did not. */
  error: string | null
  /** The same for programs. */
  failure?: Failure
}

/** What became of each task of a placement. */
export interface AutoAssignResult {
  /** Tasks that somebody got. */
  assigned: PlacedTask[]
  /** Tasks that nobody got, each with the reason. */
  notAssigned: UnplacedTask[]
}

/** A task and who got it. */
export interface PlacedTask {
  /** The task. */
  taskUuid: string
  /** File, language and step. */
  name: string
  /** Who got it. */
  userUuid: string
  /** Their name. */
  userName: string
  /** Tasks that they had in hand before this one. */
  openTasks?: number
}

/** A task that nobody got, and why. */
export interface UnplacedTask {
  /** The task. */
  taskUuid: string
  /** File, language and step. */
  name: string
  /** Why nobody got it. */
  reason: 'AUTOPILOT_OFF' | 'NOT_OPEN' | 'TAKEN' | 'NO_LINGUIST' | 'ALL_KEPT_BACK' | (string & {})
  /** Linguists of its language pair or unit who did not get it, by name. */
  keptBack: KeptBack[]
}

/** A linguist, and what kept them from a task. */
export interface KeptBack {
  /** The linguist. */
  userUuid: string
  /** Their name. */
  userName: string
  /** Every filter that kept them back. */
  blockedBy: ('LANGUAGE_PAIR' | 'ORG_UNIT' | 'STATUS' | 'AUTOPILOT_OFF' | 'REJECTED_BEFORE' | 'MINIMUM_SCORE' | 'MINIMUM_JOBS' | 'RATE' | 'TAG' | (string & {}))[]
}

/** Tasks whose ranges are asked for. */
export interface TaskSlicesQuery {
  /** The tasks. */
  taskUuids: string[]
}

/** The segments that a task covers. */
export interface TaskSlice {
  /** The task. */
  taskUuid: string
  /** Index of its first segment within the file, from 0. */
  beginIndex: number
  /** Index of its last segment; -1 of a file without segments. */
  endIndex: number
  /** Source words in that range. */
  words: number
}

/** A line of pay that is set by hand. */
export interface TaskPaymentInput {
  /** What is counted. */
  unit: 'WORD' | 'HOUR' | 'DAY' | 'PAGE' | 'FIXED'
  /** How many units, up to six decimals. */
  amount: number
  /** Price of a unit, up to six decimals. */
  rate: number
  /** Amount times rate, rounded; may be left out. */
  total?: number
}

/** What a task pays. */
export interface TaskPayments {
  /** The task. */
  uuid: string
  /** State of the task. */
  status: TaskStatus
  /** Currency of the pay. */
  currency: CurrencyCode
  /** Sum of the lines. */
  payableAmount: number
  /** The lines, in their order. */
  payments: TaskPayment[]
}

/** How good the work of a task was found to be. */
export interface TaskScore {
  /** Share of the text that the step after it left as it was, in percent; absent before that is delivered. */
  score?: number
  /** Score from which on the placement gives it to a linguist; absent without one. */
  minimumScoreRequired?: number
  /** Who did the step after it; absent for whoever may not know. */
  reviewerUuid?: string
  /** When it was found, epoch ms. */
  date?: number
  /** Segments that were compared. */
  segments?: number
  /** Segments that the step after it changed. */
  changedSegments?: number
}

/** Somebody who works in a project. */
export interface TaskVendor {
  /** The person. */
  vendor: UserRef
  /** Tasks that they have in the project. */
  tasks: number
  /** Of these, those that are delivered. */
  deliveredTasks?: number
  /** Source words of these tasks. */
  words: number
  /** What these tasks pay, in `currency`; absent for whoever may not see it. */
  payable?: number
  /** Currency of the pay; absent for whoever may not see it. */
  currency?: CurrencyCode
}

/** A line of the pay of a task. */
export interface TaskCostDetail {
  /** Place among the lines. */
  displayOrder: number
  /** Band of matches, or kind of work. */
  matchType: string
  /** How many units there are, before the net rate. */
  words: number
  /** Price of a unit after the net rate. */
  costPerItem: number
  /** What the line pays, in the currency of the task. */
  totalCost: number
  /** The line was set by hand. */
  isManualCost: boolean
  /** What is counted. */
  unit?: CostUnit
  /** Price of a unit before the net rate. */
  unitPrice?: number
  /** Share of the price that the band pays. */
  netRateFactor?: number
}

/** A lower pay that is offered to the assignee of a task. */
export interface StopLossOffer {
  /** What is offered, in `currency`. */
  offeredTotal: number
  /** What the task paid when it was offered. */
  originalTotal: number
  /** Currency of both. */
  currency: CurrencyCode
  /** Where the offer stands. */
  status: 'OFFERED' | 'ACCEPTED' | 'DECLINED' | 'EXPIRED' | (string & {})
  /** Until when it can be answered, epoch ms. */
  expiresAt: number
  /** Why it is offered; absent without one. */
  reason?: string
  /** Who offered it. */
  offeredBy?: UserRef
  /** When it was offered, epoch ms. */
  offeredAt?: number
  /** When it was answered, epoch ms; absent before. */
  answeredAt?: number
}

/** An offer (`offeredTotal`) or an answer (`status`), not both. */
export interface StopLossInput {
  /** What is offered, less than the task pays now. */
  offeredTotal?: number
  /** Until when it can be answered, epoch ms; three days from now when left out. */
  expiresAt?: number
  /** Why it is offered. */
  reason?: string
  /** The answer of the assignee. */
  status?: 'ACCEPTED' | 'DECLINED'
}

/** What `tasks.list` takes. */
export interface TasksListParams {
  query?: {
    /** Page number, from 0. */
    page?: number
    /** Items a page. */
    size?: number
    /** Order of the tasks; an unknown one leaves the usual order: newest first. */
    sort?: 'sortingByCreateDate' | 'creationDate,asc' | 'creationDate,desc' | 'dueDate,asc' | 'dueDate,desc' | 'project,asc' | 'project,desc' | 'file,asc' | 'file,desc' | 'workflow,asc' | 'workflow,desc' | 'targetLanguage,asc' | 'targetLanguage,desc' | 'words,asc' | 'words,desc' | 'assignee,asc' | 'assignee,desc' | 'status,asc' | 'status,desc' | (string & {})
    /** Only tasks of this project. */
    projectUuid?: string
    /** Only tasks in one of these states. */
    statuses?: readonly TaskStatus[]
    /** Only tasks whose assignment is one of these. */
    assignments?: readonly AssignmentState[]
    /** Only tasks of this person. */
    assigneeUuid?: string
    /** Only tasks of the person who asks. */
    mine?: boolean
    /** Only tasks of these steps. */
    workflows?: readonly WorkflowCode[]
    /** Only tasks from one of these languages. */
    sourceLanguages?: readonly LocaleCode[]
    /** Only tasks into one of these languages. */
    targetLanguages?: readonly LocaleCode[]
    /** Only tasks whose file, project name or project reference contains this text, whatever the case. */
    q?: string
    /** Only tasks that are past their due date and not delivered. */
    late?: boolean
  }
}

/**
 * List the tasks that one may see
 *
 * Without `projectUuid`, tasks of all projects. A linguist gets the tasks assigned to them; what they could claim is in `tasks.listAvailable`.
 *
 * `GET /api/v3/task` (published). Needs TASK_list.
 */
export const list: Operation<TasksListParams, TaskPage> = /*@__PURE__*/ operation('tasks.list', 'GET', '/api/v3/task')

/** What `tasks.listGroups` takes. */
export interface TasksListGroupsParams {
  query: {
    /** What the tasks are put together by. */
    groupBy: 'PROJECT' | 'WORKFLOW' | 'LANG_PAIR'
    /** Page number, from 0. */
    page?: number
    /** Items a page. */
    size?: number
    /** Only tasks of this project. */
    projectUuid?: string
    /** Only tasks in one of these states. */
    statuses?: readonly TaskStatus[]
    /** Only tasks whose assignment is one of these. */
    assignments?: readonly AssignmentState[]
    /** Only tasks of this person. */
    assigneeUuid?: string
    /** Only tasks of the person who asks. */
    mine?: boolean
    /** Only tasks of these steps. */
    workflows?: readonly WorkflowCode[]
    /** Only tasks from one of these languages. */
    sourceLanguages?: readonly LocaleCode[]
    /** Only tasks into one of these languages. */
    targetLanguages?: readonly LocaleCode[]
    /** Only tasks whose file, project name or project reference contains this text, whatever the case. */
    q?: string
    /** Only tasks that are past their due date and not delivered. */
    late?: boolean
  }
}

/**
 * Count tasks by project, step or language pair
 *
 * `GET /api/v3/task/group` (designed). Needs TASK_list.
 */
export const listGroups: Operation<TasksListGroupsParams, TaskGroupPage> = /*@__PURE__*/ operation('tasks.listGroups', 'GET', '/api/v3/task/group')

/** What `tasks.listAvailable` takes. */
export interface TasksListAvailableParams {
  query?: {
    /** Page number, from 0. */
    page?: number
    /** Items a page. */
    size?: number
    /** Order of the tasks; an unknown one leaves the usual order: newest first. */
    sort?: 'sortingByCreateDate' | 'creationDate,asc' | 'creationDate,desc' | 'dueDate,asc' | 'dueDate,desc' | 'project,asc' | 'project,desc' | 'file,asc' | 'file,desc' | 'workflow,asc' | 'workflow,desc' | 'targetLanguage,asc' | 'targetLanguage,desc' | 'words,asc' | 'words,desc' | 'assignee,asc' | 'assignee,desc' | 'status,asc' | 'status,desc' | (string & {})
    /** Only tasks of this project. */
    projectUuid?: string
    /** Only tasks of these steps. */
    workflows?: readonly WorkflowCode[]
    /** Only tasks from one of these languages. */
    sourceLanguages?: readonly LocaleCode[]
    /** Only tasks into one of these languages. */
    targetLanguages?: readonly LocaleCode[]
    /** Only tasks whose file, project name or project reference contains this text, whatever the case. */
    q?: string
  }
}

/**
 * List the tasks that one may claim, each with its pay
 *
 * Open tasks without a person whose language pair and organizational unit fit the one who asks.
 *
 * `GET /api/v3/task/available` (designed). Needs TASK_work.
 */
export const listAvailable: Operation<TasksListAvailableParams, AvailableTaskPage> = /*@__PURE__*/ operation('tasks.listAvailable', 'GET', '/api/v3/task/available')

/** What `tasks.listByWorkUnit` takes. */
export interface TasksListByWorkUnitParams {
  path: {
    /** The work unit. */
    workUnitUUID: string
  }
}

/**
 * List the tasks of a work unit, in the order of its steps
 *
 * `GET /api/v3/task/work-unit/{workUnitUUID}` (published). Needs TASK_list.
 */
export const listByWorkUnit: Operation<TasksListByWorkUnitParams, WorkUnitTask[]> = /*@__PURE__*/ operation('tasks.listByWorkUnit', 'GET', '/api/v3/task/work-unit/{workUnitUUID}')

/** What `tasks.listStatuses` takes. */
export interface TasksListStatusesParams {
  path: {
    /** The project. */
    projectUUID: string
  }
}

/**
 * List the states that tasks of a project are in
 *
 * `GET /api/v3/task/{projectUUID}/statuses` (published). Needs TASK_list.
 */
export const listStatuses: Operation<TasksListStatusesParams, TaskStatus[]> = /*@__PURE__*/ operation('tasks.listStatuses', 'GET', '/api/v3/task/{projectUUID}/statuses')

/** What `tasks.assignBulk` takes. */
export interface TasksAssignBulkParams {
  query?: {
    /** Always true for this call. */
    bulk?: boolean
  }
  body: TaskBulkAssignment
}

/**
 * Give several tasks to one person
 *
 * All or none. A linguist may name only themselves, and claims that way.
 *
 * `POST /api/v3/task/assignment` (published). Needs TASK_assign or TASK_work.
 */
export const assignBulk: Operation<TasksAssignBulkParams, Task[]> = /*@__PURE__*/ operation('tasks.assignBulk', 'POST', '/api/v3/task/assignment', { body: form, refreshes: ['workUnits', 'projects', 'users', 'activity'] })

/** What `tasks.autoAssign` takes. */
export interface TasksAutoAssignParams {
  query?: {
    /** Id that the first answer gave; posting again with it asks for the state instead of starting anew. */
    requestId?: string
  }
  body?: TaskAutoAssignment
}

/**
 * Give tasks to the linguists whom the placement rules choose
 *
 * Of those who are linked to the unit or its organization and have the exact language pair, and whom the filters of the unit let through, each task goes to whoever has the fewest open tasks. What is not given to anybody says which filter kept whom back.
 *
 * `POST /api/v3/task/assignment/auto` (designed). Needs TASK_assign.
 */
export const autoAssign: Operation<TasksAutoAssignParams, AutoAssignRequest> = /*@__PURE__*/ operation('tasks.autoAssign', 'POST', '/api/v3/task/assignment/auto', { refreshes: ['workUnits', 'projects', 'users', 'activity', 'jobs'], async: 'request-id' })

/** What `tasks.listSlices` takes. */
export interface TasksListSlicesParams {
  body: TaskSlicesQuery
}

/**
 * Get the range of segments that each of several tasks covers
 *
 * `POST /api/v3/task/slices/pre-context` (designed). Needs TASK_list.
 */
export const listSlices: Operation<TasksListSlicesParams, TaskSlice[]> = /*@__PURE__*/ operation('tasks.listSlices', 'POST', '/api/v3/task/slices/pre-context', { retry: 'safe' })

/** What `tasks.get` takes. */
export interface TasksGetParams {
  path: {
    /** The task. */
    taskUUID: string
  }
}

/**
 * Get one task
 *
 * `GET /api/v3/task/{taskUUID}` (published). Needs TASK_list.
 */
export const get: Operation<TasksGetParams, Task> = /*@__PURE__*/ operation('tasks.get', 'GET', '/api/v3/task/{taskUUID}')

/** What `tasks.updateInstructions` takes. */
export interface TasksUpdateInstructionsParams {
  path: {
    /** The task. */
    taskUUID: string
  }
  body: TaskInstructions
}

/**
 * Write the instructions of a task
 *
 * `PUT /api/v3/task/{taskUUID}` (published). Needs TASK_update.
 */
export const updateInstructions: Operation<TasksUpdateInstructionsParams, Task> = /*@__PURE__*/ operation('tasks.updateInstructions', 'PUT', '/api/v3/task/{taskUUID}', { refreshes: ['activity'] })

/** What `tasks.assign` takes. */
export interface TasksAssignParams {
  path: {
    /** The task. */
    taskUUID: string
    /** The person. */
    userUUID: string
  }
}

/**
 * Give a task to a person, or claim it
 *
 * A linguist may name only themselves, which claims the task and accepts it. The first one wins; the others get 409 with the task as it is now.
 *
 * `POST /api/v3/task/{taskUUID}/assignment/{userUUID}` (published). Needs TASK_assign or TASK_work.
 */
export const assign: Operation<TasksAssignParams, Task> = /*@__PURE__*/ operation('tasks.assign', 'POST', '/api/v3/task/{taskUUID}/assignment/{userUUID}', { refreshes: ['workUnits', 'projects', 'users', 'activity'] })

/** What `tasks.revokeAssignment` takes. */
export interface TasksRevokeAssignmentParams {
  path: {
    /** The task. */
    taskUUID: string
  }
}

/**
 * Take a task back from its person
 *
 * `DELETE /api/v3/task/{taskUUID}/assignment` (published). Needs TASK_assign.
 */
export const revokeAssignment: Operation<TasksRevokeAssignmentParams, Task> = /*@__PURE__*/ operation('tasks.revokeAssignment', 'DELETE', '/api/v3/task/{taskUUID}/assignment', { refreshes: ['workUnits', 'projects', 'users', 'activity'] })

/** What `tasks.changeStatus` takes. */
export interface TasksChangeStatusParams {
  path: {
    /** The task. */
    taskUuid: string
  }
  body: TaskStatusUpdate
}

/**
 * Accept, deliver, reopen or cancel a task
 *
 * APPROVED by the assignee accepts; DELIVERED delivers; DELIVERED back to APPROVED reopens, with a reason. What is missing for a move is answered with 422, a move that somebody else made first with 409 and the task as it is now.
 *
 * `POST /api/v3/task/{taskUuid}/status-update` (published). Needs TASK_work or TASK_update.
 */
export const changeStatus: Operation<TasksChangeStatusParams, TaskStatusResult> = /*@__PURE__*/ operation('tasks.changeStatus', 'POST', '/api/v3/task/{taskUuid}/status-update', { refreshes: ['workUnits', 'projects', 'translationMemories', 'editor', 'activity'] })

/** What `tasks.reject` takes. */
export interface TasksRejectParams {
  path: {
    /** The task. */
    taskUuid: string
  }
  body: TaskRejection
}

/**
 * Give a task back with a reason
 *
 * `POST /api/v3/task/{taskUuid}/rejection` (designed). Needs TASK_work.
 */
export const reject: Operation<TasksRejectParams, Task> = /*@__PURE__*/ operation('tasks.reject', 'POST', '/api/v3/task/{taskUuid}/rejection', { refreshes: ['workUnits', 'projects', 'users', 'activity'] })

/** What `tasks.getSummary` takes. */
export interface TasksGetSummaryParams {
  path: {
    /** The task. */
    taskUuid: string
  }
}

/**
 * Get the size and the progress of a task
 *
 * `GET /api/v3/task/{taskUuid}/summary` (designed). Needs TASK_list.
 */
export const getSummary: Operation<TasksGetSummaryParams, TaskSummary> = /*@__PURE__*/ operation('tasks.getSummary', 'GET', '/api/v3/task/{taskUuid}/summary')

/** What `tasks.getLogfile` takes. */
export interface TasksGetLogfileParams {
  path: {
    /** The task. */
    taskUUID: string
  }
}

/**
 * Get the analysis that a task is measured by
 *
 * `GET /api/v3/task/{taskUUID}/logfile` (published). Needs TASK_list.
 */
export const getLogfile: Operation<TasksGetLogfileParams, TaskLogfile> = /*@__PURE__*/ operation('tasks.getLogfile', 'GET', '/api/v3/task/{taskUUID}/logfile')

/** What `tasks.getLogfileBreakdown` takes. */
export interface TasksGetLogfileBreakdownParams {
  path: {
    /** The task. */
    taskUUID: string
    /** The analysis. */
    logfileUUID: string
  }
  query?: {
    /** Kind that the analysis has to be of; 404 for another. */
    logFileType?: 'PRE_ANALYSIS' | 'POST_ANALYSIS' | (string & {})
  }
}

/**
 * Get the numbers of a task in an analysis, weighted by the net rates of its own step
 *
 * `GET /api/v3/task/{taskUUID}/logfile/{logfileUUID}/breakdown-by-workflow` (published). Needs TASK_list.
 */
export const getLogfileBreakdown: Operation<TasksGetLogfileBreakdownParams, Logfile> = /*@__PURE__*/ operation('tasks.getLogfileBreakdown', 'GET', '/api/v3/task/{taskUUID}/logfile/{logfileUUID}/breakdown-by-workflow')

/** What `tasks.updatePayments` takes. */
export interface TasksUpdatePaymentsParams {
  path: {
    /** The task. */
    taskUuid: string
  }
  body: TaskPaymentInput[]
}

/**
 * Set by hand what a task pays
 *
 * The lines replace those that were calculated. Each total is amount times rate, rounded half up to the currency's minor unit; a total that differs is refused. The task needs a person, and may not be invoiced.
 *
 * `POST /api/v3/task/{taskUuid}/payment-update` (published). Needs TASK_payment.
 */
export const updatePayments: Operation<TasksUpdatePaymentsParams, TaskPayments> = /*@__PURE__*/ operation('tasks.updatePayments', 'POST', '/api/v3/task/{taskUuid}/payment-update', { refreshes: ['costs', 'activity'] })

/** What `tasks.getScore` takes. */
export interface TasksGetScoreParams {
  path: {
    /** The task. */
    taskUuid: string
  }
}

/**
 * Get how good the work of a task was found to be
 *
 * Known once the step after it has been delivered; it is the share of the text that this step left as it was.
 *
 * `GET /api/v3/task/{taskUuid}/score` (designed). Needs TASK_list.
 */
export const getScore: Operation<TasksGetScoreParams, TaskScore> = /*@__PURE__*/ operation('tasks.getScore', 'GET', '/api/v3/task/{taskUuid}/score')

/** What `tasks.listVendors` takes. */
export interface TasksListVendorsParams {
  path: {
    /** The task. */
    taskUuid: string
  }
}

/**
 * List who works in the project of a task, and for how much
 *
 * `GET /api/v3/task/{taskUuid}/vendors-summary` (designed). Needs TASK_assign.
 */
export const listVendors: Operation<TasksListVendorsParams, TaskVendor[]> = /*@__PURE__*/ operation('tasks.listVendors', 'GET', '/api/v3/task/{taskUuid}/vendors-summary')

/** What `tasks.listCostDetails` takes. */
export interface TasksListCostDetailsParams {
  path: {
    /** The task. */
    taskUuid: string
  }
}

/**
 * List the lines that the pay of a task is made of
 *
 * Of a task that one may claim, what one would be paid. 403 for whoever may not see the pay.
 *
 * `GET /api/v3/task/{taskUuid}/cost-details` (designed). Needs TASK_list.
 */
export const listCostDetails: Operation<TasksListCostDetailsParams, TaskCostDetail[]> = /*@__PURE__*/ operation('tasks.listCostDetails', 'GET', '/api/v3/task/{taskUuid}/cost-details')

/** What `tasks.explainPay` takes. */
export interface TasksExplainPayParams {
  path: {
    /** The task. */
    taskUuid: string
  }
  query: {
    /** Line to open, by its place among the lines */
    displayOrder: number
    /** Page number, from 0. */
    page?: number
    /** Items a page. */
    size?: number
  }
}

/**
 * From a line of the pay of a task to the segments, band, rate and rounding that made it
 *
 * The numbers are those that the line was reckoned with, by the version of the rate and the analysis of then. A line that was set by hand says who did it and when. 403 for whoever may not see the pay.
 *
 * `GET /api/v3/task/{taskUuid}/cost-details/explanation` (designed). Needs TASK_list.
 */
export const explainPay: Operation<TasksExplainPayParams, CostExplanation> = /*@__PURE__*/ operation('tasks.explainPay', 'GET', '/api/v3/task/{taskUuid}/cost-details/explanation')

/** What `tasks.getStopLoss` takes. */
export interface TasksGetStopLossParams {
  path: {
    /** The task. */
    taskUuid: string
  }
}

/** What `tasks.getStopLoss` answers. */
export type TasksGetStopLossResult = StopLossOffer | null

/**
 * Get the lower pay that is offered to the assignee of a task
 *
 * Null without an offer, and to whoever may not see the pay.
 *
 * `GET /api/v3/task/{taskUuid}/stop-loss` (designed). Needs TASK_work or TASK_payment.
 */
export const getStopLoss: Operation<TasksGetStopLossParams, TasksGetStopLossResult> = /*@__PURE__*/ operation('tasks.getStopLoss', 'GET', '/api/v3/task/{taskUuid}/stop-loss')

/** What `tasks.postStopLoss` takes. */
export interface TasksPostStopLossParams {
  path: {
    /** The task. */
    taskUuid: string
  }
  body: StopLossInput
}

/**
 * Offer a lower pay, or answer the offer
 *
 * A manager offers `offeredTotal` until `expiresAt`; the assignee answers with the `status` ACCEPTED or DECLINED. Accepted, it replaces the lines of the pay; declined, everything stays as it was. 409 when the offer has been answered or has run out.
 *
 * `POST /api/v3/task/{taskUuid}/stop-loss` (designed). Needs TASK_work or TASK_payment.
 */
export const postStopLoss: Operation<TasksPostStopLossParams, StopLossOffer> = /*@__PURE__*/ operation('tasks.postStopLoss', 'POST', '/api/v3/task/{taskUuid}/stop-loss', { refreshes: ['costs', 'activity'] })

/** What `tasks.listLog` takes. */
export interface TasksListLogParams {
  path: {
    /** The task. */
    taskUuid: string
  }
}

/**
 * List what happened to a task
 *
 * `GET /api/v3/task/{taskUuid}/log` (designed). Needs TASK_list.
 */
export const listLog: Operation<TasksListLogParams, TaskLogEntry[]> = /*@__PURE__*/ operation('tasks.listLog', 'GET', '/api/v3/task/{taskUuid}/log')
