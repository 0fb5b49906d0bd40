// Generated from openapi/resources/projects.yaml by openapi/generate.ts. Do not edit.
import * as z from 'zod/mini'
import type { Upload } from '../../operation.ts'
import type * as types from '../projects.ts'
import * as bulkChanges from './bulkChanges.ts'
import * as costs from './costs.ts'
import * as customFields from './customFields.ts'
import * as glossaries from './glossaries.ts'
import * as orgUnits from './orgUnits.ts'
import * as shared from './shared.ts'
import * as translationMemories from './translationMemories.ts'
import * as uploads from './uploads.ts'
import * as users from './users.ts'
import * as workUnits from './workUnits.ts'

export const WorkflowProgress: z.ZodMiniType<types.WorkflowProgress> = z.looseObject({
  workflow: z.string(),
  index: z.int(),
  totalSegments: z.int(),
  confirmedSegments: z.int(),
  totalTasks: z.int(),
  deliveredTasks: z.int(),
})

export const ProjectSummary: z.ZodMiniType<types.ProjectSummary> = z.looseObject({
  uuid: z.guid(),
  id: z.optional(z.int()),
  name: z.string(),
  reference: z.string(),
  status: shared.ProjectStatus,
  sourceLocale: z.string(),
  targetLocales: z.array(z.string()),
  currency: z.string(),
  createDate: z.int(),
  dueDate: z.optional(z.int()),
  deliveryDate: z.optional(z.int()),
  archiveDate: z.optional(z.int()),
  creator: z.lazy(() => users.UserRef),
  contact: z.optional(z.lazy(() => users.UserRef)),
  assignee: z.optional(z.lazy(() => users.UserRef)),
  client: z.lazy(() => orgUnits.OrgUnitRef),
  organizationalUnit: z.lazy(() => orgUnits.OrgUnitRef),
  tags: z.array(z.string()),
  progress: z.number(),
  progressByWorkflow: z.optional(z.array(WorkflowProgress)),
  totalCost: z.optional(z.number()),
  costsStatus: shared.CostsStatus,
  totalWorkUnits: z.int(),
  totalSegments: z.int(),
  confirmedSegments: z.int(),
  totalWords: z.int(),
  unassignedTasks: z.int(),
  autopilotEnabled: z.boolean(),
  automationEnabled: z.boolean(),
  customFields: z.array(z.lazy(() => customFields.CustomFieldValue)),
})

export const ProjectPage: z.ZodMiniType<types.ProjectPage> = z.looseObject({
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
  content: z.array(ProjectSummary),
})

export const ProjectBulkChange: z.ZodMiniType<types.ProjectBulkChange> = z.looseObject({
  kind: z.enum(['STATUS', 'MANAGER', 'TAGS', 'ORG_UNIT', 'ARCHIVE', 'UNARCHIVE', 'RECALCULATE']),
  projectUuids: z.array(z.guid()).check(z.minLength(1), z.maxLength(2000)),
  newStatus: z.optional(shared.ProjectStatus),
  reason: z.optional(z.string().check(z.maxLength(1000))),
  optionUuid: z.optional(z.guid()),
  userUuid: z.optional(z.guid()),
  addTags: z.optional(z.array(z.string().check(z.minLength(1), z.maxLength(100))).check(z.maxLength(50))),
  removeTags: z.optional(z.array(z.string().check(z.minLength(1), z.maxLength(100))).check(z.maxLength(50))),
  orgUnitUuid: z.optional(z.guid()),
})

export const ProjectBulkPlan: z.ZodMiniType<types.ProjectBulkPlan> = z.looseObject({
  changing: z.array(z.lazy(() => bulkChanges.BulkItem)),
  skipped: z.array(z.lazy(() => bulkChanges.BulkItem)),
})

export const ProjectBulkResult: z.ZodMiniType<types.ProjectBulkResult> = z.looseObject({
  changed: z.array(z.lazy(() => bulkChanges.BulkItem)),
  skipped: z.array(z.lazy(() => bulkChanges.BulkItem)),
})

export const CurrencyAmount: z.ZodMiniType<types.CurrencyAmount> = z.looseObject({
  currency: z.string(),
  amount: z.number(),
})

export const ProjectCounter: z.ZodMiniType<types.ProjectCounter> = z.looseObject({
  count: z.int(),
  filter: z.string(),
})

export const ProjectCounters: z.ZodMiniType<types.ProjectCounters> = z.looseObject({
  total: z.int(),
  toQuote: z.looseObject({
  count: z.int(),
  filter: z.string(),
  oldestDate: z.optional(z.int()),
}),
  awaitingApproval: z.looseObject({
  count: z.int(),
  filter: z.string(),
  costs: z.optional(z.array(CurrencyAmount)),
}),
  late: z.looseObject({
  count: z.int(),
  filter: z.string(),
  orgUnits: z.int(),
}),
  unassigned: z.looseObject({
  count: z.int(),
  filter: z.string(),
  tasks: z.int(),
}),
  deliveredThisWeek: z.looseObject({
  count: z.int(),
  filter: z.string(),
  words: z.int(),
}),
})

export const ProjectTotals: z.ZodMiniType<types.ProjectTotals> = z.looseObject({
  projects: z.int(),
  words: z.int(),
  unassignedTasks: z.int(),
  costs: z.optional(z.array(CurrencyAmount)),
})

export const WorkflowLevel: z.ZodMiniType<types.WorkflowLevel> = z.looseObject({
  index: z.int(),
  name: z.string(),
  label: z.optional(z.string()),
})

export const ParserParameters: z.ZodMiniType<types.ParserParameters> = z.record(z.string(), z.union([z.string(), z.number(), z.boolean()]))

export const ProjectResourceParams: z.ZodMiniType<types.ProjectResourceParams> = z.looseObject({
  projectResourceId: z.optional(z.guid()),
  parserFilter: z.optional(z.string()),
  applySourceSegmentation: z.boolean(),
  tagRegex: z.optional(z.string()),
  parameters: ParserParameters,
  defaultFilterSettings: z.optional(z.boolean()),
  segmentationParams: z.optional(z.string()),
  extensionFile: z.optional(z.string()),
  extractTerms: z.optional(z.boolean()),
})

export const ProjectResource: z.ZodMiniType<types.ProjectResource> = z.looseObject({
  uuid: z.guid(),
  version: z.string(),
  name: z.string(),
  path: z.string(),
  type: z.string(),
  notes: z.optional(z.string()),
  hash: z.optional(z.string()),
  creation: z.int(),
  addedDate: z.optional(z.int()),
  projectUuid: z.guid(),
  sourceLocale: z.string(),
  targetLocales: z.array(z.string()),
  workflows: z.array(z.string()),
  params: ProjectResourceParams,
  previewUrl: z.optional(z.string()),
  size: z.optional(z.int()),
  totalSegments: z.optional(z.int()),
  totalWords: z.optional(z.int()),
  questions: z.optional(z.array(z.lazy(() => uploads.FileQuestion))),
})

export const ReferenceFile: z.ZodMiniType<types.ReferenceFile> = z.looseObject({
  uuid: z.guid(),
  name: z.string(),
  size: z.int(),
  creation: z.int(),
})

export const ProjectResourceRef: z.ZodMiniType<types.ProjectResourceRef> = z.looseObject({
  uuid: z.guid(),
  name: z.string(),
  path: z.optional(z.string()),
})

export const KeyDate: z.ZodMiniType<types.KeyDate> = z.looseObject({
  name: z.string().check(z.minLength(1), z.maxLength(100), z.regex(new RegExp('\\S'))),
  date: z.int().check(z.gte(0), z.lte(253402300799999)),
})

export const ProjectMove: z.ZodMiniType<types.ProjectMove> = z.looseObject({
  to: shared.ProjectStatus,
  refused: z.optional(z.string()),
  needsReason: z.optional(z.boolean()),
})

export const Project: z.ZodMiniType<types.Project> = z.looseObject({
  uuid: z.guid(),
  id: z.optional(z.int()),
  name: z.string(),
  reference: z.string(),
  status: shared.ProjectStatus,
  sourceLocale: z.string(),
  targetLocales: z.array(z.string()),
  currency: z.string(),
  createDate: z.int(),
  dueDate: z.optional(z.int()),
  deliveryDate: z.optional(z.int()),
  archiveDate: z.optional(z.int()),
  creator: z.lazy(() => users.UserRef),
  contact: z.optional(z.lazy(() => users.UserRef)),
  assignee: z.optional(z.lazy(() => users.UserRef)),
  client: z.lazy(() => orgUnits.OrgUnitRef),
  organizationalUnit: z.lazy(() => orgUnits.OrgUnitRef),
  tags: z.array(z.string()),
  progress: z.number(),
  progressByWorkflow: z.optional(z.array(WorkflowProgress)),
  totalCost: z.optional(z.number()),
  costsStatus: shared.CostsStatus,
  totalWorkUnits: z.int(),
  totalSegments: z.int(),
  confirmedSegments: z.int(),
  totalWords: z.int(),
  unassignedTasks: z.int(),
  autopilotEnabled: z.boolean(),
  automationEnabled: z.boolean(),
  customFields: z.array(z.lazy(() => customFields.CustomFieldValue)),
  version: z.string(),
  accountUuid: z.guid(),
  genesisId: z.optional(z.string()),
  timezone: z.string(),
  instructions: z.optional(z.string()),
  notes: z.optional(z.string()),
  workflows: z.array(WorkflowLevel),
  resources: z.array(ProjectResource),
  workUnits: z.array(z.lazy(() => workUnits.WorkUnit)),
  totalResources: z.int(),
  totalReferenceFiles: z.int(),
  referenceFiles: z.array(ReferenceFile),
  dropFiles: z.array(ProjectResourceRef),
  costs: z.array(z.lazy(() => costs.ManualCost)),
  costsLogfileId: z.optional(z.guid()),
  costsCalculatedAt: z.optional(z.int()),
  costCalculationMode: z.string(),
  taskPaymentType: z.string(),
  invoiceInfo: z.optional(z.string()),
  purchaseOrder: z.string(),
  needsPurchaseOrder: z.boolean(),
  keyDates: z.array(KeyDate),
  isContinuous: z.boolean(),
  continuous: z.optional(z.boolean()),
  ciTag: z.optional(z.string()),
  totalExpectedWorkUnits: z.optional(z.int()),
  hasDataTransformation: z.boolean(),
  enableTaskFeedback: z.boolean(),
  automationStatus: z.optional(z.string()),
  ntMatchOverRepetitionEnabled: z.boolean(),
  wordCounter: shared.WordCounter,
  tmMatchOverRepetitionEnabled: z.boolean(),
  spellCheckerIgnoreWordsEnabled: z.boolean(),
  allowedMoves: z.array(ProjectMove),
})

export const ProjectCreate: z.ZodMiniType<types.ProjectCreate> = z.looseObject({
  reference: z.string().check(z.minLength(1), z.maxLength(255), z.regex(new RegExp('\\S'))),
  orgUnitUUID: z.guid(),
  contactUUID: z.optional(z.guid()),
  sourceLocale: shared.LocaleCode,
  currency: z.optional(z.string().check(z.regex(new RegExp('^[A-Z]{3}$')))),
  timezone: z.optional(z.string().check(z.maxLength(64))),
  notes: z.optional(z.string().check(z.maxLength(10000))),
  instructions: z.optional(z.string().check(z.maxLength(10000))),
  dueDate: z.optional(z.int().check(z.gte(0), z.lte(253402300799999))),
  tags: z.optional(z.array(z.string().check(z.minLength(1), z.maxLength(100), z.regex(new RegExp('\\S')))).check(z.maxLength(50))),
  customFields: z.optional(z.array(z.lazy(() => customFields.CustomFieldValueInput)).check(z.maxLength(100))),
})

export const ProjectInfo: z.ZodMiniType<types.ProjectInfo> = z.looseObject({
  name: z.optional(z.string().check(z.minLength(1), z.maxLength(255), z.regex(new RegExp('\\S')))),
  reference: z.optional(z.string().check(z.minLength(1), z.maxLength(255), z.regex(new RegExp('\\S')))),
  assigneeUUID: z.optional(z.nullable(z.guid())),
  clientUUID: z.optional(z.guid()),
  contactUUID: z.optional(z.guid()),
  dueDate: z.optional(z.nullable(z.int().check(z.gte(0), z.lte(253402300799999)))),
  instructions: z.optional(z.string().check(z.maxLength(10000))),
  notes: z.optional(z.string().check(z.maxLength(10000))),
  sourceLocale: z.optional(shared.LocaleCode),
  tags: z.optional(z.array(z.string().check(z.minLength(1), z.maxLength(100), z.regex(new RegExp('\\S')))).check(z.maxLength(50))),
  automationEnabled: z.optional(z.boolean()),
  autopilotEnabled: z.optional(z.boolean()),
  purchaseOrder: z.optional(z.string().check(z.maxLength(100))),
  keyDates: z.optional(z.array(KeyDate).check(z.maxLength(20))),
  inferDefaultSettings: z.optional(z.boolean()),
  ntMatchOverRepetitionEnabled: z.optional(z.boolean()),
  tmMatchOverRepetitionEnabled: z.optional(z.boolean()),
  spellCheckerIgnoreWordsEnabled: z.optional(z.boolean()),
})

export const ProjectStatusChange: z.ZodMiniType<types.ProjectStatusChange> = z.looseObject({
  newStatus: shared.ProjectStatus,
  calculateCosts: z.optional(z.boolean()),
  reason: z.optional(z.string().check(z.maxLength(2000))),
  optionUuid: z.optional(z.guid()),
  purchaseOrder: z.optional(z.string().check(z.minLength(1), z.maxLength(100), z.regex(new RegExp('\\S')))),
})

export const ProjectResourceCreate: z.ZodMiniType<types.ProjectResourceCreate> = z.looseObject({
  name: z.string().check(z.minLength(1), z.maxLength(255)),
  path: z.optional(z.string().check(z.maxLength(1024))),
  notes: z.optional(z.string().check(z.maxLength(2000))),
  previewUrl: z.optional(z.string().check(z.maxLength(2048), z.regex(new RegExp('^https?://')))),
  uploadUuid: z.optional(z.guid()),
  options: z.optional(z.lazy(() => uploads.FileOptions)),
})

export const ProjectResourceParamsUpdate: z.ZodMiniType<types.ProjectResourceParamsUpdate> = z.looseObject({
  applyAll: z.optional(z.boolean()),
  applySourceSegmentation: z.optional(z.boolean()),
  parameters: z.optional(ParserParameters),
  parserFilter: z.optional(z.string().check(z.maxLength(100))),
  tagRegex: z.optional(z.string().check(z.maxLength(2000))),
})

export const FileParserParameter: z.ZodMiniType<types.FileParserParameter> = z.looseObject({
  title: z.string(),
  description: z.string(),
  type: z.string(),
  value: z.union([z.string(), z.number(), z.boolean()]),
  choices: z.optional(z.array(z.string())),
})

export const FileParser: z.ZodMiniType<types.FileParser> = z.looseObject({
  label: z.string(),
  builtAs: z.optional(z.string()),
  applySourceSegmentation: z.boolean(),
  filters: z.looseObject({
  defaultFilter: z.string(),
  types: z.record(z.string(), z.looseObject({
  name: z.string(),
  order: z.int(),
})),
}),
  parameters: z.record(z.string(), FileParserParameter),
})

export const FileParams: z.ZodMiniType<types.FileParams> = z.looseObject({
  files: z.record(z.string(), FileParser),
})

export const ProjectWorkUnitPage: z.ZodMiniType<types.ProjectWorkUnitPage> = z.looseObject({
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
  content: z.array(z.lazy(() => workUnits.WorkUnit)),
})

export const WorkUnitsRequest: z.ZodMiniType<types.WorkUnitsRequest> = z.looseObject({
  projectResourceUuid: z.guid(),
  workflows: z.optional(z.array(z.string().check(z.minLength(1), z.maxLength(100))).check(z.minLength(1), z.maxLength(16))),
  targetLocales: z.array(shared.LocaleCode).check(z.minLength(1), z.maxLength(200)),
})

export const ProjectDownload: z.ZodMiniType<types.ProjectDownload> = z.looseObject({
  locales: z.optional(z.array(shared.LocaleCode).check(z.maxLength(200))),
  resources: z.optional(z.array(z.guid()).check(z.maxLength(1000))),
  retrieveLatestDeliveredWorkflow: z.optional(z.boolean()),
  updateDataTransformation: z.optional(z.boolean()),
  dataTransformationParamsMap: z.optional(z.record(z.string(), z.unknown())),
})

export const ContinuousProjectCreate: z.ZodMiniType<types.ContinuousProjectCreate> = z.looseObject({
  ciTag: z.string().check(z.minLength(1), z.maxLength(100), z.regex(new RegExp('^[^/\\\\]+$'))),
  orgUnitUUID: z.guid(),
  contactUUID: z.optional(z.guid()),
  reference: z.optional(z.string().check(z.minLength(1), z.maxLength(255), z.regex(new RegExp('\\S')))),
  source: z.optional(shared.LocaleCode),
  instructions: z.optional(z.string().check(z.maxLength(10000))),
  notes: z.optional(z.string().check(z.maxLength(10000))),
  tags: z.optional(z.array(z.string().check(z.minLength(1), z.maxLength(100), z.regex(new RegExp('\\S')))).check(z.maxLength(50))),
  totalExpectedWorkUnits: z.optional(z.int().check(z.gte(0), z.lte(1000000))),
})

export const ContinuousUpload: z.ZodMiniType<types.ContinuousUpload> = z.looseObject({
  file: z.custom<Upload>(),
  path: z.optional(z.string().check(z.maxLength(1000))),
  locales: z.optional(z.array(shared.LocaleCode).check(z.maxLength(200))),
  workflows: z.optional(z.array(z.string().check(z.minLength(1), z.maxLength(100))).check(z.maxLength(16))),
  reference: z.optional(z.string().check(z.minLength(1), z.maxLength(255), z.regex(new RegExp('\\S')))),
  source: z.optional(shared.LocaleCode),
  tags: z.optional(z.array(z.string().check(z.minLength(1), z.maxLength(100), z.regex(new RegExp('\\S')))).check(z.maxLength(50))),
})

export const WorkUnitSearch: z.ZodMiniType<types.WorkUnitSearch> = z.looseObject({
  fileName: z.optional(z.string().check(z.maxLength(255))),
  filenames: z.optional(z.array(z.string().check(z.maxLength(255))).check(z.maxLength(500))),
  projectResourceUuids: z.optional(z.array(z.guid()).check(z.maxLength(500))),
  uuids: z.optional(z.array(z.guid()).check(z.maxLength(500))),
  sourceLanguage: z.optional(shared.LocaleCode),
  targetLanguages: z.optional(z.array(shared.LocaleCode).check(z.maxLength(200))),
  status: z.optional(z.array(z.string().check(z.maxLength(40))).check(z.maxLength(10))),
  taskStatus: z.optional(z.array(z.string().check(z.maxLength(40))).check(z.maxLength(10))),
  workflows: z.optional(z.array(z.string().check(z.maxLength(100))).check(z.maxLength(50))),
  page: z.optional(z.int().check(z.gte(0), z.lte(1000000))),
  size: z.optional(z.int().check(z.gte(1), z.lte(500))),
})

export const ProjectUsage: z.ZodMiniType<types.ProjectUsage> = z.looseObject({
  resources: z.int().check(z.gte(0)),
  workUnits: z.int().check(z.gte(0)),
  tasks: z.int().check(z.gte(0)),
  assignedTasks: z.int().check(z.gte(0)),
  deliveredTasks: z.int().check(z.gte(0)),
  translatedSegments: z.int().check(z.gte(0)),
  messages: z.int().check(z.gte(0)),
  referenceFiles: z.int().check(z.gte(0)),
  isRemovable: z.boolean(),
})

export const LanguageStep: z.ZodMiniType<types.LanguageStep> = z.looseObject({
  workflow: z.string(),
  title: z.string(),
  index: z.int(),
  totalTasks: z.int(),
  openTasks: z.int(),
  deliveredTasks: z.int(),
  unassignedTasks: z.int(),
  assignableTasks: z.int(),
  overdueTasks: z.int(),
  waitingTasks: z.int(),
  totalSegments: z.int(),
  confirmedSegments: z.int(),
  dueDate: z.optional(z.int()),
  deliveryDate: z.optional(z.int()),
  assignees: z.array(z.lazy(() => users.UserRef)),
  assigneeCount: z.int(),
})

export const LanguageProgress: z.ZodMiniType<types.LanguageProgress> = z.looseObject({
  targetLocale: z.string(),
  workUnits: z.int(),
  preparing: z.int(),
  failed: z.int(),
  words: z.int(),
  weightedWords: z.optional(z.number()),
  steps: z.array(LanguageStep),
})

export const FileProgressStep: z.ZodMiniType<types.FileProgressStep> = z.looseObject({
  taskUuid: z.guid(),
  workflow: z.string(),
  index: z.int(),
  status: shared.TaskStatus,
  share: z.number().check(z.gte(0), z.lte(1)),
  isOverdue: z.boolean(),
  isWaiting: z.boolean(),
  assigneeUuid: z.optional(z.guid()),
  dueDate: z.optional(z.int()),
  deliveryDate: z.optional(z.int()),
  slices: z.optional(z.int().check(z.gte(2))),
})

export const FileProgressCell: z.ZodMiniType<types.FileProgressCell> = z.looseObject({
  workUnitUuid: z.guid(),
  targetLocale: z.string(),
  genesisCreationStatus: z.string(),
  steps: z.array(FileProgressStep),
})

export const FileProgress: z.ZodMiniType<types.FileProgress> = z.looseObject({
  uuid: z.guid(),
  name: z.string(),
  path: z.string(),
  words: z.int(),
  cells: z.array(FileProgressCell),
})

export const FileProgressPage: z.ZodMiniType<types.FileProgressPage> = z.looseObject({
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
  content: z.array(FileProgress),
  people: z.array(z.lazy(() => users.UserRef)),
})

export const PaymentType: z.ZodMiniType<types.PaymentType> = z.looseObject({
  paymentType: z.string(),
})

export const ResourceIngestion: z.ZodMiniType<types.ResourceIngestion> = z.looseObject({
  uuid: z.guid(),
  name: z.string(),
  path: z.string(),
  status: z.string(),
  totalWorkUnits: z.int(),
  completedWorkUnits: z.int(),
  totalSegments: z.optional(z.int()),
  leftOutTexts: z.optional(z.int()),
  error: z.optional(z.string()),
  failure: z.optional(shared.Failure),
})

export const ArchiveIngestion: z.ZodMiniType<types.ArchiveIngestion> = z.looseObject({
  uuid: z.guid(),
  name: z.string(),
  notTaken: z.array(z.lazy(() => uploads.NotTakenFile)),
})

export const IngestionStatus: z.ZodMiniType<types.IngestionStatus> = z.looseObject({
  status: z.string(),
  totalFiles: z.int(),
  completedFiles: z.int(),
  resources: z.array(ResourceIngestion),
  archives: z.optional(z.array(ArchiveIngestion)),
})

export const LeftOutText: z.ZodMiniType<types.LeftOutText> = z.looseObject({
  key: z.string(),
  text: z.string(),
  reason: z.string(),
})

export const LeftOutTextPage: z.ZodMiniType<types.LeftOutTextPage> = z.looseObject({
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
  content: z.array(LeftOutText),
})

export const GlossaryBinding: z.ZodMiniType<types.GlossaryBinding> = z.looseObject({
  glossaries: z.optional(z.array(z.guid()).check(z.maxLength(50))),
})

export const SourceFilesRequest: z.ZodMiniType<types.SourceFilesRequest> = z.looseObject({
  projectId: z.optional(z.guid()),
  workUnitUuids: z.array(z.guid()).check(z.minLength(1), z.maxLength(1000)),
})

export const TranslatedFilesRequest: z.ZodMiniType<types.TranslatedFilesRequest> = z.looseObject({
  projectId: z.optional(z.guid()),
  workUnitUuids: z.array(z.guid()).check(z.minLength(1), z.maxLength(1000)),
  workflowLevel: z.optional(z.int().check(z.gte(0))),
  addSourceAndTargetSuffix: z.optional(z.boolean()),
  downloadDeliverables: z.optional(z.boolean()),
})

export const LocKitRequest: z.ZodMiniType<types.LocKitRequest> = z.looseObject({
  locKitTypeJob: z.string().check(z.maxLength(20)),
  projectId: z.optional(z.guid()),
  workUnitUuids: z.array(z.guid()).check(z.minLength(1), z.maxLength(1000)),
  workflowLevel: z.optional(z.int().check(z.gte(0))),
  addSourceAndTargetSuffix: z.optional(z.boolean()),
})

export const LocKitJob: z.ZodMiniType<types.LocKitJob> = z.looseObject({
  id: z.guid(),
  status: shared.JobStatus,
  type: z.string(),
  creatinDate: z.int(),
})

export const TranslationKitJob: z.ZodMiniType<types.TranslationKitJob> = z.looseObject({
  id: z.guid(),
  status: shared.JobStatus,
  type: z.string(),
  creationDate: z.int(),
  startTime: z.optional(z.int()),
  endTime: z.optional(z.int()),
  completedFiles: z.int(),
  totalFiles: z.int(),
  downloadFileUrl: z.optional(z.string()),
  error: z.optional(z.string()),
  failure: z.optional(shared.Failure),
})

export const ProjectMessage: z.ZodMiniType<types.ProjectMessage> = z.looseObject({
  uuid: z.guid(),
  text: z.string(),
  author: z.guid(),
  authorName: z.string(),
  creationTimestamp: z.int(),
  privateMessage: z.boolean(),
  parent: z.optional(z.guid()),
  replies: z.array(z.lazy(() => ProjectMessage)),
})

export const ProjectMessagePage: z.ZodMiniType<types.ProjectMessagePage> = z.looseObject({
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
  content: z.array(ProjectMessage),
})

export const ProjectMessageCreate: z.ZodMiniType<types.ProjectMessageCreate> = z.looseObject({
  text: z.string().check(z.minLength(1), z.maxLength(10000)),
  privateMessage: z.optional(z.boolean()),
  parent: z.optional(z.nullable(z.guid())),
})

export const ProcessCount: z.ZodMiniType<types.ProcessCount> = z.looseObject({
  status: z.string(),
  count: z.int(),
})

export const MemoryBindingSettings: z.ZodMiniType<types.MemoryBindingSettings> = z.looseObject({
  codeUomAbbreviationEnabled: z.optional(z.boolean()),
  workflows: z.optional(z.array(z.looseObject({
  workflowUuid: z.guid(),
  read: z.boolean(),
  write: z.boolean(),
})).check(z.maxLength(50))),
})

export const TranslationMemoryBindingRequest: z.ZodMiniType<types.TranslationMemoryBindingRequest> = z.looseObject({
  tmUuid: z.guid(),
  atlasTmId: z.optional(z.int()),
  read: z.optional(z.boolean()),
  write: z.optional(z.boolean()),
  penalty: z.optional(z.int().check(z.gte(0), z.lte(100))),
  threshold: z.optional(z.int().check(z.gte(50), z.lte(101))),
  maxHits: z.optional(z.int().check(z.gte(1), z.lte(50))),
  fixTags: z.optional(z.boolean()),
  settings: z.optional(MemoryBindingSettings),
})

export const ServedLocale: z.ZodMiniType<types.ServedLocale> = z.looseObject({
  targetLocale: shared.LocaleCode,
  memoryLocales: z.array(shared.LocaleCode),
  penalty: z.int().check(z.gte(0)),
})

export const TranslationMemoryBinding: z.ZodMiniType<types.TranslationMemoryBinding> = z.looseObject({
  id: z.guid(),
  version: z.string(),
  projectUuid: z.guid(),
  tmUuid: z.guid(),
  atlasTmId: z.int(),
  name: z.string(),
  read: z.boolean(),
  write: z.boolean(),
  penalty: z.int(),
  threshold: z.int(),
  maxHits: z.int(),
  fixTags: z.boolean(),
  settings: MemoryBindingSettings,
  tm: z.lazy(() => translationMemories.TranslationMemory),
  sourcePenalty: z.int().check(z.gte(0)),
  served: z.array(ServedLocale),
})

export const listResourcesResult: z.ZodMiniType<types.ProjectResourceRef[]> = z.array(ProjectResourceRef)

export const uploadResourceContentBody: z.ZodMiniType<NonNullable<types.ProjectsUploadResourceContentParams['body']>> = z.looseObject({
  file: z.optional(z.custom<Upload>()),
  uploadUuid: z.optional(z.guid()),
})

export const createWorkUnitsBody: z.ZodMiniType<NonNullable<types.ProjectsCreateWorkUnitsParams['body']>> = z.union([z.array(WorkUnitsRequest).check(z.minLength(1), z.maxLength(1000)), WorkUnitSearch])

export const createWorkUnitsResult: z.ZodMiniType<types.ProjectsCreateWorkUnitsResult> = z.union([z.array(z.lazy(() => workUnits.WorkUnit)), ProjectWorkUnitPage])

export const getProcessSummaryResult: z.ZodMiniType<types.ProcessCount[]> = z.array(ProcessCount)

export const listProgressResult: z.ZodMiniType<types.LanguageProgress[]> = z.array(LanguageProgress)

export const uploadReferenceFileBody: z.ZodMiniType<NonNullable<types.ProjectsUploadReferenceFileParams['body']>> = z.looseObject({
  File: z.custom<Upload>(),
})

export const listGlossariesResult: z.ZodMiniType<z.output<typeof glossaries.GlossaryRef>[]> = z.array(z.lazy(() => glossaries.GlossaryRef))

export const bindGlossariesResult: z.ZodMiniType<z.output<typeof glossaries.GlossaryRef>[]> = z.array(z.lazy(() => glossaries.GlossaryRef))

export const listTranslationMemoriesResult: z.ZodMiniType<types.TranslationMemoryBinding[]> = z.array(TranslationMemoryBinding)

export const bindTranslationMemoriesBody: z.ZodMiniType<NonNullable<types.ProjectsBindTranslationMemoriesParams['body']>> = z.array(TranslationMemoryBindingRequest).check(z.maxLength(50))

export const bindTranslationMemoriesResult: z.ZodMiniType<types.TranslationMemoryBinding[]> = z.array(TranslationMemoryBinding)
