// Generated from openapi/resources/jobs.yaml by openapi/generate.ts. Do not edit.
import type { Operation } from '../operation.ts'
import type { Failure, JobStatus, PageInfo, TableImportReport } from './shared.ts'
import type { UserRef } from './users.ts'
import { operation } from '../operation.ts'

/** Type of job. */
export type JobType = 'FILE_INGESTION' | 'ANALYSIS' | 'COST_CALCULATION' | 'TRANSLATION_UPLOAD' | 'TRANSLATION_BUILD' | 'PROJECT_DOWNLOAD' | 'LOC_KIT' | 'SOURCE_FILES' | 'TRANSLATED_FILES' | 'TM_IMPORT' | 'AUTO_ASSIGN' | 'CONNECTOR_RUN' | 'TASKS_BULK_CHANGE' | 'PROJECTS_BULK_CHANGE' | 'TM_EXPORT' | 'TM_LEARNING' | 'TM_CLEAR' | 'TM_REMOVAL' | 'TM_REPLACEMENT' | 'TM_REPLACEMENT_UNDO' | 'LOGFILE_EXPORT' | 'PRE_TRANSLATION' | 'AI_REVIEW' | 'USER_IMPORT' | 'RATE_IMPORT' | 'GLOSSARY_IMPORT' | 'GLOSSARY_EXPORT' | 'IMPORT_PLAN' | 'IMPORT_RUN' | 'IMPORT_UNDO' | (string & {})

/** Progress of a job. */
export interface JobProgress {
  /** Amount done. */
  done: number
  /** Total amount; 0 while unknown. */
  total: number
  /** What is counted; absent for steps. */
  unit?: 'FILES' | 'SEGMENTS' | 'UNITS' | 'BYTES' | (string & {})
}

/** An operation that runs in the background. */
export interface Job {
  /** Identifier, the same as `uuid`. */
  id: string
  /** Identifier. */
  uuid: string
  /** Type of job. */
  type: JobType
  /** Status of the job. */
  status: JobStatus
  /** Progress of the job. */
  progress: JobProgress
  /** When the job was requested, epoch ms. */
  creationDate: number
  /** When the job started, epoch ms; absent until then. */
  startTime?: number
  /** When the job ended, epoch ms; absent until then. */
  endTime?: number
  /** Why the job failed or was canceled; absent otherwise. */
  error?: string
  /** The failure in machine-readable form. */
  failure?: Failure
  /** Result of the job, an object whose fields depend on the type; absent until the job ends. */
  report?: unknown
  /** URL of the created file, valid for a short time; absent without one. */
  downloadFileUrl?: string
  /** File that the job processes or creates; absent without one. */
  fileName?: string
  /** The project; absent without one. */
  projectUuid?: string
  /** The person who requested the job; absent for the system. */
  createdBy?: UserRef
}

/** The job that imports a table. */
export interface TableImportJob extends Job {
  /** Report, once the job has ended. */
  report?: TableImportReport
}

/** One page of jobs. */
export interface JobPage extends PageInfo {
  /** Items of this page. */
  content: Job[]
}

/** What `jobs.list` takes. */
export interface JobsListParams {
  query?: {
    /** Page number, from 0. */
    page?: number | undefined
    /** Items per page. */
    size?: number | undefined
    /** Only jobs of this project. */
    projectUuid?: string | undefined
    /** Only jobs with one of these statuses. */
    statuses?: readonly JobStatus[] | undefined
    /** Only jobs of these types. */
    types?: readonly JobType[] | undefined
  } | undefined
}

/**
 * List jobs, newest first
 *
 * Your own jobs, and those of projects you have access to.
 *
 * `GET /api/v3/job` (designed). Needs a session.
 *
 * @throws {HttpError} a code of any call
 */
export const list: Operation<JobsListParams, JobPage> = /*@__PURE__*/ operation('jobs.list', 'GET', '/api/v3/job')

/** What `jobs.get` takes. */
export interface JobsGetParams {
  path: {
    /** The job. */
    jobUuid: string
  }
}

/**
 * Get a job
 *
 * `GET /api/v3/job/{jobUuid}` (designed). Needs a session.
 *
 * @throws {HttpError} a code of any call
 */
export const get: Operation<JobsGetParams, Job> = /*@__PURE__*/ operation('jobs.get', 'GET', '/api/v3/job/{jobUuid}')

/** What `jobs.cancel` takes. */
export interface JobsCancelParams {
  path: {
    /** The job. */
    jobUuid: string
  }
}

/**
 * Cancel a running job
 *
 * Changes made so far are undone, except where the report says that they are kept.
 *
 * `POST /api/v3/job/{jobUuid}/cancellation` (designed). Needs a session.
 *
 * @throws {HttpError} PERMISSION_MISSING, CONFLICT, a code of any call
 */
export const cancel: Operation<JobsCancelParams, Job> = /*@__PURE__*/ operation('jobs.cancel', 'POST', '/api/v3/job/{jobUuid}/cancellation', { refreshes: ['projects', 'activity'] })

/** What `jobs.restart` takes. */
export interface JobsRestartParams {
  path: {
    /** The job. */
    jobUuid: string
  }
}

/**
 * Restart a failed or canceled job
 *
 * `POST /api/v3/job/{jobUuid}/restart` (designed). Needs a session.
 *
 * @throws {HttpError} PERMISSION_MISSING, CONFLICT, COSTS_SETTLED, a code of any call
 */
export const restart: Operation<JobsRestartParams, Job> = /*@__PURE__*/ operation('jobs.restart', 'POST', '/api/v3/job/{jobUuid}/restart', { refreshes: ['projects', 'activity'] })
