// Generated from openapi/resources/tasks.yaml by openapi/generate.ts. Do not edit.
import * as z from 'zod/mini'
import type { Upload } from '../../operation.ts'
import type * as types from '../tasks.ts'
import * as autopilot from './autopilot.ts'
import * as availability from './availability.ts'
import * as bulkChanges from './bulkChanges.ts'
import * as cancellationOptions from './cancellationOptions.ts'
import * as customFields from './customFields.ts'
import * as logfiles from './logfiles.ts'
import * as quality from './quality.ts'
import * as recommendationSettings from './recommendationSettings.ts'
import * as shared from './shared.ts'
import * as users from './users.ts'
import * as workUnits from './workUnits.ts'
import * as workflows from './workflows.ts'

export const TaskDependency: z.ZodMiniType<types.TaskDependency> = z.looseObject({
  uuid: z.guid(),
  sequence: z.int().check(z.gte(0)),
  status: shared.TaskStatus,
  workflow: z.lazy(() => workflows.WorkflowRef),
  assignee: z.optional(z.lazy(() => users.UserRef)),
  slice: z.optional(z.lazy(() => workUnits.TaskRange)),
})

export const TaskPayment: z.ZodMiniType<types.TaskPayment> = z.looseObject({
  taskId: z.optional(z.guid()),
  source: z.optional(z.string()),
  costType: z.optional(z.string().check(z.maxLength(100))),
  unit: shared.CostUnit,
  amount: z.number().check(z.gte(0)),
  rate: z.number().check(z.gte(0)),
  total: z.number().check(z.gte(0)),
  createdOnDelivery: z.optional(z.boolean()),
  creationDate: z.optional(z.int()),
  confirmationDate: z.optional(z.int()),
  confirmedBy: z.optional(z.lazy(() => users.UserRef)),
  rejectDate: z.optional(z.int()),
  rejectReason: z.optional(z.string()),
  rejectReasonBy: z.optional(z.lazy(() => users.UserRef)),
  workUnitId: z.optional(z.guid()),
  workUnitFileName: z.optional(z.string()),
})

export const TaskProjectRef: z.ZodMiniType<types.TaskProjectRef> = z.looseObject({
  uuid: z.guid(),
  name: z.string(),
  reference: z.string(),
  dueDate: z.optional(z.int()),
  currency: shared.CurrencyCode,
  autopilotEnabled: z.boolean(),
  organizationUuid: z.optional(z.guid()),
  hasDataTransformation: z.optional(z.boolean()),
})

export const TaskFile: z.ZodMiniType<types.TaskFile> = z.looseObject({
  uuid: z.guid(),
  name: z.string(),
  isOwn: z.optional(z.boolean()),
  size: z.optional(z.int().check(z.gte(0))),
  downloadUrl: z.optional(z.string()),
})

export const Task: z.ZodMiniType<types.Task> = z.looseObject({
  uuid: z.guid(),
  version: z.string(),
  sequence: z.int().check(z.gte(0)),
  status: shared.TaskStatus,
  assignment: shared.AssignmentState,
  workflow: z.lazy(() => workflows.WorkflowRef),
  waitingFor: z.optional(TaskDependency),
  creationDate: z.int(),
  assignDate: z.optional(z.int()),
  acceptanceDate: z.optional(z.int()),
  dueDate: z.optional(z.int()),
  dueDateSet: z.optional(z.boolean()),
  deliveryDate: z.optional(z.int()),
  createdBy: z.optional(z.lazy(() => users.UserRef)),
  assignedBy: z.optional(z.lazy(() => users.UserRef)),
  assignee: z.optional(z.lazy(() => users.UserRef)),
  client: z.string(),
  currency: shared.CurrencyCode,
  payableAmount: z.optional(z.number().check(z.gte(0))),
  payments: z.optional(z.array(TaskPayment)),
  project: TaskProjectRef,
  projectName: z.optional(z.string()),
  workUnit: z.lazy(() => workUnits.WorkUnit),
  instructions: z.optional(z.string()),
  fromSplit: z.optional(z.boolean()),
  slice: z.optional(z.lazy(() => workUnits.TaskRange)),
  minimumScoreRequired: z.optional(z.number()),
  categories: z.array(z.string()),
  categoriesSet: z.optional(z.boolean()),
  customFields: z.array(z.lazy(() => customFields.CustomFieldValue)),
  dependencies: z.array(TaskDependency),
  files: z.array(TaskFile),
  referenceFiles: z.array(TaskFile),
})

export const TaskPage: z.ZodMiniType<types.TaskPage> = z.looseObject({
  empty: z.boolean(),
  first: z.boolean(),
  last: z.boolean(),
  number: z.int().check(z.gte(0)),
  numberOfElements: z.int().check(z.gte(0)),
  size: z.int().check(z.gte(1)),
  totalElements: z.int().check(z.gte(0)),
  totalPages: z.int().check(z.gte(0)),
  sort: z.optional(shared.SortInfo),
  pageable: z.optional(shared.PageableInfo),
  content: z.array(Task),
})

export const AvailableTask: z.ZodMiniType<types.AvailableTask> = z.looseObject({
  uuid: z.guid(),
  version: z.string(),
  sequence: z.int().check(z.gte(0)),
  status: shared.TaskStatus,
  assignment: shared.AssignmentState,
  workflow: z.lazy(() => workflows.WorkflowRef),
  waitingFor: z.optional(TaskDependency),
  creationDate: z.int(),
  assignDate: z.optional(z.int()),
  acceptanceDate: z.optional(z.int()),
  dueDate: z.optional(z.int()),
  dueDateSet: z.optional(z.boolean()),
  deliveryDate: z.optional(z.int()),
  createdBy: z.optional(z.lazy(() => users.UserRef)),
  assignedBy: z.optional(z.lazy(() => users.UserRef)),
  assignee: z.optional(z.lazy(() => users.UserRef)),
  client: z.string(),
  currency: shared.CurrencyCode,
  payableAmount: z.number().check(z.gte(0)),
  payments: z.optional(z.array(TaskPayment)),
  project: TaskProjectRef,
  projectName: z.optional(z.string()),
  workUnit: z.lazy(() => workUnits.WorkUnit),
  instructions: z.optional(z.string()),
  fromSplit: z.optional(z.boolean()),
  slice: z.optional(z.lazy(() => workUnits.TaskRange)),
  minimumScoreRequired: z.optional(z.number()),
  categories: z.array(z.string()),
  categoriesSet: z.optional(z.boolean()),
  customFields: z.array(z.lazy(() => customFields.CustomFieldValue)),
  dependencies: z.array(TaskDependency),
  files: z.array(TaskFile),
  referenceFiles: z.array(TaskFile),
  payExplanation: z.optional(z.string()),
})

export const AvailableTaskPage: z.ZodMiniType<types.AvailableTaskPage> = z.looseObject({
  empty: z.boolean(),
  first: z.boolean(),
  last: z.boolean(),
  number: z.int().check(z.gte(0)),
  numberOfElements: z.int().check(z.gte(0)),
  size: z.int().check(z.gte(1)),
  totalElements: z.int().check(z.gte(0)),
  totalPages: z.int().check(z.gte(0)),
  sort: z.optional(shared.SortInfo),
  pageable: z.optional(shared.PageableInfo),
  content: z.array(AvailableTask),
})

export const TaskLane: z.ZodMiniType<types.TaskLane> = z.enum(['UNASSIGNED', 'WAITING', 'ASSIGNED', 'IN_PROGRESS', 'DELIVERED'])

export const TaskBoardLane: z.ZodMiniType<types.TaskBoardLane> = z.looseObject({
  lane: TaskLane,
  taskCount: z.int().check(z.gte(0)),
  words: z.int().check(z.gte(0)),
  filter: z.string(),
})

export const TaskBoardCell: z.ZodMiniType<types.TaskBoardCell> = z.looseObject({
  lane: TaskLane,
  taskCount: z.int().check(z.gte(0)),
  words: z.int().check(z.gte(0)),
  tasks: z.array(Task),
})

export const TaskBoardRow: z.ZodMiniType<types.TaskBoardRow> = z.looseObject({
  key: z.string(),
  assignee: z.optional(z.lazy(() => users.UserRef)),
  sourceLanguage: z.optional(shared.LocaleCode),
  targetLanguage: z.optional(shared.LocaleCode),
  taskCount: z.int().check(z.gte(0)),
  words: z.int().check(z.gte(0)),
  cells: z.array(TaskBoardCell),
})

export const TaskBoard: z.ZodMiniType<types.TaskBoard> = z.looseObject({
  empty: z.boolean(),
  first: z.boolean(),
  last: z.boolean(),
  number: z.int().check(z.gte(0)),
  numberOfElements: z.int().check(z.gte(0)),
  size: z.int().check(z.gte(1)),
  totalElements: z.int().check(z.gte(0)),
  totalPages: z.int().check(z.gte(0)),
  sort: z.optional(shared.SortInfo),
  pageable: z.optional(shared.PageableInfo),
  lanes: z.array(TaskBoardLane),
  unassigned: z.optional(TaskBoardCell),
  content: z.array(TaskBoardRow),
})

export const TaskCalendarDay: z.ZodMiniType<types.TaskCalendarDay> = z.looseObject({
  day: z.iso.date(),
  taskCount: z.int().check(z.gte(1)),
  words: z.int().check(z.gte(0)),
  openCount: z.int().check(z.gte(0)),
  lateCount: z.int().check(z.gte(0)),
  tasks: z.array(Task),
})

export const TaskCalendar: z.ZodMiniType<types.TaskCalendar> = z.looseObject({
  today: z.iso.date(),
  days: z.array(TaskCalendarDay),
})

export const TaskWorkloadDay: z.ZodMiniType<types.TaskWorkloadDay> = z.looseObject({
  taskCount: z.int().check(z.gte(0)),
  words: z.int().check(z.gte(0)),
  load: z.number().check(z.gte(0)),
  capacity: z.int().check(z.gte(0)),
  isAway: z.boolean(),
})

export const TaskWorkload: z.ZodMiniType<types.TaskWorkload> = z.looseObject({
  user: z.lazy(() => users.UserRef),
  supportedLanguagePairs: z.array(z.lazy(() => users.LanguagePair)),
  wordsPerDay: z.int().check(z.gte(1)),
  weekCapacity: z.int().check(z.gte(0)),
  isWordsPerDaySet: z.boolean(),
  taskCount: z.int().check(z.gte(0)),
  words: z.int().check(z.gte(0)),
  lateCount: z.int().check(z.gte(0)),
  weekShare: z.number().check(z.gte(0)),
  days: z.array(TaskWorkloadDay),
})

export const TaskWorkloadPage: z.ZodMiniType<types.TaskWorkloadPage> = z.looseObject({
  empty: z.boolean(),
  first: z.boolean(),
  last: z.boolean(),
  number: z.int().check(z.gte(0)),
  numberOfElements: z.int().check(z.gte(0)),
  size: z.int().check(z.gte(1)),
  totalElements: z.int().check(z.gte(0)),
  totalPages: z.int().check(z.gte(0)),
  sort: z.optional(shared.SortInfo),
  pageable: z.optional(shared.PageableInfo),
  days: z.array(z.iso.date()),
  content: z.array(TaskWorkload),
})

export const TaskGroup: z.ZodMiniType<types.TaskGroup> = z.looseObject({
  key: z.string(),
  label: z.string(),
  taskCount: z.int().check(z.gte(0)),
  words: z.int().check(z.gte(0)),
  dueDate: z.optional(z.int()),
  statuses: z.record(z.string(), z.int().check(z.gte(0))),
})

export const TaskCounter: z.ZodMiniType<types.TaskCounter> = z.looseObject({
  count: z.int(),
  words: z.int(),
  filter: z.string(),
})

export const TaskCounters: z.ZodMiniType<types.TaskCounters> = z.looseObject({
  total: z.int(),
  late: TaskCounter,
  soon: TaskCounter,
  unassigned: TaskCounter,
  notAccepted: TaskCounter,
  deliveredToday: TaskCounter,
})

export const TaskGroupPage: z.ZodMiniType<types.TaskGroupPage> = z.looseObject({
  empty: z.boolean(),
  first: z.boolean(),
  last: z.boolean(),
  number: z.int().check(z.gte(0)),
  numberOfElements: z.int().check(z.gte(0)),
  size: z.int().check(z.gte(1)),
  totalElements: z.int().check(z.gte(0)),
  totalPages: z.int().check(z.gte(0)),
  sort: z.optional(shared.SortInfo),
  pageable: z.optional(shared.PageableInfo),
  content: z.array(TaskGroup),
})

export const WorkUnitTask: z.ZodMiniType<types.WorkUnitTask> = z.looseObject({
  uuid: z.guid(),
  name: z.string(),
  status: shared.TaskStatus,
  genesisWorkUnitId: z.optional(z.string()),
  sequence: z.optional(z.int().check(z.gte(0))),
  assignee: z.optional(z.lazy(() => users.UserRef)),
  slice: z.optional(z.lazy(() => workUnits.TaskRange)),
})

export const TaskBulkAssignment: z.ZodMiniType<types.TaskBulkAssignment> = z.looseObject({
  tasksUuids: z.array(z.guid()).check(z.minLength(1), z.maxLength(500)),
  userUuid: z.guid(),
  versions: z.optional(z.array(z.string()).check(z.minLength(1), z.maxLength(500))),
})

export const TaskInstructions: z.ZodMiniType<types.TaskInstructions> = z.looseObject({
  uuid: z.optional(z.guid()),
  instructions: z.string().check(z.maxLength(10000)),
  minimumScoreRequired: z.optional(z.number().check(z.gte(0), z.lte(100))),
})

export const TaskStatusUpdate: z.ZodMiniType<types.TaskStatusUpdate> = z.looseObject({
  status: shared.TaskStatus,
  hasTagMismatch: z.optional(z.boolean()),
  reason: z.optional(z.string().check(z.maxLength(2000))),
})

export const TaskStatusResult: z.ZodMiniType<types.TaskStatusResult> = z.looseObject({
  uuid: z.guid(),
  status: shared.TaskStatus,
  hasTagMismatch: z.boolean(),
})

export const TaskRejection: z.ZodMiniType<types.TaskRejection> = z.looseObject({
  reason: z.optional(z.string().check(z.minLength(1), z.maxLength(2000))),
  optionUuid: z.optional(z.guid()),
})

export const TaskSummary: z.ZodMiniType<types.TaskSummary> = z.looseObject({
  words: z.int().check(z.gte(0)),
  netWords: z.number().check(z.gte(0)),
  segments: z.int().check(z.gte(0)),
  confirmedSegments: z.int().check(z.gte(0)),
  progress: z.number().check(z.gte(0), z.lte(100)),
  openSegments: z.optional(z.int().check(z.gte(0))),
  tagMismatches: z.optional(z.int().check(z.gte(0))),
})

export const TaskLogfile: z.ZodMiniType<types.TaskLogfile> = z.looseObject({
  preAnalysis: z.union([z.lazy(() => logfiles.Logfile), z.null()]),
})

export const SegmentRange: z.ZodMiniType<types.SegmentRange> = z.looseObject({
  beginIndex: z.int().check(z.gte(0)),
  endIndex: z.int().check(z.gte(-1)),
})

export const TaskLogEntry: z.ZodMiniType<types.TaskLogEntry> = z.looseObject({
  date: z.int(),
  user: z.optional(z.lazy(() => users.UserRef)),
  impersonator: z.optional(z.lazy(() => users.UserRef)),
  event: z.string(),
  slice: z.optional(SegmentRange),
  assignee: z.optional(z.lazy(() => users.UserRef)),
  previousStatus: z.optional(shared.TaskStatus),
  newStatus: z.optional(shared.TaskStatus),
  option: z.optional(z.lazy(() => cancellationOptions.CancellationOption)),
  detail: z.optional(z.string()),
})

export const TaskAutoAssignment: z.ZodMiniType<types.TaskAutoAssignment> = z.looseObject({
  taskUuids: z.array(z.guid()).check(z.minLength(1), z.maxLength(500)),
  ignoreAutopilot: z.optional(z.boolean()),
})

export const PlacedTask: z.ZodMiniType<types.PlacedTask> = z.looseObject({
  taskUuid: z.guid(),
  name: z.string(),
  userUuid: z.guid(),
  userName: z.string(),
  openTasks: z.optional(z.int().check(z.gte(0))),
})

export const KeptBack: z.ZodMiniType<types.KeptBack> = z.looseObject({
  userUuid: z.guid(),
  userName: z.string(),
  blockedBy: z.array(z.string().check(z.maxLength(40))),
  awayUntil: z.optional(z.iso.date()),
})

export const UnplacedTask: z.ZodMiniType<types.UnplacedTask> = z.looseObject({
  taskUuid: z.guid(),
  name: z.string(),
  reason: z.string().check(z.maxLength(40)),
  keptBack: z.array(KeptBack),
})

export const AutoAssignResult: z.ZodMiniType<types.AutoAssignResult> = z.looseObject({
  assigned: z.array(PlacedTask),
  notAssigned: z.array(UnplacedTask),
})

export const AutoAssignRequest: z.ZodMiniType<types.AutoAssignRequest> = z.looseObject({
  id: z.guid(),
  status: shared.RequestStatus,
  progress: z.optional(z.looseObject({
  done: z.int().check(z.gte(0)),
  total: z.int().check(z.gte(0)),
})),
  data: z.union([AutoAssignResult, z.null()]),
  error: z.nullable(z.string()),
  failure: z.optional(shared.Failure),
})

export const PlacementPreviewRequest: z.ZodMiniType<types.PlacementPreviewRequest> = z.looseObject({
  settings: z.optional(z.lazy(() => autopilot.PlacementSettings)),
})

export const PlacementCandidate: z.ZodMiniType<types.PlacementCandidate> = z.looseObject({
  userUuid: z.guid(),
  userName: z.string(),
  position: z.optional(z.int().check(z.gte(1))),
  blockedBy: z.array(z.string().check(z.maxLength(40))),
  score: z.optional(z.number().check(z.gte(0), z.lte(100))),
  openTasks: z.int().check(z.gte(0)),
  deliveredTasks: z.int().check(z.gte(0)),
  awayUntil: z.optional(z.iso.date()),
})

export const PlacementPreview: z.ZodMiniType<types.PlacementPreview> = z.looseObject({
  enabled: z.boolean(),
  orgUnit: z.lazy(() => recommendationSettings.RecommendationUnit),
  ownFields: z.array(z.string()),
  total: z.int().check(z.gte(0)),
  eligible: z.int().check(z.gte(0)),
  linguists: z.array(PlacementCandidate),
})

export const TaskDueDate: z.ZodMiniType<types.TaskDueDate> = z.looseObject({
  dueDate: z.nullable(z.int().check(z.gte(0), z.lte(253402300799999))),
})

export const TaskSelection: z.ZodMiniType<types.TaskSelection> = z.looseObject({
  taskUuids: z.array(z.guid()).check(z.minLength(1), z.maxLength(2000)),
})

export const TaskInclusion: z.ZodMiniType<types.TaskInclusion> = z.looseObject({
  uuid: z.guid(),
  version: z.string().check(z.maxLength(100)),
})

export const TaskBulkChange: z.ZodMiniType<types.TaskBulkChange> = z.looseObject({
  kind: z.enum(['ASSIGN', 'AUTO_ASSIGN', 'UNASSIGN', 'DUE_DATE', 'MINIMUM_SCORE', 'DELIVER', 'CANCEL']),
  taskUuids: z.array(z.guid()).check(z.minLength(1), z.maxLength(2000)),
  include: z.optional(z.array(TaskInclusion).check(z.maxLength(2000))),
  userUuid: z.optional(z.guid()),
  ignoreAutopilot: z.optional(z.boolean()),
  dueDate: z.optional(z.nullable(z.int().check(z.gte(0), z.lte(253402300799999)))),
  shiftDays: z.optional(z.int().check(z.gte(-365), z.lte(365))),
  reason: z.optional(z.string().check(z.maxLength(2000))),
  minimumScore: z.optional(z.number().check(z.gte(0), z.lte(100))),
})

export const TaskBulkPlan: z.ZodMiniType<types.TaskBulkPlan> = z.looseObject({
  changing: z.array(z.lazy(() => bulkChanges.BulkItem)),
  choices: z.array(z.lazy(() => bulkChanges.BulkItem)),
  skipped: z.array(z.lazy(() => bulkChanges.BulkItem)),
})

export const TaskBulkResult: z.ZodMiniType<types.TaskBulkResult> = z.looseObject({
  changed: z.array(z.lazy(() => bulkChanges.BulkItem)),
  skipped: z.array(z.lazy(() => bulkChanges.BulkItem)),
})

export const BulkLinguist: z.ZodMiniType<types.BulkLinguist> = z.looseObject({
  user: z.lazy(() => users.UserRef),
  fits: z.int().check(z.gte(0)),
  blockedBy: z.array(z.string().check(z.maxLength(40))),
  openTasks: z.int().check(z.gte(0)),
  currency: z.optional(shared.CurrencyCode),
  payableAmount: z.optional(z.number().check(z.gte(0))),
  wordRate: z.optional(z.number().check(z.gte(0))),
  score: z.optional(z.number().check(z.gte(0), z.lte(100))),
  scoreWords: z.optional(z.int().check(z.gte(0))),
  scoreBand: z.optional(z.number().check(z.gte(0))),
  recommendation: z.optional(z.lazy(() => recommendationSettings.Recommendation)),
  availability: z.optional(z.lazy(() => availability.LinguistAvailability)),
})

export const TaskCategories: z.ZodMiniType<types.TaskCategories> = z.looseObject({
  categories: z.nullable(z.array(z.string().check(z.minLength(1), z.maxLength(100))).check(z.maxLength(50))),
})

export const TaskSplitPlanRequest: z.ZodMiniType<types.TaskSplitPlanRequest> = z.looseObject({
  parts: z.optional(z.int().check(z.gte(2), z.lte(50))),
  endIndexes: z.optional(z.array(z.int().check(z.gte(0))).check(z.minLength(2), z.maxLength(50))),
})

export const TaskSplitPart: z.ZodMiniType<types.TaskSplitPart> = z.looseObject({
  beginIndex: z.int().check(z.gte(0)),
  endIndex: z.int().check(z.gte(0)),
  words: z.int().check(z.gte(0)),
  segments: z.int().check(z.gte(0)),
  beginText: z.string(),
})

export const TaskSplitPlan: z.ZodMiniType<types.TaskSplitPlan> = z.looseObject({
  slices: z.array(TaskSplitPart),
  sharedTexts: z.int().check(z.gte(0)),
})

export const TaskSplitSlice: z.ZodMiniType<types.TaskSplitSlice> = z.looseObject({
  endIndex: z.int().check(z.gte(0)),
  assigneeUuid: z.optional(z.guid()),
  dueDate: z.optional(z.int().check(z.gte(0))),
})

export const TaskSplit: z.ZodMiniType<types.TaskSplit> = z.looseObject({
  slices: z.array(TaskSplitSlice).check(z.minLength(2), z.maxLength(50)),
})

export const TaskSlicesQuery: z.ZodMiniType<types.TaskSlicesQuery> = z.looseObject({
  taskUuids: z.array(z.guid()).check(z.minLength(1), z.maxLength(500)),
})

export const TaskSlice: z.ZodMiniType<types.TaskSlice> = z.looseObject({
  taskUuid: z.guid(),
  beginIndex: z.int().check(z.gte(0)),
  endIndex: z.int().check(z.gte(-1)),
  words: z.int().check(z.gte(0)),
})

export const TaskPaymentInput: z.ZodMiniType<types.TaskPaymentInput> = z.looseObject({
  unit: z.enum(['WORD', 'HOUR', 'DAY', 'PAGE', 'FIXED']),
  amount: z.number().check(z.gte(0), z.lte(1000000000)),
  rate: z.number().check(z.gte(0), z.lte(1000000)),
  total: z.optional(z.number().check(z.gte(0))),
})

export const TaskPaymentAnswer: z.ZodMiniType<types.TaskPaymentAnswer> = z.looseObject({
  status: z.enum(['CONFIRMED', 'REJECTED']),
  reason: z.optional(z.string().check(z.maxLength(2000))),
})

export const HiddenTasks: z.ZodMiniType<types.HiddenTasks> = z.looseObject({
  reason: z.string().check(z.maxLength(40)),
  sourceLanguage: z.optional(shared.LocaleCode),
  targetLanguage: z.optional(shared.LocaleCode),
  count: z.int().check(z.gte(1)),
})

export const AvailableExplanation: z.ZodMiniType<types.AvailableExplanation> = z.looseObject({
  offered: z.int().check(z.gte(0)),
  hidden: z.array(HiddenTasks),
})

export const TaskPayments: z.ZodMiniType<types.TaskPayments> = z.looseObject({
  uuid: z.guid(),
  version: z.string(),
  status: shared.TaskStatus,
  currency: shared.CurrencyCode,
  payableAmount: z.number().check(z.gte(0)),
  payments: z.array(TaskPayment),
})

export const TaskScore: z.ZodMiniType<types.TaskScore> = z.looseObject({
  score: z.optional(z.number().check(z.gte(0), z.lte(100))),
  basis: z.optional(z.lazy(() => quality.ReviewBasis)),
  provisionalScore: z.optional(z.number().check(z.gte(0), z.lte(100))),
  result: z.optional(z.lazy(() => quality.ReviewResult)),
  reviewUuid: z.optional(z.guid()),
  keptShare: z.optional(z.number().check(z.gte(0), z.lte(100))),
  minimumScoreRequired: z.optional(z.number().check(z.gte(0), z.lte(100))),
  reviewerUuid: z.optional(z.guid()),
  date: z.optional(z.int()),
  segments: z.optional(z.int().check(z.gte(0))),
  changedSegments: z.optional(z.int().check(z.gte(0))),
})

export const TaskVendor: z.ZodMiniType<types.TaskVendor> = z.looseObject({
  vendor: z.lazy(() => users.UserRef),
  tasks: z.int().check(z.gte(1)),
  deliveredTasks: z.optional(z.int().check(z.gte(0))),
  words: z.int().check(z.gte(0)),
  payable: z.optional(z.number().check(z.gte(0))),
  currency: z.optional(shared.CurrencyCode),
})

export const TaskCostDetail: z.ZodMiniType<types.TaskCostDetail> = z.looseObject({
  displayOrder: z.int().check(z.gte(0)),
  matchType: z.string(),
  words: z.number().check(z.gte(0)),
  costPerItem: z.number().check(z.gte(0)),
  totalCost: z.number().check(z.gte(0)),
  isManualCost: z.boolean(),
  unit: z.optional(shared.CostUnit),
  unitPrice: z.optional(z.number().check(z.gte(0))),
  netRateFactor: z.optional(z.number().check(z.gte(0))),
})

export const StopLossOffer: z.ZodMiniType<types.StopLossOffer> = z.looseObject({
  version: z.string(),
  offeredTotal: z.number().check(z.gte(0)),
  originalTotal: z.number().check(z.gte(0)),
  currency: shared.CurrencyCode,
  status: z.string().check(z.maxLength(20)),
  expiresAt: z.int(),
  reason: z.optional(z.string()),
  offeredBy: z.optional(z.lazy(() => users.UserRef)),
  offeredAt: z.optional(z.int()),
  answeredAt: z.optional(z.int()),
})

export const StopLossInput: z.ZodMiniType<types.StopLossInput> = z.looseObject({
  offeredTotal: z.optional(z.number().check(z.gte(0), z.lte(1000000000))),
  expiresAt: z.optional(z.int().check(z.lte(253402300799999))),
  reason: z.optional(z.string().check(z.maxLength(2000))),
  status: z.optional(z.enum(['ACCEPTED', 'DECLINED'])),
})

export const listByWorkUnitResult: z.ZodMiniType<types.WorkUnitTask[]> = z.array(WorkUnitTask)

export const listStatusesResult: z.ZodMiniType<z.output<typeof shared.TaskStatus>[]> = z.array(shared.TaskStatus)

export const assignBulkResult: z.ZodMiniType<types.Task[]> = z.array(Task)

export const listBulkLinguistsResult: z.ZodMiniType<types.BulkLinguist[]> = z.array(BulkLinguist)

export const listSlicesResult: z.ZodMiniType<types.TaskSlice[]> = z.array(TaskSlice)

export const splitResult: z.ZodMiniType<types.Task[]> = z.array(Task)

export const uploadReferenceFileBody: z.ZodMiniType<NonNullable<types.TasksUploadReferenceFileParams['body']>> = z.looseObject({
  File: z.custom<Upload>(),
})

export const updatePaymentsBody: z.ZodMiniType<NonNullable<types.TasksUpdatePaymentsParams['body']>> = z.array(TaskPaymentInput).check(z.minLength(1), z.maxLength(100))

export const listVendorsResult: z.ZodMiniType<types.TaskVendor[]> = z.array(TaskVendor)

export const listCostDetailsResult: z.ZodMiniType<types.TaskCostDetail[]> = z.array(TaskCostDetail)

export const getStopLossResult: z.ZodMiniType<types.TasksGetStopLossResult> = z.union([StopLossOffer, z.null()])

export const listLogResult: z.ZodMiniType<types.TaskLogEntry[]> = z.array(TaskLogEntry)
