// Generated from openapi/resources/logfiles.yaml by openapi/generate.ts. Do not edit.
import type { AsyncOperation, Operation } from '../operation.ts'
import type { CostSegmentPage } from './costs.ts'
import type { CostsStatus, DownloadRequest, Failure, LocaleCode, PageInfo, WordCounter, WorkflowCode } from './shared.ts'
import { asyncOperation, operation } from '../operation.ts'

export interface LogfilePage extends PageInfo {
  /** Analyses on this page */
  content: Logfile[]
}

export interface Logfile {
  /** Id */
  id: string
  /** Name */
  name: string
  /** Before any work, or of the current state of the work */
  type: 'PRE_ANALYSIS' | 'POST_ANALYSIS' | (string & {})
  status: CostsStatus
  /** Progress in percent */
  progress: number
  /** Number of the attempt, from 1 */
  attempt: number
  /** Why the analysis failed */
  failureReason?: string
  /** The failure in machine-readable form */
  failure?: Failure
  /** When the analysis was requested (epoch ms) */
  creationDate: number
  /** When the analysis started (epoch ms) */
  startedDate?: number
  /** When the analysis ended (epoch ms) */
  finishedDate?: number
  /** Project */
  projectId: string
  /** Analyzed workflow step */
  workflow?: string
  /** Code of the analyzed workflow step */
  analysisWorkflow: string
  /** Whether source or target words are counted */
  countWordsFrom: 'SOURCE' | 'TARGET' | (string & {})
  /** How words are counted */
  wordCounter: WordCounter
  /** Target locales */
  targetsLocales: string[]
  /** Whether the price for the client is calculated from the analysis */
  isCostLogFile: boolean
  /** Whether linguist payments are calculated from the analysis */
  isTaskPaymentLogFile: boolean
  /** Whether the analysis includes all work units of the step */
  allWorkUnitsAtLevel: boolean
  /** Number of work units in the analysis */
  workUnitsAtProjectStepLevel: number
  /** The table as text */
  fileContent?: string
  config: LogfileConfig
  /** Net rate scheme used for the analysis; absent until the analysis has used it */
  netRates?: {
    /** Net rate scheme */
    uuid: string
    /** Version of the scheme, which `netRateSettings.get` returns */
    version: number
  }
  /** A table for each file and target locale; only if requested */
  itemsByFile?: LogfileFileItem[]
  /** A table for each language pair; only if requested */
  itemsByLangPair?: LogfileLangPairItem[]
}

export interface LogfileConfig {
  /** Id of the configuration */
  id: string
  /** Whether there is a table for each language */
  analyzeByLanguage: boolean
  /** Whether there is a table for each linguist */
  analyzeByProvider: boolean
  /** Whether translation memories are searched */
  calculateTranslationMemoryReuse: boolean
  /** Whether machine-translated text counts by how much of it has stayed, where that costs less */
  calculateMachineTranslationReuse: boolean
  /** Whether non-translatable text is detected */
  calculateNonTranslatableReuse: boolean
  /** Whether confirmed segments are skipped */
  ignoreConfirmedSegments: boolean
  /** Whether locked segments are skipped */
  ignoreLockedSegments: boolean
  /** Whether segments that contain only numbers are skipped */
  ignoreNumbers: boolean
  /** Whether words are also weighted by net rate factors */
  includeNetRate: boolean
  /** Whether a memory match takes precedence over a repetition */
  tmOverRepetition: boolean
  /** Whether non-translatable text takes precedence over a repetition */
  ntOverRepetition: boolean
}

export interface AnalysisTotals {
  /** Type of match */
  analysisItemType: 'CONTEXT' | 'EXACT' | 'REPETITION' | 'FUZZY' | 'NEW' | 'NON_TRANSLATABLE' | 'MT' | (string & {})
  /** Lowest score of the match band, in percent; null if the match band has no score */
  match: number | null
  /** Highest score of the match band, in percent; null if the match band has no score */
  matchEnd: number | null
  /** Label, for example 95-99 */
  matchLabel: string
  /** Lowest score, or 0 if there is none */
  matchOrZeroIfNull: number
  /** Whether this is the match band for no match */
  isMissingMatch: boolean
  /** Fraction that is counted; 1 for all of it */
  netRateFactor: number
  /** Segments */
  totalSegments: number
  /** Places in the source where a term of the glossaries of the project stands; absent for projects without glossaries, and for analyses that were made before this was recorded */
  totalTerms?: number
  /** Source words */
  totalWords: number
  /** Source characters */
  totalChars: number
  /** Segments times net rate factor */
  netSegments: number
  /** Weighted words, which are words times net rate factor */
  netWords: number
  /** Characters times net rate factor */
  netChars: number
}

export interface LogfileFileItem {
  /** File */
  fileName: string
  /** Id of the work unit in the editor */
  workUnitId: string
  /** Work unit */
  uuidFromWorkUnitId: string
  /** Source locale */
  sourceLocale: string
  /** Target locale */
  targetLocale: string
  /** One row for each match band */
  analysisTotals: AnalysisTotals[]
}

export interface LogfileLangPairItem {
  /** Source locale */
  sourceLocale: string
  /** Target locale */
  targetLocale: string
  /** One row for each match band */
  analysisTotals: AnalysisTotals[]
}

export interface WordCount {
  /** Counter */
  counter: WordCounter
  /** Source words by this counter */
  words: number
}

export interface LogfileSummaryRow {
  /** Target locale */
  language: string
  /** Source characters */
  totalChars: number
  /** Segments */
  totalSegments: number
  /** Source words */
  totalWords: number
  /** The words by each counter, for comparison; empty for analyses that were made before this was recorded */
  wordCounts: WordCount[]
}

export interface LogfileCreate {
  /** Name of the analysis */
  name?: string | undefined
  /** Before any work, or of the current state of the work */
  type?: 'PRE_ANALYSIS' | 'POST_ANALYSIS' | (string & {}) | undefined
  /** Project, as in the path */
  projectId?: string | undefined
  /** Only these work units */
  workUnitIds?: string[] | undefined
  /** Only these workflow steps */
  genesisWorkflows?: WorkflowCode[] | undefined
  /** Give memory matches precedence over repetitions */
  tmOverRepetition?: boolean | undefined
  /** Give non-translatable text precedence over repetitions */
  ntOverRepetition?: boolean | undefined
  /** Search translation memories */
  calculateTranslationMemoryReuse?: boolean | undefined
  /** Count machine-translated text by how much of it has stayed, where that costs less; true if omitted */
  calculateMachineTranslationReuse?: boolean | undefined
  /** Detect non-translatable text */
  calculateNonTranslatableReuse?: boolean | undefined
  /** Skip confirmed segments */
  ignoreConfirmedSegments?: boolean | undefined
  /** Skip locked segments */
  ignoreLockedSegments?: boolean | undefined
  /** Skip segments that contain only numbers */
  ignoreNumbers?: boolean | undefined
}

/** What `logfiles.list` takes. */
export interface LogfilesListParams {
  path: {
    /** The project. */
    projectUUID: string
  }
  query?: {
    /** Sort field */
    orderBy?: 'creationDate' | 'name' | 'status' | 'type' | (string & {}) | undefined
    /** Sort direction */
    orderType?: 'ASC' | 'DESC' | undefined
    /** Include analyses that have been replaced by newer ones */
    rotated?: boolean | undefined
    /** Page number, from 0. */
    page?: number | undefined
    /** Items per page; older calls use this name for `size`. */
    pageSize?: number | undefined
  } | undefined
}

/**
 * List the analyses of a project
 *
 * `GET /api/v3/project/{projectUUID}/logfile` (published). Needs PROJECT_list.
 *
 * @throws {HttpError} a code of any call
 */
export const list: Operation<LogfilesListParams, LogfilePage> = /*@__PURE__*/ operation('logfiles.list', 'GET', '/api/v3/project/{projectUUID}/logfile')

/** What `logfiles.create` takes. */
export interface LogfilesCreateParams {
  path: {
    /** The project. */
    projectUUID: string
  }
  query?: {
    /** Whether to run a pre-analysis, from before any work */
    'pre-analysis'?: boolean | undefined
  } | undefined
  body?: LogfileCreate | undefined
}

/**
 * Analyze a project, or some of its work units
 *
 * Without a body, analyzes all work units of the first step against the memories that have been added to the project. The response is immediate, with the status CREATING; `logfiles.get` returns the progress.
 *
 * `POST /api/v3/project/{projectUUID}/logfile` (published). Needs PROJECT_calculate_costs.
 *
 * @throws {HttpError} NOT_READY, PROJECT_ARCHIVED, a code of any call
 */
export const create: Operation<LogfilesCreateParams, Logfile> = /*@__PURE__*/ operation('logfiles.create', 'POST', '/api/v3/project/{projectUUID}/logfile', { retry: 'never' })

/** What `logfiles.get` takes. */
export interface LogfilesGetParams {
  path: {
    /** The project. */
    projectUUID: string
    /** Analysis */
    logfileUUID: string
  }
}

/**
 * Get an analysis with its table for each file
 *
 * `GET /api/v3/project/{projectUUID}/logfile/{logfileUUID}` (published). Needs PROJECT_list.
 *
 * @throws {HttpError} a code of any call
 */
export const get: Operation<LogfilesGetParams, Logfile> = /*@__PURE__*/ operation('logfiles.get', 'GET', '/api/v3/project/{projectUUID}/logfile/{logfileUUID}')

/** What `logfiles.getSummary` takes. */
export interface LogfilesGetSummaryParams {
  path: {
    /** The project. */
    projectUUID: string
    /** Analysis */
    logfileUUID: string
  }
}

/**
 * Get the segments, words, and characters of an analysis, by target language
 *
 * `GET /api/v3/project/{projectUUID}/logfile/{logfileUUID}/summary` (published). Needs PROJECT_list.
 *
 * @throws {HttpError} a code of any call
 */
export const getSummary: Operation<LogfilesGetSummaryParams, LogfileSummaryRow[]> = /*@__PURE__*/ operation('logfiles.getSummary', 'GET', '/api/v3/project/{projectUUID}/logfile/{logfileUUID}/summary')

/** What `logfiles.getBreakdownByLocale` takes. */
export interface LogfilesGetBreakdownByLocaleParams {
  path: {
    /** The project. */
    projectUUID: string
    /** Analysis */
    logfileUUID: string
  }
  query?: {
    /** Only this target locale */
    targetLocale?: LocaleCode | undefined
    /** Only this workflow step */
    targetWorkflow?: WorkflowCode | undefined
  } | undefined
}

/**
 * Get an analysis with its table for each language pair
 *
 * `GET /api/v3/project/{projectUUID}/logfile/{logfileUUID}/breakdown-by-locale` (published). Needs PROJECT_list.
 *
 * @throws {HttpError} a code of any call
 */
export const getBreakdownByLocale: Operation<LogfilesGetBreakdownByLocaleParams, Logfile> = /*@__PURE__*/ operation('logfiles.getBreakdownByLocale', 'GET', '/api/v3/project/{projectUUID}/logfile/{logfileUUID}/breakdown-by-locale')

/** What `logfiles.listSegments` takes. */
export interface LogfilesListSegmentsParams {
  path: {
    /** The project. */
    projectUUID: string
    /** Analysis */
    logfileUUID: string
  }
  query?: {
    /** Only this target locale */
    targetLocale?: LocaleCode | undefined
    /** Only this work unit */
    workUnitUuid?: string | undefined
    /** Only this match band, by its label */
    band?: string | undefined
    /** Page number, from 0. */
    page?: number | undefined
    /** Items per page. */
    size?: number | undefined
  } | undefined
}

/**
 * Trace a number of an analysis to the counted segments
 *
 * `GET /api/v3/project/{projectUUID}/logfile/{logfileUUID}/segment` (designed). Needs PROJECT_list.
 *
 * @throws {HttpError} a code of any call
 */
export const listSegments: Operation<LogfilesListSegmentsParams, CostSegmentPage> = /*@__PURE__*/ operation('logfiles.listSegments', 'GET', '/api/v3/project/{projectUUID}/logfile/{logfileUUID}/segment')

/** What `logfiles.startExport` takes. */
export interface LogfilesStartExportParams {
  path: {
    /** The project. */
    projectUUID: string
    /** Analysis */
    logfileUUID: string
  }
  query?: {
    /** File format; CSV if omitted */
    format?: 'CSV' | 'XLSX' | (string & {}) | undefined
    /** Create the file again */
    rebuild?: boolean | undefined
    /** Second counter whose words are included beside those of the analysis */
    alsoCountedBy?: WordCounter | undefined
  } | undefined
}

/**
 * Export an analysis to a file
 *
 * Returns an existing file unless `rebuild` requests a new one; a completed analysis does not change. The response is 422 until the analysis is completed. CSV holds the rows alone; XLSX has a sheet Summary, with the logo of the account, before the sheet Analysis.
 *
 * `GET /api/v3/project/{projectUUID}/logfile/{logfileUUID}/download-async` (published). Needs PROJECT_list.
 *
 * @throws {HttpError} NOT_READY, a code of any call
 */
export const startExport: AsyncOperation<LogfilesStartExportParams, DownloadRequest, DownloadRequest> = /*@__PURE__*/ asyncOperation('logfiles.startExport', 'GET', '/api/v3/project/{projectUUID}/logfile/{logfileUUID}/download-async', { retry: 'never', async: 'status-url' })

/** What `logfiles.getExportStatus` takes. */
export interface LogfilesGetExportStatusParams {
  path: {
    /** The project. */
    projectUUID: string
    /** Analysis */
    logfileUUID: string
    /** Export */
    requestUUID: string
  }
}

/**
 * Get the status of an analysis file
 *
 * `GET /api/v3/project/{projectUUID}/logfile/{logfileUUID}/download/{requestUUID}/status` (published). Needs PROJECT_list.
 *
 * @throws {HttpError} a code of any call
 */
export const getExportStatus: Operation<LogfilesGetExportStatusParams, DownloadRequest> = /*@__PURE__*/ operation('logfiles.getExportStatus', 'GET', '/api/v3/project/{projectUUID}/logfile/{logfileUUID}/download/{requestUUID}/status')
