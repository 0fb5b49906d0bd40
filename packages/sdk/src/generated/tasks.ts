// Generated from openapi/resources/tasks.yaml by openapi/generate.ts. Do not edit.
import type { AsyncOperation, NoParams, Operation, Upload } from '../operation.ts'
import type { PlacementSettings } from './autopilot.ts'
import type { LinguistAvailability } from './availability.ts'
import type { BulkItem } from './bulkChanges.ts'
import type { CancellationOption } from './cancellationOptions.ts'
import type { CostExplanation } from './costs.ts'
import type { CustomFieldValue } from './customFields.ts'
import type { Job } from './jobs.ts'
import type { Logfile } from './logfiles.ts'
import type { ReviewBasis, ReviewResult } from './quality.ts'
import type { Recommendation, RecommendationUnit } from './recommendationSettings.ts'
import type { AssignmentState, CostUnit, CurrencyCode, DownloadRequest, Failure, ListExport, LocaleCode, PageInfo, RequestStatus, TaskStatus, WorkflowCode } from './shared.ts'
import type { LanguagePair, UserRef } from './users.ts'
import type { TaskRange, WorkUnit } from './workUnits.ts'
import type { WorkflowRef } from './workflows.ts'
import { bytes, nothing } from '../answers.ts'
import { form } from '../body.ts'
import { asyncOperation, operation } from '../operation.ts'

/** One workflow step of one work unit. */
export interface Task {
  /** Identifier. */
  uuid: string
  /** Changes with the assignee, the instructions, the payment, the due date, and the categories; send it as `If-Match`. A call compares only the part that it changes */
  version: string
  /** Position of the step among the steps of its work unit, from 0. */
  sequence: number
  /** Status of the task. */
  status: TaskStatus
  /** Assignment state of the task. */
  assignment: AssignmentState
  /** The workflow step. */
  workflow: WorkflowRef
  /** The previous step, until it is delivered; absent when the task is not waiting. */
  waitingFor?: TaskDependency
  /** When the task was created, epoch ms. */
  creationDate: number
  /** When the task was assigned, epoch ms; absent while unassigned. */
  assignDate?: number
  /** When the assignee accepted the task, epoch ms; absent until then. */
  acceptanceDate?: number
  /** Due date, epoch ms; absent if not set. */
  dueDate?: number
  /** Whether the due date was set for the task; otherwise it is proposed from that of the project, by step and size, and follows it. */
  dueDateSet?: boolean
  /** When the task was delivered, epoch ms; absent until then. */
  deliveryDate?: number
  /** Who created the task; absent when the system did. */
  createdBy?: UserRef
  /** Who assigned the task; absent while unassigned. */
  assignedBy?: UserRef
  /** Assignee; absent while unassigned. */
  assignee?: UserRef
  /** Name of the organizational unit. */
  client: string
  /** Currency of the payment. */
  currency: CurrencyCode
  /** Payment of the task, in `currency`; absent for users without access to payments. */
  payableAmount?: number
  /** Payment lines; absent for users without access to payments. */
  payments?: TaskPayment[]
  /** The project. */
  project: TaskProjectRef
  /** Name of the project, as in `project`. */
  projectName?: string
  /** The file and language pair. */
  workUnit: WorkUnit
  /** Instructions for the linguist. */
  instructions?: string
  /** Whether the task is a slice of a larger task. */
  fromSplit?: boolean
  /** The segments of a slice; absent for a task of a whole file. */
  slice?: TaskRange
  /** Quality score that a linguist needs for the task; absent if not set. */
  minimumScoreRequired?: number
  /** What the content is about: the categories of the task, or the tags of the project if none are set for the task. */
  categories: string[]
  /** Whether the categories were set for the task; otherwise they are the tags of the project. */
  categoriesSet?: boolean
  /** Custom fields of the account. */
  customFields: CustomFieldValue[]
  /** The previous steps, in order. */
  dependencies: TaskDependency[]
  /** The source file to translate. */
  files: TaskFile[]
  /** Reference files, those of the task itself first, then those of its project. */
  referenceFiles: TaskFile[]
}

/** Project of a task, in short. */
export interface TaskProjectRef {
  /** Identifier. */
  uuid: string
  /** Number assigned by the system, such as `B-2478-1111`. */
  name: string
  /** Name given by users. */
  reference: string
  /** Due date of the project, epoch ms; absent if not set. */
  dueDate?: number
  /** Currency of the project. */
  currency: CurrencyCode
  /** Whether tasks are offered to linguists automatically. */
  autopilotEnabled: boolean
  /** The organization. */
  organizationUuid?: string
  /** Whether files are transformed on download. */
  hasDataTransformation?: boolean
}

/** A previous step of the same work unit. */
export interface TaskDependency {
  /** The task of that step. */
  uuid: string
  /** Position of the step, from 0. */
  sequence: number
  /** Status of that task. */
  status: TaskStatus
  /** The workflow step. */
  workflow: WorkflowRef
  /** Assignee; absent while unassigned. */
  assignee?: UserRef
  /** The segments of a slice; absent for a task of a whole file. */
  slice?: TaskRange
}

/** A payment line of a task. */
export interface TaskPayment {
  /** The task. */
  taskId?: string
  /** Source of the line. */
  source?: 'RATE' | 'MINIMUM_FEE' | 'MANUAL' | 'STOP_LOSS' | (string & {})
  /** Match band or type of work. */
  costType?: string
  /** Unit of measure. */
  unit: CostUnit
  /** Quantity, weighted by the net rate factors. */
  amount: number
  /** Rate per unit, up to six decimal places. */
  rate: number
  /** Amount times rate, rounded half up to the minor unit of the currency. */
  total: number
  /** Whether the line was created on delivery. */
  createdOnDelivery?: boolean
  /** When the line was created, epoch ms. */
  creationDate?: number
  /** When the line was confirmed, epoch ms; absent until then. */
  confirmationDate?: number
  /** Who confirmed the line; absent until then. */
  confirmedBy?: UserRef
  /** When the line was rejected, epoch ms; absent if it was not. */
  rejectDate?: number
  /** Why the line was rejected. */
  rejectReason?: string
  /** Who rejected the line; absent if it was not rejected. */
  rejectReasonBy?: UserRef
  /** The work unit. */
  workUnitId?: string
  /** File name of the work unit. */
  workUnitFileName?: string
}

/** A source or reference file. */
export interface TaskFile {
  /** Identifier. */
  uuid: string
  /** File name. */
  name: string
  /** Whether a reference file was added to the task itself rather than to its project; absent for other files. */
  isOwn?: boolean
  /** Size in bytes. */
  size?: number
  /** URL to download the file from, valid for an hour; only in responses with a single task, for users who may download the file. */
  downloadUrl?: string
}

/** One page of tasks. */
export interface TaskPage extends PageInfo {
  /** Items on this page. */
  content: Task[]
}

/** A task that can be claimed, with its payment. */
export interface AvailableTask extends Task {
  /** What the linguist who claims the task is paid, in `currency`; 0 without an agreed rate. */
  payableAmount: number
  /** Short explanation of how the amount is calculated. */
  payExplanation?: string
}

/** One page of tasks that can be claimed. */
export interface AvailableTaskPage extends PageInfo {
  /** Items on this page. */
  content: AvailableTask[]
}

/** Lane of a board: open and unassigned; assigned, but the previous step is not delivered; assigned, but not accepted; in progress; delivered in the last seven days. */
export type TaskLane = 'UNASSIGNED' | 'WAITING' | 'ASSIGNED' | 'IN_PROGRESS' | 'DELIVERED'

/** One page of the rows of a board. */
export interface TaskBoard extends PageInfo {
  /** All lanes, with the tasks of all pages. */
  lanes: TaskBoardLane[]
  /** Unassigned tasks; only for rows of linguists. */
  unassigned?: TaskBoardCell
  /** Rows of this page, by name. */
  content: TaskBoardRow[]
}

/** A lane of a board. */
export interface TaskBoardLane {
  lane: TaskLane
  /** Number of tasks. */
  taskCount: number
  /** Source words of all tasks. */
  words: number
  /** Query line that finds the tasks. */
  filter: string
}

/** A row of a board. */
export interface TaskBoardRow {
  /** Identifier of the row, such as the UUID of a person or `en_us:pt_br`. */
  key: string
  /** Linguist; only for rows of linguists. */
  assignee?: UserRef
  /** Source language; only for rows of language pairs. */
  sourceLanguage?: LocaleCode
  /** Target language; only for rows of language pairs. */
  targetLanguage?: LocaleCode
  /** Number of tasks. */
  taskCount: number
  /** Source words of all tasks. */
  words: number
  /** One cell for each lane, in the order of `lanes`; without UNASSIGNED for rows of linguists. */
  cells: TaskBoardCell[]
}

/** The tasks of a row in a lane. */
export interface TaskBoardCell {
  lane: TaskLane
  /** Number of tasks. */
  taskCount: number
  /** Source words of all tasks. */
  words: number
  /** The first tasks. */
  tasks: Task[]
}

/** Tasks by due date. */
export interface TaskCalendar {
  /** The current day. */
  today: string
  /** Days with tasks. */
  days: TaskCalendarDay[]
}

/** The tasks due on a day. */
export interface TaskCalendarDay {
  /** The day. */
  day: string
  /** Number of tasks. */
  taskCount: number
  /** Source words of all tasks. */
  words: number
  /** Number of tasks that are not delivered. */
  openCount: number
  /** Number of overdue tasks. */
  lateCount: number
  /** The first tasks, open ones before delivered ones. */
  tasks: Task[]
}

/** One page of linguists. */
export interface TaskWorkloadPage extends PageInfo {
  /** The days, beginning with today. */
  days: string[]
  /** Items on this page. */
  content: TaskWorkload[]
}

/** The work of a linguist. */
export interface TaskWorkload {
  /** The linguist. */
  user: UserRef
  /** Language pairs. */
  supportedLanguagePairs: LanguagePair[]
  /** Words that the linguist translates on a full working day. */
  wordsPerDay: number
  /** Words that the linguist translates in the next seven days, without days off. */
  weekCapacity: number
  /** Whether `wordsPerDay` was set for the linguist; otherwise it is the default, 2,500. */
  isWordsPerDaySet: boolean
  /** Number of open tasks. */
  taskCount: number
  /** Source words of these tasks. */
  words: number
  /** Number of overdue tasks. */
  lateCount: number
  /** Share of `weekCapacity` that the work due in the next seven days, and overdue work, takes; 1 is full. Without capacity, any work is over 1. */
  weekShare: number
  /** One entry for each day; overdue tasks are in the first. */
  days: TaskWorkloadDay[]
}

/** The work due on a day. */
export interface TaskWorkloadDay {
  /** Number of tasks. */
  taskCount: number
  /** Source words of these tasks. */
  words: number
  /** What is left to do, in words of translation: confirmed segments are left out, and steps that take less time than translation count for less. */
  load: number
  /** Words that the linguist translates on this day; 0 on days without work. */
  capacity: number
  /** Whether it is a day off. */
  isAway: boolean
}

/** A group of tasks. */
export interface TaskGroup {
  /** Identifier of the group, such as the UUID of a project, the code of a step, or `en_us:pt_br`. */
  key: string
  /** Display name of the group. */
  label: string
  /** Number of tasks. */
  taskCount: number
  /** Source words of all tasks. */
  words: number
  /** Earliest due date, epoch ms; absent if no task has one. */
  dueDate?: number
  /** Number of tasks by status. */
  statuses: Record<string, number>
}

/** Numbers of tasks that need attention. */
export interface TaskCounters {
  /** All tasks. */
  total: number
  /** Open tasks past their due date. */
  late: TaskCounter
  /** Open tasks due within 24 hours. */
  soon: TaskCounter
  /** Open tasks without an assignee. */
  unassigned: TaskCounter
  /** Assigned tasks that are not accepted yet. */
  notAccepted: TaskCounter
  /** Tasks delivered today, where the reader is. */
  deliveredToday: TaskCounter
}

/** A number of tasks. */
export interface TaskCounter {
  /** Number of tasks. */
  count: number
  /** Source words of these tasks. */
  words: number
  /** Query line that finds them. */
  filter: string
}

/** One page of task groups. */
export interface TaskGroupPage extends PageInfo {
  /** Items on this page. */
  content: TaskGroup[]
}

/** A task of a work unit, in short. */
export interface WorkUnitTask {
  /** Identifier. */
  uuid: string
  /** Name of the workflow step. */
  name: string
  /** Status of the task. */
  status: TaskStatus
  /** Id of the work unit in the editor. */
  genesisWorkUnitId?: string
  /** Position of the step, from 0. */
  sequence?: number
  /** Assignee; absent while unassigned. */
  assignee?: UserRef
  /** The segments of a slice; absent for a task of a whole file. */
  slice?: TaskRange
}

/** Tasks and the user to assign them to. */
export interface TaskBulkAssignment {
  /** The tasks, as repeated parts. */
  tasksUuids: string[]
  /** New assignee. */
  userUuid: string
  /** The versions of the tasks that were read, in the order of `tasksUuids`, as repeated parts. If the assignee of a task has changed since then, the response is 409 with the code `OUTDATED`, and no task is assigned. */
  versions?: string[] | undefined
}

/** The instructions of a task. */
export interface TaskInstructions {
  /** The task; must match the one in the path. */
  uuid?: string | undefined
  /** Instructions for the linguist; an empty text removes them. */
  instructions: string
  /** Quality score that auto-assignment requires of a linguist; 0 requires none, absent leaves it unchanged. */
  minimumScoreRequired?: number | undefined
}

/** The new status of a task. */
export interface TaskStatusUpdate {
  /** The new status. */
  status: TaskStatus
  /** Deliver the task although inline tags are missing or extra. */
  hasTagMismatch?: boolean | undefined
  /** Reason; required to reopen a task. */
  reason?: string | undefined
}

/** The status after a change. */
export interface TaskStatusResult {
  /** The task. */
  uuid: string
  /** The current status. */
  status: TaskStatus
  /** Whether the task was delivered although inline tags are missing or extra. */
  hasTagMismatch: boolean
}

/** Reason for returning a task. */
export interface TaskRejection {
  /** The reason; required unless `optionUuid` is set. */
  reason?: string | undefined
  /** Cancellation option, from `cancellationOptions.listForProject`; required if the account says so. */
  optionUuid?: string | undefined
}

/** Size and progress of a task. */
export interface TaskSummary {
  /** Source words. */
  words: number
  /** Weighted words, which are source words times the net rate factors. */
  netWords: number
  /** Segments. */
  segments: number
  /** Confirmed segments. */
  confirmedSegments: number
  /** Percentage of segments that are confirmed. */
  progress: number
  /** Segments that are not confirmed. */
  openSegments?: number
  /** Segments whose inline tags differ from the source. */
  tagMismatches?: number
}

/** The analyses of a task. */
export interface TaskLogfile {
  /** Analysis from before work began; null until it exists. */
  preAnalysis: Logfile | null
}

/** An entry in the log of a task. */
export interface TaskLogEntry {
  /** When it happened, epoch ms. */
  date: number
  /** Who did it; absent when the system did. */
  user?: UserRef
  /** Who was signed in as that user; absent if no one was. */
  impersonator?: UserRef
  /** Type of the event. */
  event: 'OPENED' | 'ASSIGNED' | 'CLAIMED' | 'ACCEPTED' | 'REJECTED' | 'REVOKED' | 'DELIVERED' | 'REOPENED' | 'CANCELLED' | 'INSTRUCTIONS_UPDATED' | 'PAYMENT_UPDATED' | 'STOP_LOSS_OFFERED' | 'STOP_LOSS_ACCEPTED' | 'STOP_LOSS_DECLINED' | 'DUE_DATE_CHANGED' | 'PAYMENT_CONFIRMED' | 'PAYMENT_REJECTED' | 'UNDONE' | 'SPLIT' | 'JOINED' | 'CATEGORIES_CHANGED' | 'OFFERED' | 'SKIPPED' | 'SAMPLED' | 'INVOICED' | 'INVOICE_RELEASED' | (string & {})
  /** The slice that the event is about; absent for a task of a whole file. */
  slice?: SegmentRange
  /** Previous or new assignee; absent if there is none. */
  assignee?: UserRef
  /** Previous status; absent if it did not change. */
  previousStatus?: TaskStatus
  /** New status; absent if it did not change. */
  newStatus?: TaskStatus
  /** Cancellation option of a returned task; absent without one. */
  option?: CancellationOption
  /** Reason or further details. */
  detail?: string
}

/** Tasks to auto-assign. */
export interface TaskAutoAssignment {
  /** The tasks. */
  taskUuids: string[]
  /** Include tasks of projects and organizational units whose autopilot is off. */
  ignoreAutopilot?: boolean | undefined
}

/** An auto-assignment that continues after the response. To get its progress, send the request again with this id. */
export interface AutoAssignRequest {
  /** Id to send again as `requestId`. */
  id: string
  status: RequestStatus
  /** Progress of the request. */
  progress?: {
    /** Tasks that have been processed. */
    done: number
    /** Tasks in the request; 0 before processing begins. */
    total: number
  }
  /** Result for the tasks; null until it is complete. */
  data: AutoAssignResult | null
  /** Why the request failed; null if it did not. */
  error: string | null
  /** The failure in machine-readable form. */
  failure?: Failure
}

/** Result of an auto-assignment for each task. */
export interface AutoAssignResult {
  /** Tasks that were assigned. */
  assigned: PlacedTask[]
  /** Tasks that were not assigned, each with the reason. */
  notAssigned: UnplacedTask[]
}

/** A task and its new assignee. */
export interface PlacedTask {
  /** The task. */
  taskUuid: string
  /** File, language, and workflow step. */
  name: string
  /** The new assignee. */
  userUuid: string
  /** Name of the assignee. */
  userName: string
  /** Open tasks that the assignee had before this one. */
  openTasks?: number
}

/** A task that was not assigned, and the reason. */
export interface UnplacedTask {
  /** The task. */
  taskUuid: string
  /** File, language, and workflow step. */
  name: string
  /** Why the task was not assigned. */
  reason: 'AUTOPILOT_OFF' | 'NOT_OPEN' | 'TAKEN' | 'NO_LINGUIST' | 'ALL_KEPT_BACK' | (string & {})
  /** Linguists of the language pair or organizational unit who were excluded, by name. */
  keptBack: KeptBack[]
}

/** The rules to try. */
export interface PlacementPreviewRequest {
  /** Rules of the account to try: what the organizational unit of the task sets itself stays as it is. If omitted, the rules that apply. */
  settings?: PlacementSettings | undefined
}

/** What rules of auto-assignment mean for a task. */
export interface PlacementPreview {
  /** Whether tasks are assigned automatically: both by the rules and in the project of the task. */
  enabled: boolean
  /** The organizational unit of the task. */
  orgUnit: RecommendationUnit
  /** The rules that the organizational unit sets itself. */
  ownFields: string[]
  /** Number of linguists of the account. */
  total: number
  /** Number of linguists whom no rule keeps from the task. */
  eligible: number
  /** The linguists: those who are left in their order, then the others by name; 500 at most. */
  linguists: PlacementCandidate[]
}

/** A linguist as the rules of auto-assignment look at them. */
export interface PlacementCandidate {
  /** The linguist. */
  userUuid: string
  /** Name of the linguist. */
  userName: string
  /** Place in the order; absent for those who are kept from the task. */
  position?: number
  /** Every rule that keeps the linguist from the task. */
  blockedBy: ('LANGUAGE_PAIR' | 'ORG_UNIT' | 'STATUS' | 'AUTOPILOT_OFF' | 'REJECTED_BEFORE' | 'MINIMUM_SCORE' | 'MINIMUM_JOBS' | 'RATE' | 'TAG' | 'OTHER_STEP' | 'AWAY' | 'BUSY' | (string & {}))[]
  /** Average score in the language pair; absent without one. */
  score?: number
  /** Number of active tasks. */
  openTasks: number
  /** Delivered tasks in the language pair. */
  deliveredTasks: number
  /** Last of the days off, with `AWAY`; absent if the linguist has no working day before the task is due. */
  awayUntil?: string
}

/** A linguist and the filters that excluded them from a task. */
export interface KeptBack {
  /** The linguist. */
  userUuid: string
  /** Name of the linguist. */
  userName: string
  /** Every filter that excluded the linguist. */
  blockedBy: ('LANGUAGE_PAIR' | 'ORG_UNIT' | 'STATUS' | 'AUTOPILOT_OFF' | 'REJECTED_BEFORE' | 'MINIMUM_SCORE' | 'MINIMUM_JOBS' | 'RATE' | 'TAG' | 'OTHER_STEP' | 'AWAY' | 'BUSY' | (string & {}))[]
  /** Last of the days off, with `AWAY`; absent if the linguist has no working day before the task is due. */
  awayUntil?: string
}

/** When a task is due. */
export interface TaskDueDate {
  /** Due date, epoch ms; null for the proposed one. */
  dueDate: number | null
}

/** Several tasks. */
export interface TaskSelection {
  /** The tasks. */
  taskUuids: string[]
}

/** Tasks and how to change them. */
export interface TaskBulkChange {
  /** What to change. */
  kind: 'ASSIGN' | 'AUTO_ASSIGN' | 'UNASSIGN' | 'DUE_DATE' | 'MINIMUM_SCORE' | 'DELIVER' | 'CANCEL'
  /** The tasks. */
  taskUuids: string[]
  /** Tasks among the `choices` of the plan that are changed, too. A task that has changed hands since is skipped. */
  include?: TaskInclusion[] | undefined
  /** New assignee; required for ASSIGN. */
  userUuid?: string | undefined
  /** For AUTO_ASSIGN: include tasks of projects and organizational units whose autopilot is off. */
  ignoreAutopilot?: boolean | undefined
  /** For DUE_DATE: new due date, epoch ms; null returns to the proposed one. */
  dueDate?: number | null | undefined
  /** For DUE_DATE, instead of `dueDate`: days to move each due date by. */
  shiftDays?: number | undefined
  /** For CANCEL: why the tasks are canceled, for their logs. */
  reason?: string | undefined
  /** For MINIMUM_SCORE: quality score that auto-assignment requires of a linguist; 0 requires none. */
  minimumScore?: number | undefined
}

/** A task among the choices of a plan that is changed, too. */
export interface TaskInclusion {
  /** The task. */
  uuid: string
  /** Version of the task in the plan. */
  version: string
}

/** What a bulk change would do. */
export interface TaskBulkPlan {
  /** Tasks that would be changed. */
  changing: BulkItem[]
  /** Tasks that are changed only if included, each with the reason: ASSIGNED, ACCEPTED, or TAG_ERRORS. */
  choices: BulkItem[]
  /** Tasks that can not be changed, each with the reason. */
  skipped: BulkItem[]
}

/** What a bulk change did. */
export interface TaskBulkResult {
  /** Tasks that were changed. */
  changed: BulkItem[]
  /** Tasks that were not changed, each with the reason. */
  skipped: BulkItem[]
}

/** A linguist, and how many of several tasks they can do. */
export interface BulkLinguist {
  /** The linguist. */
  user: UserRef
  /** Tasks that the linguist can do. */
  fits: number
  /** What keeps the linguist from the others; empty if there are none. */
  blockedBy: ('LANGUAGE_PAIR' | 'ORG_UNIT' | 'STATUS' | 'OTHER_STEP' | (string & {}))[]
  /** Tasks that are assigned to the linguist and not delivered. */
  openTasks: number
  /** Currency of the amounts; absent for users without access to rates. */
  currency?: CurrencyCode
  /** What the tasks that the linguist can do would pay in all, in `currency`; absent without a rate. */
  payableAmount?: number
  /** Rate per word of the linguist for the first of these tasks, in `currency`; absent without one. */
  wordRate?: number
  /** Quality score in the language pair of the tasks from closed reviews of twelve months; absent under 1,000 words, and for tasks of several pairs. */
  score?: number
  /** Words that the score comes from; absent without a score. */
  scoreWords?: number
  /** How far the score may be off by chance, with 95 % confidence; absent without a score, and without points. */
  scoreBand?: number
  /** How well the linguist suits; absent for linguists who can do none. */
  recommendation?: Recommendation
  /** Whether the linguist has time for those they can do; absent for linguists who can do none. */
  availability?: LinguistAvailability
}

/** Categories of a task. */
export interface TaskCategories {
  /** The categories; null for the tags of the project. */
  categories: string[] | null
}

/** A range of segments of a file. */
export interface SegmentRange {
  /** Index of the first segment within the file, from 0. */
  beginIndex: number
  /** Index of the last segment. */
  endIndex: number
}

/** How many slices, or where they end. */
export interface TaskSplitPlanRequest {
  /** Number of slices to propose. */
  parts?: number | undefined
  /** Index of the last segment of each slice, in order, instead of `parts`. The last one is the last segment of the task. */
  endIndexes?: number[] | undefined
}

/** How a task could be split. */
export interface TaskSplitPlan {
  /** The slices, in the order of the file. */
  slices: TaskSplitPart[]
  /** Number of repeated texts that occur in more than one slice. */
  sharedTexts: number
}

/** A slice that could be made. */
export interface TaskSplitPart {
  /** Index of the first segment within the file, from 0. */
  beginIndex: number
  /** Index of the last segment. */
  endIndex: number
  /** Source words. */
  words: number
  /** Segments to confirm. */
  segments: number
  /** The beginning of the first segment, without tags. */
  beginText: string
}

/** The slices to make of a task. */
export interface TaskSplit {
  /** The slices, in the order of the file. */
  slices: TaskSplitSlice[]
}

/** A slice to make. */
export interface TaskSplitSlice {
  /** Index of its last segment; the slice begins after the one before. The last slice ends with the last segment of the task. */
  endIndex: number
  /** Linguist who gets the slice; absent to leave it unassigned. */
  assigneeUuid?: string | undefined
  /** Due date of the slice, epoch ms; absent for that of the task. */
  dueDate?: number | undefined
}

/** Tasks to get the segment ranges of. */
export interface TaskSlicesQuery {
  /** The tasks. */
  taskUuids: string[]
}

/** The segments that a task covers. */
export interface TaskSlice {
  /** The task. */
  taskUuid: string
  /** Index of the first segment within the file, from 0. */
  beginIndex: number
  /** Index of the last segment; -1 for a file without segments. */
  endIndex: number
  /** Source words in the range. */
  words: number
}

/** A payment line that is set manually. */
export interface TaskPaymentInput {
  /** Unit of measure. */
  unit: 'WORD' | 'HOUR' | 'DAY' | 'PAGE' | 'FIXED'
  /** Quantity, up to six decimal places. */
  amount: number
  /** Rate per unit, up to six decimal places. */
  rate: number
  /** Amount times rate, rounded; optional. */
  total?: number | undefined
}

/** Response to the payment of a task. */
export interface TaskPaymentAnswer {
  /** The response. */
  status: 'CONFIRMED' | 'REJECTED'
  /** Why the payment is rejected; required for that. */
  reason?: string | undefined
}

/** Open, unassigned tasks of your organizational units. */
export interface AvailableExplanation {
  /** Tasks that you can claim. */
  offered: number
  /** Tasks that you can not claim, by reason. */
  hidden: HiddenTasks[]
}

/** Tasks that are not offered to you for the same reason. */
export interface HiddenTasks {
  /** Why they are not offered. OFFERED_LATER: other linguists come first. The others are rules of auto-assignment; of several, the first one is counted. */
  reason: 'LANGUAGE_PAIR' | 'OTHER_STEP' | 'OFFERED_LATER' | 'STATUS' | 'AUTOPILOT_OFF' | 'REJECTED_BEFORE' | 'MINIMUM_SCORE' | 'MINIMUM_JOBS' | 'RATE' | 'TAG' | 'AWAY' | 'BUSY' | (string & {})
  /** Source language; only with the reason LANGUAGE_PAIR. */
  sourceLanguage?: LocaleCode
  /** Target language; only with the reason LANGUAGE_PAIR. */
  targetLanguage?: LocaleCode
  /** Number of tasks. */
  count: number
}

/** The payment of a task. */
export interface TaskPayments {
  /** The task. */
  uuid: string
  /** Version of the task; send it as `If-Match` */
  version: string
  /** Status of the task. */
  status: TaskStatus
  /** Currency of the payment. */
  currency: CurrencyCode
  /** Sum of the lines. */
  payableAmount: number
  /** The payment lines, in order. */
  payments: TaskPayment[]
}

/** The quality score of a task. */
export interface TaskScore {
  /** Score by `basis`; absent until there is one. */
  score?: number
  /** Where the score comes from; absent without one. */
  basis?: ReviewBasis
  /** Score if all open and disputed findings stood; only with the basis FINDINGS. */
  provisionalScore?: number
  /** Whether the text passed; absent without a review. */
  result?: ReviewResult
  /** The review; absent without one that you may see. */
  reviewUuid?: string
  /** Percentage of the text that the next step left unchanged; absent until it is delivered. */
  keptShare?: number
  /** Quality score that auto-assignment requires of a linguist; absent if not set. */
  minimumScoreRequired?: number
  /** Who did the next step; absent for users without access to this information. */
  reviewerUuid?: string
  /** When the score was calculated, epoch ms. */
  date?: number
  /** Segments that were compared. */
  segments?: number
  /** Segments that the next step changed. */
  changedSegments?: number
}

/** A person who works on a project. */
export interface TaskVendor {
  /** The person. */
  vendor: UserRef
  /** Tasks that the person has in the project. */
  tasks: number
  /** Number of these tasks that are delivered. */
  deliveredTasks?: number
  /** Source words of these tasks. */
  words: number
  /** What these tasks pay, in `currency`; absent for users without access to payments. */
  payable?: number
  /** Currency of the payment; absent for users without access to payments. */
  currency?: CurrencyCode
}

/** A payment line of a task. */
export interface TaskCostDetail {
  /** Position among the lines. */
  displayOrder: number
  /** Match band or type of work. */
  matchType: string
  /** Quantity before the net rate factor. */
  words: number
  /** Rate per unit after the net rate factor. */
  costPerItem: number
  /** What the line pays, in the currency of the task. */
  totalCost: number
  /** Whether the line was set manually. */
  isManualCost: boolean
  /** Unit of measure. */
  unit?: CostUnit
  /** Rate per unit before the net rate factor. */
  unitPrice?: number
  /** Fraction of the rate that is paid for the match band; 1 for all of it. */
  netRateFactor?: number
}

/** A reduced fee offered to the assignee of a task. */
export interface StopLossOffer {
  /** Changes with each offer; send it as `If-Match`, so that no one accepts another offer than the one they read. */
  version: string
  /** Offered amount, in `currency`. */
  offeredTotal: number
  /** What the task paid at the time of the offer. */
  originalTotal: number
  /** Currency of both amounts. */
  currency: CurrencyCode
  /** Status of the offer. */
  status: 'OFFERED' | 'ACCEPTED' | 'DECLINED' | 'EXPIRED' | (string & {})
  /** When the offer expires, epoch ms. */
  expiresAt: number
  /** Reason for the offer; absent if none was given. */
  reason?: string
  /** Who made the offer. */
  offeredBy?: UserRef
  /** When the offer was made, epoch ms. */
  offeredAt?: number
  /** When the offer was answered, epoch ms; absent until then. */
  answeredAt?: number
}

/** An offer (`offeredTotal`) or a response (`status`), not both. */
export interface StopLossInput {
  /** Offered amount, less than what the task pays now. */
  offeredTotal?: number | undefined
  /** When the offer expires, epoch ms; three days from now if omitted. */
  expiresAt?: number | undefined
  /** Reason for the offer. */
  reason?: string | undefined
  /** Response of the assignee. */
  status?: 'ACCEPTED' | 'DECLINED' | undefined
}

/** What `tasks.list` takes. */
export interface TasksListParams {
  query?: {
    /** Page number, from 0. */
    page?: number | undefined
    /** Items per page. */
    size?: number | undefined
    /** Order of the tasks, newest first if omitted; a sort that the list does not have is refused. `attention` has open tasks and those in progress first, the next one due in front, then drafts, then what is delivered or over. */
    sort?: 'sortingByCreateDate' | 'attention,asc' | 'creationDate,asc' | 'creationDate,desc' | 'dueDate,asc' | 'dueDate,desc' | 'project,asc' | 'project,desc' | 'file,asc' | 'file,desc' | 'workflow,asc' | 'workflow,desc' | 'targetLanguage,asc' | 'targetLanguage,desc' | 'words,asc' | 'words,desc' | 'assignee,asc' | 'assignee,desc' | 'status,asc' | 'status,desc' | (string & {}) | undefined
    /** Only tasks of this project. */
    projectUuid?: string | undefined
    /** Only tasks with one of these statuses. */
    statuses?: readonly TaskStatus[] | undefined
    /** Only tasks with one of these assignment states. */
    assignments?: readonly AssignmentState[] | undefined
    /** Only tasks assigned to this user. */
    assigneeUuid?: string | undefined
    /** Only tasks assigned to the caller. */
    mine?: boolean | undefined
    /** Only tasks of these workflow steps. */
    workflows?: readonly WorkflowCode[] | undefined
    /** Only tasks with one of these source languages. */
    sourceLanguages?: readonly LocaleCode[] | undefined
    /** Only tasks with one of these target languages. */
    targetLanguages?: readonly LocaleCode[] | undefined
    /** Only tasks whose file, project name, or project reference contains this text; not case-sensitive. */
    q?: string | undefined
    /** Only overdue tasks, which are past their due date and not delivered. */
    late?: boolean | undefined
    /** Query line of conditions that must all be met, such as `status:draft due:<2026-12-01 -tag:legal`. `OR`, `NOT` or `-`, parentheses, comparisons, ranges (`[a to b]`), relative dates (`"2 weeks ago"`, `this-week`), and several values of a field (`status:draft,pending`) are available. Text is matched anywhere (`name:app`), as a whole (`name:="app"`), at the beginning (`name:app*`) or end (`name:*app`), or by its words in any order (`name:~"app store"`). Days are those of the reader: of the time zone in the cookie `timezone` of a browser, else of the one that the person has set, else UTC. If the line is invalid, the response is 400, and `data` gives the problem and its position. */
    filter?: string | undefined
  } | undefined
}

/**
 * List the tasks that you have access to
 *
 * Without `projectUuid`, returns the tasks of all projects. Linguists get the tasks assigned to them; `tasks.listAvailable` returns the tasks that they can claim.
 *
 * `GET /api/v3/task` (published). Needs TASK_list.
 *
 * @throws {HttpError} a code of any call
 */
export const list: Operation<TasksListParams, TaskPage> = /*@__PURE__*/ operation('tasks.list', 'GET', '/api/v3/task')

/**
 * Count the tasks that need attention
 *
 * Among the tasks of `tasks.list`. Each counter has the `filter` with which that call returns the counted tasks.
 *
 * `GET /api/v3/task/counters` (designed). Needs TASK_list.
 *
 * @throws {HttpError} a code of any call
 */
export const getCounters: Operation<NoParams, TaskCounters> = /*@__PURE__*/ operation('tasks.getCounters', 'GET', '/api/v3/task/counters')

/** What `tasks.startExport` takes. */
export interface TasksStartExportParams {
  body: ListExport
}

/**
 * Export the tasks of a list to a file
 *
 * Exports all tasks that `tasks.list` returns on all of its pages with the same filters, in the same order. Text that a spreadsheet could take for a formula is escaped in CSV. The job can be canceled like any other job.
 *
 * `POST /api/v3/task/export` (designed). Needs TASK_list.
 *
 * @throws {HttpError} a code of any call
 */
export const startExport: AsyncOperation<TasksStartExportParams, DownloadRequest, DownloadRequest> = /*@__PURE__*/ asyncOperation('tasks.startExport', 'POST', '/api/v3/task/export', { retry: 'never', async: 'status-url' })

/** What `tasks.getExportStatus` takes. */
export interface TasksGetExportStatusParams {
  path: {
    /** The request that an earlier call started. */
    requestUUID: string
  }
}

/**
 * Get the status and the download address of an export
 *
 * `GET /api/v3/task/export/{requestUUID}/status` (designed). Needs TASK_list.
 *
 * @throws {HttpError} a code of any call
 */
export const getExportStatus: Operation<TasksGetExportStatusParams, DownloadRequest> = /*@__PURE__*/ operation('tasks.getExportStatus', 'GET', '/api/v3/task/export/{requestUUID}/status')

/** What `tasks.listGroups` takes. */
export interface TasksListGroupsParams {
  query: {
    /** How the tasks are grouped. */
    groupBy: 'PROJECT' | 'WORKFLOW' | 'LANG_PAIR'
    /** Page number, from 0. */
    page?: number | undefined
    /** Items per page. */
    size?: number | undefined
    /** Only tasks of this project. */
    projectUuid?: string | undefined
    /** Only tasks with one of these statuses. */
    statuses?: readonly TaskStatus[] | undefined
    /** Only tasks with one of these assignment states. */
    assignments?: readonly AssignmentState[] | undefined
    /** Only tasks assigned to this user. */
    assigneeUuid?: string | undefined
    /** Only tasks assigned to the caller. */
    mine?: boolean | undefined
    /** Only tasks of these workflow steps. */
    workflows?: readonly WorkflowCode[] | undefined
    /** Only tasks with one of these source languages. */
    sourceLanguages?: readonly LocaleCode[] | undefined
    /** Only tasks with one of these target languages. */
    targetLanguages?: readonly LocaleCode[] | undefined
    /** Only tasks whose file, project name, or project reference contains this text; not case-sensitive. */
    q?: string | undefined
    /** Only overdue tasks, which are past their due date and not delivered. */
    late?: boolean | undefined
    /** Query line of conditions that must all be met, such as `status:draft due:<2026-12-01 -tag:legal`. `OR`, `NOT` or `-`, parentheses, comparisons, ranges (`[a to b]`), relative dates (`"2 weeks ago"`, `this-week`), and several values of a field (`status:draft,pending`) are available. Text is matched anywhere (`name:app`), as a whole (`name:="app"`), at the beginning (`name:app*`) or end (`name:*app`), or by its words in any order (`name:~"app store"`). Days are those of the reader: of the time zone in the cookie `timezone` of a browser, else of the one that the person has set, else UTC. If the line is invalid, the response is 400, and `data` gives the problem and its position. */
    filter?: string | undefined
  }
}

/**
 * Count tasks by project, workflow step, or language pair
 *
 * `GET /api/v3/task/group` (designed). Needs TASK_list.
 *
 * @throws {HttpError} a code of any call
 */
export const listGroups: Operation<TasksListGroupsParams, TaskGroupPage> = /*@__PURE__*/ operation('tasks.listGroups', 'GET', '/api/v3/task/group')

/** What `tasks.getBoard` takes. */
export interface TasksGetBoardParams {
  query?: {
    /** What the rows are; with `LINGUIST`, unassigned tasks are in `unassigned` instead of a row. */
    rows?: 'LINGUIST' | 'LANG_PAIR' | 'NONE' | undefined
    /** Maximum number of tasks in a cell. */
    cards?: number | undefined
    /** Page number, from 0. */
    page?: number | undefined
    /** Items per page. */
    size?: number | undefined
    /** Only tasks of this project. */
    projectUuid?: string | undefined
    /** Only tasks with one of these statuses. */
    statuses?: readonly TaskStatus[] | undefined
    /** Only tasks with one of these assignment states. */
    assignments?: readonly AssignmentState[] | undefined
    /** Only tasks assigned to this user. */
    assigneeUuid?: string | undefined
    /** Only tasks assigned to the caller. */
    mine?: boolean | undefined
    /** Only tasks of these workflow steps. */
    workflows?: readonly WorkflowCode[] | undefined
    /** Only tasks with one of these source languages. */
    sourceLanguages?: readonly LocaleCode[] | undefined
    /** Only tasks with one of these target languages. */
    targetLanguages?: readonly LocaleCode[] | undefined
    /** Only tasks whose file, project name, or project reference contains this text; not case-sensitive. */
    q?: string | undefined
    /** Only overdue tasks, which are past their due date and not delivered. */
    late?: boolean | undefined
    /** Query line of conditions that must all be met, such as `status:draft due:<2026-12-01 -tag:legal`. `OR`, `NOT` or `-`, parentheses, comparisons, ranges (`[a to b]`), relative dates (`"2 weeks ago"`, `this-week`), and several values of a field (`status:draft,pending`) are available. Text is matched anywhere (`name:app`), as a whole (`name:="app"`), at the beginning (`name:app*`) or end (`name:*app`), or by its words in any order (`name:~"app store"`). Days are those of the reader: of the time zone in the cookie `timezone` of a browser, else of the one that the person has set, else UTC. If the line is invalid, the response is 400, and `data` gives the problem and its position. */
    filter?: string | undefined
  } | undefined
}

/**
 * Get the tasks in lanes of a board
 *
 * Open tasks of approved projects, and tasks delivered in the last seven days. A page has rows of the board; each cell has its number of tasks and the first of them, by due date (delivered tasks: newest first). `tasks.list` with the `filter` of a lane returns all tasks of the lane.
 *
 * `GET /api/v3/task/board` (designed). Needs TASK_list.
 *
 * @throws {HttpError} a code of any call
 */
export const getBoard: Operation<TasksGetBoardParams, TaskBoard> = /*@__PURE__*/ operation('tasks.getBoard', 'GET', '/api/v3/task/board')

/** What `tasks.getCalendar` takes. */
export interface TasksGetCalendarParams {
  query: {
    /** First day. */
    from: string
    /** Number of days. */
    days?: number | undefined
    /** Maximum number of tasks of a day, by due date and time. */
    cards?: number | undefined
    /** IANA name of the time zone of the days, that of the reader if omitted. */
    timezone?: string | undefined
    /** Only tasks of this project. */
    projectUuid?: string | undefined
    /** Only tasks with one of these statuses. */
    statuses?: readonly TaskStatus[] | undefined
    /** Only tasks with one of these assignment states. */
    assignments?: readonly AssignmentState[] | undefined
    /** Only tasks assigned to this user. */
    assigneeUuid?: string | undefined
    /** Only tasks assigned to the caller. */
    mine?: boolean | undefined
    /** Only tasks of these workflow steps. */
    workflows?: readonly WorkflowCode[] | undefined
    /** Only tasks with one of these source languages. */
    sourceLanguages?: readonly LocaleCode[] | undefined
    /** Only tasks with one of these target languages. */
    targetLanguages?: readonly LocaleCode[] | undefined
    /** Only tasks whose file, project name, or project reference contains this text; not case-sensitive. */
    q?: string | undefined
    /** Only overdue tasks, which are past their due date and not delivered. */
    late?: boolean | undefined
    /** Query line of conditions that must all be met, such as `status:draft due:<2026-12-01 -tag:legal`. `OR`, `NOT` or `-`, parentheses, comparisons, ranges (`[a to b]`), relative dates (`"2 weeks ago"`, `this-week`), and several values of a field (`status:draft,pending`) are available. Text is matched anywhere (`name:app`), as a whole (`name:="app"`), at the beginning (`name:app*`) or end (`name:*app`), or by its words in any order (`name:~"app store"`). Days are those of the reader: of the time zone in the cookie `timezone` of a browser, else of the one that the person has set, else UTC. If the line is invalid, the response is 400, and `data` gives the problem and its position. */
    filter?: string | undefined
  }
}

/**
 * Get tasks by the day on which they are due
 *
 * Canceled tasks are left out. Days without tasks are absent.
 *
 * `GET /api/v3/task/calendar` (designed). Needs TASK_list.
 *
 * @throws {HttpError} a code of any call
 */
export const getCalendar: Operation<TasksGetCalendarParams, TaskCalendar> = /*@__PURE__*/ operation('tasks.getCalendar', 'GET', '/api/v3/task/calendar')

/** What `tasks.listWorkload` takes. */
export interface TasksListWorkloadParams {
  query?: {
    /** Only these people. */
    userUuids?: readonly string[] | undefined
    /** Number of days, beginning with today. */
    days?: number | undefined
    /** IANA name of the time zone of the days, that of the reader if omitted. */
    timezone?: string | undefined
    /** Page number, from 0. */
    page?: number | undefined
    /** Items per page. */
    size?: number | undefined
    /** Only tasks of this project. */
    projectUuid?: string | undefined
    /** Only tasks with one of these statuses. */
    statuses?: readonly TaskStatus[] | undefined
    /** Only tasks with one of these assignment states. */
    assignments?: readonly AssignmentState[] | undefined
    /** Only tasks assigned to this user. */
    assigneeUuid?: string | undefined
    /** Only tasks assigned to the caller. */
    mine?: boolean | undefined
    /** Only tasks of these workflow steps. */
    workflows?: readonly WorkflowCode[] | undefined
    /** Only tasks with one of these source languages. */
    sourceLanguages?: readonly LocaleCode[] | undefined
    /** Only tasks with one of these target languages. */
    targetLanguages?: readonly LocaleCode[] | undefined
    /** Only tasks whose file, project name, or project reference contains this text; not case-sensitive. */
    q?: string | undefined
    /** Only overdue tasks, which are past their due date and not delivered. */
    late?: boolean | undefined
    /** Query line of conditions that must all be met, such as `status:draft due:<2026-12-01 -tag:legal`. `OR`, `NOT` or `-`, parentheses, comparisons, ranges (`[a to b]`), relative dates (`"2 weeks ago"`, `this-week`), and several values of a field (`status:draft,pending`) are available. Text is matched anywhere (`name:app`), as a whole (`name:="app"`), at the beginning (`name:app*`) or end (`name:*app`), or by its words in any order (`name:~"app store"`). Days are those of the reader: of the time zone in the cookie `timezone` of a browser, else of the one that the person has set, else UTC. If the line is invalid, the response is 400, and `data` gives the problem and its position. */
    filter?: string | undefined
  } | undefined
}

/**
 * List linguists with the words due a day, against their capacity
 *
 * Counts assigned and accepted tasks of a linguist. The filters choose linguists, namely those with a task that matches; without filters, all linguists are listed. The most loaded come first.
 *
 * `GET /api/v3/task/workload` (designed). Needs TASK_assign.
 *
 * @throws {HttpError} a code of any call
 */
export const listWorkload: Operation<TasksListWorkloadParams, TaskWorkloadPage> = /*@__PURE__*/ operation('tasks.listWorkload', 'GET', '/api/v3/task/workload')

/** What `tasks.listAvailable` takes. */
export interface TasksListAvailableParams {
  query?: {
    /** Page number, from 0. */
    page?: number | undefined
    /** Items per page. */
    size?: number | undefined
    /** Order of the tasks, newest first if omitted; a sort that the list does not have is refused. `attention` has open tasks and those in progress first, the next one due in front, then drafts, then what is delivered or over. */
    sort?: 'sortingByCreateDate' | 'attention,asc' | 'creationDate,asc' | 'creationDate,desc' | 'dueDate,asc' | 'dueDate,desc' | 'project,asc' | 'project,desc' | 'file,asc' | 'file,desc' | 'workflow,asc' | 'workflow,desc' | 'targetLanguage,asc' | 'targetLanguage,desc' | 'words,asc' | 'words,desc' | 'assignee,asc' | 'assignee,desc' | 'status,asc' | 'status,desc' | (string & {}) | undefined
    /** Only tasks of this project. */
    projectUuid?: string | undefined
    /** Only tasks of these workflow steps. */
    workflows?: readonly WorkflowCode[] | undefined
    /** Only tasks with one of these source languages. */
    sourceLanguages?: readonly LocaleCode[] | undefined
    /** Only tasks with one of these target languages. */
    targetLanguages?: readonly LocaleCode[] | undefined
    /** Only tasks whose file, project name, or project reference contains this text; not case-sensitive. */
    q?: string | undefined
  } | undefined
}

/**
 * List the tasks that you can claim, each with its payment
 *
 * Open, unassigned tasks whose language pair and organizational unit match the caller.
 *
 * `GET /api/v3/task/available` (designed). Needs TASK_work.
 *
 * @throws {HttpError} a code of any call
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
 * List the tasks of a work unit, in the order of its workflow steps
 *
 * `GET /api/v3/task/work-unit/{workUnitUUID}` (published). Needs TASK_list.
 *
 * @throws {HttpError} a code of any call
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
 * List the statuses that the tasks of a project have
 *
 * `GET /api/v3/task/{projectUUID}/statuses` (published). Needs TASK_list.
 *
 * @throws {HttpError} a code of any call
 */
export const listStatuses: Operation<TasksListStatusesParams, TaskStatus[]> = /*@__PURE__*/ operation('tasks.listStatuses', 'GET', '/api/v3/task/{projectUUID}/statuses')

/** What `tasks.assignBulk` takes. */
export interface TasksAssignBulkParams {
  query?: {
    /** Always true for this call. */
    bulk?: boolean | undefined
  } | undefined
  body: TaskBulkAssignment
}

/**
 * Assign several tasks to one user
 *
 * Assigns all of the tasks or none. Linguists can only name themselves, which claims the tasks.
 *
 * `POST /api/v3/task/assignment` (published). Needs TASK_assign or TASK_work.
 *
 * @throws {HttpError} NOT_FOUND, CONFLICT, NOT_ELIGIBLE, a code of any call
 */
export const assignBulk: Operation<TasksAssignBulkParams, Task[]> = /*@__PURE__*/ operation('tasks.assignBulk', 'POST', '/api/v3/task/assignment', { body: form, refreshes: ['workUnits', 'projects', 'users', 'activity'] })

/** What `tasks.autoAssign` takes. */
export interface TasksAutoAssignParams {
  query?: {
    /** Id from the first response. Posting again with this id returns the status instead of starting a new request. */
    requestId?: string | undefined
  } | undefined
  body?: TaskAutoAssignment | undefined
}

/**
 * Auto-assign tasks to linguists
 *
 * Each task goes to the linguist with the fewest open tasks, among those who are linked to the organizational unit or its organization, have the exact language pair, and pass the filters of the organizational unit. For each task that is not assigned, the result lists the linguists and the filters that excluded them.
 *
 * `POST /api/v3/task/assignment/auto` (designed). Needs TASK_assign.
 *
 * @throws {HttpError} NOT_FOUND, a code of any call
 */
export const autoAssign: AsyncOperation<TasksAutoAssignParams, AutoAssignRequest, AutoAssignRequest> = /*@__PURE__*/ asyncOperation('tasks.autoAssign', 'POST', '/api/v3/task/assignment/auto', { refreshes: ['workUnits', 'projects', 'users', 'activity', 'jobs'], async: 'request-id' })

/** What `tasks.listBulkLinguists` takes. */
export interface TasksListBulkLinguistsParams {
  body: TaskSelection
}

/**
 * List the linguists who can do any of several tasks
 *
 * `POST /api/v3/task/bulk/linguists` (designed). Needs TASK_assign.
 *
 * @throws {HttpError} NOT_FOUND, a code of any call
 */
export const listBulkLinguists: Operation<TasksListBulkLinguistsParams, BulkLinguist[]> = /*@__PURE__*/ operation('tasks.listBulkLinguists', 'POST', '/api/v3/task/bulk/linguists', { retry: 'safe' })

/** What `tasks.planBulk` takes. */
export interface TasksPlanBulkParams {
  body: TaskBulkChange
}

/**
 * See what a bulk change would do
 *
 * Changes nothing. Tasks that need a decision are listed as `choices`, with the reason: those that another linguist has or is working on, and those that would be delivered with tag mismatches. `tasks.changeBulk` changes them only if they are included.
 *
 * `POST /api/v3/task/bulk/plan` (designed). Needs TASK_assign or TASK_update.
 *
 * @throws {HttpError} NOT_FOUND, a code of any call
 */
export const planBulk: Operation<TasksPlanBulkParams, TaskBulkPlan> = /*@__PURE__*/ operation('tasks.planBulk', 'POST', '/api/v3/task/bulk/plan', { retry: 'safe' })

/** What `tasks.changeBulk` takes. */
export interface TasksChangeBulkParams {
  body: TaskBulkChange
}

/**
 * Change several tasks at once
 *
 * A job changes what can be changed in one transaction and skips the rest; its report is a `TaskBulkResult`. The change can be undone for ten minutes with `bulkChanges.undo`. Assigning and unassigning require the permission TASK_assign, other changes TASK_update. DELIVER and CANCEL have the same conditions and consequences as `tasks.changeStatus`.
 *
 * `POST /api/v3/task/bulk` (designed). Needs TASK_assign or TASK_update.
 *
 * @throws {HttpError} NOT_FOUND, a code of any call
 */
export const changeBulk: AsyncOperation<TasksChangeBulkParams, Job, Job> = /*@__PURE__*/ asyncOperation('tasks.changeBulk', 'POST', '/api/v3/task/bulk', { refreshes: ['workUnits', 'projects', 'translationMemories', 'editor', 'users', 'activity', 'jobs'], retry: 'never', async: 'job' })

/** What `tasks.listSlices` takes. */
export interface TasksListSlicesParams {
  body: TaskSlicesQuery
}

/**
 * Get the segment ranges that several tasks cover
 *
 * `POST /api/v3/task/slices/pre-context` (designed). Needs TASK_list.
 *
 * @throws {HttpError} NOT_FOUND, a code of any call
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
 * Get a task
 *
 * `GET /api/v3/task/{taskUUID}` (published). Needs TASK_list.
 *
 * @throws {HttpError} a code of any call
 */
export const get: Operation<TasksGetParams, Task> = /*@__PURE__*/ operation('tasks.get', 'GET', '/api/v3/task/{taskUUID}')

/** What `tasks.updateInstructions` takes. */
export interface TasksUpdateInstructionsParams {
  path: {
    /** The task. */
    taskUUID: string
  }
  headers?: {
    /** The version that was read. If the resource has changed since then, the response is 409 with the code `OUTDATED` and the current state. If omitted, the last write wins. The version of a list is the versions of its items, in order, or their ids where they have none, separated by commas; `none` stands for an empty list and for what did not exist. */
    'If-Match'?: string | undefined
  } | undefined
  body: TaskInstructions
}

/**
 * Update the instructions of a task
 *
 * `PUT /api/v3/task/{taskUUID}` (published). Needs TASK_update.
 *
 * @throws {HttpError} a code of any call
 */
export const updateInstructions: Operation<TasksUpdateInstructionsParams, Task> = /*@__PURE__*/ operation('tasks.updateInstructions', 'PUT', '/api/v3/task/{taskUUID}', { refreshes: ['activity'] })

/** What `tasks.assign` takes. */
export interface TasksAssignParams {
  path: {
    /** The task. */
    taskUUID: string
    /** The user. */
    userUUID: string
  }
  headers?: {
    /** The version that was read. If the resource has changed since then, the response is 409 with the code `OUTDATED` and the current state. If omitted, the last write wins. The version of a list is the versions of its items, in order, or their ids where they have none, separated by commas; `none` stands for an empty list and for what did not exist. */
    'If-Match'?: string | undefined
  } | undefined
}

/**
 * Assign or claim a task
 *
 * Linguists can only name themselves, which claims the task and accepts it. The first request wins; later ones get 409 with the current task.
 *
 * `POST /api/v3/task/{taskUUID}/assignment/{userUUID}` (published). Needs TASK_assign or TASK_work.
 *
 * @throws {HttpError} CONFLICT, NOT_ELIGIBLE, a code of any call
 */
export const assign: Operation<TasksAssignParams, Task> = /*@__PURE__*/ operation('tasks.assign', 'POST', '/api/v3/task/{taskUUID}/assignment/{userUUID}', { refreshes: ['workUnits', 'projects', 'users', 'activity'] })

/** What `tasks.revokeAssignment` takes. */
export interface TasksRevokeAssignmentParams {
  path: {
    /** The task. */
    taskUUID: string
  }
  headers?: {
    /** The version that was read. If the resource has changed since then, the response is 409 with the code `OUTDATED` and the current state. If omitted, the last write wins. The version of a list is the versions of its items, in order, or their ids where they have none, separated by commas; `none` stands for an empty list and for what did not exist. */
    'If-Match'?: string | undefined
  } | undefined
}

/**
 * Unassign a task
 *
 * `DELETE /api/v3/task/{taskUUID}/assignment` (published). Needs TASK_assign.
 *
 * @throws {HttpError} CONFLICT, MOVE_CONDITIONS, a code of any call
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
 * Accept, deliver, reopen, or cancel a task
 *
 * APPROVED by the assignee accepts the task; DELIVERED delivers it; changing DELIVERED back to APPROVED reopens it and requires a reason. If conditions are not met, the response is 422; if someone else changed the status first, it is 409 with the current task.
 *
 * `POST /api/v3/task/{taskUuid}/status-update` (published). Needs TASK_work or TASK_update.
 *
 * @throws {HttpError} CONFLICT, MOVE_CONDITIONS, PROJECT_ARCHIVED, a code of any call
 */
export const changeStatus: Operation<TasksChangeStatusParams, TaskStatusResult> = /*@__PURE__*/ operation('tasks.changeStatus', 'POST', '/api/v3/task/{taskUuid}/status-update', { refreshes: ['workUnits', 'projects', 'translationMemories', 'editor', 'activity'] })

/** What `tasks.updateDueDate` takes. */
export interface TasksUpdateDueDateParams {
  path: {
    /** The task. */
    taskUuid: string
  }
  headers?: {
    /** The version that was read. If the resource has changed since then, the response is 409 with the code `OUTDATED` and the current state. If omitted, the last write wins. The version of a list is the versions of its items, in order, or their ids where they have none, separated by commas; `none` stands for an empty list and for what did not exist. */
    'If-Match'?: string | undefined
  } | undefined
  body: TaskDueDate
}

/**
 * Set the due date of a task
 *
 * A due date that is set for a task no longer follows that of its project. Null returns to the proposed one, which is reckoned back from the due date of the project by step and size.
 *
 * `PUT /api/v3/task/{taskUuid}/due-date` (designed). Needs TASK_update.
 *
 * @throws {HttpError} CONFLICT, a code of any call
 */
export const updateDueDate: Operation<TasksUpdateDueDateParams, Task> = /*@__PURE__*/ operation('tasks.updateDueDate', 'PUT', '/api/v3/task/{taskUuid}/due-date', { refreshes: ['workUnits', 'projects', 'activity'] })

/** What `tasks.planSplit` takes. */
export interface TasksPlanSplitParams {
  path: {
    /** The task. */
    taskUuid: string
  }
  body?: TaskSplitPlanRequest | undefined
}

/**
 * See how a task could be split
 *
 * Changes nothing. Proposes slices of about the same number of words that keep the same text together where they can, or measures the slices that end at given segments. 409 for a task that is accepted, delivered, or canceled.
 *
 * `POST /api/v3/task/{taskUuid}/split/plan` (designed). Needs TASK_assign.
 *
 * @throws {HttpError} CONFLICT, NOT_READY, a code of any call
 */
export const planSplit: Operation<TasksPlanSplitParams, TaskSplitPlan> = /*@__PURE__*/ operation('tasks.planSplit', 'POST', '/api/v3/task/{taskUuid}/split/plan', { retry: 'safe' })

/** What `tasks.split` takes. */
export interface TasksSplitParams {
  path: {
    /** The task. */
    taskUuid: string
  }
  headers?: {
    /** The version that was read. If the resource has changed since then, the response is 409 with the code `OUTDATED` and the current state. If omitted, the last write wins. The version of a list is the versions of its items, in order, or their ids where they have none, separated by commas; `none` stands for an empty list and for what did not exist. */
    'If-Match'?: string | undefined
  } | undefined
  body: TaskSplit
}

/**
 * Split a task among linguists
 *
 * Each slice is a task of its own, with its linguist, due date, and payment; the first one keeps the `uuid`. The next step opens when all slices are delivered. 409 for a task that is accepted, delivered, or canceled.
 *
 * `POST /api/v3/task/{taskUuid}/split` (designed). Needs TASK_assign.
 *
 * @throws {HttpError} CONFLICT, NOT_READY, NOT_ELIGIBLE, a code of any call
 */
export const split: Operation<TasksSplitParams, Task[]> = /*@__PURE__*/ operation('tasks.split', 'POST', '/api/v3/task/{taskUuid}/split', { refreshes: ['workUnits', 'projects', 'users', 'editor', 'activity'] })

/** What `tasks.join` takes. */
export interface TasksJoinParams {
  path: {
    /** The task. */
    taskUuid: string
  }
  headers?: {
    /** The version that was read. If the resource has changed since then, the response is 409 with the code `OUTDATED` and the current state. If omitted, the last write wins. The version of a list is the versions of its items, in order, or their ids where they have none, separated by commas; `none` stands for an empty list and for what did not exist. */
    'If-Match'?: string | undefined
  } | undefined
}

/**
 * Join the slices of a task again
 *
 * Makes one task of all slices of the step; what is translated stays. The task stays with the linguist who had all slices, who accepts it again; otherwise it is unassigned. 409 once a slice is delivered.
 *
 * `POST /api/v3/task/{taskUuid}/join` (designed). Needs TASK_assign.
 *
 * @throws {HttpError} CONFLICT, a code of any call
 */
export const join: Operation<TasksJoinParams, Task> = /*@__PURE__*/ operation('tasks.join', 'POST', '/api/v3/task/{taskUuid}/join', { refreshes: ['workUnits', 'projects', 'users', 'editor', 'activity'] })

/** What `tasks.updateCategories` takes. */
export interface TasksUpdateCategoriesParams {
  path: {
    /** The task. */
    taskUuid: string
  }
  headers?: {
    /** The version that was read. If the resource has changed since then, the response is 409 with the code `OUTDATED` and the current state. If omitted, the last write wins. The version of a list is the versions of its items, in order, or their ids where they have none, separated by commas; `none` stands for an empty list and for what did not exist. */
    'If-Match'?: string | undefined
  } | undefined
  body: TaskCategories
}

/**
 * Set the categories of a task
 *
 * What the content of the task is about. Auto-assignment can require that a linguist has one of these tags, and `filter` finds tasks by them (`tag:legal`). Null returns to the tags of the project.
 *
 * `PUT /api/v3/task/{taskUuid}/categories` (designed). Needs TASK_update.
 *
 * @throws {HttpError} CONFLICT, a code of any call
 */
export const updateCategories: Operation<TasksUpdateCategoriesParams, Task> = /*@__PURE__*/ operation('tasks.updateCategories', 'PUT', '/api/v3/task/{taskUuid}/categories', { refreshes: ['workUnits', 'projects', 'activity'] })

/** What `tasks.uploadReferenceFile` takes. */
export interface TasksUploadReferenceFileParams {
  path: {
    /** The task. */
    taskUuid: string
  }
  body: {
    /** The file, up to 512 MB. */
    File: Upload
  }
}

/**
 * Add a reference file to a task
 *
 * Up to 50 files of any type per task, each with a unique name. Its linguist finds them beside those of the project.
 *
 * `POST /api/v3/task/{taskUuid}/reference-file` (designed). Needs TASK_update.
 *
 * @throws {HttpError} NAME_TAKEN, TOO_MANY, a code of any call
 */
export const uploadReferenceFile: Operation<TasksUploadReferenceFileParams, TaskFile> = /*@__PURE__*/ operation('tasks.uploadReferenceFile', 'POST', '/api/v3/task/{taskUuid}/reference-file', { body: form, refreshes: ['activity'], retry: 'never' })

/** What `tasks.removeReferenceFile` takes. */
export interface TasksRemoveReferenceFileParams {
  path: {
    /** The task. */
    taskUuid: string
    /** Reference file of the task itself. */
    taskFileUUID: string
  }
}

/**
 * Remove a reference file from a task
 *
 * `DELETE /api/v3/task/{taskUuid}/reference-file/{taskFileUUID}` (designed). Needs TASK_update.
 *
 * @throws {HttpError} a code of any call
 */
export const removeReferenceFile: Operation<TasksRemoveReferenceFileParams, void> = /*@__PURE__*/ operation('tasks.removeReferenceFile', 'DELETE', '/api/v3/task/{taskUuid}/reference-file/{taskFileUUID}', { answer: nothing, refreshes: ['activity'] })

/** What `tasks.downloadReferenceFiles` takes. */
export interface TasksDownloadReferenceFilesParams {
  path: {
    /** The task. */
    taskUuid: string
  }
}

/**
 * Download the reference files of a task and of its project as a zip archive
 *
 * `GET /api/v3/task/{taskUuid}/reference-files/download` (designed). Needs PROJECT_download or TASK_work.
 *
 * @throws {HttpError} a code of any call
 */
export const downloadReferenceFiles: Operation<TasksDownloadReferenceFilesParams, Blob> = /*@__PURE__*/ operation('tasks.downloadReferenceFiles', 'GET', '/api/v3/task/{taskUuid}/reference-files/download', { answer: bytes })

/** What `tasks.reject` takes. */
export interface TasksRejectParams {
  path: {
    /** The task. */
    taskUuid: string
  }
  body?: TaskRejection | undefined
}

/**
 * Return a task with a reason
 *
 * `POST /api/v3/task/{taskUuid}/rejection` (designed). Needs TASK_work.
 *
 * @throws {HttpError} CONFLICT, a code of any call
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
 * Get the size and progress of a task
 *
 * `GET /api/v3/task/{taskUuid}/summary` (designed). Needs TASK_list.
 *
 * @throws {HttpError} a code of any call
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
 *
 * @throws {HttpError} a code of any call
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
    /** Type that the analysis must have; the response is 404 for other types. */
    logFileType?: 'PRE_ANALYSIS' | 'POST_ANALYSIS' | (string & {}) | undefined
  } | undefined
}

/**
 * Get the counts of a task in an analysis, weighted by the net rate factors of its workflow step
 *
 * `GET /api/v3/task/{taskUUID}/logfile/{logfileUUID}/breakdown-by-workflow` (published). Needs TASK_list.
 *
 * @throws {HttpError} a code of any call
 */
export const getLogfileBreakdown: Operation<TasksGetLogfileBreakdownParams, Logfile> = /*@__PURE__*/ operation('tasks.getLogfileBreakdown', 'GET', '/api/v3/task/{taskUUID}/logfile/{logfileUUID}/breakdown-by-workflow')

/** What `tasks.updatePayments` takes. */
export interface TasksUpdatePaymentsParams {
  path: {
    /** The task. */
    taskUuid: string
  }
  headers?: {
    /** The version that was read. If the resource has changed since then, the response is 409 with the code `OUTDATED` and the current state. If omitted, the last write wins. The version of a list is the versions of its items, in order, or their ids where they have none, separated by commas; `none` stands for an empty list and for what did not exist. */
    'If-Match'?: string | undefined
  } | undefined
  body: TaskPaymentInput[]
}

/**
 * Set the payment of a task manually
 *
 * The lines replace the calculated ones. Each total is amount times rate, rounded half up to the minor unit of the currency; a total that differs is rejected. The task must be assigned and must not be invoiced.
 *
 * `POST /api/v3/task/{taskUuid}/payment-update` (published). Needs TASK_payment.
 *
 * @throws {HttpError} CONFLICT, UNASSIGNED, a code of any call
 */
export const updatePayments: Operation<TasksUpdatePaymentsParams, TaskPayments> = /*@__PURE__*/ operation('tasks.updatePayments', 'POST', '/api/v3/task/{taskUuid}/payment-update', { refreshes: ['costs', 'activity'] })

/** What `tasks.answerPayments` takes. */
export interface TasksAnswerPaymentsParams {
  path: {
    /** The task. */
    taskUuid: string
  }
  headers?: {
    /** The version that was read. If the resource has changed since then, the response is 409 with the code `OUTDATED` and the current state. If omitted, the last write wins. The version of a list is the versions of its items, in order, or their ids where they have none, separated by commas; `none` stands for an empty list and for what did not exist. */
    'If-Match'?: string | undefined
  } | undefined
  body: TaskPaymentAnswer
}

/**
 * Confirm or reject the payment of a task
 *
 * The assignee, or a manager who can change payments, confirms the payment lines or rejects them with a reason. Accepting a task confirms what it pays at that time; a payment that is set afterwards is open again. The response is 409 without payment lines.
 *
 * `POST /api/v3/task/{taskUuid}/payment-answer` (designed). Needs TASK_work or TASK_payment.
 *
 * @throws {HttpError} CONFLICT, UNASSIGNED, a code of any call
 */
export const answerPayments: Operation<TasksAnswerPaymentsParams, TaskPayments> = /*@__PURE__*/ operation('tasks.answerPayments', 'POST', '/api/v3/task/{taskUuid}/payment-answer', { refreshes: ['costs', 'activity'] })

/**
 * See why open tasks are or are not offered to you
 *
 * Counts the open, unassigned tasks of your organizational units.
 *
 * `GET /api/v3/task/available/explanation` (designed). Needs TASK_work.
 *
 * @throws {HttpError} a code of any call
 */
export const explainAvailable: Operation<NoParams, AvailableExplanation> = /*@__PURE__*/ operation('tasks.explainAvailable', 'GET', '/api/v3/task/available/explanation')

/** What `tasks.previewPlacement` takes. */
export interface TasksPreviewPlacementParams {
  path: {
    /** The task. */
    taskUuid: string
  }
  body?: PlacementPreviewRequest | undefined
}

/**
 * See whom rules of auto-assignment would let have a task, and what keeps the others from it
 *
 * Changes nothing. Looks at every linguist of the account, whether or not the task is assigned.
 *
 * `POST /api/v3/task/{taskUuid}/placement-preview` (designed). Needs TASK_assign.
 *
 * @throws {HttpError} a code of any call
 */
export const previewPlacement: Operation<TasksPreviewPlacementParams, PlacementPreview> = /*@__PURE__*/ operation('tasks.previewPlacement', 'POST', '/api/v3/task/{taskUuid}/placement-preview', { retry: 'safe' })

/** What `tasks.undoSkip` takes. */
export interface TasksUndoSkipParams {
  path: {
    /** The task. */
    taskUuid: string
  }
}

/**
 * Have a skipped review done after all
 *
 * The task is open and unassigned again, and the next step waits for it. The response is 422 if the next step has been accepted or the project is invoiced.
 *
 * `POST /api/v3/task/{taskUuid}/skip-undo` (designed). Needs TASK_assign.
 *
 * @throws {HttpError} CONFLICT, MOVE_CONDITIONS, a code of any call
 */
export const undoSkip: Operation<TasksUndoSkipParams, Task> = /*@__PURE__*/ operation('tasks.undoSkip', 'POST', '/api/v3/task/{taskUuid}/skip-undo', { refreshes: ['projects', 'workUnits', 'costs', 'activity'] })

/** What `tasks.getScore` takes. */
export interface TasksGetScoreParams {
  path: {
    /** The task. */
    taskUuid: string
  }
}

/**
 * Get the quality score of a task
 *
 * The score of the review by the next step, once it is submitted; with `basis` KEPT_SHARE, the percentage of the text that the next step left unchanged, which is `keptShare` in any case.
 *
 * `GET /api/v3/task/{taskUuid}/score` (designed). Needs TASK_list.
 *
 * @throws {HttpError} a code of any call
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
 * List the people who work on the project of a task, with their payments
 *
 * `GET /api/v3/task/{taskUuid}/vendors-summary` (designed). Needs TASK_assign.
 *
 * @throws {HttpError} a code of any call
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
 * List the payment lines of a task
 *
 * For tasks that the caller can claim, returns what they would be paid. The response is 403 for users without access to the payment.
 *
 * `GET /api/v3/task/{taskUuid}/cost-details` (designed). Needs TASK_list.
 *
 * @throws {HttpError} a code of any call
 */
export const listCostDetails: Operation<TasksListCostDetailsParams, TaskCostDetail[]> = /*@__PURE__*/ operation('tasks.listCostDetails', 'GET', '/api/v3/task/{taskUuid}/cost-details')

/** What `tasks.explainPay` takes. */
export interface TasksExplainPayParams {
  path: {
    /** The task. */
    taskUuid: string
  }
  query: {
    /** Line to explain, by its position among the lines */
    displayOrder: number
    /** Page number, from 0. */
    page?: number | undefined
    /** Items per page. */
    size?: number | undefined
  }
}

/**
 * Trace a payment line of a task to its segments, match band, rate, and rounding
 *
 * The numbers are those that the line was calculated with, from the version of the rate and the analysis at that time. A line that was set manually shows who set it and when. The response is 403 for users without access to the payment.
 *
 * `GET /api/v3/task/{taskUuid}/cost-details/explanation` (designed). Needs TASK_list.
 *
 * @throws {HttpError} a code of any call
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
 * Get the reduced fee offered to the assignee of a task
 *
 * Null without an offer, and for users without access to the payment.
 *
 * `GET /api/v3/task/{taskUuid}/stop-loss` (designed). Needs TASK_work or TASK_payment.
 *
 * @throws {HttpError} a code of any call
 */
export const getStopLoss: Operation<TasksGetStopLossParams, TasksGetStopLossResult> = /*@__PURE__*/ operation('tasks.getStopLoss', 'GET', '/api/v3/task/{taskUuid}/stop-loss')

/** What `tasks.postStopLoss` takes. */
export interface TasksPostStopLossParams {
  path: {
    /** The task. */
    taskUuid: string
  }
  headers?: {
    /** The version that was read. If the resource has changed since then, the response is 409 with the code `OUTDATED` and the current state. If omitted, the last write wins. The version of a list is the versions of its items, in order, or their ids where they have none, separated by commas; `none` stands for an empty list and for what did not exist. */
    'If-Match'?: string | undefined
  } | undefined
  body?: StopLossInput | undefined
}

/**
 * Offer a reduced fee, or respond to the offer
 *
 * A manager offers `offeredTotal` until `expiresAt`; the assignee responds with the `status` ACCEPTED or DECLINED. If accepted, the offer replaces the payment lines; if declined, nothing changes. The response is 409 if the offer has been answered or has expired.
 *
 * `POST /api/v3/task/{taskUuid}/stop-loss` (designed). Needs TASK_work or TASK_payment.
 *
 * @throws {HttpError} CONFLICT, PAY_SETTLED, UNASSIGNED, a code of any call
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
 * List the log entries of a task
 *
 * `GET /api/v3/task/{taskUuid}/log` (designed). Needs TASK_list.
 *
 * @throws {HttpError} a code of any call
 */
export const listLog: Operation<TasksListLogParams, TaskLogEntry[]> = /*@__PURE__*/ operation('tasks.listLog', 'GET', '/api/v3/task/{taskUuid}/log')
