// Generated from openapi/resources/jobs.yaml by openapi/generate.ts. Do not edit.
import type { Operation } from '../operation.ts'
import type { Failure, JobStatus, PageInfo } from './shared.ts'
import type { UserRef } from './users.ts'
import { operation } from '../operation.ts'

/** What a job does. */
export type JobType = 'FILE_INGESTION' | 'ANALYSIS' | 'COST_CALCULATION' | 'TRANSLATION_UPLOAD' | 'TRANSLATION_BUILD' | 'PROJECT_DOWNLOAD' | 'LOC_KIT' | 'SOURCE_FILES' | 'TRANSLATED_FILES' | 'TM_IMPORT' | 'AUTO_ASSIGN' | 'TM_EXPORT' | 'TM_LEARNING' | 'TM_CLEAR' | 'TM_REMOVAL' | 'TM_REPLACEMENT' | 'TM_REPLACEMENT_UNDO' | 'LOGFILE_EXPORT' | 'PRE_TRANSLATION' | (string & {})

/** How far a job is. */
export interface JobProgress {
  /** What is done. */
  done: number
  /** What there is to do; 0 while that is not known. */
  total: number
  /** What is counted; absent when it is steps. */
  unit?: 'FILES' | 'SEGMENTS' | 'UNITS' | 'BYTES' | (string & {})
}

/** Work that goes on in the background. */
export interface Job {
  /** Identifier, under its other name. */
  id: string
  /** Identifier. */
  uuid: string
  /** What it does. */
  type: JobType
  /** State. */
  status: JobStatus
  /** How far it is. */
  progress: JobProgress
  /** When it was asked for, epoch ms. */
  creationDate: number
  /** When it began, epoch ms; absent before. */
  startTime?: number
  /** When it ended, epoch ms; absent before. */
  endTime?: number
  /** Why it failed; absent if it did not. */
  error?: string
  /** The same for programs. */
  failure?: Failure
  /** What came out, an object whose fields depend on the type; absent before the end. */
  report?: unknown
  /** Address of the file that was made, short-lived; absent without one. */
  downloadFileUrl?: string
  /** File that it reads or makes; absent without one. */
  fileName?: string
  /** The project; absent without one. */
  projectUuid?: string
  /** Who asked for it; absent when the system did. */
  createdBy?: UserRef
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
    page?: number
    /** Items a page. */
    size?: number
    /** Only jobs of this project. */
    projectUuid?: string
    /** Only jobs in one of these states. */
    statuses?: readonly JobStatus[]
    /** Only jobs of these types. */
    types?: readonly JobType[]
  }
}

/**
 * List jobs, newest first
 *
 * One's own jobs, and those of projects that one may see.
 *
 * `GET /api/v3/job` (designed). Needs a session.
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
 * Get one job
 *
 * `GET /api/v3/job/{jobUuid}` (designed). Needs a session.
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
 * Stop a job that is running
 *
 * What it has done so far is undone, or stays where the report says so.
 *
 * `POST /api/v3/job/{jobUuid}/cancellation` (designed). Needs a session.
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
 * Run a job again that failed or was cancelled
 *
 * `POST /api/v3/job/{jobUuid}/restart` (designed). Needs a session.
 */
export const restart: Operation<JobsRestartParams, Job> = /*@__PURE__*/ operation('jobs.restart', 'POST', '/api/v3/job/{jobUuid}/restart', { refreshes: ['projects', 'activity'] })
