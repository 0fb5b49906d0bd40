// Generated from openapi/resources/logfiles.yaml by openapi/generate.ts. Do not edit.
import type { Operation } from '../operation.ts'
import type { CostSegmentPage } from './costs.ts'
import type { CostsStatus, DownloadRequest, Failure, LocaleCode, PageInfo, WorkflowCode } from './shared.ts'
import { operation } from '../operation.ts'

export interface LogfilePage extends PageInfo {
  /** Analyses of this page */
  content: Logfile[]
}

export interface Logfile {
  /** Id */
  id: string
  /** Name */
  name: string
  /** Before any work, or of the work as it stands */
  type: 'PRE_ANALYSIS' | 'POST_ANALYSIS' | (string & {})
  status: CostsStatus
  /** Share that is done, in percent */
  progress: number
  /** Which try this is, from 1 */
  attempt: number
  /** Why it failed */
  failureReason?: string
  /** The same for programs */
  failure?: Failure
  /** When it was asked for (epoch ms) */
  creationDate: number
  /** When work began (epoch ms) */
  startedDate?: number
  /** When it ended (epoch ms) */
  finishedDate?: number
  /** Project */
  projectId: string
  /** Step that was analysed */
  workflow?: string
  /** Code of the step that was analysed */
  analysisWorkflow: string
  /** Which side's words count */
  countWordsFrom: 'SOURCE' | 'TARGET' | (string & {})
  /** Target locales */
  targetsLocales: string[]
  /** The client's price is made from it */
  isCostLogFile: boolean
  /** Linguists' pay is made from it */
  isTaskPaymentLogFile: boolean
  /** All work units of the step are in it */
  allWorkUnitsAtLevel: boolean
  /** Work units in it */
  workUnitsAtProjectStepLevel: number
  /** The table as text */
  fileContent?: string
  config: LogfileConfig
  /** Net rates that it counted with; absent before it has */
  netRates?: {
    /** Scheme */
    uuid: string
    /** Its version, which `netRateSettings.get` shows */
    version: number
  }
  /** A table for each file and target locale; only where it was asked for */
  itemsByFile?: LogfileFileItem[]
  /** A table for each language pair; only where it was asked for */
  itemsByLangPair?: LogfileLangPairItem[]
}

export interface LogfileConfig {
  /** Id of the configuration */
  id: string
  /** A table for each language */
  analyzeByLanguage: boolean
  /** A table for each linguist */
  analyzeByProvider: boolean
  /** Memories are asked */
  calculateTranslationMemoryReuse: boolean
  /** Machine translation is asked */
  calculateMachineTranslationReuse: boolean
  /** Text that need not be translated is found */
  calculateNonTranslatableReuse: boolean
  /** Confirmed segments don't count */
  ignoreConfirmedSegments: boolean
  /** Locked segments don't count */
  ignoreLockedSegments: boolean
  /** Segments of numbers alone don't count */
  ignoreNumbers: boolean
  /** Words are also weighted by net rate factors */
  includeNetRate: boolean
  /** A memory match counts as such before it counts as a repetition */
  tmOverRepetition: boolean
  /** Text that need not be translated counts as such before it counts as a repetition */
  ntOverRepetition: boolean
}

export interface AnalysisTotals {
  /** Kind of match */
  analysisItemType: 'CONTEXT' | 'EXACT' | 'REPETITION' | 'FUZZY' | 'NEW' | 'NON_TRANSLATABLE' | (string & {})
  /** Lowest score of the band, in percent; null where the band has no score */
  match: number | null
  /** Highest score of the band, in percent; null where the band has no score */
  matchEnd: number | null
  /** Label, for example 95-99 */
  matchLabel: string
  /** The lowest score with 0 for none */
  matchOrZeroIfNull: number
  /** The band of no match */
  isMissingMatch: boolean
  /** Share that counts, 1 for all */
  netRateFactor: number
  /** Segments */
  totalSegments: number
  /** Source words */
  totalWords: number
  /** Source characters */
  totalChars: number
  /** Segments times factor */
  netSegments: number
  /** Words times factor */
  netWords: number
  /** Characters times factor */
  netChars: number
}

export interface LogfileFileItem {
  /** File */
  fileName: string
  /** Work unit in the editor */
  workUnitId: string
  /** Work unit */
  uuidFromWorkUnitId: string
  /** Source locale */
  sourceLocale: string
  /** Target locale */
  targetLocale: string
  /** A row for each band */
  analysisTotals: AnalysisTotals[]
}

export interface LogfileLangPairItem {
  /** Source locale */
  sourceLocale: string
  /** Target locale */
  targetLocale: string
  /** A row for each band */
  analysisTotals: AnalysisTotals[]
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
}

export interface LogfileCreate {
  /** Name of the analysis */
  name?: string
  /** Before any work, or of the work as it stands */
  type?: 'PRE_ANALYSIS' | 'POST_ANALYSIS' | (string & {})
  /** The project again */
  projectId?: string
  /** Only these work units */
  workUnitIds?: string[]
  /** Only these steps */
  genesisWorkflows?: WorkflowCode[]
  /** Memory match before repetition */
  tmOverRepetition?: boolean
  /** Non-translatable before repetition */
  ntOverRepetition?: boolean
  /** Ask the memories */
  calculateTranslationMemoryReuse?: boolean
  /** Ask machine translation */
  calculateMachineTranslationReuse?: boolean
  /** Find text that need not be translated */
  calculateNonTranslatableReuse?: boolean
  /** Leave confirmed segments out */
  ignoreConfirmedSegments?: boolean
  /** Leave locked segments out */
  ignoreLockedSegments?: boolean
  /** Leave segments of numbers alone out */
  ignoreNumbers?: boolean
}

/** What `logfiles.list` takes. */
export interface LogfilesListParams {
  path: {
    /** The project. */
    projectUUID: string
  }
  query?: {
    /** Field to sort by */
    orderBy?: 'creationDate' | 'name' | 'status' | 'type' | (string & {})
    /** Direction of the sort */
    orderType?: 'ASC' | 'DESC'
    /** Also analyses that a newer one replaced */
    rotated?: boolean
    /** Page number, from 0. */
    page?: number
    /** Items a page; the older calls spell `size` this way. */
    pageSize?: number
  }
}

/**
 * Page through the analyses of a project
 *
 * `GET /api/v3/project/{projectUUID}/logfile` (published). Needs PROJECT_list.
 */
export const list: Operation<LogfilesListParams, LogfilePage> = /*@__PURE__*/ operation('logfiles.list', 'GET', '/api/v3/project/{projectUUID}/logfile')

/** What `logfiles.create` takes. */
export interface LogfilesCreateParams {
  path: {
    /** The project. */
    projectUUID: string
  }
  query?: {
    /** An analysis before any work */
    'pre-analysis'?: boolean
  }
  body?: LogfileCreate
}

/**
 * Analyse a project, or some of its work units
 *
 * Without a body, all work units of the first step against the bound memories. The answer comes at once and says CREATING; `logfiles.get` says how far it is.
 *
 * `POST /api/v3/project/{projectUUID}/logfile` (published). Needs PROJECT_calculate_costs.
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
 * One analysis with its table for each file
 *
 * `GET /api/v3/project/{projectUUID}/logfile/{logfileUUID}` (published). Needs PROJECT_list.
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
 * Segments, words and characters of an analysis, by target language
 *
 * `GET /api/v3/project/{projectUUID}/logfile/{logfileUUID}/summary` (published). Needs PROJECT_list.
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
    targetLocale?: LocaleCode
    /** Only this workflow step */
    targetWorkflow?: WorkflowCode
  }
}

/**
 * One analysis with its table for each language pair
 *
 * `GET /api/v3/project/{projectUUID}/logfile/{logfileUUID}/breakdown-by-locale` (published). Needs PROJECT_list.
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
    targetLocale?: LocaleCode
    /** Only this work unit */
    workUnitUuid?: string
    /** Only this band, by its label */
    band?: string
    /** Page number, from 0. */
    page?: number
    /** Items a page. */
    size?: number
  }
}

/**
 * From a number of an analysis to the segments that were counted
 *
 * `GET /api/v3/project/{projectUUID}/logfile/{logfileUUID}/segment` (designed). Needs PROJECT_list.
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
    /** Kind of file; CSV when left out */
    format?: 'CSV' | 'XLSX' | (string & {})
    /** Write it anew */
    rebuild?: boolean
  }
}

/**
 * Start to write an analysis to a file
 *
 * A file that was written before is given again unless `rebuild` asks for a new one; an analysis does not change once it is completed. 422 before that.
 *
 * `GET /api/v3/project/{projectUUID}/logfile/{logfileUUID}/download-async` (published). Needs PROJECT_list.
 */
export const startExport: Operation<LogfilesStartExportParams, DownloadRequest> = /*@__PURE__*/ operation('logfiles.startExport', 'GET', '/api/v3/project/{projectUUID}/logfile/{logfileUUID}/download-async', { retry: 'never', async: 'status-url' })

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
 * How far the file of an analysis is
 *
 * `GET /api/v3/project/{projectUUID}/logfile/{logfileUUID}/download/{requestUUID}/status` (published). Needs PROJECT_list.
 */
export const getExportStatus: Operation<LogfilesGetExportStatusParams, DownloadRequest> = /*@__PURE__*/ operation('logfiles.getExportStatus', 'GET', '/api/v3/project/{projectUUID}/logfile/{logfileUUID}/download/{requestUUID}/status')
