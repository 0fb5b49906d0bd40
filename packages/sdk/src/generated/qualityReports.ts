// Generated from openapi/resources/qualityReports.yaml by openapi/generate.ts. Do not edit.
import type { AsyncOperation, Operation } from '../operation.ts'
import type { FindingSeverity, FindingState, ReviewAgreement, ReviewOrgUnit } from './quality.ts'
import type { DownloadRequest, ExportColumn, LocaleCode, PageInfo, WorkflowCode } from './shared.ts'
import type { UserRef } from './users.ts'
import { bytes } from '../answers.ts'
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
  /** With second reviews that were done in the period; absent without any. */
  agreement?: ReviewAgreement
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
  /** The same in the period to compare with; absent without words, and in reports. */
  perThousandBefore?: number
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
  /** First day of the period to compare with. */
  beforeStartDate: string
  /** Last day of the period to compare with. */
  beforeEndDate: string
  /** The score of the period, as in `figures`; absent without words. */
  averageScore?: number
  /** Words of the samples. */
  reviewedWords: number
  /** Pass mark of the account. */
  passMark: number
  /** The period. */
  figures: QualityFigures
  /** The period to compare with. */
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

/** Scores by month, each of one subject. */
export interface QualityTrends {
  /** First day of the period. */
  startDate: string
  /** Last day of the period. */
  endDate: string
  /** First day of the period to compare with. */
  beforeStartDate: string
  /** Last day of the period to compare with. */
  beforeEndDate: string
  /** Pass mark of the account. */
  passMark: number
  /** Most words first. */
  trends: QualityTrend[]
}

/** Figures of a language pair, linguist, or organizational unit. */
export interface QualityTrend extends QualityFigures {
  /** Identifier of the linguist or organizational unit; the languages of a pair. */
  id: string
  /** Source language of a pair. */
  sourceLanguage?: LocaleCode
  /** Target language of a pair. */
  targetLanguage?: LocaleCode
  /** The linguist. */
  vendor?: UserRef
  /** The organizational unit. */
  organizationalUnit?: ReviewOrgUnit
  /** The period to compare with. */
  before: QualityFigures
  /** Months of both periods, oldest first; months without reviews are left out. */
  months: QualityOfMonth[]
}

/** Subjects of the rows of a report: linguists, client organizations, organizational units, language pairs, or translated steps. */
export type QualityGrouping = 'LINGUIST' | 'CLIENT' | 'ORG_UNIT' | 'LANGUAGE_PAIR' | 'WORKFLOW'

/** Figures of a linguist, client, organizational unit, language pair, or step: it has the field of that alone, and none if the subject is gone. */
export interface QualityGroup extends QualityFigures {
  /** Identifier of the linguist, organization, or unit; the languages of a pair; the code of a step. */
  id: string
  /** Source language of a pair. */
  sourceLanguage?: LocaleCode
  /** Target language of a pair. */
  targetLanguage?: LocaleCode
  /** The linguist. */
  vendor?: UserRef
  /** The client. */
  organization?: ReviewOrgUnit
  /** The organizational unit. */
  organizationalUnit?: ReviewOrgUnit
  /** The translated step. */
  workflow?: WorkflowCode
  /** The period to compare with. */
  before: QualityFigures
}

/** Scores of a period, by subject. */
export interface QualitySummary {
  /** Subjects of the rows. */
  by: QualityGrouping
  /** First day of the period. */
  startDate: string
  /** Last day of the period. */
  endDate: string
  /** First day of the period to compare with. */
  beforeStartDate: string
  /** Last day of the period to compare with. */
  beforeEndDate: string
  /** Pass mark of the account. */
  passMark: number
  /** The whole period. */
  figures: QualityFigures
  /** The period to compare with. */
  before: QualityFigures
  /** The rows, most words first. */
  rows: QualityGroup[]
  /** Rows beyond the first thousand, which are left out. */
  omitted: number
}

/** Scores of one's own translations. */
export interface OwnQuality {
  /** First day of the period. */
  startDate: string
  /** Last day of the period. */
  endDate: string
  /** First day of the period to compare with. */
  beforeStartDate: string
  /** Last day of the period to compare with. */
  beforeEndDate: string
  /** Pass mark of the account. */
  passMark: number
  /** The period. */
  figures: QualityFigures
  /** The period to compare with. */
  before: QualityFigures
  /** Disputed findings of the period that were withdrawn, made milder, changed, or dismissed. */
  overturned: number
  /** Percentage of the characters that the next step left as they were; absent where no next step was delivered in the period. It is no part of the score. */
  keptShare?: number
  /** By category, most points first. */
  byCategory: QualityOfCategory[]
  /** By language pair, most words first. */
  byLanguagePair: QualityOfPair[]
  /** Months of both periods, oldest first; months without reviews are left out. */
  months: QualityOfMonth[]
  /** Findings that wait for your reply, whatever the period. */
  openFindings: number
  /** When the first of them counts as accepted, in epoch milliseconds; absent without any. */
  replyDate?: number
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
  /** The period to compare with. */
  before: QualityFigures
  /** Pass mark of the account. */
  passMark: number
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

/** One page of the findings behind a report. */
export interface QualityReportFindingPage extends PageInfo {
  /** Items of this page. */
  content: QualityReportFinding[]
}

/** A finding behind a report. */
export interface QualityReportFinding {
  /** Finding. */
  uuid: string
  /** Its review. */
  reviewUuid: string
  /** Name of the project. */
  projectName: string
  /** Name of the file. */
  filename: string
  /** When the review was submitted, epoch ms. */
  submittedDate: number
  /** Number of the segment in the file. */
  sequence: number
  /** Source text. */
  source: string
  /** Reviewed text. */
  before: string
  /** The text after the review; absent where it did not change. */
  after?: string
  /** Code of the category. */
  category: string
  severity: FindingSeverity
  /** Its points. */
  points: number
  state: FindingState
  /** How it was decided; absent before. */
  outcome?: 'UPHELD' | 'CHANGED' | 'DISMISSED'
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
    /** The period to compare with: the one of equal length right before (`PREVIOUS`), or the same one a year before (`YEAR_BEFORE`). */
    compareWith?: 'PREVIOUS' | 'YEAR_BEFORE' | undefined
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

/** What `qualityReports.listTrends` takes. */
export interface QualityReportsListTrendsParams {
  query: {
    /** Subjects of the trends. */
    by: 'LANGUAGE_PAIR' | 'LINGUIST' | 'ORG_UNIT'
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
    /** The period to compare with: the one of equal length right before (`PREVIOUS`), or the same one a year before (`YEAR_BEFORE`). */
    compareWith?: 'PREVIOUS' | 'YEAR_BEFORE' | undefined
  }
}

/**
 * List the scores of language pairs, linguists, or organizational units by month
 *
 * The figures of each in the period and in the one to compare with, and the months of both. The hundred with the most words are listed. Linguists are for those who may know them.
 *
 * `GET /api/v3/quality/dashboard/trend` (designed). Needs QUALITY_dashboard.
 *
 * @throws {HttpError} NOT_FOUND, a code of any call
 */
export const listTrends: Operation<QualityReportsListTrendsParams, QualityTrends> = /*@__PURE__*/ operation('qualityReports.listTrends', 'GET', '/api/v3/quality/dashboard/trend')

/** What `qualityReports.getOwn` takes. */
export interface QualityReportsGetOwnParams {
  query?: {
    /** First day; the whole month counts. A year ago if left out. */
    startDate?: string | undefined
    /** Last day; the whole month counts. Today if left out. */
    endDate?: string | undefined
    /** The period to compare with: the one of equal length right before (`PREVIOUS`), or the same one a year before (`YEAR_BEFORE`). */
    compareWith?: 'PREVIOUS' | 'YEAR_BEFORE' | undefined
  } | undefined
}

/**
 * Get the scores of your own translations
 *
 * The score of what you translated, the months of the period and of the one to compare with, where the points come from, and the findings that wait for your reply.
 *
 * `GET /api/v3/quality/own` (designed). Needs QUALITY_review_list.
 *
 * @throws {HttpError} a code of any call
 */
export const getOwn: Operation<QualityReportsGetOwnParams, OwnQuality> = /*@__PURE__*/ operation('qualityReports.getOwn', 'GET', '/api/v3/quality/own')

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
    /** The period to compare with: the one of equal length right before (`PREVIOUS`), or the same one a year before (`YEAR_BEFORE`). */
    compareWith?: 'PREVIOUS' | 'YEAR_BEFORE' | undefined
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
    fileType: 'csv' | 'xlsx' | 'json' | 'pdf'
  }
  body?: QualityExport | undefined
}

/**
 * Export the findings of a period to a file
 *
 * One row for each finding of a review that was submitted in the period, with the texts, the points, and what was said. Text that a spreadsheet could take for a formula is escaped in CSV. A PDF file holds up to 2,000 findings: the texts, category, severity, and points of each, and the other columns below. The job can be canceled like any other job.
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
    /** The period to compare with: the one of equal length right before (`PREVIOUS`), or the same one a year before (`YEAR_BEFORE`). */
    compareWith?: 'PREVIOUS' | 'YEAR_BEFORE' | undefined
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

/** What `qualityReports.listFindings` takes. */
export interface QualityReportsListFindingsParams {
  path: {
    /** Report. */
    qualityReportUuid: string
  }
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
    /** Whether only closed reviews count. */
    closedOnly?: boolean | undefined
  } | undefined
}

/**
 * List the findings behind the report of a linguist
 *
 * Findings of the reviews that were submitted in the period, without withdrawn ones; the newest first. Send the same period.
 *
 * `GET /api/v3/quality/report/{qualityReportUuid}/finding` (designed). Needs QUALITY_report_list.
 *
 * @throws {HttpError} a code of any call
 */
export const listFindings: Operation<QualityReportsListFindingsParams, QualityReportFindingPage> = /*@__PURE__*/ operation('qualityReports.listFindings', 'GET', '/api/v3/quality/report/{qualityReportUuid}/finding')

/** What `qualityReports.getFile` takes. */
export interface QualityReportsGetFileParams {
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
    /** Whether only closed reviews count. */
    closedOnly?: boolean | undefined
    /** The period to compare with: the one of equal length right before (`PREVIOUS`), or the same one a year before (`YEAR_BEFORE`). */
    compareWith?: 'PREVIOUS' | 'YEAR_BEFORE' | undefined
  } | undefined
}

/**
 * Get the report of a linguist as a PDF file
 *
 * The sheet of `qualityReports.get`, in your language. Send the same period.
 *
 * `GET /api/v3/quality/report/{qualityReportUuid}/file` (designed). Needs QUALITY_report_list.
 *
 * @throws {HttpError} a code of any call
 */
export const getFile: Operation<QualityReportsGetFileParams, Blob> = /*@__PURE__*/ operation('qualityReports.getFile', 'GET', '/api/v3/quality/report/{qualityReportUuid}/file', { answer: bytes })

/** What `qualityReports.getSummary` takes. */
export interface QualityReportsGetSummaryParams {
  query: {
    /** Subjects of the rows. */
    by: QualityGrouping
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
    /** The period to compare with: the one of equal length right before (`PREVIOUS`), or the same one a year before (`YEAR_BEFORE`). */
    compareWith?: 'PREVIOUS' | 'YEAR_BEFORE' | undefined
  }
}

/**
 * Compare the scores of linguists, clients, organizational units, language pairs, or steps
 *
 * One row for each, with its figures in the period and in the one to compare with, the most words first; at most a thousand. Rows of linguists are for those who may know them.
 *
 * `GET /api/v3/quality/summary` (designed). Needs QUALITY_report_list.
 *
 * @throws {HttpError} NOT_FOUND, a code of any call
 */
export const getSummary: Operation<QualityReportsGetSummaryParams, QualitySummary> = /*@__PURE__*/ operation('qualityReports.getSummary', 'GET', '/api/v3/quality/summary')
