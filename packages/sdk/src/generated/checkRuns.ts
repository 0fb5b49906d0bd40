// Generated from openapi/resources/checkRuns.yaml by openapi/generate.ts. Do not edit.
import type { AsyncOperation, Operation } from '../operation.ts'
import type { IgnoreReason, SegmentIssue } from './editor.ts'
import type { DownloadRequest, ExportColumn, GenesisCreationStatus, LocaleCode, PageInfo, WorkflowCode } from './shared.ts'
import { asyncOperation, operation } from '../operation.ts'

/** Whether an issue still stands, was ignored since, or is of a text that has changed since. */
export type CheckedIssueState = 'OPEN' | 'IGNORED' | 'CHANGED'

/** What to check. */
export interface CheckRunInput {
  /** The segments of this task alone. */
  taskUuid?: string | undefined
}

/** The last check of a project. */
export interface LatestCheckRun {
  /** The check; absent before the first one. */
  run?: CheckRun
}

/** A check of translations. */
export interface CheckRun {
  /** Identifier. */
  uuid: string
  /** How far it is. */
  status: 'RUNNING' | 'FINISHED' | 'FAILED'
  /** When it was started, epoch ms. */
  createdDate: number
  /** When it was finished, epoch ms; absent before. */
  finishedDate?: number
  /** The task that it is of; absent for a whole project. */
  taskUuid?: string
  /** Translations that were checked. */
  segments: number
  /** Issues that were found. */
  issues: number
  /** Those of them that prevent delivery. */
  blocking: number
  /** By kind, most issues first. */
  byKind: CheckedKind[]
  /** By target language, most issues first. */
  byLanguage: CheckedLanguage[]
}

/** Issues of a kind. */
export interface CheckedKind {
  /** Kind of issue, as in `SegmentIssue`. */
  kind: string
  /** Number of issues. */
  issues: number
  /** Those that prevent delivery. */
  blocking: number
}

/** Issues in a language. */
export interface CheckedLanguage {
  /** Target language. */
  targetLanguage: LocaleCode
  /** Number of issues. */
  issues: number
  /** Those that prevent delivery. */
  blocking: number
}

/** An issue that a check has found. */
export interface CheckedIssue {
  /** Identifier. */
  uuid: string
  state: CheckedIssueState
  /** The work unit, with what the editor needs to open it. */
  workUnit: CheckedWorkUnit
  /** Name of the file. */
  filename: string
  /** Target language. */
  targetLanguage: LocaleCode
  /** Segment. */
  segmentId: string
  /** Number of the segment in the file. */
  sequence: number
  /** Source text. */
  source: string
  /** The translation as it was checked. */
  target: string
  /** The issue. */
  issue: SegmentIssue
  /** Why it was ignored; absent unless it was. */
  ignoredReason?: IgnoreReason
}

/** A work unit in short. */
export interface CheckedWorkUnit {
  /** Identifier. */
  uuid: string
  /** The step that it is in. */
  workflow: WorkflowCode
  /** Whether its segments are ready. */
  genesisCreationStatus: GenesisCreationStatus
}

/** One page of issues. */
export interface CheckedIssuePage extends PageInfo {
  /** Items of this page. */
  content: CheckedIssue[]
}

/** The issues to export, and how. */
export interface CheckedIssueExport {
  /** File format. */
  format: 'CSV' | 'XLSX' | 'JSON'
  /** Columns of the file, in order. A field that the list does not have is refused. */
  columns: ExportColumn[]
  /** Only issues of this kind. */
  issueKind?: string | undefined
  /** Only issues that prevent delivery, or only those that do not. */
  blocking?: boolean | undefined
  /** Only translations to this language. */
  targetLanguage?: LocaleCode | undefined
  /** Only issues in this state. */
  issueState?: CheckedIssueState | undefined
}

/** What `checkRuns.getLatest` takes. */
export interface CheckRunsGetLatestParams {
  path: {
    /** The project. */
    projectUUID: string
  }
}

/**
 * Get the last check of a project's translations
 *
 * `GET /api/v3/project/{projectUUID}/check-run` (designed). Needs PROJECT_update.
 *
 * @throws {HttpError} a code of any call
 */
export const getLatest: Operation<CheckRunsGetLatestParams, LatestCheckRun> = /*@__PURE__*/ operation('checkRuns.getLatest', 'GET', '/api/v3/project/{projectUUID}/check-run')

/** What `checkRuns.start` takes. */
export interface CheckRunsStartParams {
  path: {
    /** The project. */
    projectUUID: string
  }
  body?: CheckRunInput | undefined
}

/**
 * Check the translations of a project
 *
 * Makes all checks of the editor over the translations of a project, or of one of its tasks, in the background: tags, lengths, numbers, terms, marks, spaces, and the rest. Issues that someone has ignored are left out. The last ten checks of a project are kept.
 *
 * `POST /api/v3/project/{projectUUID}/check-run` (designed). Needs PROJECT_update.
 *
 * @throws {HttpError} a code of any call
 */
export const start: Operation<CheckRunsStartParams, CheckRun> = /*@__PURE__*/ operation('checkRuns.start', 'POST', '/api/v3/project/{projectUUID}/check-run', { refreshes: ['checkRuns', 'activity'], retry: 'never' })

/** What `checkRuns.listIssues` takes. */
export interface CheckRunsListIssuesParams {
  path: {
    /** The check. */
    checkRunUuid: string
  }
  query?: {
    /** Page number, from 0. */
    page?: number | undefined
    /** Items per page. */
    size?: number | undefined
    /** Only issues of this kind, such as `number`. */
    issueKind?: string | undefined
    /** Only issues that prevent delivery, or only those that do not. */
    blocking?: boolean | undefined
    /** Only translations to this language. */
    targetLanguage?: LocaleCode | undefined
    /** Only issues in this state. */
    issueState?: CheckedIssueState | undefined
  } | undefined
}

/**
 * List the issues that a check has found
 *
 * In the order of files, languages, and segments. Each says whether it is still open: someone may have ignored it, or changed the text.
 *
 * `GET /api/v3/check-run/{checkRunUuid}/issue` (designed). Needs PROJECT_update.
 *
 * @throws {HttpError} a code of any call
 */
export const listIssues: Operation<CheckRunsListIssuesParams, CheckedIssuePage> = /*@__PURE__*/ operation('checkRuns.listIssues', 'GET', '/api/v3/check-run/{checkRunUuid}/issue')

/** What `checkRuns.startExport` takes. */
export interface CheckRunsStartExportParams {
  path: {
    /** The check. */
    checkRunUuid: string
  }
  body: CheckedIssueExport
}

/**
 * Export the issues that a check has found
 *
 * All issues that `checkRuns.listIssues` returns with the same filters. Text that a spreadsheet could take for a formula is escaped in CSV. The job can be canceled like any other job.
 *
 * `POST /api/v3/check-run/{checkRunUuid}/list-export` (designed). Needs PROJECT_update.
 *
 * @throws {HttpError} a code of any call
 */
export const startExport: AsyncOperation<CheckRunsStartExportParams, DownloadRequest, DownloadRequest> = /*@__PURE__*/ asyncOperation('checkRuns.startExport', 'POST', '/api/v3/check-run/{checkRunUuid}/list-export', { retry: 'never', async: 'status-url' })

/** What `checkRuns.getExportStatus` takes. */
export interface CheckRunsGetExportStatusParams {
  path: {
    /** The check. */
    checkRunUuid: string
    /** The request that an earlier call started. */
    requestUUID: string
  }
}

/**
 * Get the status and the download address of an export
 *
 * `GET /api/v3/check-run/{checkRunUuid}/list-export/{requestUUID}/status` (designed). Needs PROJECT_update.
 *
 * @throws {HttpError} a code of any call
 */
export const getExportStatus: Operation<CheckRunsGetExportStatusParams, DownloadRequest> = /*@__PURE__*/ operation('checkRuns.getExportStatus', 'GET', '/api/v3/check-run/{checkRunUuid}/list-export/{requestUUID}/status')
