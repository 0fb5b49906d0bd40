// Generated from openapi/resources/workUnits.yaml by openapi/generate.ts. Do not edit.
import type { AsyncOperation, Operation, Upload } from '../operation.ts'
import type { SegmentIssue } from './editor.ts'
import type { Job } from './jobs.ts'
import type { AssignmentState, Failure, GenesisCreationStatus, LocaleCode, TaskStatus, TranslationStatus, WorkflowCode } from './shared.ts'
import type { UserRef } from './users.ts'
import type { WorkflowRef } from './workflows.ts'
import { form } from '../body.ts'
import { asyncOperation, operation } from '../operation.ts'

/** A part of a file as readers see it. */
export interface WorkUnitPreview {
  /** Name of the file. */
  filename: string
  /** Source language. */
  sourceLanguage: LocaleCode
  /** Target language. */
  targetLanguage: LocaleCode
  /** Segments in the whole file. */
  totalSegments: number
  /** The texts, in the order of the file. */
  blocks: PreviewBlock[]
}

/** A text that readers see as one. */
export interface PreviewBlock {
  /** What it is: ITEM is a list item, CUE a subtitle, KEY a text that a program finds by its key, ASIDE a description or note beside the text. */
  kind: 'HEADING' | 'PARAGRAPH' | 'ITEM' | 'QUOTE' | 'CODE' | 'CUE' | 'KEY' | 'ASIDE' | (string & {})
  /** Level of a heading from 1 to 6, or how many lists an item is in. */
  level?: number
  /** The table cell that the text is in; absent outside tables. */
  cell?: PreviewCell
  /** Of a key: the names of the groups that it is in, then its own. */
  path?: string[]
  /** Of a subtitle: when it is shown, as written in the file. */
  time?: string
  /** The part of the document that the text is in; absent for its main text. */
  part?: PreviewPart
  /** The segments of the text. */
  segments: PreviewText[]
}

/** A cell of a table. */
export interface PreviewCell {
  /** Number of the table within its part of the file, from 1. */
  table: number
  /** Row, from 1. */
  row: number
  /** Column, from 1. */
  column: number
}

/** A part of a document. */
export interface PreviewPart {
  /** What it is. */
  kind: 'SLIDE' | 'SHEET' | 'STORY' | 'PAGE' | 'NOTES' | 'HEADER' | 'FOOTER' | 'FOOTNOTES' | 'COMMENTS' | 'DRAWING' | 'PROPERTIES' | (string & {})
  /** Its number or name; empty where it has none. */
  name: string
}

/** A segment in its place. */
export interface PreviewText {
  /** Identifier. */
  id: string
  /** Position in the file, from 0. */
  index: number
  /** Source text, with placeholders for inline tags. */
  source: string
  /** Translation, with placeholders for inline tags; empty without one. */
  target: string
  /** Whether the translation is confirmed. */
  confirmed: boolean
  /** What the placeholders look like. */
  codes: PreviewCode[]
}

/** How readers see what a placeholder stands for. */
export interface PreviewCode {
  /** Number of the placeholder. */
  id: number
  /** How the text in it looks; empty where that is unknown. */
  looks: ('BOLD' | 'ITALIC' | 'UNDERLINE' | 'STRIKE' | 'CODE' | 'SUPERSCRIPT' | 'SUBSCRIPT' | 'LINK' | 'BREAK' | 'TAB' | (string & {}))[]
  /** The text that it shows, such as the name of a variable; absent without one. */
  text?: string
}

/** One file in one language pair, on its way through the workflow steps. */
export interface WorkUnit {
  /** Identifier. */
  uuid: string
  /** Id of the work unit in the editor. */
  workId: string
  /** Name, composed of file and language. */
  name: string
  /** Name of the file. */
  filename: string
  /** Position among the work units of the project, from 0. */
  sequence: number
  /** Source language. */
  sourceLanguage: LocaleCode
  /** Target language. */
  targetLanguage: LocaleCode
  /** Code of the current workflow step. */
  workflow: WorkflowCode
  /** The current workflow step. */
  workflowUuid: string
  /** Status of the task of the current step. */
  workStatus: TaskStatus
  /** Same as `workStatus`. */
  taskStatus: TaskStatus
  /** All workflow steps, in order; absent in lists of tasks. */
  steps?: WorkUnitStep[]
  /** The project. */
  projectUUID: string
  /** The source file. */
  projectResource: WorkUnitResource
  /** Id of the source file, same as `projectResource.uuid`. */
  projectResourceUuid: string
  /** Numeric id of the organizational unit. */
  orgUnitId: number
  /** When the work unit was created, epoch ms. */
  creationTimestamp: number
  /** When the work unit was last changed, epoch ms. */
  lastUpdate: number
  /** Source words. */
  words: number
  /** Weighted words of the source; absent before an analysis. */
  netWords?: number
  /** Percentage of the price that matches save; absent without costs or without permission to view them. */
  savings?: number
  /** Cost, in the project's currency; absent without costs or without permission to view them. */
  cost?: number
  /** Segments, including those that need no translation. */
  segments: number
  /** Segments to confirm. */
  totalSegments: number
  /** Segments confirmed in the current step. */
  confirmedSegments: number
  /** Segments that need no translation. */
  totalNonTranslatable?: number
  /** Of these, those that need no further confirmation: always all, because their text does not change. */
  confirmedNonTranslatable?: number
  /** Whether the work unit has nothing to translate. */
  contentIsEmpty: boolean
  /** Whether the work unit exists in the editor. */
  createdOnGenesis: boolean
  /** Whether the editor can open the work unit. */
  genesisCreationStatus: GenesisCreationStatus
  /** Why the work unit could not be created in the editor; absent without an error. */
  genesisCreationDescription?: string
  /** Machine-readable form of `genesisCreationDescription`. */
  genesisCreationFailure?: Failure
  /** Status of the translated file. */
  translationStatus: TranslationStatus
  /** Whether a file has been delivered. */
  hasDeliverable: boolean
  /** Whether a step of the work unit is split among several tasks. */
  isSplit: boolean
  /** Whether some of the steps are delivered. */
  partiallyDelivered: boolean
}

/** The source file of a work unit. */
export interface WorkUnitResource {
  /** Identifier. */
  uuid: string
  /** File name with its extension. */
  name: string
  /** Folder in the project; absent or empty at the top level. */
  path?: string
}

/** A workflow step of a work unit. */
export interface WorkUnitStep {
  /** The task of this step. */
  taskUuid: string
  /** The workflow step. */
  workflow: WorkflowRef
  /** Status of the task. */
  status: TaskStatus
  /** Whether the task is assigned. */
  assignment: AssignmentState
  /** Assignee of the task; absent while unassigned. */
  assignee?: UserRef
  /** Due date, epoch ms; absent if none is set. */
  dueDate?: number
  /** The segments of a slice: a step that was split has several tasks. Absent for a whole file. */
  slice?: TaskRange
}

/** The segments of a task that is a slice of a larger one. */
export interface TaskRange {
  /** Index of the first segment within the file, from 0. */
  beginIndex: number
  /** Index of the last segment. */
  endIndex: number
  /** Source words. */
  words: number
  /** Segments to confirm. */
  segments: number
  /** Segments confirmed in the current step; only in a task. */
  confirmedSegments?: number
}

/** The files of a work unit. */
export interface WorkUnitTranslation {
  /** Address of the source file; absent if the file no longer exists. */
  originalFileUrl?: string
  /** Address of the translated file; absent until the file is built. */
  translatedFileUrl?: string
  /** Address of the last delivered file; absent before a delivery. */
  deliverableFileUrl?: string
  /** Name of the file. */
  fileName: string
  /** Status of the translated file. */
  translationStatus: TranslationStatus
  /** When the translated file was built, epoch ms; absent until then. */
  translatedFileCreationDate?: number
  /** Why the translated file could not be built; absent without an error. */
  failureReason?: string
  /** Machine-readable form of `failureReason`. */
  failure?: Failure
}

/** A translated XLIFF file. */
export interface TranslationUpload {
  /** The XLIFF file exported from this work unit. */
  file: Upload
}

/** The job that imports a translated XLIFF file; its report gives the outcome of each segment. */
export interface TranslationUploadJob extends Job {
  /** Report, once the job has ended. */
  report?: TranslationUploadReport
}

/** Outcome of an uploaded translation. */
export interface TranslationUploadReport {
  /** Segments imported. */
  accepted: number
  /** Segments imported as drafts, since the checks of the project keep them from being confirmed; absent in reports of earlier versions. */
  drafts?: number
  /** Segments that already had this translation. */
  unchanged: number
  /** Segments whose source has changed since the export. */
  staleSource: number
  /** Segments with missing or changed inline tags. */
  tagMismatch: number
  /** Segments that do not exist in this work unit. */
  unknown: number
  /** Segments without a translation. */
  empty: number
  /** Outcome of each segment, in the order of the file. */
  segments: TranslationUploadSegment[]
}

/** Outcome of a segment of an uploaded translation. */
export interface TranslationUploadSegment {
  /** Id of the segment in the file. */
  key: string
  /** The segment; absent if unknown. */
  segmentId?: string
  /** Position of the segment, from 0; absent if unknown. */
  index?: number
  /** Outcome. */
  outcome: 'ACCEPTED' | 'DRAFT' | 'UNCHANGED' | 'STALE_SOURCE' | 'TAG_MISMATCH' | 'UNKNOWN' | 'EMPTY'
  /** What checks found in it; absent if there is nothing. */
  issues?: SegmentIssue[]
}

/** What `workUnits.get` takes. */
export interface WorkUnitsGetParams {
  path: {
    /** The work unit. */
    id: string
  }
}

/**
 * Get a work unit
 *
 * `GET /api/v1/atlas/work-unit/{id}` (documented). Needs PROJECT_list or TASK_list.
 *
 * @throws {HttpError} a code of any call
 */
export const get: Operation<WorkUnitsGetParams, WorkUnit> = /*@__PURE__*/ operation('workUnits.get', 'GET', '/api/v1/atlas/work-unit/{id}')

/** What `workUnits.getPreview` takes. */
export interface WorkUnitsGetPreviewParams {
  path: {
    /** The work unit. */
    id: string
  }
  query?: {
    /** Position of the first segment, from 0. */
    fromIndex?: number | undefined
    /** Number of segments. */
    size?: number | undefined
  } | undefined
}

/**
 * Show the text of a work unit as readers see it
 *
 * Headings, paragraphs, list items, table cells, subtitles, and keys, each with its segments in source and target language. Contains text and the names of looks only: no markup of the file, no addresses, no prices. Large files are read in parts, from `fromIndex`.
 *
 * `GET /api/v1/atlas/work-unit/{id}/preview` (designed). Needs PROJECT_download or EDITOR_open_editor.
 *
 * @throws {HttpError} NOT_READY, FILE_REFUSED, a code of any call
 */
export const getPreview: Operation<WorkUnitsGetPreviewParams, WorkUnitPreview> = /*@__PURE__*/ operation('workUnits.getPreview', 'GET', '/api/v1/atlas/work-unit/{id}/preview')

/** What `workUnits.getTranslation` takes. */
export interface WorkUnitsGetTranslationParams {
  path: {
    /** The project. */
    projectUuid: string
    /** The work unit. */
    workUnitUuid: string
  }
  query?: {
    /** Return the bilingual XLIFF instead of the file in its own format. */
    isXliff?: boolean | undefined
  } | undefined
}

/**
 * Get the addresses of the source file and the translated file
 *
 * `GET /api/v3/project/{projectUuid}/work-unit/{workUnitUuid}/translation` (published). Needs PROJECT_download or TASK_work.
 *
 * @throws {HttpError} a code of any call
 */
export const getTranslation: Operation<WorkUnitsGetTranslationParams, WorkUnitTranslation> = /*@__PURE__*/ operation('workUnits.getTranslation', 'GET', '/api/v3/project/{projectUuid}/work-unit/{workUnitUuid}/translation')

/** What `workUnits.buildTranslation` takes. */
export interface WorkUnitsBuildTranslationParams {
  path: {
    /** The project. */
    projectUuid: string
    /** The work unit. */
    workUnitUuid: string
  }
}

/**
 * Build the translated file from the current segments
 *
 * Poll `workUnits.getTranslation` until `translationStatus` is no longer PREPARING.
 *
 * `POST /api/v3/project/{projectUuid}/work-unit/{workUnitUuid}/translation` (inferred). Needs PROJECT_download or TASK_work.
 *
 * @throws {HttpError} NOT_READY, a code of any call
 */
export const buildTranslation: Operation<WorkUnitsBuildTranslationParams, WorkUnitTranslation> = /*@__PURE__*/ operation('workUnits.buildTranslation', 'POST', '/api/v3/project/{projectUuid}/work-unit/{workUnitUuid}/translation', { retry: 'safe' })

/** What `workUnits.getFileStatus` takes. */
export interface WorkUnitsGetFileStatusParams {
  path: {
    /** The work unit. */
    workUnitUuid: string
  }
}

/**
 * Get the status of the translated file of a work unit, under the editor's earlier address
 *
 * The same as `workUnits.getTranslation`, without the project.
 *
 * `GET /api/v1/work-unit/{workUnitUuid}/file-status` (inferred). Needs PROJECT_download or TASK_work.
 *
 * @throws {HttpError} a code of any call
 */
export const getFileStatus: Operation<WorkUnitsGetFileStatusParams, WorkUnitTranslation> = /*@__PURE__*/ operation('workUnits.getFileStatus', 'GET', '/api/v1/work-unit/{workUnitUuid}/file-status')

/** What `workUnits.buildFile` takes. */
export interface WorkUnitsBuildFileParams {
  path: {
    /** The work unit. */
    workUnitUuid: string
  }
}

/**
 * Build the translated file of a work unit, under the editor's earlier address
 *
 * The same as `workUnits.buildTranslation`, without the project. Poll `workUnits.getFileStatus`.
 *
 * `POST /api/v1/work-unit/{workUnitUuid}/translation` (inferred). Needs PROJECT_download or TASK_work.
 *
 * @throws {HttpError} NOT_READY, a code of any call
 */
export const buildFile: Operation<WorkUnitsBuildFileParams, WorkUnitTranslation> = /*@__PURE__*/ operation('workUnits.buildFile', 'POST', '/api/v1/work-unit/{workUnitUuid}/translation', { retry: 'safe' })

/** What `workUnits.uploadTranslation` takes. */
export interface WorkUnitsUploadTranslationParams {
  path: {
    /** The project. */
    projectUuid: string
    /** The work unit. */
    workUnitUuid: string
  }
  body: TranslationUpload
}

/**
 * Upload the translated XLIFF of a work unit
 *
 * The report of the job gives the outcome of each segment. A file of another work unit or language pair is refused entirely. Uploading the same file again changes nothing.
 *
 * `PUT /api/v3/project/{projectUuid}/work-unit/{workUnitUuid}/translation/content` (designed). Needs TASK_work or PROJECT_update.
 *
 * @throws {HttpError} FILE_REFUSED, READ_ONLY, a code of any call
 */
export const uploadTranslation: AsyncOperation<WorkUnitsUploadTranslationParams, TranslationUploadJob, TranslationUploadJob> = /*@__PURE__*/ asyncOperation('workUnits.uploadTranslation', 'PUT', '/api/v3/project/{projectUuid}/work-unit/{workUnitUuid}/translation/content', { body: form, refreshes: ['editor', 'tasks', 'projects', 'jobs', 'activity'], async: 'job' })
