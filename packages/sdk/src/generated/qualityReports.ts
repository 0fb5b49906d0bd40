// Generated from openapi/resources/qualityReports.yaml by openapi/generate.ts. Do not edit.
import type { AsyncOperation, Operation } from '../operation.ts'
import type { FindingSeverity } from './quality.ts'
import type { DownloadRequest, ExportColumn, LocaleCode, PageInfo, WorkflowCode } from './shared.ts'
import type { UserRef } from './users.ts'
import { asyncOperation, operation } from '../operation.ts'

/** Figures of some reviews. */
export interface QualityFigures {
  /** Number of reviews. */
  reviews: number
  /** Words of their samples. */
  reviewedWords: number
  /** Their points. */
  points: number
  /** Their findings, without withdrawn ones. */
  findings: number
  /** Findings that were disputed. */
  disputed: number
  /** Reviews that did not pass. */
  failed: number
  /** Score of all points in all words, by the rules of the account; absent without words. */
  score?: number
  /** How far the score may be off by chance, with 95 % confidence; absent without points. */
  band?: number
  /** Points per thousand words; absent without words. */
  perThousand?: number
  /** Percentage of segments that changed; absent without segments. */
  changesPercentage?: number
  /** Average days from submission to closing; absent without closed reviews. */
  daysToClose?: number
}

/** Figures of a language pair. */
export interface QualityOfPair extends QualityFigures {
  /** Source language. */
  sourceLanguage: LocaleCode
  /** Target language. */
  targetLanguage: LocaleCode
}

/** Figures of a linguist. */
export interface QualityOfVendor extends QualityFigures {
  /** The linguist. */
  vendor: UserRef
}

/** How the findings of a reviewer stood. */
export interface QualityOfReviewer {
  /** The reviewer. */
  reviewer: UserRef
  /** Number of reviews. */
  reviews: number
  /** Findings of the reviewer. */
  findings: number
  /** Findings that were disputed. */
  disputed: number
  /** Disputed findings that were withdrawn, made milder, changed, or dismissed. */
  overturned: number
}

/** Figures of a month. */
export interface QualityOfMonth extends QualityFigures {
  /** First day of the month. */
  month: string
}

/** Figures of a category. */
export interface QualityOfCategory {
  /** Code of the category. */
  category: string
  /** The same by severity. */
  severities?: QualityOfSeverity[]
  /** Findings, without withdrawn ones. */
  findings: number
  /** Their points. */
  points: number
  /** Points per thousand words; absent without words. */
  perThousand?: number
}

/** Figures of a severity. */
export interface QualityOfSeverity {
  severity: FindingSeverity
  /** Findings, without withdrawn ones. */
  findings: number
  /** Their points. */
  points: number
}

/** Figures of a category in a language pair. */
export interface QualityOfCell {
  /** Code of the category. */
  category: string
  /** Source language. */
  sourceLanguage: LocaleCode
  /** Target language. */
  targetLanguage: LocaleCode
  /** Findings, without withdrawn ones. */
  findings: number
  /** Their points. */
  points: number
  /** Points per thousand words of the pair; absent without words. */
  perThousand?: number
}

/** The quality dashboard. */
export interface QualityDashboard {
  /** First day of the period. */
  startDate: string
  /** Last day of the period. */
  endDate: string
  /** The score of the period, as in `figures`; absent without words. */
  averageScore?: number
  /** Words of the samples. */
  reviewedWords: number
  /** Pass mark of the account. */
  passMark: number
  /** The period. */
  figures: QualityFigures
  /** The period of equal length before. */
  before: QualityFigures
  /** By language pair, most words first. */
  byLanguagePair: QualityOfPair[]
  /** By linguist, most words first. */
  byVendor: QualityOfVendor[]
  /** By reviewer, most reviews first. */
  byReviewer: QualityOfReviewer[]
  /** By category, most points first. */
  byCategory: QualityOfCategory[]
  /** By category and language pair. */
  byCategoryAndPair: QualityOfCell[]
  /** By month, oldest first; months without reviews are left out. */
  trend: QualityOfMonth[]
}

/** The figures of a linguist in a step and language pair. */
export interface QualityReport extends QualityFigures {
  /** Identifier. */
  uuid: string
  /** The linguist. */
  vendor: UserRef
  /** The translated step. */
  workflow: WorkflowCode
  /** Source language. */
  sourceLanguage: LocaleCode
  /** Target language. */
  targetLanguage: LocaleCode
  /** First day of the period. */
  startDate: string
  /** Last day of the period. */
  endDate: string
  /** By category, most points first. */
  categoryTotals: QualityOfCategory[]
}

/** One page of reports. */
export interface QualityReportPage extends PageInfo {
  /** Items of this page. */
  content: QualityReport[]
}

/** A report with its months. */
export interface QualityReportDetail extends QualityReport {
  /** By month, oldest first. */
  trend: QualityOfMonth[]
}

/** The findings to export; everything of the last year if nothing is given. */
export interface QualityExport {
  /** First day on which the review was submitted. */
  startDate?: string | undefined
  /** Last day on which the review was submitted. */
  endDate?: string | undefined
  /** Only reviews of this organizational unit. */
  orgUnitUuid?: string | undefined
  /** Only reviews of this linguist's translations. */
  vendorUuid?: string | undefined
  /** Only reviews of this translated step. */
  workflow?: WorkflowCode | undefined
  /** Only translations from this language. */
  sourceLanguage?: LocaleCode | undefined
  /** Only translations to this language. */
  targetLanguage?: LocaleCode | undefined
  /** Whether only closed reviews count. */
  closedOnly?: boolean | undefined
  /** Columns of the file, in order; all of them if left out. */
  columns?: ExportColumn[] | undefined
}

/** What `qualityReports.getDashboard` takes. */
export interface QualityReportsGetDashboardParams {
  query?: {
    /** First day; the whole month counts. A year ago if left out. */
    startDate?: string | undefined
    /** Last day; the whole month counts. Today if left out. */
    endDate?: string | undefined
    /** Only reviews of this organizational unit. */
    orgUnitUuid?: string | undefined
    /** Only reviews of this linguist's translations. */
    vendorUuid?: string | undefined
    /** Only reviews of this translated step. */
    workflow?: WorkflowCode | undefined
    /** Only translations from this language. */
    sourceLanguage?: LocaleCode | undefined
    /** Only translations to this language. */
    targetLanguage?: LocaleCode | undefined
    /** Whether only closed reviews count. */
    closedOnly?: boolean | undefined
  } | undefined
}

/**
 * Get the quality dashboard
 *
 * Scores of a period of whole months, from all points in all words and never from a mean of scores, by language pair, linguist, category, and month, with the period of equal length before. Reviews count in the month in which they were submitted; open and disputed findings count, too, unless `closedOnly` is set.
 *
 * `GET /api/v3/quality/dashboard` (designed). Needs QUALITY_dashboard.
 *
 * @throws {HttpError} NOT_FOUND, a code of any call
 */
export const getDashboard: Operation<QualityReportsGetDashboardParams, QualityDashboard> = /*@__PURE__*/ operation('qualityReports.getDashboard', 'GET', '/api/v3/quality/dashboard')

/** What `qualityReports.list` takes. */
export interface QualityReportsListParams {
  query?: {
    /** Page number, from 0. */
    page?: number | undefined
    /** Items per page. */
    size?: number | undefined
    /** First day; the whole month counts. A year ago if left out. */
    startDate?: string | undefined
    /** Last day; the whole month counts. Today if left out. */
    endDate?: string | undefined
    /** Only reviews of this organizational unit. */
    orgUnitUuid?: string | undefined
    /** Only reviews of this linguist's translations. */
    vendorUuid?: string | undefined
    /** Only reviews of this translated step. */
    workflow?: WorkflowCode | undefined
    /** Only translations from this language. */
    sourceLanguage?: LocaleCode | undefined
    /** Only translations to this language. */
    targetLanguage?: LocaleCode | undefined
    /** Whether only closed reviews count. */
    closedOnly?: boolean | undefined
  } | undefined
}

/**
 * List the scores of linguists by step and language pair
 *
 * One row for each linguist, step, and language pair with reviews in the period; the most words first.
 *
 * `GET /api/v3/quality/report` (designed). Needs QUALITY_report_list.
 *
 * @throws {HttpError} NOT_FOUND, a code of any call
 */
export const list: Operation<QualityReportsListParams, QualityReportPage> = /*@__PURE__*/ operation('qualityReports.list', 'GET', '/api/v3/quality/report')

/** What `qualityReports.startExport` takes. */
export interface QualityReportsStartExportParams {
  path: {
    /** File format. */
    fileType: 'csv' | 'xlsx' | 'json'
  }
  body?: QualityExport | undefined
}

/**
 * Export the findings of a period to a file
 *
 * One row for each finding of a review that was submitted in the period, with the texts, the points, and what was said. Text that a spreadsheet could take for a formula is escaped in CSV. The job can be canceled like any other job.
 *
 * `POST /api/v3/quality/report/export/{fileType}` (designed). Needs QUALITY_report_list.
 *
 * @throws {HttpError} NOT_FOUND, a code of any call
 */
export const startExport: AsyncOperation<QualityReportsStartExportParams, DownloadRequest, DownloadRequest> = /*@__PURE__*/ asyncOperation('qualityReports.startExport', 'POST', '/api/v3/quality/report/export/{fileType}', { retry: 'never', async: 'status-url' })

/** What `qualityReports.getExportStatus` takes. */
export interface QualityReportsGetExportStatusParams {
  path: {
    /** The request that an earlier call started. */
    requestUUID: string
  }
}

/**
 * Get the status and the download address of an export
 *
 * `GET /api/v3/quality/report/export/{requestUUID}/status` (designed). Needs QUALITY_report_list.
 *
 * @throws {HttpError} a code of any call
 */
export const getExportStatus: Operation<QualityReportsGetExportStatusParams, DownloadRequest> = /*@__PURE__*/ operation('qualityReports.getExportStatus', 'GET', '/api/v3/quality/report/export/{requestUUID}/status')

/** What `qualityReports.get` takes. */
export interface QualityReportsGetParams {
  path: {
    /** Report. */
    qualityReportUuid: string
  }
  query?: {
    /** First day; the whole month counts. A year ago if left out. */
    startDate?: string | undefined
    /** Last day; the whole month counts. Today if left out. */
    endDate?: string | undefined
    /** Only reviews of this organizational unit. */
    orgUnitUuid?: string | undefined
    /** Only reviews of this linguist's translations. */
    vendorUuid?: string | undefined
    /** Only reviews of this translated step. */
    workflow?: WorkflowCode | undefined
    /** Only translations from this language. */
    sourceLanguage?: LocaleCode | undefined
    /** Only translations to this language. */
    targetLanguage?: LocaleCode | undefined
    /** Whether only closed reviews count. */
    closedOnly?: boolean | undefined
  } | undefined
}

/**
 * Get the report of a linguist in a step and language pair
 *
 * The row of `qualityReports.list` with its months. Send the same period.
 *
 * `GET /api/v3/quality/report/{qualityReportUuid}` (designed). Needs QUALITY_report_list.
 *
 * @throws {HttpError} a code of any call
 */
export const get: Operation<QualityReportsGetParams, QualityReportDetail> = /*@__PURE__*/ operation('qualityReports.get', 'GET', '/api/v3/quality/report/{qualityReportUuid}')
