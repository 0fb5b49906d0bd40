// Generated from openapi/resources/workUnits.yaml by openapi/generate.ts. Do not edit.
import type { Operation, Upload } from '../operation.ts'
import type { SegmentIssue } from './editor.ts'
import type { Job } from './jobs.ts'
import type { AssignmentState, Failure, GenesisCreationStatus, LocaleCode, TaskStatus, TranslationStatus, WorkflowCode } from './shared.ts'
import type { UserRef } from './users.ts'
import type { WorkflowRef } from './workflows.ts'
import { form } from '../body.ts'
import { operation } from '../operation.ts'

/** One file in one language pair, on its way through the workflow steps. */
export interface WorkUnit {
  /** Identifier. */
  uuid: string
  /** Id by which the editor knows it. */
  workId: string
  /** Name, made of file and language. */
  name: string
  /** Name of the file. */
  filename: string
  /** Place among the work units of the project, from 0. */
  sequence: number
  /** Language of the source. */
  sourceLanguage: LocaleCode
  /** Language of the translation. */
  targetLanguage: LocaleCode
  /** Code of the present step. */
  workflow: WorkflowCode
  /** The present step. */
  workflowUuid: string
  /** State of the present step's task. */
  workStatus: TaskStatus
  /** The same as `workStatus`, under its other name. */
  taskStatus: TaskStatus
  /** All steps, in their order; lists of tasks leave them out. */
  steps?: WorkUnitStep[]
  /** The project. */
  projectUUID: string
  /** The uploaded file. */
  projectResource: WorkUnitResource
  /** The uploaded file, under its other name. */
  projectResourceUuid: string
  /** Numeric id of the organizational unit. */
  orgUnitId: number
  /** When it was made, epoch ms. */
  creationTimestamp: number
  /** When it changed last, epoch ms. */
  lastUpdate: number
  /** Source words. */
  words: number
  /** Source words weighted by the net rates; absent before an analysis. */
  netWords?: number
  /** Share of the price that matches save, in percent; absent without costs or for whoever may not see them. */
  savings?: number
  /** Price, in the project's currency; absent without costs or for whoever may not see it. */
  cost?: number
  /** Segments, those that need no translation included. */
  segments: number
  /** Segments to confirm. */
  totalSegments: number
  /** Segments confirmed in the present step. */
  confirmedSegments: number
  /** Segments that need no translation. */
  totalNonTranslatable?: number
  /** Of these, those that nobody has to confirm any more: all, as they stay as they are. */
  confirmedNonTranslatable?: number
  /** There is nothing to translate. */
  contentIsEmpty: boolean
  /** The editor has it. */
  createdOnGenesis: boolean
  /** Whether the editor can open it. */
  genesisCreationStatus: GenesisCreationStatus
  /** What went wrong when the editor could not take it; absent if nothing did. */
  genesisCreationDescription?: string
  /** The same for programs. */
  genesisCreationFailure?: Failure
  /** State of the translated file. */
  translationStatus: TranslationStatus
  /** There is a file that was delivered. */
  hasDeliverable: boolean
  /** It is one part of a larger one. */
  isSplit: boolean
  /** Some of its steps are delivered. */
  partiallyDelivered: boolean
}

/** The file that a work unit comes from. */
export interface WorkUnitResource {
  /** Identifier. */
  uuid: string
  /** File name with its extension. */
  name: string
  /** Folder within the project; absent or empty at the top. */
  path?: string
}

/** One step of a work unit. */
export interface WorkUnitStep {
  /** The task of this step. */
  taskUuid: string
  /** The step. */
  workflow: WorkflowRef
  /** State of its task. */
  status: TaskStatus
  /** Whether somebody does it. */
  assignment: AssignmentState
  /** Who does it; absent while unassigned. */
  assignee?: UserRef
  /** When it is due, epoch ms; absent without a due date. */
  dueDate?: number
}

/** The files of a work unit. */
export interface WorkUnitTranslation {
  /** Address of the original; absent when it is gone. */
  originalFileUrl?: string
  /** Address of the built translation; absent before it is built. */
  translatedFileUrl?: string
  /** Address of what was delivered last; absent before a delivery. */
  deliverableFileUrl?: string
  /** Name of the file. */
  fileName: string
  /** State of the built file. */
  translationStatus: TranslationStatus
  /** When it was built, epoch ms; absent before. */
  translatedFileCreationDate?: number
  /** Why it could not be built; absent if it could. */
  failureReason?: string
  /** The same for programs. */
  failure?: Failure
}

/** A translated XLIFF. */
export interface TranslationUpload {
  /** The XLIFF that was exported from this work unit. */
  file: Upload
}

/** The job that reads a translated XLIFF; its report says what became of each segment. */
export interface TranslationUploadJob extends Job {
  /** Once the job has ended. */
  report?: TranslationUploadReport
}

/** What became of an uploaded translation. */
export interface TranslationUploadReport {
  /** Segments taken over. */
  accepted: number
  /** Segments that already were so. */
  unchanged: number
  /** Segments whose source has changed since the export. */
  staleSource: number
  /** Segments with missing or changed tags. */
  tagMismatch: number
  /** Segments that this work unit does not have. */
  unknown: number
  /** Segments without a translation. */
  empty: number
  /** Segment by segment, in the order of the file. */
  segments: TranslationUploadSegment[]
}

/** What became of one segment of an uploaded translation. */
export interface TranslationUploadSegment {
  /** Id of the segment in the file. */
  key: string
  /** The segment; absent when unknown. */
  segmentId?: string
  /** Place of the segment, from 0; absent when unknown. */
  index?: number
  /** What became of it. */
  outcome: 'ACCEPTED' | 'UNCHANGED' | 'STALE_SOURCE' | 'TAG_MISMATCH' | 'UNKNOWN' | 'EMPTY'
  /** The tags that differ; absent without any. */
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
 * Get one work unit
 *
 * `GET /api/v1/atlas/work-unit/{id}` (documented). Needs PROJECT_list or TASK_list.
 */
export const get: Operation<WorkUnitsGetParams, WorkUnit> = /*@__PURE__*/ operation('workUnits.get', 'GET', '/api/v1/atlas/work-unit/{id}')

/** What `workUnits.getTranslation` takes. */
export interface WorkUnitsGetTranslationParams {
  path: {
    /** The project. */
    projectUuid: string
    /** The work unit. */
    workUnitUuid: string
  }
  query?: {
    /** The bilingual XLIFF instead of the file in its own format. */
    isXliff?: boolean
  }
}

/**
 * Get the addresses of the original and the translated file
 *
 * `GET /api/v3/project/{projectUuid}/work-unit/{workUnitUuid}/translation` (published). Needs PROJECT_download or TASK_work.
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
 * Build the translated file from the segments as they are
 *
 * Ask with `workUnits.getTranslation` until `translationStatus` is no longer PREPARING.
 *
 * `POST /api/v3/project/{projectUuid}/work-unit/{workUnitUuid}/translation` (inferred). Needs PROJECT_download or TASK_work.
 */
export const buildTranslation: Operation<WorkUnitsBuildTranslationParams, WorkUnitTranslation> = /*@__PURE__*/ operation('workUnits.buildTranslation', 'POST', '/api/v3/project/{projectUuid}/work-unit/{workUnitUuid}/translation', { retry: 'safe' })

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
 * The report of the job says what became of each segment. A file of another work unit or language pair is refused whole; the same file twice changes nothing the second time.
 *
 * `PUT /api/v3/project/{projectUuid}/work-unit/{workUnitUuid}/translation/content` (designed). Needs TASK_work or PROJECT_update.
 */
export const uploadTranslation: Operation<WorkUnitsUploadTranslationParams, TranslationUploadJob> = /*@__PURE__*/ operation('workUnits.uploadTranslation', 'PUT', '/api/v3/project/{projectUuid}/work-unit/{workUnitUuid}/translation/content', { body: form, refreshes: ['editor', 'tasks', 'projects', 'jobs', 'activity'], async: 'job' })
