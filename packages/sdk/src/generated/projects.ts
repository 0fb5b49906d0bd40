// Generated from openapi/resources/projects.yaml by openapi/generate.ts. Do not edit.
import type { NoParams, Operation, Upload } from '../operation.ts'
import type { ManualCost } from './costs.ts'
import type { GlossaryRef } from './glossaries.ts'
import type { OrgUnitRef } from './orgUnits.ts'
import type { CostsStatus, DownloadRequest, Failure, JobStatus, LocaleCode, PageInfo, ProjectStatus } from './shared.ts'
import type { TranslationMemory } from './translationMemories.ts'
import type { UserRef } from './users.ts'
import type { WorkUnit } from './workUnits.ts'
import { bytes, nothing } from '../answers.ts'
import { form } from '../body.ts'
import { operation } from '../operation.ts'

export interface ProjectPage extends PageInfo {
  /** Projects of this page */
  content: ProjectSummary[]
}

/** A row of the project list */
export interface ProjectSummary {
  /** Id */
  uuid: string
  /** Number of the project */
  id?: number
  /** System number, for example B-2478-1111 */
  name: string
  /** Human label */
  reference: string
  status: ProjectStatus
  /** Source locale, for example en_us */
  sourceLocale: string
  /** Target locales of its work units */
  targetLocales: string[]
  /** ISO 4217 code of its prices */
  currency: string
  /** When it was opened (epoch ms) */
  createDate: number
  /** When it is due (epoch ms) */
  dueDate?: number
  /** When it was delivered (epoch ms) */
  deliveryDate?: number
  creator: UserRef
  contact?: UserRef
  assignee?: UserRef
  client: OrgUnitRef
  organizationalUnit: OrgUnitRef
  /** Tags */
  tags: string[]
  /** Confirmed share of the segments of all steps, in percent (0 to 100); cancelled steps do not count */
  progress: number
  /** Progress of each step, in the order of the steps */
  progressByWorkflow?: WorkflowProgress[]
  /** What the client pays, in `currency`; absent until costs were calculated */
  totalCost?: number
  costsStatus: CostsStatus
  /** Work units */
  totalWorkUnits: number
  /** Segments of all work units, but for those whose tasks were all cancelled */
  totalSegments: number
  /** Of these, the confirmed ones */
  confirmedSegments: number
  /** Source words, each file counted once for each target locale */
  totalWords: number
  /** Open tasks without an assignee */
  unassignedTasks: number
  /** Tasks are offered and placed by themselves */
  autopilotEnabled: boolean
  /** The unit's automation moves the project on */
  automationEnabled: boolean
}

export interface WorkflowProgress {
  /** Workflow code */
  workflow: string
  /** Place among the steps, from 0 */
  index: number
  /** Segments to confirm in this step; where it was cancelled, they do not count */
  totalSegments: number
  /** Segments confirmed in this step */
  confirmedSegments: number
  /** Tasks of this step that are not cancelled */
  totalTasks: number
  /** Tasks of this step that are delivered or invoiced */
  deliveredTasks: number
}

/** A project with all that its page shows */
export interface Project extends ProjectSummary {
  /** Account that the project belongs to */
  accountUuid: string
  /** Id of the project in the editor */
  genesisId?: string
  /** Time zone key in which its dates are meant, for example UTC */
  timezone: string
  /** Instructions to linguists */
  instructions?: string
  /** Notes of the client */
  notes?: string
  /** Steps, in order */
  workflows: WorkflowLevel[]
  /** Source files */
  resources: ProjectResource[]
  /** A file, target locale and step each */
  workUnits: WorkUnit[]
  /** Files to look at, not to translate */
  referenceFiles: ReferenceFile[]
  /** Files that wait for a decision on what they are */
  dropFiles: ProjectResourceRef[]
  /** Costs that were added by hand */
  costs: ManualCost[]
  /** Analysis that the costs were priced from */
  costsLogfileId?: string
  /** When the costs were calculated (epoch ms) */
  costsCalculatedAt?: number
  /** How costs come about */
  costCalculationMode: 'AUTOMATIC' | 'MANUAL' | (string & {})
  /** What linguists are paid by */
  taskPaymentType: 'WORDS' | 'HOURS' | 'PAGES' | 'FIXED' | 'MIXED' | (string & {})
  /** Text that goes on the invoice */
  invoiceInfo?: string
  /** Files keep coming in */
  isContinuous: boolean
  /** The same, under its other name */
  continuous?: boolean
  /** Name of the product within its unit; of continuous projects alone */
  ciTag?: string
  /** Work units that a continuous project will have, as far as somebody has said so */
  totalExpectedWorkUnits?: number
  /** Files are changed before or after translation */
  hasDataTransformation: boolean
  /** Linguists are asked for feedback */
  enableTaskFeedback: boolean
  /** What the automation does now */
  automationStatus?: string
  /** A non-translatable counts as such before it counts as a repetition */
  ntMatchOverRepetitionEnabled: boolean
  /** A memory match counts as such before it counts as a repetition */
  tmMatchOverRepetitionEnabled: boolean
  /** The spelling check passes over the account's list of words */
  spellCheckerIgnoreWordsEnabled?: boolean
  /** Every state that the table of moves names from here, and why not where the caller may not */
  allowedMoves: ProjectMove[]
}

export interface ProjectMove {
  to: ProjectStatus
  /** Key of the reason why the caller cannot make this move now; absent when it can be made */
  refused?: string
  /** The move wants a reason */
  needsReason?: boolean
}

export interface WorkflowLevel {
  /** Place among the steps, from 0 */
  index: number
  /** Workflow code */
  name: string
  /** Title to show */
  label?: string
}

export interface ProjectCreate {
  /** Human label */
  reference: string
  /** Organizational unit that orders */
  orgUnitUUID: string
  /** Contact at the client; the caller when left out */
  contactUUID?: string
  /** Source locale, for example en_us */
  sourceLocale: LocaleCode
  /** ISO 4217 code; the unit's when left out */
  currency?: string
  /** Time zone key; the unit's when left out */
  timezone?: string
  /** Notes to the manager */
  notes?: string
  /** Instructions to linguists */
  instructions?: string
  /** When it is due (epoch ms) */
  dueDate?: number
  /** Tags */
  tags?: string[]
}

export interface ProjectInfo {
  /** System number */
  name?: string
  /** Human label */
  reference?: string
  /** Manager in charge; null for none */
  assigneeUUID?: string | null
  /** Organizational unit that orders */
  clientUUID?: string
  /** Contact at the client */
  contactUUID?: string
  /** When it is due (epoch ms); null for no date */
  dueDate?: number | null
  /** Instructions to linguists */
  instructions?: string
  /** Notes of the client */
  notes?: string
  /** Source locale; only before work units exist */
  sourceLocale?: LocaleCode
  /** Tags */
  tags?: string[]
  /** The unit's automation moves the project on */
  automationEnabled?: boolean
  /** Tasks are offered and placed by themselves */
  autopilotEnabled?: boolean
  /** Take the unit's settings again */
  inferDefaultSettings?: boolean
  /** Non-translatable before repetition */
  ntMatchOverRepetitionEnabled?: boolean
  /** Memory match before repetition */
  tmMatchOverRepetitionEnabled?: boolean
  /** Use the account's list of words to pass over */
  spellCheckerIgnoreWordsEnabled?: boolean
}

export interface ProjectStatusChange {
  newStatus: ProjectStatus
  /** Start the costs along with the move */
  calculateCosts?: boolean
  /** Why; needed where the move asks for it */
  reason?: string
}

export interface ProjectResource {
  /** Id */
  uuid: string
  /** File name with its extension */
  name: string
  /** Folder inside the project; empty at its top */
  path: string
  /** Lower-case extension that picked the parser */
  type: string
  /** Notes on the file */
  notes?: string
  /** SHA-256 of the content in hex; absent until content was sent */
  hash?: string
  /** When it was announced (epoch ms) */
  creation: number
  /** Project */
  projectUuid: string
  /** Source locale */
  sourceLocale: string
  /** Target locales it has work units in */
  targetLocales: string[]
  /** Workflow codes it has work units in */
  workflows: string[]
  params: ProjectResourceParams
  /** Page on which the text can be seen in place */
  previewUrl?: string
  /** Bytes of the content */
  size?: number
  /** Segments found; absent until content was sent */
  totalSegments?: number
  /** Source words found; absent until content was sent */
  totalWords?: number
}

export interface ProjectResourceRef {
  /** Id */
  uuid: string
  /** File name */
  name: string
}

export interface ProjectResourceCreate {
  /** File name; its extension picks the parser */
  name: string
  /** Folder inside the project */
  path?: string
  /** Notes on the file */
  notes?: string
  /** Page on which the text can be seen in place */
  previewUrl?: string
}

export interface ProjectResourceParams {
  /** Source file */
  projectResourceId?: string
  /** Which of the parser's filters reads the file */
  parserFilter?: string
  /** Split paragraphs into sentences */
  applySourceSegmentation: boolean
  /** Text that matches is kept as an inline code */
  tagRegex?: string
  parameters: ParserParameters
  /** Nothing was changed from the parser's own settings */
  defaultFilterSettings?: boolean
  /** Segmentation rules to use */
  segmentationParams?: string
  /** Extension that the parser is picked by */
  extensionFile?: string
  /** Gather candidate terms while reading */
  extractTerms?: boolean
}

/** Parser options by key, as `projects.getFileParams` lists them */
export type ParserParameters = Record<string, string | number | boolean>

export interface ProjectResourceParamsUpdate {
  /** Use these options for every file of the project with the same extension */
  applyAll?: boolean
  /** Split paragraphs into sentences */
  applySourceSegmentation?: boolean
  parameters?: ParserParameters
  /** Which of the parser's filters reads the file */
  parserFilter?: string
  /** Text that matches is kept as an inline code */
  tagRegex?: string
}

export interface FileParams {
  /** Parsers by lower-case extension */
  files: Record<string, FileParser>
}

export interface FileParser {
  /** Name of the format */
  label: string
  /** Whether sentences are split unless said otherwise */
  applySourceSegmentation: boolean
  /** Ways of reading the format */
  filters: {
    /** Filter used unless said otherwise */
    defaultFilter: string
    /** Filters by key */
    types: Record<string, {
      /** Name to show */
      name: string
      /** Place in the list */
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
  /** Kind of the value */
  type: 'boolean' | 'int' | 'string' | (string & {})
  /** Value unless said otherwise */
  value: string | number | boolean
  /** All that a text may be; absent where it may be any */
  choices?: string[]
}

export interface ProjectWorkUnitPage extends PageInfo {
  /** Work units of this page */
  content: WorkUnit[]
}

export interface WorkUnitsRequest {
  /** Source file */
  projectResourceUuid: string
  /** Workflow codes, in the order of the steps */
  workflows: string[]
  /** Target locales */
  targetLocales: LocaleCode[]
}

export interface ProjectDownload {
  /** Only these target locales */
  locales?: LocaleCode[]
  /** Only these source files */
  resources?: string[]
  /** The text of the last delivered step instead of the present one; files of which no step has been delivered are left out */
  retrieveLatestDeliveredWorkflow?: boolean
  /** Keep the transformation settings sent along */
  updateDataTransformation?: boolean
  /** Settings of transformations after translation */
  dataTransformationParamsMap?: Record<string, unknown>
}

export interface ContinuousProjectCreate {
  /** Name of the product within its unit; part of the address of its files */
  ciTag: string
  /** Organizational unit that orders */
  orgUnitUUID: string
  /** Contact at the client; the caller when left out */
  contactUUID?: string
  /** Human label; the tag when left out */
  reference?: string
  /** Source locale; the usual one of the unit when left out */
  source?: LocaleCode
  /** Instructions to linguists */
  instructions?: string
  /** Notes to the manager */
  notes?: string
  /** Tags */
  tags?: string[]
  /** Work units that are to come */
  totalExpectedWorkUnits?: number
}

export interface ContinuousUpload {
  /** The file, at most 512 MB; its name is what a later version is known by */
  file: Upload
  /** Target locales; those of the unit when left out */
  locales?: LocaleCode[]
  /** Workflow codes, in the order of the steps; those of the unit when left out */
  workflows?: string[]
  /** Human label of a project that is opened with this file */
  reference?: string
  /** Source locale of a project that is opened with this file; must be that of one that is there */
  source?: LocaleCode
  /** Tags to add to the project */
  tags?: string[]
}

export interface WorkUnitSearch {
  /** Part of the file name */
  fileName?: string
  /** One or several whole file names */
  filenames?: string[]
  /** One or several source files */
  projectResourceUuids?: string[]
  /** One or several work units */
  uuids?: string[]
  /** Source locale */
  sourceLanguage?: LocaleCode
  /** One or several target locales */
  targetLanguages?: LocaleCode[]
  /** One or several states of the present step */
  status?: string[]
  /** One or several states, of which any step has one */
  taskStatus?: string[]
  /** One or several codes of the present step */
  workflows?: string[]
  /** Page, from 0 */
  page?: number
  /** Work units of a page */
  size?: number
}

export interface PaymentType {
  /** WORDS as long as nobody has anything else to be paid for */
  paymentType: 'WORDS' | 'HOURS' | 'PAGES' | 'FIXED' | 'MIXED' | (string & {})
}

export interface IngestionStatus {
  /** ERROR when a file could not be read, RUNNING while one is being read, WAITING while one has no content */
  status: 'WAITING' | 'RUNNING' | 'DONE' | 'ERROR' | (string & {})
  /** Source files */
  totalFiles: number
  /** Of these, those that are DONE */
  completedFiles: number
  /** File by file */
  resources: ResourceIngestion[]
}

export interface ResourceIngestion {
  /** Source file */
  uuid: string
  /** File name */
  name: string
  /** Folder inside the project; empty at its top */
  path: string
  /** How far its reading is */
  status: 'WAITING' | 'RUNNING' | 'DONE' | 'ERROR' | (string & {})
  /** Work units of the file */
  totalWorkUnits: number
  /** Of these, those that have their segments */
  completedWorkUnits: number
  /** Segments found; absent until content was sent */
  totalSegments?: number
  /** Why it could not be read; absent if it could */
  error?: string
  /** The same for programs */
  failure?: Failure
}

export interface ReferenceFile {
  /** Id */
  uuid: string
  /** File name */
  name: string
  /** Bytes */
  size: number
  /** When it was added (epoch ms) */
  creation: number
}

export interface GlossaryBinding {
  /** Glossaries, in the order in which they are asked; none for no field */
  glossaries?: string[]
}

export interface SourceFilesRequest {
  /** The project again */
  projectId?: string
  /** Work units whose files are wanted; a file of several comes once */
  workUnitUuids: string[]
}

export interface TranslatedFilesRequest {
  /** The project again */
  projectId?: string
  /** Work units to export */
  workUnitUuids: string[]
  /** Step whose text is exported, from 0 */
  workflowLevel?: number
  /** File names end with source and target locale */
  addSourceAndTargetSuffix?: boolean
  /** The files as the last delivered step left them */
  downloadDeliverables?: boolean
}

export interface LocKitRequest {
  /** Format of the export */
  locKitTypeJob: 'XLIFF' | 'XLSX' | (string & {})
  /** The project again */
  projectId?: string
  /** Work units to export */
  workUnitUuids: string[]
  /** Step whose text is exported, from 0 */
  workflowLevel?: number
  /** File names end with source and target locale */
  addSourceAndTargetSuffix?: boolean
}

export interface LocKitJob {
  /** Request to ask about */
  id: string
  status: JobStatus
  /** Kind of export */
  type: string
  /** When it was started (epoch ms); the wire spells it so */
  creatinDate: number
}

export interface TranslationKitJob {
  /** Request */
  id: string
  status: JobStatus
  /** Kind of export */
  type: string
  /** When it was asked for (epoch ms) */
  creationDate: number
  /** When work began (epoch ms) */
  startTime?: number
  /** When it ended (epoch ms) */
  endTime?: number
  /** Files ready */
  completedFiles: number
  /** Files asked for */
  totalFiles: number
  /** Where the file can be fetched; once it is ready */
  downloadFileUrl?: string
  /** Why it failed */
  error?: string
  /** The same for programs */
  failure?: Failure
}

export interface ProjectMessage {
  /** Id */
  uuid: string
  /** The note */
  text: string
  /** Who wrote it */
  author: string
  /** Name of who wrote it */
  authorName: string
  /** When it was written (epoch ms) */
  creationTimestamp: number
  /** Not shown to clients and linguists */
  privateMessage: boolean
  /** Note that this one answers */
  parent?: string
  /** Answers, oldest first */
  replies: ProjectMessage[]
}

export interface ProjectMessagePage extends PageInfo {
  /** Threads of this page */
  content: ProjectMessage[]
}

export interface ProjectMessageCreate {
  /** The note */
  text: string
  /** Hide it from clients and linguists */
  privateMessage?: boolean
  /** Note that this one answers; null like none */
  parent?: string | null
}

export interface ProcessCount {
  /** Task state */
  status: string
  /** Tasks in it */
  count: number
}

export interface MemoryBindingSettings {
  /** Treat unit abbreviations as codes */
  codeUomAbbreviationEnabled?: boolean
  /** Reading and writing by step, where it differs from the binding's own */
  workflows?: {
    /** Workflow */
    workflowUuid: string
    /** Matches are offered in this step */
    read: boolean
    /** The memory learns from this step */
    write: boolean
  }[]
}

export interface TranslationMemoryBindingRequest {
  /** Memory */
  tmUuid: string
  /** Number of the memory in the editor */
  atlasTmId?: number
  /** Matches of it are offered */
  read?: boolean
  /** It learns when tasks are delivered */
  write?: boolean
  /** Percent taken off every score */
  penalty?: number
  /** Lowest score offered, in percent */
  threshold?: number
  /** Most matches for a segment */
  maxHits?: number
  /** Number the codes of a match like those of the segment */
  fixTags?: boolean
  settings?: MemoryBindingSettings
}

export interface TranslationMemoryBinding {
  /** Id of the binding */
  id: string
  /** Project */
  projectUuid: string
  /** Memory */
  tmUuid: string
  /** Number of the memory in the editor */
  atlasTmId: number
  /** Name of the memory */
  name: string
  /** Matches of it are offered */
  read: boolean
  /** It learns when tasks are delivered */
  write: boolean
  /** Percent taken off every score */
  penalty: number
  /** Lowest score offered, in percent */
  threshold: number
  /** Most matches for a segment */
  maxHits: number
  /** Codes of a match are numbered like those of the segment */
  fixTags: boolean
  settings: MemoryBindingSettings
  tm: TranslationMemory
}

/** What `projects.list` takes. */
export interface ProjectsListParams {
  query?: {
    /** Free text; matches reference, name and unit */
    q?: string
    /** Part of the system number, for example B-2478 */
    name?: string
    /** Part of the human label */
    reference?: string
    /** Part of the name of a file in the project */
    fileName?: string
    /** One or several states */
    status?: readonly ProjectStatus[]
    /** Projects that carry every one of these tags */
    tags?: readonly string[]
    /** Organizational unit */
    orgUnitUuid?: string
    /** Organization */
    organizationUuid?: string
    /** Assigned manager */
    projectManagerUuid?: string
    /** Contact at the client */
    contactPersonUuid?: string
    /** Text that occurs in the source of the project, from the beginning of a word; capitals make no difference */
    sourceQuery?: string
    /** Created on this day or later, yyyy-MM-dd */
    startCreateDate?: string
    /** Created on this day or earlier, yyyy-MM-dd */
    endCreateDate?: string
    /** Due on this day or later, yyyy-MM-dd */
    startDueDate?: string
    /** Due on this day or earlier, yyyy-MM-dd */
    endDueDate?: string
    /** Page number, from 0. */
    page?: number
    /** Items a page. */
    size?: number
    /** A named sort, or a field and a direction (`dueDate,desc`). An unknown sort leaves the usual order: newest first. */
    sort?: string
  }
}

/**
 * Page through the projects that the caller may see
 *
 * `GET /api/v3/project` (published). Needs PROJECT_list.
 */
export const list: Operation<ProjectsListParams, ProjectPage> = /*@__PURE__*/ operation('projects.list', 'GET', '/api/v3/project')

/** What `projects.create` takes. */
export interface ProjectsCreateParams {
  query?: {
    /** Take price list, currency, languages and automation from the organizational unit */
    inferDefaultSettings?: boolean
    /** Organizational unit of an empty base project */
    clientUuid?: string
    /** The caller reads uuid, name, status and createDate alone */
    'id-only'?: boolean
    /** Source locale of an empty base project */
    sourceLocale?: LocaleCode
  }
  body?: ProjectCreate
}

/**
 * Open a project in DRAFT
 *
 * With a body, a full project. With `clientUuid` and no body, an empty base project of that unit, for distribution over several units; `id-only` says that its reference fields are all that will be read.
 *
 * `POST /api/v3/project` (published). Needs PROJECT_create.
 */
export const create: Operation<ProjectsCreateParams, Project> = /*@__PURE__*/ operation('projects.create', 'POST', '/api/v3/project', { refreshes: ['activity'], retry: 'never' })

/** What `projects.createContinuous` takes. */
export interface ProjectsCreateContinuousParams {
  body: ContinuousProjectCreate
}

/**
 * Open a continuous project, into which files keep coming
 *
 * 422 while the unit has another continuous project with this tag in DRAFT; `data` names it.
 *
 * `POST /api/v3/project/ci` (published). Needs PROJECT_create.
 */
export const createContinuous: Operation<ProjectsCreateContinuousParams, Project> = /*@__PURE__*/ operation('projects.createContinuous', 'POST', '/api/v3/project/ci', { refreshes: ['activity'], retry: 'never' })

/** What `projects.getContinuous` takes. */
export interface ProjectsGetContinuousParams {
  path: {
    /** The organizational unit. */
    orgUnitUUID: string
    /** Name of the product within its unit; also called productTag */
    ciTag: string
  }
  query?: {
    /** State of the project to look for; when left out or when there is none in it, DRAFT comes first, then the newest, and cancelled ones last */
    projectStatus?: ProjectStatus
  }
}

/**
 * The continuous project of a unit with this tag
 *
 * The one in DRAFT unless said otherwise, else the newest one.
 *
 * `GET /api/v3/project/ci/{orgUnitUUID}/{ciTag}` (published). Needs PROJECT_list.
 */
export const getContinuous: Operation<ProjectsGetContinuousParams, Project> = /*@__PURE__*/ operation('projects.getContinuous', 'GET', '/api/v3/project/ci/{orgUnitUUID}/{ciTag}')

/** What `projects.uploadContinuous` takes. */
export interface ProjectsUploadContinuousParams {
  path: {
    /** The organizational unit. */
    orgUnitUUID: string
    /** Name of the product within its unit; also called productTag */
    ciTag: string
  }
  body: ContinuousUpload
}

/**
 * Send a file into the continuous project in DRAFT, which is opened if there is none
 *
 * A file of the same name gets new content; the same content again changes nothing. Work units are made for the locales and steps that lack them: those named, else those of the unit.
 *
 * `POST /api/v3/project/ci/{orgUnitUUID}/{ciTag}` (published). Needs PROJECT_upload.
 */
export const uploadContinuous: Operation<ProjectsUploadContinuousParams, Project> = /*@__PURE__*/ operation('projects.uploadContinuous', 'POST', '/api/v3/project/ci/{orgUnitUUID}/{ciTag}', { body: form, refreshes: ['workUnits', 'tasks', 'costs', 'logfiles', 'activity'], retry: 'safe' })

/** What `projects.downloadContinuous` takes. */
export interface ProjectsDownloadContinuousParams {
  path: {
    /** The organizational unit. */
    orgUnitUUID: string
    /** Name of the product within its unit; also called productTag */
    ciTag: string
  }
  query?: {
    /** Only files of these names */
    filenames?: readonly string[]
    /** Only these target locales */
    locales?: readonly LocaleCode[]
    /** State of the project to look for; when left out or when there is none in it, DRAFT comes first, then the newest, and cancelled ones last */
    projectStatus?: ProjectStatus
  }
}

/**
 * The translated files of the continuous project in one zip container
 *
 * Files whose tasks were all cancelled are left out, unless the whole project was cancelled.
 *
 * `GET /api/v3/project/ci/{orgUnitUUID}/{ciTag}/download` (published). Needs PROJECT_download.
 */
export const downloadContinuous: Operation<ProjectsDownloadContinuousParams, Blob> = /*@__PURE__*/ operation('projects.downloadContinuous', 'GET', '/api/v3/project/ci/{orgUnitUUID}/{ciTag}/download', { answer: bytes })

/** What `projects.get` takes. */
export interface ProjectsGetParams {
  path: {
    /** The project. */
    projectUUID: string
  }
  query?: {
    /** SIMPLE leaves resources, work units, costs and files empty */
    responseType?: 'FULL' | 'SIMPLE' | (string & {})
  }
}

/**
 * One project with its files, work units and allowed moves
 *
 * `GET /api/v3/project/{projectUUID}` (published). Needs PROJECT_list.
 */
export const get: Operation<ProjectsGetParams, Project> = /*@__PURE__*/ operation('projects.get', 'GET', '/api/v3/project/{projectUUID}')

/** What `projects.updateInfo` takes. */
export interface ProjectsUpdateInfoParams {
  path: {
    /** The project. */
    projectUUID: string
  }
  body: ProjectInfo
}

/**
 * Change some fields of a project; those left out stay
 *
 * `POST /api/v3/project/{projectUUID}/info` (published). Needs PROJECT_update.
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
 * Move a project to another state
 *
 * 409 when the move is not allowed from the present state, or somebody else moved first: `data` carries the project as it is. 423 while its costs are being calculated.
 *
 * `POST /api/v3/project/{projectUUID}/status` (published). Needs PROJECT_change_status.
 */
export const changeStatus: Operation<ProjectsChangeStatusParams, Project> = /*@__PURE__*/ operation('projects.changeStatus', 'POST', '/api/v3/project/{projectUUID}/status', { refreshes: ['tasks', 'workUnits', 'costs', 'logfiles', 'activity'], retry: 'locked' })

/** What `projects.createResource` takes. */
export interface ProjectsCreateResourceParams {
  path: {
    /** The project. */
    projectUUID: string
  }
  body: ProjectResourceCreate
}

/**
 * Announce a source file; its name's extension picks the parser
 *
 * `POST /api/v3/project/{projectUUID}/resource` (published). Needs PROJECT_upload.
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
 * Names and ids of a project's source files
 *
 * `GET /api/v3/project/{projectUUID}/resource/simple` (published). Needs PROJECT_list.
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
    /** Processing to stop along with it */
    processingTaskId?: string
  }
}

/**
 * Take a source file, and what was made from it, out of a draft project
 *
 * Refused where somebody has delivered a task of the file, as in a project that was cancelled and restored.
 *
 * `DELETE /api/v3/project/{projectUUID}/resource/{projectResourceUUID}` (published). Needs PROJECT_upload.
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
    /** The file, at most 512 MB */
    file: Upload
  }
}

/**
 * Send the bytes of an announced file
 *
 * The file is parsed before it is kept. What cannot be parsed is refused with 422, and `data` says file, line and reason; the project stays as it was.
 *
 * `PUT /api/v3/project/{projectUUID}/resource/{projectResourceUUID}/content` (published). Needs PROJECT_upload.
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
  body: ProjectResourceParamsUpdate
}

/**
 * Set the parser options of a source file, or of all of its kind
 *
 * `POST /api/v3/project/{projectUUID}/resource/{projectResourceUUID}/file-params` (published). Needs PROJECT_upload.
 */
export const updateResourceParams: Operation<ProjectsUpdateResourceParamsParams, ProjectResource> = /*@__PURE__*/ operation('projects.updateResourceParams', 'POST', '/api/v3/project/{projectUUID}/resource/{projectResourceUUID}/file-params', { refreshes: ['workUnits'] })

/**
 * Every parser of this version, with the form of its options
 *
 * `GET /api/v1/atlas/parser/file-params` (documented). Needs a session.
 */
export const getFileParams: Operation<NoParams, FileParams> = /*@__PURE__*/ operation('projects.getFileParams', 'GET', '/api/v1/atlas/parser/file-params')

/** What `projects.listWorkUnits` takes. */
export interface ProjectsListWorkUnitsParams {
  path: {
    /** The project. */
    projectUUID: string
  }
  query?: {
    /** One or several file names */
    filenames?: readonly string[]
    /** One or several work states */
    status?: readonly string[]
    /** One or several target locales */
    targetLanguages?: readonly LocaleCode[]
    /** One or several workflow codes */
    workflows?: readonly string[]
    /** Page number, from 0. */
    page?: number
    /** Items a page. */
    size?: number
  }
}

/**
 * Page through a project's work units
 *
 * `GET /api/v3/project/{projectUUID}/work-unit` (published). Needs PROJECT_list.
 */
export const listWorkUnits: Operation<ProjectsListWorkUnitsParams, ProjectWorkUnitPage> = /*@__PURE__*/ operation('projects.listWorkUnits', 'GET', '/api/v3/project/{projectUUID}/work-unit')

/** What `projects.createWorkUnits` takes. */
export interface ProjectsCreateWorkUnitsParams {
  path: {
    /** The project. */
    projectUUID: string
  }
  query?: {
    /** True along with a list; makes no difference */
    bulk?: boolean
  }
  body: WorkUnitsRequest[] | WorkUnitSearch
}

/** What `projects.createWorkUnits` answers. */
export type ProjectsCreateWorkUnitsResult = WorkUnit[] | ProjectWorkUnitPage

/**
 * Make work units, or search those that there are
 *
 * With a list, makes a work unit for each file, target locale and workflow step asked for, at most 10,000 steps in one call; those that exist already are answered as they are, so that the call can be repeated. With an object, a search: answers a page and changes nothing.
 *
 * `POST /api/v3/project/{projectUUID}/work-unit` (published). Needs PROJECT_upload or PROJECT_list.
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
    /** Forget the calculated costs too, so that they are calculated anew */
    resetCost?: boolean
  }
}

/**
 * Delete work units that nobody works on, with their tasks and segments
 *
 * All of them or none: 422 names those whose tasks somebody has accepted or delivered. 423 while costs are being calculated.
 *
 * `DELETE /api/v3/project/{projectUUID}/work-unit/bulk` (published). Needs PROJECT_update.
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
    locales?: readonly LocaleCode[]
    /** Only these source files */
    resources?: readonly string[]
  }
}

/**
 * The translated files in one zip container
 *
 * Files whose tasks were all cancelled are left out, unless the whole project was cancelled.
 *
 * `GET /api/v3/project/{projectUUID}/download` (published). Needs PROJECT_download.
 */
export const download: Operation<ProjectsDownloadParams, Blob> = /*@__PURE__*/ operation('projects.download', 'GET', '/api/v3/project/{projectUUID}/download', { answer: bytes })

/** What `projects.startDownload` takes. */
export interface ProjectsStartDownloadParams {
  path: {
    /** The project. */
    projectUUID: string
  }
  body: ProjectDownload
}

/**
 * Build the zip container of translated files in the background
 *
 * Files whose tasks were all cancelled are left out, unless the whole project was cancelled.
 *
 * `POST /api/v3/project/{projectUUID}/download` (published). Needs PROJECT_download.
 */
export const startDownload: Operation<ProjectsStartDownloadParams, DownloadRequest> = /*@__PURE__*/ operation('projects.startDownload', 'POST', '/api/v3/project/{projectUUID}/download', { retry: 'safe', async: 'status-url' })

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
 * How far the container is, and where it can be fetched
 *
 * `GET /api/v3/project/{projectUUID}/download/{requestUUID}/status` (published). Needs PROJECT_download.
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
    resourceUUID?: string
    /** Work unit */
    workUnitUUID?: string
    /** Target locale; needed with resourceUUID */
    targetLanguage?: LocaleCode
    /** The text of the last delivered step instead of the present one; refused while there is none */
    retrieveLatestDeliveredWorkflow?: boolean
  }
}

/**
 * One translated file as it is, without a container
 *
 * Named by its work unit, or by source file and target language.
 *
 * `GET /api/v3/project/{projectUUID}/translated-file/download` (published). Needs PROJECT_download or TASK_work.
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
 */
export const startLocKit: Operation<ProjectsStartLocKitParams, LocKitJob> = /*@__PURE__*/ operation('projects.startLocKit', 'POST', '/api/v3/project/{projectUUID}/translation-kit-job/loc-kit', { retry: 'safe', async: 'job' })

/** What `projects.startSourceFiles` takes. */
export interface ProjectsStartSourceFilesParams {
  path: {
    /** The project. */
    projectUUID: string
  }
  body: SourceFilesRequest
}

/**
 * Put the source files of work units into one container
 *
 * `POST /api/v3/project/{projectUUID}/translation-kit-job/source-files` (published). Needs PROJECT_download or TASK_work.
 */
export const startSourceFiles: Operation<ProjectsStartSourceFilesParams, TranslationKitJob> = /*@__PURE__*/ operation('projects.startSourceFiles', 'POST', '/api/v3/project/{projectUUID}/translation-kit-job/source-files', { retry: 'safe', async: 'job' })

/** What `projects.startTranslatedFiles` takes. */
export interface ProjectsStartTranslatedFilesParams {
  path: {
    /** The project. */
    projectUuid: string
  }
  body: TranslatedFilesRequest
}

/**
 * Put the translated files of work units into one container
 *
 * `POST /api/v3/project/{projectUuid}/translation-kit-job/translated-files` (published). Needs PROJECT_download or TASK_work.
 */
export const startTranslatedFiles: Operation<ProjectsStartTranslatedFilesParams, TranslationKitJob> = /*@__PURE__*/ operation('projects.startTranslatedFiles', 'POST', '/api/v3/project/{projectUuid}/translation-kit-job/translated-files', { retry: 'safe', async: 'job' })

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
 * How far an export is, and where its file can be fetched
 *
 * `GET /api/v3/project/{projectUUID}/translation-kit-job/{requestUUID}` (published). Needs PROJECT_download or TASK_work.
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
    page?: number
    /** Items a page; the older calls spell `size` this way. */
    pageSize?: number
  }
}

/**
 * Page through the notes of a project, newest thread first
 *
 * `GET /api/v3/project/{projectUUID}/message` (published). Needs PROJECT_message.
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
 * Write a note, or answer one
 *
 * `POST /api/v3/project/{projectUUID}/message` (published). Needs PROJECT_message.
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
 * How many tasks stand in each state
 *
 * `GET /api/v3/project/{projectUUID}/process-summary` (published). Needs PROJECT_list.
 */
export const getProcessSummary: Operation<ProjectsGetProcessSummaryParams, ProcessCount[]> = /*@__PURE__*/ operation('projects.getProcessSummary', 'GET', '/api/v3/project/{projectUUID}/process-summary')

/** What `projects.getPaymentType` takes. */
export interface ProjectsGetPaymentTypeParams {
  path: {
    /** The project. */
    projectUUID: string
  }
}

/**
 * What the linguists of a project are paid by
 *
 * `GET /api/v3/project/{projectUUID}/payment-type` (published). Needs PROJECT_list.
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
 * How far the reading of each source file is
 *
 * `GET /api/v3/project/{projectUUID}/ingestion/status` (published). Needs PROJECT_list.
 */
export const getIngestionStatus: Operation<ProjectsGetIngestionStatusParams, IngestionStatus> = /*@__PURE__*/ operation('projects.getIngestionStatus', 'GET', '/api/v3/project/{projectUUID}/ingestion/status')

/** What `projects.uploadReferenceFile` takes. */
export interface ProjectsUploadReferenceFileParams {
  path: {
    /** The project. */
    projectUUID: string
  }
  body: {
    /** The file, at most 512 MB */
    File: Upload
  }
}

/**
 * Add a file that linguists look things up in
 *
 * At most 200 for a project, each with a name of its own; of any kind.
 *
 * `POST /api/v3/project/{projectUUID}/reference-file` (published). Needs PROJECT_upload.
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
 * Take a reference file out of a project
 *
 * `DELETE /api/v3/project/{projectUUID}/reference-file/{referenceFileUUID}` (designed). Needs PROJECT_upload.
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
 * All reference files in one zip container
 *
 * `GET /api/v3/project/{projectUUID}/reference-files/download` (published). Needs PROJECT_download or TASK_work.
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
 * The glossaries bound to a project, in the order in which they are asked
 *
 * `GET /api/v3/project/{projectUUID}/glossaries` (designed). Needs GLOSSARY_list.
 */
export const listGlossaries: Operation<ProjectsListGlossariesParams, GlossaryRef[]> = /*@__PURE__*/ operation('projects.listGlossaries', 'GET', '/api/v3/project/{projectUUID}/glossaries')

/** What `projects.bindGlossaries` takes. */
export interface ProjectsBindGlossariesParams {
  path: {
    /** The project. */
    projectUUID: string
  }
  body: GlossaryBinding
}

/**
 * Say which glossaries a project works with; the list replaces the one before
 *
 * `POST /api/v3/project/{projectUUID}/glossaries` (published). Needs PROJECT_update.
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
 * The memories bound to a project, in the order in which they are asked
 *
 * `GET /api/v3/project/{projectUUID}/translation-memory` (published). Needs TM_list.
 */
export const listTranslationMemories: Operation<ProjectsListTranslationMemoriesParams, TranslationMemoryBinding[]> = /*@__PURE__*/ operation('projects.listTranslationMemories', 'GET', '/api/v3/project/{projectUUID}/translation-memory')

/** What `projects.bindTranslationMemories` takes. */
export interface ProjectsBindTranslationMemoriesParams {
  path: {
    /** The project. */
    projectUUID: string
  }
  body: TranslationMemoryBindingRequest[]
}

/**
 * Say which memories a project reads and writes; the list replaces the one before
 *
 * `POST /api/v3/project/{projectUUID}/translation-memory` (published). Needs PROJECT_update.
 */
export const bindTranslationMemories: Operation<ProjectsBindTranslationMemoriesParams, TranslationMemoryBinding[]> = /*@__PURE__*/ operation('projects.bindTranslationMemories', 'POST', '/api/v3/project/{projectUUID}/translation-memory', { refreshes: ['translationMemories', 'editor', 'logfiles'], retry: 'safe' })
