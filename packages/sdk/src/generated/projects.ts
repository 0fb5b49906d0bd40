// Generated from openapi/resources/projects.yaml by openapi/generate.ts. Do not edit.
import type { AsyncOperation, NoParams, Operation, Upload } from '../operation.ts'
import type { BulkItem } from './bulkChanges.ts'
import type { ManualCost } from './costs.ts'
import type { CustomFieldValue, CustomFieldValueInput } from './customFields.ts'
import type { GlossaryRef } from './glossaries.ts'
import type { Job } from './jobs.ts'
import type { OrgUnitRef } from './orgUnits.ts'
import type { CostsStatus, DownloadRequest, Failure, JobStatus, ListExport, LocaleCode, PageInfo, ProjectStatus, TaskStatus, WordCounter } from './shared.ts'
import type { TranslationMemory } from './translationMemories.ts'
import type { FileOptions, FileQuestion, NotTakenFile } from './uploads.ts'
import type { UserRef } from './users.ts'
import type { WorkUnit } from './workUnits.ts'
import { bytes, nothing } from '../answers.ts'
import { form } from '../body.ts'
import { asyncOperation, operation } from '../operation.ts'

export interface ProjectPage extends PageInfo {
  /** Projects on this page */
  content: ProjectSummary[]
}

/** A project in the list of projects */
export interface ProjectSummary {
  /** Id */
  uuid: string
  /** Number of the project */
  id?: number
  /** System number, for example B-2478-1111 */
  name: string
  /** Human-readable label */
  reference: string
  status: ProjectStatus
  /** Source locale, for example en_us */
  sourceLocale: string
  /** Target locales of its work units */
  targetLocales: string[]
  /** ISO 4217 code of its prices */
  currency: string
  /** When the project was created (epoch ms) */
  createDate: number
  /** Due date (epoch ms) */
  dueDate?: number
  /** When the project was delivered (epoch ms) */
  deliveryDate?: number
  /** When the project was archived (epoch ms); absent unless it is */
  archiveDate?: number
  creator: UserRef
  contact?: UserRef
  assignee?: UserRef
  client: OrgUnitRef
  organizationalUnit: OrgUnitRef
  /** Tags */
  tags: string[]
  /** Percentage of confirmed segments in all steps (0 to 100); canceled steps do not count */
  progress: number
  /** Progress of each workflow step, in order */
  progressByWorkflow?: WorkflowProgress[]
  /** Cost for the client, in `currency`; absent until costs are calculated */
  totalCost?: number
  costsStatus: CostsStatus
  /** Work units */
  totalWorkUnits: number
  /** Segments of all work units, except those whose tasks were all canceled */
  totalSegments: number
  /** Of these, confirmed segments */
  confirmedSegments: number
  /** Source words, each file counted once for each target locale */
  totalWords: number
  /** Open tasks without an assignee */
  unassignedTasks: number
  /** Whether tasks are offered and assigned automatically */
  autopilotEnabled: boolean
  /** Whether the project is delivered automatically once its last task is delivered */
  automationEnabled: boolean
  /** Values of custom fields */
  customFields: CustomFieldValue[]
}

/** Projects and how to change them */
export interface ProjectBulkChange {
  /** What to change */
  kind: 'STATUS' | 'MANAGER' | 'TAGS' | 'ORG_UNIT' | 'ARCHIVE' | 'UNARCHIVE' | 'RECALCULATE'
  /** The projects */
  projectUuids: string[]
  /** For STATUS: the new status */
  newStatus?: ProjectStatus | undefined
  /** For STATUS: the reason, where the change needs one and `optionUuid` is omitted */
  reason?: string | undefined
  /** For STATUS with `CANCELLED`: the cancellation option; required if the account says so */
  optionUuid?: string | undefined
  /** For MANAGER: the new project manager */
  userUuid?: string | undefined
  /** For TAGS: tags to add */
  addTags?: string[] | undefined
  /** For TAGS: tags to remove */
  removeTags?: string[] | undefined
  /** For ORG_UNIT: the new organizational unit */
  orgUnitUuid?: string | undefined
}

/** What a bulk change would do */
export interface ProjectBulkPlan {
  /** Projects that would be changed */
  changing: BulkItem[]
  /** Projects that can not be changed, each with the reason */
  skipped: BulkItem[]
}

/** What a bulk change did */
export interface ProjectBulkResult {
  /** Projects that were changed */
  changed: BulkItem[]
  /** Projects that were not changed, each with the reason */
  skipped: BulkItem[]
}

/** An amount of money in one currency */
export interface CurrencyAmount {
  /** ISO 4217 code */
  currency: string
  /** Amount in `currency` */
  amount: number
}

/** Numbers of projects that need attention, among those that the caller can view */
export interface ProjectCounters {
  /** All projects */
  total: number
  /** Projects in DRAFT */
  toQuote: ProjectCounter & {
    /** When the oldest of them was created (epoch ms) */
    oldestDate?: number
  }
  /** Projects in PENDING */
  awaitingApproval: ProjectCounter & {
    /** Their costs, largest first; absent if the caller cannot view prices */
    costs?: CurrencyAmount[]
  }
  /** Projects past their due date that are not delivered */
  late: ProjectCounter & {
    /** Number of their organizational units */
    orgUnits: number
  }
  /** Projects with open tasks that have no assignee */
  unassigned: ProjectCounter & {
    /** Number of these tasks */
    tasks: number
  }
  /** Projects delivered since Monday, where the reader is */
  deliveredThisWeek: ProjectCounter & {
    /** Source words, each file counted once for each target locale */
    words: number
  }
}

export interface ProjectCounter {
  /** Number of projects */
  count: number
  /** Query line that finds them */
  filter: string
}

/** Sums of the projects of a list */
export interface ProjectTotals {
  /** Number of projects */
  projects: number
  /** Source words, each file counted once for each target locale */
  words: number
  /** Open tasks without an assignee */
  unassignedTasks: number
  /** Costs by currency, largest first; absent if the caller cannot view prices */
  costs?: CurrencyAmount[]
}

export interface WorkflowProgress {
  /** Workflow code */
  workflow: string
  /** Position among the steps, from 0 */
  index: number
  /** Segments to confirm in this step; segments for which the step was canceled do not count */
  totalSegments: number
  /** Segments confirmed in this step */
  confirmedSegments: number
  /** Tasks of this step that are not canceled */
  totalTasks: number
  /** Tasks of this step that are delivered or invoiced */
  deliveredTasks: number
}

/** A project with all details */
export interface Project extends ProjectSummary {
  /** Changes with each field that `projects.updateInfo` sets; send it as `If-Match`. A call compares only the fields that it changes */
  version: string
  /** Account of the project */
  accountUuid: string
  /** Id of the project in the editor */
  genesisId?: string
  /** Time zone key of its dates, for example UTC */
  timezone: string
  /** Instructions for linguists */
  instructions?: string
  /** Notes from the client */
  notes?: string
  /** Workflow steps, in order */
  workflows: WorkflowLevel[]
  /** Source files */
  resources: ProjectResource[]
  /** Work units */
  workUnits: WorkUnit[]
  /** Source files; also where `resources` is left empty */
  totalResources: number
  /** Reference files; also where `referenceFiles` is left empty */
  totalReferenceFiles: number
  /** Reference files, which are not translated */
  referenceFiles: ReferenceFile[]
  /** Files that are not classified yet */
  dropFiles: ProjectResourceRef[]
  /** Costs that were added manually */
  costs: ManualCost[]
  /** Analysis on which the costs are based */
  costsLogfileId?: string
  /** When the costs were calculated (epoch ms) */
  costsCalculatedAt?: number
  /** How costs are calculated */
  costCalculationMode: 'AUTOMATIC' | 'MANUAL' | (string & {})
  /** Unit of measure of linguist payments */
  taskPaymentType: 'WORDS' | 'HOURS' | 'PAGES' | 'FIXED' | 'MIXED' | (string & {})
  /** Text for the invoice */
  invoiceInfo?: string
  /** Purchase order of the client; empty for none */
  purchaseOrder: string
  /** Whether invoices of the organizational unit need a purchase order, and the project has none */
  needsPurchaseOrder: boolean
  /** Dates to keep in view besides the due date, earliest first */
  keyDates: KeyDate[]
  /** Whether the project is continuous */
  isContinuous: boolean
  /** Same as `isContinuous` */
  continuous?: boolean
  /** Name of the product within its organizational unit; only for continuous projects */
  ciTag?: string
  /** Expected number of work units of a continuous project, if specified */
  totalExpectedWorkUnits?: number
  /** Whether files are transformed before or after translation */
  hasDataTransformation: boolean
  /** Whether linguists are asked for feedback */
  enableTaskFeedback: boolean
  /** Current status of the automation */
  automationStatus?: string
  /** Whether a non-translatable segment counts as such rather than as a repetition */
  ntMatchOverRepetitionEnabled: boolean
  /** How source words are counted; taken from the organizational unit or the account when the project was created */
  wordCounter: WordCounter
  /** Whether a memory match counts as such rather than as a repetition */
  tmMatchOverRepetitionEnabled: boolean
  /** Whether the spelling check ignores the words in the account's list (`spellingWords.list`) */
  spellCheckerIgnoreWordsEnabled: boolean
  /** Status changes defined for the current status, with the reason if the caller cannot make one */
  allowedMoves: ProjectMove[]
}

export interface ProjectMove {
  to: ProjectStatus
  /** Key of the reason why the caller cannot make this change now; absent if the change is allowed */
  refused?: string
  /** Whether the change requires a reason */
  needsReason?: boolean
}

export interface WorkflowLevel {
  /** Position among the steps, from 0 */
  index: number
  /** Workflow code */
  name: string
  /** Display title */
  label?: string
}

export interface ProjectCreate {
  /** Human-readable label */
  reference: string
  /** Organizational unit that orders the project */
  orgUnitUUID: string
  /** Contact at the client; the caller if absent */
  contactUUID?: string | undefined
  /** Source locale, for example en_us */
  sourceLocale: LocaleCode
  /** ISO 4217 code; that of the organizational unit if absent */
  currency?: string | undefined
  /** Time zone key; that of the organizational unit if absent */
  timezone?: string | undefined
  /** Notes for the project manager */
  notes?: string | undefined
  /** Instructions for linguists */
  instructions?: string | undefined
  /** Due date (epoch ms) */
  dueDate?: number | undefined
  /** Tags */
  tags?: string[] | undefined
  /** Values of custom fields; those left out get their default values */
  customFields?: CustomFieldValueInput[] | undefined
}

export interface ProjectInfo {
  /** System number */
  name?: string | undefined
  /** Human-readable label */
  reference?: string | undefined
  /** Assigned project manager; null for none */
  assigneeUUID?: string | null | undefined
  /** Organizational unit that orders the project */
  clientUUID?: string | undefined
  /** Contact at the client */
  contactUUID?: string | undefined
  /** Due date (epoch ms); null for none */
  dueDate?: number | null | undefined
  /** Instructions for linguists */
  instructions?: string | undefined
  /** Notes from the client */
  notes?: string | undefined
  /** Source locale; only before work units exist */
  sourceLocale?: LocaleCode | undefined
  /** Tags */
  tags?: string[] | undefined
  /** Whether the project is delivered automatically once its last task is delivered */
  automationEnabled?: boolean | undefined
  /** Whether tasks are offered and assigned automatically */
  autopilotEnabled?: boolean | undefined
  /** Purchase order of the client; empty for none */
  purchaseOrder?: string | undefined
  /** Dates to keep in view besides the due date */
  keyDates?: KeyDate[] | undefined
  /** Apply the settings of the organizational unit again */
  inferDefaultSettings?: boolean | undefined
  /** Count a non-translatable segment as such rather than as a repetition */
  ntMatchOverRepetitionEnabled?: boolean | undefined
  /** Count a memory match as such rather than as a repetition */
  tmMatchOverRepetitionEnabled?: boolean | undefined
  /** Use the account's list of words to ignore */
  spellCheckerIgnoreWordsEnabled?: boolean | undefined
}

export interface KeyDate {
  /** What happens on this date */
  name: string
  /** Date and time (epoch ms) */
  date: number
}

export interface ProjectStatusChange {
  newStatus: ProjectStatus
  /** Also start the cost calculation */
  calculateCosts?: boolean | undefined
  /** Reason; required if the status change asks for one, unless `optionUuid` is set */
  reason?: string | undefined
  /** Cancellation option, for `CANCELLED` only; required if the account says so */
  optionUuid?: string | undefined
  /** Purchase order of the client, for `APPROVED` only; without it, the project keeps its purchase order */
  purchaseOrder?: string | undefined
}

export interface ProjectResource {
  /** Id */
  uuid: string
  /** Changes with the parser options; send it as `If-Match` to `projects.updateResourceParams` */
  version: string
  /** File name with its extension */
  name: string
  /** Folder in the project; empty at the top level */
  path: string
  /** Lowercase extension that determined the parser */
  type: string
  /** Notes on the file */
  notes?: string
  /** SHA-256 of the content in hex; absent until content is uploaded */
  hash?: string
  /** When the file was registered (epoch ms) */
  creation: number
  /** When the file was added to a project past DRAFT (epoch ms); absent for files of the draft */
  addedDate?: number
  /** Project */
  projectUuid: string
  /** Source locale */
  sourceLocale: string
  /** Target locales of its work units */
  targetLocales: string[]
  /** Workflow codes of its work units */
  workflows: string[]
  params: ProjectResourceParams
  /** Page that shows the text in context */
  previewUrl?: string
  /** Size of the content in bytes */
  size?: number
  /** Segments found; absent until content is uploaded */
  totalSegments?: number
  /** Source words found; absent until content is uploaded */
  totalWords?: number
  /** What the content leaves in doubt; absent without questions, and once the parser options have been set */
  questions?: FileQuestion[]
}

export interface ProjectResourceRef {
  /** Id */
  uuid: string
  /** File name */
  name: string
  /** Folder in the project; empty at the top level */
  path?: string
}

export interface ProjectResourceCreate {
  /** File name; its extension determines the parser */
  name: string
  /** Folder in the project, such as `packages/web`; the name of the file may stand at its end */
  path?: string | undefined
  /** Notes on the file */
  notes?: string | undefined
  /** Page that shows the text in context */
  previewUrl?: string | undefined
  /** An upload of `uploads.create`, as the content of the file */
  uploadUuid?: string | undefined
  /** How to read the file; the defaults of the parser if absent */
  options?: FileOptions | undefined
}

export interface ProjectResourceParams {
  /** Source file */
  projectResourceId?: string
  /** Filter of the parser that reads the file */
  parserFilter?: string
  /** Split paragraphs into sentences */
  applySourceSegmentation: boolean
  /** Regular expression; text that matches is kept as an inline tag */
  tagRegex?: string
  parameters: ParserParameters
  /** Whether the default settings of the parser are unchanged */
  defaultFilterSettings?: boolean
  /** Segmentation rules to use */
  segmentationParams?: string
  /** Extension that determines the parser */
  extensionFile?: string
  /** Extract term candidates during import */
  extractTerms?: boolean
}

/** Parser options by key, as listed by `projects.getFileParams` */
export type ParserParameters = Record<string, string | number | boolean>

export interface ProjectResourceParamsUpdate {
  /** Use these options for every file of the project with the same extension */
  applyAll?: boolean | undefined
  /** Split paragraphs into sentences */
  applySourceSegmentation?: boolean | undefined
  parameters?: ParserParameters | undefined
  /** Filter of the parser that reads the file */
  parserFilter?: string | undefined
  /** Regular expression; text that matches is kept as an inline tag */
  tagRegex?: string | undefined
}

export interface FileParams {
  /** Parsers by lowercase extension */
  files: Record<string, FileParser>
}

export interface FileParser {
  /** Name of the format */
  label: string
  /** Extension of translated files if it differs from that of the source; the layout of the source is then not kept */
  builtAs?: string
  /** Whether paragraphs are split into sentences by default */
  applySourceSegmentation: boolean
  /** Filters for reading the format */
  filters: {
    /** Default filter */
    defaultFilter: string
    /** Filters by key */
    types: Record<string, {
      /** Display name */
      name: string
      /** Position in the list */
      order: number
    }>
  }
  /** Options by key */
  parameters: Record<string, FileParserParameter>
}

export interface FileParserParameter {
  /** Label of the field */
  title: string
  /** What the option does */
  description: string
  /** Type of the value */
  type: 'boolean' | 'int' | 'string' | (string & {})
  /** Default value */
  value: string | number | boolean
  /** Allowed values of a string; absent if any value is allowed */
  choices?: string[]
}

export interface ProjectWorkUnitPage extends PageInfo {
  /** Work units on this page */
  content: WorkUnit[]
}

export interface WorkUnitsRequest {
  /** Source file */
  projectResourceUuid: string
  /** Workflow codes, in the order of the steps; the default steps for files of this type if omitted */
  workflows?: string[] | undefined
  /** Target locales */
  targetLocales: LocaleCode[]
}

export interface ProjectDownload {
  /** Only these target locales */
  locales?: LocaleCode[] | undefined
  /** Only these source files */
  resources?: string[] | undefined
  /** Use the text of the last delivered step instead of the current one; files without a delivered step are skipped */
  retrieveLatestDeliveredWorkflow?: boolean | undefined
  /** Refused unless `false`: there are no transformation settings to save */
  updateDataTransformation?: boolean | undefined
  /** Refused unless empty: files are downloaded as they are translated, without transformations */
  dataTransformationParamsMap?: Record<string, unknown> | undefined
}

export interface ContinuousProjectCreate {
  /** Name of the product within its organizational unit; part of the address of its files */
  ciTag: string
  /** Organizational unit that orders the project */
  orgUnitUUID: string
  /** Contact at the client; the caller if absent */
  contactUUID?: string | undefined
  /** Human-readable label; the tag if absent */
  reference?: string | undefined
  /** Source locale; the default one of the organizational unit if absent */
  source?: LocaleCode | undefined
  /** Instructions for linguists */
  instructions?: string | undefined
  /** Notes for the project manager */
  notes?: string | undefined
  /** Tags */
  tags?: string[] | undefined
  /** Expected number of work units */
  totalExpectedWorkUnits?: number | undefined
}

export interface ContinuousUpload {
  /** The file, up to 512 MB; its name and folder identify later versions */
  file: Upload
  /** Folder of the file, such as `packages/web`; the name of the file may stand at its end */
  path?: string | undefined
  /** Target locales; those of the organizational unit if absent */
  locales?: LocaleCode[] | undefined
  /** Workflow codes, in the order of the steps; those of the organizational unit if absent */
  workflows?: string[] | undefined
  /** Human-readable label of a project that is created with this file */
  reference?: string | undefined
  /** Source locale of a project that is created with this file; must match that of the project if one exists */
  source?: LocaleCode | undefined
  /** Tags to add to the project */
  tags?: string[] | undefined
}

export interface WorkUnitSearch {
  /** Part of the file name */
  fileName?: string | undefined
  /** One or more complete file names */
  filenames?: string[] | undefined
  /** One or more source files */
  projectResourceUuids?: string[] | undefined
  /** One or more work units */
  uuids?: string[] | undefined
  /** Source locale */
  sourceLanguage?: LocaleCode | undefined
  /** One or more target locales */
  targetLanguages?: LocaleCode[] | undefined
  /** One or more statuses of the current step */
  status?: string[] | undefined
  /** One or more statuses; matches if any step has one of them */
  taskStatus?: string[] | undefined
  /** One or more codes of the current step */
  workflows?: string[] | undefined
  /** Page number, from 0 */
  page?: number | undefined
  /** Work units per page */
  size?: number | undefined
}

export interface ProjectUsage {
  /** Source files */
  resources: number
  /** Work units */
  workUnits: number
  /** Tasks */
  tasks: number
  /** Of these, tasks with an assignee */
  assignedTasks: number
  /** Tasks that are delivered or invoiced; a project with any of them is kept */
  deliveredTasks: number
  /** Segments with a translation */
  translatedSegments: number
  /** Messages */
  messages: number
  /** Reference files */
  referenceFiles: number
  /** Whether the project can be deleted now */
  isRemovable: boolean
}

export interface LanguageProgress {
  /** Target locale */
  targetLocale: string
  /** Work units in this language */
  workUnits: number
  /** Work units whose segments are being created */
  preparing: number
  /** Work units whose segments could not be created */
  failed: number
  /** Source words of these work units */
  words: number
  /** Words after match discounts; absent until all of these work units are analyzed */
  weightedWords?: number
  /** Workflow steps of this language, in order */
  steps: LanguageStep[]
}

export interface LanguageStep {
  /** Workflow code */
  workflow: string
  /** Title of the step */
  title: string
  /** Position among the steps, from 0 */
  index: number
  /** Tasks */
  totalTasks: number
  /** Tasks that are not delivered */
  openTasks: number
  /** Tasks that are delivered or invoiced */
  deliveredTasks: number
  /** Open tasks without an assignee */
  unassignedTasks: number
  /** Of these, tasks that can be assigned now */
  assignableTasks: number
  /** Open tasks past their due date */
  overdueTasks: number
  /** Open tasks whose previous step is not delivered */
  waitingTasks: number
  /** Segments to confirm in this step */
  totalSegments: number
  /** Segments confirmed in this step */
  confirmedSegments: number
  /** Earliest due date of the open tasks (epoch ms); absent without one */
  dueDate?: number
  /** When the last task was delivered (epoch ms); absent while tasks are open */
  deliveryDate?: number
  /** Up to three assignees, those with the most tasks first */
  assignees: UserRef[]
  /** Assignees */
  assigneeCount: number
}

/** A page of files with their progress */
export interface FileProgressPage extends PageInfo {
  /** Files on this page */
  content: FileProgress[]
  /** Assignees on this page */
  people: UserRef[]
}

export interface FileProgress {
  /** Source file */
  uuid: string
  /** File name */
  name: string
  /** Folder within the project; empty for none */
  path: string
  /** Source words */
  words: number
  /** Its work units, by target locale */
  cells: FileProgressCell[]
}

export interface FileProgressCell {
  /** Work unit */
  workUnitUuid: string
  /** Target locale */
  targetLocale: string
  /** Whether its segments are there */
  genesisCreationStatus: 'CREATING' | 'CREATED' | 'ERROR' | (string & {})
  /** Its workflow steps, in order */
  steps: FileProgressStep[]
}

export interface FileProgressStep {
  /** Task of this step */
  taskUuid: string
  /** Workflow code */
  workflow: string
  /** Position among the steps, from 0 */
  index: number
  status: TaskStatus
  /** Confirmed share of the segments in this step, 0 to 1 */
  share: number
  /** Whether the task is open past its due date */
  isOverdue: boolean
  /** Whether the previous step is not delivered */
  isWaiting: boolean
  /** Assignee, listed in `people`; absent for none */
  assigneeUuid?: string
  /** Due date (epoch ms); absent for none */
  dueDate?: number
  /** When the task was delivered (epoch ms) */
  deliveryDate?: number
  /** Number of slices of a step that is split; `taskUuid` is the first one that is open. Absent for a whole file */
  slices?: number
}

export interface PaymentType {
  /** Payment type; WORDS as long as no payment is based on anything else */
  paymentType: 'WORDS' | 'HOURS' | 'PAGES' | 'FIXED' | 'MIXED' | (string & {})
}

export interface IngestionStatus {
  /** ERROR if a file could not be imported, RUNNING while a file is being imported, WAITING while a file has no content */
  status: 'WAITING' | 'RUNNING' | 'DONE' | 'ERROR' | (string & {})
  /** Source files */
  totalFiles: number
  /** Of these, files that are DONE */
  completedFiles: number
  /** Import status of each file */
  resources: ResourceIngestion[]
  /** Archives that files of the project came in and that have others which were not taken; absent if there are none */
  archives?: ArchiveIngestion[]
}

export interface ArchiveIngestion {
  /** Id */
  uuid: string
  /** File name */
  name: string
  /** Files in the archive that were not taken */
  notTaken: NotTakenFile[]
}

export interface ResourceIngestion {
  /** Source file */
  uuid: string
  /** File name */
  name: string
  /** Folder in the project; empty at the top level */
  path: string
  /** Import status of the file */
  status: 'WAITING' | 'RUNNING' | 'DONE' | 'ERROR' | (string & {})
  /** Work units of the file */
  totalWorkUnits: number
  /** Of these, work units that have their segments */
  completedWorkUnits: number
  /** Segments found; absent until content is uploaded */
  totalSegments?: number
  /** Texts that are not translated, which `projects.listLeftOutTexts` lists; absent until content is uploaded */
  leftOutTexts?: number
  /** Why the file could not be imported; absent without an error */
  error?: string
  /** Machine-readable form of `error` */
  failure?: Failure
}

export interface LeftOutTextPage extends PageInfo {
  /** Texts on this page */
  content: LeftOutText[]
}

export interface LeftOutText {
  /** What identifies the text in the file */
  key: string
  /** The text, cut off after 500 characters */
  text: string
  /** NOT_TRANSLATABLE if the file says so, ONLY_TAGS without words between tags and placeholders, REFERENCE for the name of another resource, SKIPPED_KEY if the parser options leave out its key, PLURAL_FORM if the target language has no such form, DESCRIPTION if it describes other texts, CODE if the parser options leave out code, PICTURE for a page without text */
  reason: 'NOT_TRANSLATABLE' | 'ONLY_TAGS' | 'REFERENCE' | 'SKIPPED_KEY' | 'PLURAL_FORM' | 'DESCRIPTION' | 'CODE' | 'PICTURE' | (string & {})
}

export interface ReferenceFile {
  /** Id */
  uuid: string
  /** File name */
  name: string
  /** Size in bytes */
  size: number
  /** When the file was added (epoch ms) */
  creation: number
}

export interface GlossaryBinding {
  /** Glossaries, in the order in which they are searched; none if absent */
  glossaries?: string[] | undefined
}

export interface SourceFilesRequest {
  /** Id of the project, as in the path */
  projectId?: string | undefined
  /** Work units whose source files to export; a file of several work units is included once */
  workUnitUuids: string[]
}

export interface TranslatedFilesRequest {
  /** Id of the project, as in the path */
  projectId?: string | undefined
  /** Work units to export */
  workUnitUuids: string[]
  /** Index of the step whose text is exported, from 0 */
  workflowLevel?: number | undefined
  /** Append source and target locale to file names */
  addSourceAndTargetSuffix?: boolean | undefined
  /** Export the files as delivered in the last delivered step */
  downloadDeliverables?: boolean | undefined
}

export interface LocKitRequest {
  /** Format of the export */
  locKitTypeJob: 'XLIFF' | 'XLSX' | (string & {})
  /** Id of the project, as in the path */
  projectId?: string | undefined
  /** Work units to export */
  workUnitUuids: string[]
  /** Index of the step whose text is exported, from 0 */
  workflowLevel?: number | undefined
  /** Append source and target locale to file names */
  addSourceAndTargetSuffix?: boolean | undefined
}

export interface LocKitJob {
  /** Id of the request to poll */
  id: string
  status: JobStatus
  /** Type of export */
  type: string
  /** When the export was started (epoch ms); the misspelled name is part of the API */
  creatinDate: number
}

export interface TranslationKitJob {
  /** Id of the request */
  id: string
  status: JobStatus
  /** Type of export */
  type: string
  /** When the export was requested (epoch ms) */
  creationDate: number
  /** When the export started (epoch ms) */
  startTime?: number
  /** When the export ended (epoch ms) */
  endTime?: number
  /** Completed files */
  completedFiles: number
  /** Requested files */
  totalFiles: number
  /** Download address of the file, once it is ready */
  downloadFileUrl?: string
  /** Why the export failed */
  error?: string
  /** Machine-readable form of `error` */
  failure?: Failure
}

export interface ProjectMessage {
  /** Id */
  uuid: string
  /** The note */
  text: string
  /** Author */
  author: string
  /** Name of the author */
  authorName: string
  /** When the note was written (epoch ms) */
  creationTimestamp: number
  /** Whether the note is hidden from clients and linguists */
  privateMessage: boolean
  /** Note that this one replies to */
  parent?: string
  /** Replies, oldest first */
  replies: ProjectMessage[]
}

export interface ProjectMessagePage extends PageInfo {
  /** Threads on this page */
  content: ProjectMessage[]
}

export interface ProjectMessageCreate {
  /** The note */
  text: string
  /** Hide the note from clients and linguists */
  privateMessage?: boolean | undefined
  /** Note that this one replies to; null or absent for none */
  parent?: string | null | undefined
}

export interface ProcessCount {
  /** Task status */
  status: string
  /** Tasks with this status */
  count: number
}

export interface MemoryBindingSettings {
  /** Whether abbreviations of units of measure are treated as inline tags. Always false; true is refused */
  codeUomAbbreviationEnabled?: boolean | undefined
  /** Read and write settings per workflow step, where they differ from those of the memory in the project */
  workflows?: {
    /** Workflow step */
    workflowUuid: string
    /** Whether matches are offered in this step */
    read: boolean
    /** Whether the memory is updated from this step */
    write: boolean
  }[] | undefined
}

export interface TranslationMemoryBindingRequest {
  /** Memory */
  tmUuid: string
  /** Number of the memory in the editor */
  atlasTmId?: number | undefined
  /** Whether matches from the memory are offered */
  read?: boolean | undefined
  /** Whether the memory is updated when tasks are delivered */
  write?: boolean | undefined
  /** Penalty: percentage points subtracted from every match score */
  penalty?: number | undefined
  /** Lowest match score offered, in percent */
  threshold?: number | undefined
  /** Maximum number of matches per segment */
  maxHits?: number | undefined
  /** Number the inline tags of a match like those of the segment */
  fixTags?: boolean | undefined
  settings?: MemoryBindingSettings | undefined
}

export interface TranslationMemoryBinding {
  /** Id of the memory in this project */
  id: string
  /** Changes with the settings of the memory in this project; see `If-Match` of `projects.bindTranslationMemories` */
  version: string
  /** Project */
  projectUuid: string
  /** Memory */
  tmUuid: string
  /** Number of the memory in the editor */
  atlasTmId: number
  /** Name of the memory */
  name: string
  /** Whether matches from the memory are offered */
  read: boolean
  /** Whether the memory is updated when tasks are delivered */
  write: boolean
  /** Penalty: percentage points subtracted from every match score */
  penalty: number
  /** Lowest match score offered, in percent */
  threshold: number
  /** Maximum number of matches per segment */
  maxHits: number
  /** Whether the inline tags of a match are numbered like those of the segment */
  fixTags: boolean
  settings: MemoryBindingSettings
  tm: TranslationMemory
  /** Percentage points that all its translations lose in addition because its source language is for another region, such as `en_gb` for `en_us`; otherwise 0 */
  sourcePenalty: number
  /** Which of its translations the memory offers for each target locale of the project */
  served: ServedLocale[]
}

/** A target locale of a project, and the translations that a memory has for it */
export interface ServedLocale {
  /** Target locale of the project */
  targetLocale: LocaleCode
  /** Locales of the memory whose translations are offered, the nearest first: the same language in the same script. Empty where the memory has none */
  memoryLocales: LocaleCode[]
  /** Percentage points that the nearest lose because they are for another region, such as `es` for `es_mx`; otherwise 0 */
  penalty: number
}

/** What `projects.list` takes. */
export interface ProjectsListParams {
  query?: {
    /** Free text; matches reference, name, and organizational unit */
    q?: string | undefined
    /** Part of the system number, for example B-2478 */
    name?: string | undefined
    /** Part of the human-readable label */
    reference?: string | undefined
    /** Part of the name of a file in the project */
    fileName?: string | undefined
    /** One or more statuses */
    status?: readonly ProjectStatus[] | undefined
    /** Projects that have all of these tags */
    tags?: readonly string[] | undefined
    /** Organizational unit */
    orgUnitUuid?: string | undefined
    /** Organization */
    organizationUuid?: string | undefined
    /** Assigned project manager */
    projectManagerUuid?: string | undefined
    /** Contact at the client */
    contactPersonUuid?: string | undefined
    /** Text in the source of the project, matched from the beginning of a word; not case-sensitive */
    sourceQuery?: string | undefined
    /** Created on this day or later, yyyy-MM-dd */
    startCreateDate?: string | undefined
    /** Created on this day or earlier, yyyy-MM-dd */
    endCreateDate?: string | undefined
    /** Due date on this day or later, yyyy-MM-dd */
    startDueDate?: string | undefined
    /** Due date on this day or earlier, yyyy-MM-dd */
    endDueDate?: string | undefined
    /** Query line of conditions that must all be met, such as `status:draft due:<2026-12-01 -tag:legal`. `OR`, `NOT` or `-`, parentheses, comparisons, ranges (`[a to b]`), relative dates (`"2 weeks ago"`, `this-week`), and several values of a field (`status:draft,pending`) are available. Text is matched anywhere (`name:app`), as a whole (`name:="app"`), at the beginning (`name:app*`) or end (`name:*app`), or by its words in any order (`name:~"app store"`). Days are those of the reader: of the time zone in the cookie `timezone` of a browser, else of the one that the person has set, else UTC. If the line is invalid, the response is 400, and `data` gives the problem and its position. */
    filter?: string | undefined
    /** Page number, from 0. */
    page?: number | undefined
    /** Items per page. */
    size?: number | undefined
    /** A named sort, or a field and a direction (`dueDate,desc`); in lists whose entities have custom fields, also a custom field (`cf.cost-center,desc`). A sort that the list does not have is refused with 400. */
    sort?: string | undefined
  } | undefined
}

/**
 * List the projects that the caller can view
 *
 * Without archived projects, except for filters with `is:archived`.
 *
 * `GET /api/v3/project` (published). Needs PROJECT_list.
 *
 * @throws {HttpError} a code of any call
 */
export const list: Operation<ProjectsListParams, ProjectPage> = /*@__PURE__*/ operation('projects.list', 'GET', '/api/v3/project')

/** What `projects.create` takes. */
export interface ProjectsCreateParams {
  query?: {
    /** Apply the price list, currency, languages, glossaries, and automation of the organizational unit */
    inferDefaultSettings?: boolean | undefined
    /** Organizational unit of an empty base project */
    clientUuid?: string | undefined
    /** Hint that the caller reads only uuid, name, status, and createDate */
    'id-only'?: boolean | undefined
    /** Source locale of an empty base project */
    sourceLocale?: LocaleCode | undefined
  } | undefined
  body?: ProjectCreate | undefined
}

/**
 * Create a project in DRAFT
 *
 * With a body, creates a full project. With `clientUuid` and no body, creates an empty base project of that organizational unit, for distribution over several organizational units; `id-only` indicates that the caller reads only its reference fields.
 *
 * `POST /api/v3/project` (published). Needs PROJECT_create.
 *
 * @throws {HttpError} NOT_FOUND, ORG_UNIT_INACTIVE, a code of any call
 */
export const create: Operation<ProjectsCreateParams, Project> = /*@__PURE__*/ operation('projects.create', 'POST', '/api/v3/project', { refreshes: ['activity'], retry: 'never' })

/**
 * Count the projects that need attention
 *
 * Each counter has the `filter` with which `projects.list` returns the counted projects.
 *
 * `GET /api/v3/project/counters` (designed). Needs PROJECT_list.
 *
 * @throws {HttpError} a code of any call
 */
export const getCounters: Operation<NoParams, ProjectCounters> = /*@__PURE__*/ operation('projects.getCounters', 'GET', '/api/v3/project/counters')

/** What `projects.getTotals` takes. */
export interface ProjectsGetTotalsParams {
  query?: {
    /** Free text; matches reference, name, and organizational unit */
    q?: string | undefined
    /** Part of the system number, for example B-2478 */
    name?: string | undefined
    /** Part of the human-readable label */
    reference?: string | undefined
    /** Part of the name of a file in the project */
    fileName?: string | undefined
    /** One or more statuses */
    status?: readonly ProjectStatus[] | undefined
    /** Projects that have all of these tags */
    tags?: readonly string[] | undefined
    /** Organizational unit */
    orgUnitUuid?: string | undefined
    /** Organization */
    organizationUuid?: string | undefined
    /** Assigned project manager */
    projectManagerUuid?: string | undefined
    /** Contact at the client */
    contactPersonUuid?: string | undefined
    /** Text in the source of the project, matched from the beginning of a word; not case-sensitive */
    sourceQuery?: string | undefined
    /** Created on this day or later, yyyy-MM-dd */
    startCreateDate?: string | undefined
    /** Created on this day or earlier, yyyy-MM-dd */
    endCreateDate?: string | undefined
    /** Due date on this day or later, yyyy-MM-dd */
    startDueDate?: string | undefined
    /** Due date on this day or earlier, yyyy-MM-dd */
    endDueDate?: string | undefined
    /** Query line of conditions that must all be met, such as `status:draft due:<2026-12-01 -tag:legal`. `OR`, `NOT` or `-`, parentheses, comparisons, ranges (`[a to b]`), relative dates (`"2 weeks ago"`, `this-week`), and several values of a field (`status:draft,pending`) are available. Text is matched anywhere (`name:app`), as a whole (`name:="app"`), at the beginning (`name:app*`) or end (`name:*app`), or by its words in any order (`name:~"app store"`). Days are those of the reader: of the time zone in the cookie `timezone` of a browser, else of the one that the person has set, else UTC. If the line is invalid, the response is 400, and `data` gives the problem and its position. */
    filter?: string | undefined
  } | undefined
}

/**
 * Sum up the projects of a list, on all of its pages
 *
 * `GET /api/v3/project/totals` (designed). Needs PROJECT_list.
 *
 * @throws {HttpError} a code of any call
 */
export const getTotals: Operation<ProjectsGetTotalsParams, ProjectTotals> = /*@__PURE__*/ operation('projects.getTotals', 'GET', '/api/v3/project/totals')

/** What `projects.startExport` takes. */
export interface ProjectsStartExportParams {
  body: ListExport
}

/**
 * Export the projects of a list to a file
 *
 * Exports all projects that `projects.list` returns on all of its pages with the same filters, in the same order. Text that a spreadsheet could take for a formula is escaped in CSV. The job can be canceled like any other job.
 *
 * `POST /api/v3/project/export` (designed). Needs PROJECT_list.
 *
 * @throws {HttpError} a code of any call
 */
export const startExport: AsyncOperation<ProjectsStartExportParams, DownloadRequest, DownloadRequest> = /*@__PURE__*/ asyncOperation('projects.startExport', 'POST', '/api/v3/project/export', { retry: 'never', async: 'status-url' })

/** What `projects.getExportStatus` takes. */
export interface ProjectsGetExportStatusParams {
  path: {
    /** The request that an earlier call started. */
    requestUUID: string
  }
}

/**
 * Get the status and the download address of an export
 *
 * `GET /api/v3/project/export/{requestUUID}/status` (designed). Needs PROJECT_list.
 *
 * @throws {HttpError} a code of any call
 */
export const getExportStatus: Operation<ProjectsGetExportStatusParams, DownloadRequest> = /*@__PURE__*/ operation('projects.getExportStatus', 'GET', '/api/v3/project/export/{requestUUID}/status')

/** What `projects.createContinuous` takes. */
export interface ProjectsCreateContinuousParams {
  body: ContinuousProjectCreate
}

/**
 * Create a continuous project, to which files are added over time
 *
 * Returns 422 while the organizational unit has another continuous project with this tag in DRAFT; `data` identifies that project.
 *
 * `POST /api/v3/project/ci` (published). Needs PROJECT_create.
 *
 * @throws {HttpError} NOT_FOUND, CI_TAG_TAKEN, ORG_UNIT_INACTIVE, a code of any call
 */
export const createContinuous: Operation<ProjectsCreateContinuousParams, Project> = /*@__PURE__*/ operation('projects.createContinuous', 'POST', '/api/v3/project/ci', { refreshes: ['activity'], retry: 'never' })

/** What `projects.getContinuous` takes. */
export interface ProjectsGetContinuousParams {
  path: {
    /** The organizational unit. */
    orgUnitUUID: string
    /** Name of the product within its organizational unit; also called productTag */
    ciTag: string
  }
  query?: {
    /** Preferred status of the project; if absent or if no project has this status, DRAFT comes first, then the newest project, and canceled projects last */
    projectStatus?: ProjectStatus | undefined
  } | undefined
}

/**
 * Get the continuous project of an organizational unit by its tag
 *
 * Returns the project in DRAFT unless another status is requested; if there is none, the newest project.
 *
 * `GET /api/v3/project/ci/{orgUnitUUID}/{ciTag}` (published). Needs PROJECT_list.
 *
 * @throws {HttpError} a code of any call
 */
export const getContinuous: Operation<ProjectsGetContinuousParams, Project> = /*@__PURE__*/ operation('projects.getContinuous', 'GET', '/api/v3/project/ci/{orgUnitUUID}/{ciTag}')

/** What `projects.uploadContinuous` takes. */
export interface ProjectsUploadContinuousParams {
  path: {
    /** The organizational unit. */
    orgUnitUUID: string
    /** Name of the product within its organizational unit; also called productTag */
    ciTag: string
  }
  body: ContinuousUpload
}

/**
 * Upload a file to the continuous project in DRAFT, which is created if there is none
 *
 * If a file with the same name exists in the folder, its content is replaced; uploading the same content again changes nothing. Missing work units are created for the locales and steps in the request, or by default for those of the organizational unit. A `.zip` archive is opened: each file in it that can be read is taken with its folder below `path`, and `projects.getIngestionStatus` lists those that are not. It is refused if there is none.
 *
 * `POST /api/v3/project/ci/{orgUnitUUID}/{ciTag}` (published). Needs PROJECT_upload.
 *
 * @throws {HttpError} FILE_REFUSED, ORG_UNIT_INACTIVE, a code of any call
 */
export const uploadContinuous: Operation<ProjectsUploadContinuousParams, Project> = /*@__PURE__*/ operation('projects.uploadContinuous', 'POST', '/api/v3/project/ci/{orgUnitUUID}/{ciTag}', { body: form, refreshes: ['workUnits', 'tasks', 'costs', 'logfiles', 'activity'], retry: 'safe' })

/** What `projects.downloadContinuous` takes. */
export interface ProjectsDownloadContinuousParams {
  path: {
    /** The organizational unit. */
    orgUnitUUID: string
    /** Name of the product within its organizational unit; also called productTag */
    ciTag: string
  }
  query?: {
    /** Only files with these names */
    filenames?: readonly string[] | undefined
    /** Only these target locales */
    locales?: readonly LocaleCode[] | undefined
    /** Preferred status of the project; if absent or if no project has this status, DRAFT comes first, then the newest project, and canceled projects last */
    projectStatus?: ProjectStatus | undefined
  } | undefined
}

/**
 * Download the translated files of the continuous project as a zip archive
 *
 * Files whose tasks were all canceled are skipped, unless the whole project was canceled.
 *
 * `GET /api/v3/project/ci/{orgUnitUUID}/{ciTag}/download` (published). Needs PROJECT_download.
 *
 * @throws {HttpError} FILE_REFUSED, FILE_UNKNOWN, NOT_READY, NOTHING_SELECTED, a code of any call
 */
export const downloadContinuous: Operation<ProjectsDownloadContinuousParams, Blob> = /*@__PURE__*/ operation('projects.downloadContinuous', 'GET', '/api/v3/project/ci/{orgUnitUUID}/{ciTag}/download', { answer: bytes })

/** What `projects.get` takes. */
export interface ProjectsGetParams {
  path: {
    /** The project. */
    projectUUID: string
  }
  query?: {
    /** SIMPLE leaves resources, work units, costs, and files empty */
    responseType?: 'FULL' | 'SIMPLE' | (string & {}) | undefined
  } | undefined
}

/**
 * Get a project with its files, work units, and allowed status changes
 *
 * `GET /api/v3/project/{projectUUID}` (published). Needs PROJECT_list.
 *
 * @throws {HttpError} a code of any call
 */
export const get: Operation<ProjectsGetParams, Project> = /*@__PURE__*/ operation('projects.get', 'GET', '/api/v3/project/{projectUUID}')

/** What `projects.remove` takes. */
export interface ProjectsRemoveParams {
  path: {
    /** The project. */
    projectUUID: string
  }
}

/**
 * Delete a project that was never worked on
 *
 * Deletes its files, work units, tasks, costs, and messages. Memories and glossaries stay, and the activity log keeps an entry. Only in DRAFT and CANCELLED, and refused once a task has been delivered.
 *
 * `DELETE /api/v3/project/{projectUUID}` (designed). Needs PROJECT_update.
 *
 * @throws {HttpError} PROJECT_ARCHIVED, PROJECT_IN_USE, a code of any call
 */
export const remove: Operation<ProjectsRemoveParams, void> = /*@__PURE__*/ operation('projects.remove', 'DELETE', '/api/v3/project/{projectUUID}', { answer: nothing, refreshes: ['workUnits', 'tasks', 'costs', 'logfiles', 'jobs', 'activity'] })

/** What `projects.getUsage` takes. */
export interface ProjectsGetUsageParams {
  path: {
    /** The project. */
    projectUUID: string
  }
}

/**
 * Get what is deleted with a project
 *
 * Read it before deleting the project.
 *
 * `GET /api/v3/project/{projectUUID}/usage` (designed). Needs PROJECT_update.
 *
 * @throws {HttpError} a code of any call
 */
export const getUsage: Operation<ProjectsGetUsageParams, ProjectUsage> = /*@__PURE__*/ operation('projects.getUsage', 'GET', '/api/v3/project/{projectUUID}/usage')

/** What `projects.updateInfo` takes. */
export interface ProjectsUpdateInfoParams {
  path: {
    /** The project. */
    projectUUID: string
  }
  headers?: {
    /** The version that was read. If the resource has changed since then, the response is 409 with the code `OUTDATED` and the current state. If omitted, the last write wins. The version of a list is the versions of its items, in order, or their ids where they have none, separated by commas; `none` stands for an empty list and for what did not exist. */
    'If-Match'?: string | undefined
  } | undefined
  body?: ProjectInfo | undefined
}

/**
 * Change fields of a project; absent fields do not change
 *
 * `POST /api/v3/project/{projectUUID}/info` (published). Needs PROJECT_update.
 *
 * @throws {HttpError} FILES_EXIST, ORG_UNIT_INACTIVE, PROJECT_ARCHIVED, PROJECT_CLOSED, PROJECT_NOT_DRAFT, a code of any call
 */
export const updateInfo: Operation<ProjectsUpdateInfoParams, Project> = /*@__PURE__*/ operation('projects.updateInfo', 'POST', '/api/v3/project/{projectUUID}/info', { refreshes: ['activity'], retry: 'locked' })

/** What `projects.changeStatus` takes. */
export interface ProjectsChangeStatusParams {
  path: {
    /** The project. */
    projectUUID: string
  }
  body: ProjectStatusChange
}

/**
 * Change the status of a project
 *
 * Returns 409 if the change is not allowed from the current status, or if someone else changed the status first; `data` holds the current project. Returns 423 while the costs are being calculated, and 422 with `BWX-002` while automatic assignment moves the tasks of the project on.
 *
 * `POST /api/v3/project/{projectUUID}/status` (published). Needs PROJECT_change_status.
 *
 * @throws {HttpError} BWX-002, CONFLICT, NOT_READY, PROJECT_ARCHIVED, a code of any call
 */
export const changeStatus: Operation<ProjectsChangeStatusParams, Project> = /*@__PURE__*/ operation('projects.changeStatus', 'POST', '/api/v3/project/{projectUUID}/status', { refreshes: ['tasks', 'workUnits', 'costs', 'logfiles', 'activity'], retry: 'locked' })

/** What `projects.archive` takes. */
export interface ProjectsArchiveParams {
  path: {
    /** The project. */
    projectUUID: string
  }
}

/**
 * Archive a project that is delivered, invoiced, or canceled
 *
 * An archived project is read-only and is left out of `projects.list`, except for filters with `is:archived`. Archiving an archived project changes nothing.
 *
 * `POST /api/v3/project/{projectUUID}/archive` (designed). Needs PROJECT_update.
 *
 * @throws {HttpError} NOT_READY, a code of any call
 */
export const archive: Operation<ProjectsArchiveParams, Project> = /*@__PURE__*/ operation('projects.archive', 'POST', '/api/v3/project/{projectUUID}/archive', { refreshes: ['activity'] })

/** What `projects.unarchive` takes. */
export interface ProjectsUnarchiveParams {
  path: {
    /** The project. */
    projectUUID: string
  }
}

/**
 * Unarchive a project
 *
 * `DELETE /api/v3/project/{projectUUID}/archive` (designed). Needs PROJECT_update.
 *
 * @throws {HttpError} a code of any call
 */
export const unarchive: Operation<ProjectsUnarchiveParams, Project> = /*@__PURE__*/ operation('projects.unarchive', 'DELETE', '/api/v3/project/{projectUUID}/archive', { refreshes: ['activity'] })

/** What `projects.planBulk` takes. */
export interface ProjectsPlanBulkParams {
  body: ProjectBulkChange
}

/**
 * See what a bulk change of projects would do
 *
 * Changes nothing.
 *
 * `POST /api/v3/project/bulk/plan` (designed). Needs PROJECT_update.
 *
 * @throws {HttpError} NOT_FOUND, ORG_UNIT_INACTIVE, a code of any call
 */
export const planBulk: Operation<ProjectsPlanBulkParams, ProjectBulkPlan> = /*@__PURE__*/ operation('projects.planBulk', 'POST', '/api/v3/project/bulk/plan', { retry: 'safe' })

/** What `projects.changeBulk` takes. */
export interface ProjectsChangeBulkParams {
  body: ProjectBulkChange
}

/**
 * Change several projects at once
 *
 * A job changes what can be changed in one transaction and skips the rest; its report is a `ProjectBulkResult`. The change can be undone for ten minutes with `bulkChanges.undo`, except for RECALCULATE. STATUS also requires the permission PROJECT_change_status, RECALCULATE the permission PROJECT_calculate_costs.
 *
 * `POST /api/v3/project/bulk` (designed). Needs PROJECT_update.
 *
 * @throws {HttpError} NOT_FOUND, ORG_UNIT_INACTIVE, a code of any call
 */
export const changeBulk: AsyncOperation<ProjectsChangeBulkParams, Job, Job> = /*@__PURE__*/ asyncOperation('projects.changeBulk', 'POST', '/api/v3/project/bulk', { refreshes: ['workUnits', 'tasks', 'costs', 'logfiles', 'activity', 'jobs'], retry: 'never', async: 'job' })

/** What `projects.createResource` takes. */
export interface ProjectsCreateResourceParams {
  path: {
    /** The project. */
    projectUUID: string
  }
  body: ProjectResourceCreate
}

/**
 * Register a source file; its extension determines the parser
 *
 * Managers can add files until the project is delivered, if its organizational unit allows it. The file is then dated (`addedDate`), the costs are marked as out of date, and once work units are created their tasks open.
 *
 * `POST /api/v3/project/{projectUUID}/resource` (published). Needs PROJECT_upload.
 *
 * @throws {HttpError} ADDITIONS_OFF, FILE_REFUSED, NAME_TAKEN, PROJECT_ARCHIVED, PROJECT_NOT_DRAFT, a code of any call
 */
export const createResource: Operation<ProjectsCreateResourceParams, ProjectResource> = /*@__PURE__*/ operation('projects.createResource', 'POST', '/api/v3/project/{projectUUID}/resource', { retry: 'never' })

/** What `projects.listResources` takes. */
export interface ProjectsListResourcesParams {
  path: {
    /** The project. */
    projectUUID: string
  }
}

/**
 * List the names and ids of the source files of a project
 *
 * `GET /api/v3/project/{projectUUID}/resource/simple` (published). Needs PROJECT_list.
 *
 * @throws {HttpError} a code of any call
 */
export const listResources: Operation<ProjectsListResourcesParams, ProjectResourceRef[]> = /*@__PURE__*/ operation('projects.listResources', 'GET', '/api/v3/project/{projectUUID}/resource/simple')

/** What `projects.removeResource` takes. */
export interface ProjectsRemoveResourceParams {
  path: {
    /** The project. */
    projectUUID: string
    /** Source file of the project */
    projectResourceUUID: string
  }
  query?: {
    /** Processing task to stop as well */
    processingTaskId?: string | undefined
  } | undefined
}

/**
 * Remove a source file, and everything created from it, from a draft project
 *
 * Refused if someone has delivered a task of the file, as in a project that was canceled and restored.
 *
 * `DELETE /api/v3/project/{projectUUID}/resource/{projectResourceUUID}` (published). Needs PROJECT_upload.
 *
 * @throws {HttpError} CONFLICT, PROJECT_ARCHIVED, PROJECT_NOT_DRAFT, TASKS_STARTED, a code of any call
 */
export const removeResource: Operation<ProjectsRemoveResourceParams, void> = /*@__PURE__*/ operation('projects.removeResource', 'DELETE', '/api/v3/project/{projectUUID}/resource/{projectResourceUUID}', { answer: nothing, refreshes: ['workUnits', 'tasks', 'costs', 'logfiles'] })

/** What `projects.uploadResourceContent` takes. */
export interface ProjectsUploadResourceContentParams {
  path: {
    /** The project. */
    projectUUID: string
    /** Source file of the project */
    projectResourceUUID: string
  }
  body: {
    /** The file, up to 512 MB */
    file?: Upload | undefined
    /** An upload of `uploads.create`, instead of `file` */
    uploadUuid?: string | undefined
  }
}

/**
 * Upload the content of a registered file
 *
 * The file is parsed before it is saved. A file that cannot be parsed is refused with 422, and `data` gives the file, line, and reason; the project does not change.
 *
 * `PUT /api/v3/project/{projectUUID}/resource/{projectResourceUUID}/content` (published). Needs PROJECT_upload.
 *
 * @throws {HttpError} ADDITIONS_OFF, FILE_REFUSED, PROJECT_ARCHIVED, PROJECT_NOT_DRAFT, a code of any call
 */
export const uploadResourceContent: Operation<ProjectsUploadResourceContentParams, ProjectResource> = /*@__PURE__*/ operation('projects.uploadResourceContent', 'PUT', '/api/v3/project/{projectUUID}/resource/{projectResourceUUID}/content', { body: form, refreshes: ['workUnits', 'tasks', 'costs', 'logfiles'] })

/** What `projects.updateResourceParams` takes. */
export interface ProjectsUpdateResourceParamsParams {
  path: {
    /** The project. */
    projectUUID: string
    /** Source file of the project */
    projectResourceUUID: string
  }
  headers?: {
    /** The version that was read. If the resource has changed since then, the response is 409 with the code `OUTDATED` and the current state. If omitted, the last write wins. The version of a list is the versions of its items, in order, or their ids where they have none, separated by commas; `none` stands for an empty list and for what did not exist. */
    'If-Match'?: string | undefined
  } | undefined
  body?: ProjectResourceParamsUpdate | undefined
}

/**
 * Set the parser options of a source file, or of all files of its type
 *
 * `POST /api/v3/project/{projectUUID}/resource/{projectResourceUUID}/file-params` (published). Needs PROJECT_upload.
 *
 * @throws {HttpError} FILE_REFUSED, PROJECT_ARCHIVED, WORK_UNITS_EXIST, a code of any call
 */
export const updateResourceParams: Operation<ProjectsUpdateResourceParamsParams, ProjectResource> = /*@__PURE__*/ operation('projects.updateResourceParams', 'POST', '/api/v3/project/{projectUUID}/resource/{projectResourceUUID}/file-params', { refreshes: ['workUnits'] })

/**
 * List the parsers of this version, with the form fields of their options
 *
 * `GET /api/v1/atlas/parser/file-params` (documented). Needs a session.
 *
 * @throws {HttpError} a code of any call
 */
export const getFileParams: Operation<NoParams, FileParams> = /*@__PURE__*/ operation('projects.getFileParams', 'GET', '/api/v1/atlas/parser/file-params')

/** What `projects.listWorkUnits` takes. */
export interface ProjectsListWorkUnitsParams {
  path: {
    /** The project. */
    projectUUID: string
  }
  query?: {
    /** One or more file names */
    filenames?: readonly string[] | undefined
    /** One or more task statuses */
    status?: readonly string[] | undefined
    /** One or more target locales */
    targetLanguages?: readonly LocaleCode[] | undefined
    /** One or more workflow codes */
    workflows?: readonly string[] | undefined
    /** Page number, from 0. */
    page?: number | undefined
    /** Items per page. */
    size?: number | undefined
  } | undefined
}

/**
 * List the work units of a project
 *
 * `GET /api/v3/project/{projectUUID}/work-unit` (published). Needs PROJECT_list.
 *
 * @throws {HttpError} a code of any call
 */
export const listWorkUnits: Operation<ProjectsListWorkUnitsParams, ProjectWorkUnitPage> = /*@__PURE__*/ operation('projects.listWorkUnits', 'GET', '/api/v3/project/{projectUUID}/work-unit')

/** What `projects.createWorkUnits` takes. */
export interface ProjectsCreateWorkUnitsParams {
  path: {
    /** The project. */
    projectUUID: string
  }
  query?: {
    /** True with a list; has no effect */
    bulk?: boolean | undefined
  } | undefined
  body: WorkUnitsRequest[] | WorkUnitSearch
}

/** What `projects.createWorkUnits` answers. */
export type ProjectsCreateWorkUnitsResult = WorkUnit[] | ProjectWorkUnitPage

/**
 * Create or search work units
 *
 * With a list, creates work units for the requested files, target locales, and workflow steps, up to 10,000 steps per call; existing work units are returned unchanged, so the call can be repeated. With an object, searches work units: returns a page and changes nothing.
 *
 * `POST /api/v3/project/{projectUUID}/work-unit` (published). Needs PROJECT_upload or PROJECT_list.
 *
 * @throws {HttpError} ADDITIONS_OFF, CONTENT_MISSING, PROJECT_ARCHIVED, PROJECT_NOT_DRAFT, a code of any call
 */
export const createWorkUnits: Operation<ProjectsCreateWorkUnitsParams, ProjectsCreateWorkUnitsResult> = /*@__PURE__*/ operation('projects.createWorkUnits', 'POST', '/api/v3/project/{projectUUID}/work-unit', { refreshes: ['workUnits', 'tasks', 'costs', 'logfiles', 'activity'], retry: 'safe' })

/** What `projects.removeWorkUnits` takes. */
export interface ProjectsRemoveWorkUnitsParams {
  path: {
    /** The project. */
    projectUUID: string
  }
  query: {
    /** Work units to delete */
    workUnits: readonly string[]
    /** Also delete the calculated costs, so that they are recalculated */
    resetCost?: boolean | undefined
  }
}

/**
 * Delete work units that have not been started, with their tasks and segments
 *
 * Deletes all of the work units or none: 422 lists those with tasks that someone has accepted or delivered. Returns 423 while costs are being calculated.
 *
 * `DELETE /api/v3/project/{projectUUID}/work-unit/bulk` (published). Needs PROJECT_update.
 *
 * @throws {HttpError} PROJECT_ARCHIVED, PROJECT_CLOSED, TASKS_STARTED, a code of any call
 */
export const removeWorkUnits: Operation<ProjectsRemoveWorkUnitsParams, void> = /*@__PURE__*/ operation('projects.removeWorkUnits', 'DELETE', '/api/v3/project/{projectUUID}/work-unit/bulk', { answer: nothing, refreshes: ['workUnits', 'tasks', 'costs', 'logfiles', 'activity'], retry: 'locked' })

/** What `projects.download` takes. */
export interface ProjectsDownloadParams {
  path: {
    /** The project. */
    projectUUID: string
  }
  query?: {
    /** Only these target locales */
    locales?: readonly LocaleCode[] | undefined
    /** Only these source files */
    resources?: readonly string[] | undefined
  } | undefined
}

/**
 * Download the translated files as a zip archive
 *
 * Files whose tasks were all canceled are skipped, unless the whole project was canceled.
 *
 * `GET /api/v3/project/{projectUUID}/download` (published). Needs PROJECT_download.
 *
 * @throws {HttpError} FILE_REFUSED, NOT_READY, NOTHING_SELECTED, a code of any call
 */
export const download: Operation<ProjectsDownloadParams, Blob> = /*@__PURE__*/ operation('projects.download', 'GET', '/api/v3/project/{projectUUID}/download', { answer: bytes })

/** What `projects.startDownload` takes. */
export interface ProjectsStartDownloadParams {
  path: {
    /** The project. */
    projectUUID: string
  }
  body?: ProjectDownload | undefined
}

/**
 * Build the zip archive of translated files in the background
 *
 * Files whose tasks were all canceled are skipped, unless the whole project was canceled.
 *
 * `POST /api/v3/project/{projectUUID}/download` (published). Needs PROJECT_download.
 *
 * @throws {HttpError} NOT_DELIVERED, NOT_READY, NOTHING_SELECTED, a code of any call
 */
export const startDownload: AsyncOperation<ProjectsStartDownloadParams, DownloadRequest, DownloadRequest> = /*@__PURE__*/ asyncOperation('projects.startDownload', 'POST', '/api/v3/project/{projectUUID}/download', { retry: 'safe', async: 'status-url' })

/** What `projects.getDownloadStatus` takes. */
export interface ProjectsGetDownloadStatusParams {
  path: {
    /** The project. */
    projectUUID: string
    /** The request that an earlier call started. */
    requestUUID: string
  }
}

/**
 * Get the progress and download address of a zip archive
 *
 * `GET /api/v3/project/{projectUUID}/download/{requestUUID}/status` (published). Needs PROJECT_download.
 *
 * @throws {HttpError} a code of any call
 */
export const getDownloadStatus: Operation<ProjectsGetDownloadStatusParams, DownloadRequest> = /*@__PURE__*/ operation('projects.getDownloadStatus', 'GET', '/api/v3/project/{projectUUID}/download/{requestUUID}/status')

/** What `projects.downloadTranslatedFile` takes. */
export interface ProjectsDownloadTranslatedFileParams {
  path: {
    /** The project. */
    projectUUID: string
  }
  query?: {
    /** Source file */
    resourceUUID?: string | undefined
    /** Work unit */
    workUnitUUID?: string | undefined
    /** Target locale; required with resourceUUID */
    targetLanguage?: LocaleCode | undefined
    /** Use the text of the last delivered step instead of the current one; refused if no step has been delivered */
    retrieveLatestDeliveredWorkflow?: boolean | undefined
  } | undefined
}

/**
 * Download a single translated file, not in an archive
 *
 * Identify the file by its work unit, or by source file and target language.
 *
 * `GET /api/v3/project/{projectUUID}/translated-file/download` (published). Needs PROJECT_download or TASK_work.
 *
 * @throws {HttpError} FILE_REFUSED, NOT_DELIVERED, NOT_READY, a code of any call
 */
export const downloadTranslatedFile: Operation<ProjectsDownloadTranslatedFileParams, Blob> = /*@__PURE__*/ operation('projects.downloadTranslatedFile', 'GET', '/api/v3/project/{projectUUID}/translated-file/download', { answer: bytes })

/** What `projects.startLocKit` takes. */
export interface ProjectsStartLocKitParams {
  path: {
    /** The project. */
    projectUUID: string
  }
  body: LocKitRequest
}

/**
 * Export work units for translation elsewhere
 *
 * `POST /api/v3/project/{projectUUID}/translation-kit-job/loc-kit` (published). Needs PROJECT_download or TASK_work.
 *
 * @throws {HttpError} NOT_READY, STEP_NOT_KEPT, a code of any call
 */
export const startLocKit: AsyncOperation<ProjectsStartLocKitParams, LocKitJob, TranslationKitJob> = /*@__PURE__*/ asyncOperation('projects.startLocKit', 'POST', '/api/v3/project/{projectUUID}/translation-kit-job/loc-kit', { retry: 'safe', async: 'job' })

/** What `projects.startSourceFiles` takes. */
export interface ProjectsStartSourceFilesParams {
  path: {
    /** The project. */
    projectUUID: string
  }
  body: SourceFilesRequest
}

/**
 * Export the source files of work units as one archive
 *
 * `POST /api/v3/project/{projectUUID}/translation-kit-job/source-files` (published). Needs PROJECT_download or TASK_work.
 *
 * @throws {HttpError} NOT_READY, a code of any call
 */
export const startSourceFiles: AsyncOperation<ProjectsStartSourceFilesParams, TranslationKitJob, TranslationKitJob> = /*@__PURE__*/ asyncOperation('projects.startSourceFiles', 'POST', '/api/v3/project/{projectUUID}/translation-kit-job/source-files', { retry: 'safe', async: 'job' })

/** What `projects.startTranslatedFiles` takes. */
export interface ProjectsStartTranslatedFilesParams {
  path: {
    /** The project. */
    projectUuid: string
  }
  body: TranslatedFilesRequest
}

/**
 * Export the translated files of work units as one archive
 *
 * `POST /api/v3/project/{projectUuid}/translation-kit-job/translated-files` (published). Needs PROJECT_download or TASK_work.
 *
 * @throws {HttpError} NOT_DELIVERED, NOT_READY, STEP_NOT_KEPT, a code of any call
 */
export const startTranslatedFiles: AsyncOperation<ProjectsStartTranslatedFilesParams, TranslationKitJob, TranslationKitJob> = /*@__PURE__*/ asyncOperation('projects.startTranslatedFiles', 'POST', '/api/v3/project/{projectUuid}/translation-kit-job/translated-files', { retry: 'safe', async: 'job' })

/** What `projects.getTranslationKitJob` takes. */
export interface ProjectsGetTranslationKitJobParams {
  path: {
    /** The project. */
    projectUUID: string
    /** The request that an earlier call started. */
    requestUUID: string
  }
}

/**
 * Get the progress and download address of an export
 *
 * `GET /api/v3/project/{projectUUID}/translation-kit-job/{requestUUID}` (published). Needs PROJECT_download or TASK_work.
 *
 * @throws {HttpError} a code of any call
 */
export const getTranslationKitJob: Operation<ProjectsGetTranslationKitJobParams, TranslationKitJob> = /*@__PURE__*/ operation('projects.getTranslationKitJob', 'GET', '/api/v3/project/{projectUUID}/translation-kit-job/{requestUUID}')

/** What `projects.listMessages` takes. */
export interface ProjectsListMessagesParams {
  path: {
    /** The project. */
    projectUUID: string
  }
  query?: {
    /** Page number, from 0. */
    page?: number | undefined
    /** Items per page; older calls use this name for `size`. */
    pageSize?: number | undefined
  } | undefined
}

/**
 * List the notes of a project, newest thread first
 *
 * `GET /api/v3/project/{projectUUID}/message` (published). Needs PROJECT_message.
 *
 * @throws {HttpError} a code of any call
 */
export const listMessages: Operation<ProjectsListMessagesParams, ProjectMessagePage> = /*@__PURE__*/ operation('projects.listMessages', 'GET', '/api/v3/project/{projectUUID}/message')

/** What `projects.createMessage` takes. */
export interface ProjectsCreateMessageParams {
  path: {
    /** The project. */
    projectUUID: string
  }
  body: ProjectMessageCreate
}

/**
 * Add a note, or reply to one
 *
 * `POST /api/v3/project/{projectUUID}/message` (published). Needs PROJECT_message.
 *
 * @throws {HttpError} PROJECT_ARCHIVED, a code of any call
 */
export const createMessage: Operation<ProjectsCreateMessageParams, ProjectMessage> = /*@__PURE__*/ operation('projects.createMessage', 'POST', '/api/v3/project/{projectUUID}/message', { retry: 'never' })

/** What `projects.getProcessSummary` takes. */
export interface ProjectsGetProcessSummaryParams {
  path: {
    /** The project. */
    projectUUID: string
  }
}

/**
 * Count the tasks in each status
 *
 * `GET /api/v3/project/{projectUUID}/process-summary` (published). Needs PROJECT_list.
 *
 * @throws {HttpError} a code of any call
 */
export const getProcessSummary: Operation<ProjectsGetProcessSummaryParams, ProcessCount[]> = /*@__PURE__*/ operation('projects.getProcessSummary', 'GET', '/api/v3/project/{projectUUID}/process-summary')

/** What `projects.listProgress` takes. */
export interface ProjectsListProgressParams {
  path: {
    /** The project. */
    projectUUID: string
  }
}

/**
 * Get the progress of a project by target language and workflow step
 *
 * Counts only work units that the caller can view. Canceled tasks do not count, unless the project was canceled.
 *
 * `GET /api/v3/project/{projectUUID}/progress` (designed). Needs PROJECT_list.
 *
 * @throws {HttpError} a code of any call
 */
export const listProgress: Operation<ProjectsListProgressParams, LanguageProgress[]> = /*@__PURE__*/ operation('projects.listProgress', 'GET', '/api/v3/project/{projectUUID}/progress')

/** What `projects.listFileProgress` takes. */
export interface ProjectsListFileProgressParams {
  path: {
    /** The project. */
    projectUUID: string
  }
  query?: {
    /** Only files in these target locales, and only these */
    targetLocales?: readonly LocaleCode[] | undefined
    /** Page number, from 0. */
    page?: number | undefined
    /** Items per page. */
    size?: number | undefined
  } | undefined
}

/**
 * Get the progress of the files of a project in each target language
 *
 * Lists only files and languages that the caller can view. Canceled tasks are left out, unless the project was canceled.
 *
 * `GET /api/v3/project/{projectUUID}/progress/file` (designed). Needs PROJECT_list.
 *
 * @throws {HttpError} a code of any call
 */
export const listFileProgress: Operation<ProjectsListFileProgressParams, FileProgressPage> = /*@__PURE__*/ operation('projects.listFileProgress', 'GET', '/api/v3/project/{projectUUID}/progress/file')

/** What `projects.getPaymentType` takes. */
export interface ProjectsGetPaymentTypeParams {
  path: {
    /** The project. */
    projectUUID: string
  }
}

/**
 * Get the payment type of a project
 *
 * `GET /api/v3/project/{projectUUID}/payment-type` (published). Needs PROJECT_list.
 *
 * @throws {HttpError} a code of any call
 */
export const getPaymentType: Operation<ProjectsGetPaymentTypeParams, PaymentType> = /*@__PURE__*/ operation('projects.getPaymentType', 'GET', '/api/v3/project/{projectUUID}/payment-type')

/** What `projects.getIngestionStatus` takes. */
export interface ProjectsGetIngestionStatusParams {
  path: {
    /** The project. */
    projectUUID: string
  }
}

/**
 * Get the import status of each source file
 *
 * `GET /api/v3/project/{projectUUID}/ingestion/status` (published). Needs PROJECT_list.
 *
 * @throws {HttpError} a code of any call
 */
export const getIngestionStatus: Operation<ProjectsGetIngestionStatusParams, IngestionStatus> = /*@__PURE__*/ operation('projects.getIngestionStatus', 'GET', '/api/v3/project/{projectUUID}/ingestion/status')

/** What `projects.listLeftOutTexts` takes. */
export interface ProjectsListLeftOutTextsParams {
  path: {
    /** The project. */
    projectUUID: string
    /** Source file of the project */
    projectResourceUUID: string
  }
  query?: {
    /** Page number, from 0. */
    page?: number | undefined
    /** Items per page; older calls use this name for `size`. */
    pageSize?: number | undefined
  } | undefined
}

/**
 * List the texts of a source file that are not translated, and why
 *
 * Every text of a file is a segment, several segments, or in this list, which is empty until content is uploaded and holds for the first target language of the file. `leftOutTexts` of the import status counts the texts.
 *
 * `GET /api/v3/project/{projectUUID}/resource/{projectResourceUUID}/left-out-text` (designed). Needs PROJECT_list.
 *
 * @throws {HttpError} FILE_REFUSED, a code of any call
 */
export const listLeftOutTexts: Operation<ProjectsListLeftOutTextsParams, LeftOutTextPage> = /*@__PURE__*/ operation('projects.listLeftOutTexts', 'GET', '/api/v3/project/{projectUUID}/resource/{projectResourceUUID}/left-out-text')

/** What `projects.uploadReferenceFile` takes. */
export interface ProjectsUploadReferenceFileParams {
  path: {
    /** The project. */
    projectUUID: string
  }
  body: {
    /** The file, up to 512 MB */
    File: Upload
  }
}

/**
 * Add a reference file for linguists
 *
 * Up to 200 files of any type per project, each with a unique name.
 *
 * `POST /api/v3/project/{projectUUID}/reference-file` (published). Needs PROJECT_upload.
 *
 * @throws {HttpError} NAME_TAKEN, PROJECT_ARCHIVED, TOO_MANY, a code of any call
 */
export const uploadReferenceFile: Operation<ProjectsUploadReferenceFileParams, ReferenceFile> = /*@__PURE__*/ operation('projects.uploadReferenceFile', 'POST', '/api/v3/project/{projectUUID}/reference-file', { body: form, refreshes: ['tasks', 'activity'], retry: 'never' })

/** What `projects.removeReferenceFile` takes. */
export interface ProjectsRemoveReferenceFileParams {
  path: {
    /** The project. */
    projectUUID: string
    /** Reference file of the project */
    referenceFileUUID: string
  }
}

/**
 * Remove a reference file from a project
 *
 * `DELETE /api/v3/project/{projectUUID}/reference-file/{referenceFileUUID}` (designed). Needs PROJECT_upload.
 *
 * @throws {HttpError} PROJECT_ARCHIVED, a code of any call
 */
export const removeReferenceFile: Operation<ProjectsRemoveReferenceFileParams, void> = /*@__PURE__*/ operation('projects.removeReferenceFile', 'DELETE', '/api/v3/project/{projectUUID}/reference-file/{referenceFileUUID}', { answer: nothing, refreshes: ['tasks', 'activity'] })

/** What `projects.downloadReferenceFiles` takes. */
export interface ProjectsDownloadReferenceFilesParams {
  path: {
    /** The project. */
    projectUUID: string
  }
}

/**
 * Download all reference files as a zip archive
 *
 * `GET /api/v3/project/{projectUUID}/reference-files/download` (published). Needs PROJECT_download or TASK_work.
 *
 * @throws {HttpError} a code of any call
 */
export const downloadReferenceFiles: Operation<ProjectsDownloadReferenceFilesParams, Blob> = /*@__PURE__*/ operation('projects.downloadReferenceFiles', 'GET', '/api/v3/project/{projectUUID}/reference-files/download', { answer: bytes })

/** What `projects.listGlossaries` takes. */
export interface ProjectsListGlossariesParams {
  path: {
    /** The project. */
    projectUUID: string
  }
}

/**
 * List the glossaries of a project, in the order in which they are searched
 *
 * `GET /api/v3/project/{projectUUID}/glossaries` (designed). Needs GLOSSARY_list.
 *
 * @throws {HttpError} a code of any call
 */
export const listGlossaries: Operation<ProjectsListGlossariesParams, GlossaryRef[]> = /*@__PURE__*/ operation('projects.listGlossaries', 'GET', '/api/v3/project/{projectUUID}/glossaries')

/** What `projects.bindGlossaries` takes. */
export interface ProjectsBindGlossariesParams {
  path: {
    /** The project. */
    projectUUID: string
  }
  headers?: {
    /** The version that was read. If the resource has changed since then, the response is 409 with the code `OUTDATED` and the current state. If omitted, the last write wins. The version of a list is the versions of its items, in order, or their ids where they have none, separated by commas; `none` stands for an empty list and for what did not exist. */
    'If-Match'?: string | undefined
  } | undefined
  body: GlossaryBinding
}

/**
 * Set the glossaries of a project; the list replaces the previous one
 *
 * `POST /api/v3/project/{projectUUID}/glossaries` (published). Needs PROJECT_update.
 *
 * @throws {HttpError} PROJECT_ARCHIVED, a code of any call
 */
export const bindGlossaries: Operation<ProjectsBindGlossariesParams, GlossaryRef[]> = /*@__PURE__*/ operation('projects.bindGlossaries', 'POST', '/api/v3/project/{projectUUID}/glossaries', { body: form, refreshes: ['glossaries', 'activity'], retry: 'safe' })

/** What `projects.listTranslationMemories` takes. */
export interface ProjectsListTranslationMemoriesParams {
  path: {
    /** The project. */
    projectUUID: string
  }
}

/**
 * List the translation memories of a project, in the order in which they are searched
 *
 * `GET /api/v3/project/{projectUUID}/translation-memory` (published). Needs TM_list.
 *
 * @throws {HttpError} a code of any call
 */
export const listTranslationMemories: Operation<ProjectsListTranslationMemoriesParams, TranslationMemoryBinding[]> = /*@__PURE__*/ operation('projects.listTranslationMemories', 'GET', '/api/v3/project/{projectUUID}/translation-memory')

/** What `projects.bindTranslationMemories` takes. */
export interface ProjectsBindTranslationMemoriesParams {
  path: {
    /** The project. */
    projectUUID: string
  }
  headers?: {
    /** The version that was read. If the resource has changed since then, the response is 409 with the code `OUTDATED` and the current state. If omitted, the last write wins. The version of a list is the versions of its items, in order, or their ids where they have none, separated by commas; `none` stands for an empty list and for what did not exist. */
    'If-Match'?: string | undefined
  } | undefined
  body: TranslationMemoryBindingRequest[]
}

/**
 * Set the translation memories that a project reads and writes; the list replaces the previous one
 *
 * `POST /api/v3/project/{projectUUID}/translation-memory` (published). Needs PROJECT_update.
 *
 * @throws {HttpError} PROJECT_ARCHIVED, SOURCE_LANGUAGE_DIFFERS, a code of any call
 */
export const bindTranslationMemories: Operation<ProjectsBindTranslationMemoriesParams, TranslationMemoryBinding[]> = /*@__PURE__*/ operation('projects.bindTranslationMemories', 'POST', '/api/v3/project/{projectUUID}/translation-memory', { refreshes: ['translationMemories', 'editor', 'logfiles'], retry: 'safe' })
