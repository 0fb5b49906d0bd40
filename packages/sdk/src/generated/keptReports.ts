// Generated from openapi/resources/keptReports.yaml by openapi/generate.ts. Do not edit.
import type { Operation } from '../operation.ts'
import type { QualityFigures, QualityGroup, QualityGrouping } from './qualityReports.ts'
import type { LocaleCode, PageInfo, WorkflowCode } from './shared.ts'
import { bytes, nothing } from '../answers.ts'
import { operation } from '../operation.ts'

/** The report to keep. */
export interface KeptReportInput {
  /** Name of the report. */
  name: string
  /** Subjects of its rows. */
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
  /** The period to compare with: the one of equal length right before, or the same one a year before. */
  compareWith?: 'PREVIOUS' | 'YEAR_BEFORE' | undefined
}

/** A quality report as it was when it was made. */
export interface KeptReport {
  /** Identifier. */
  uuid: string
  /** Name. */
  name: string
  /** Subjects of its rows. */
  by: QualityGrouping
  /** First day of the period. */
  startDate: string
  /** Last day of the period. */
  endDate: string
  /** First day of the period to compare with. */
  beforeStartDate: string
  /** Last day of the period to compare with. */
  beforeEndDate: string
  /** Pass mark of the account at that time. */
  passMark: number
  /** The whole period. */
  figures: QualityFigures
  /** The period to compare with. */
  before: QualityFigures
  /** When it was made, epoch ms. */
  createdDate: number
  /** The schedule that has sent it; absent for one that you have kept yourself and after the schedule was deleted. */
  reportScheduleUuid?: string
}

/** One page of kept reports. */
export interface KeptReportPage extends PageInfo {
  /** Items of this page. */
  content: KeptReport[]
}

/** A kept report with its rows. */
export interface KeptReportDetail extends KeptReport {
  /** Its rows, most words first. */
  rows: QualityGroup[]
  /** Rows beyond the first thousand, which are left out. */
  omitted: number
}

/** What `keptReports.list` takes. */
export interface KeptReportsListParams {
  query?: {
    /** Page number, from 0. */
    page?: number | undefined
    /** Items per page. */
    size?: number | undefined
  } | undefined
}

/**
 * List the quality reports that were kept for you
 *
 * Reports that you have kept, and those that a schedule has sent to you; the newest first.
 *
 * `GET /api/v3/quality/kept-report` (designed). Needs QUALITY_report_list.
 *
 * @throws {HttpError} a code of any call
 */
export const list: Operation<KeptReportsListParams, KeptReportPage> = /*@__PURE__*/ operation('keptReports.list', 'GET', '/api/v3/quality/kept-report')

/** What `keptReports.create` takes. */
export interface KeptReportsCreateParams {
  body: KeptReportInput
}

/**
 * Keep a quality report as it is now
 *
 * Makes the report of `qualityReports.getSummary` and keeps its figures: later reviews, replies, and decisions do not change them. A person keeps up to 500; the oldest ones make room.
 *
 * `POST /api/v3/quality/kept-report` (designed). Needs QUALITY_report_list.
 *
 * @throws {HttpError} NOT_FOUND, a code of any call
 */
export const create: Operation<KeptReportsCreateParams, KeptReportDetail> = /*@__PURE__*/ operation('keptReports.create', 'POST', '/api/v3/quality/kept-report', { refreshes: ['keptReports', 'activity'], retry: 'never' })

/** What `keptReports.get` takes. */
export interface KeptReportsGetParams {
  path: {
    /** The report. */
    keptReportUuid: string
  }
}

/**
 * Get a kept quality report
 *
 * `GET /api/v3/quality/kept-report/{keptReportUuid}` (designed). Needs QUALITY_report_list.
 *
 * @throws {HttpError} a code of any call
 */
export const get: Operation<KeptReportsGetParams, KeptReportDetail> = /*@__PURE__*/ operation('keptReports.get', 'GET', '/api/v3/quality/kept-report/{keptReportUuid}')

/** What `keptReports.remove` takes. */
export interface KeptReportsRemoveParams {
  path: {
    /** The report. */
    keptReportUuid: string
  }
}

/**
 * Delete a kept quality report
 *
 * Others keep theirs.
 *
 * `DELETE /api/v3/quality/kept-report/{keptReportUuid}` (designed). Needs QUALITY_report_list.
 *
 * @throws {HttpError} a code of any call
 */
export const remove: Operation<KeptReportsRemoveParams, void> = /*@__PURE__*/ operation('keptReports.remove', 'DELETE', '/api/v3/quality/kept-report/{keptReportUuid}', { answer: nothing, refreshes: ['keptReports', 'activity'] })

/** What `keptReports.getFile` takes. */
export interface KeptReportsGetFileParams {
  path: {
    /** The report. */
    keptReportUuid: string
    /** File format. */
    keptFileType: 'pdf' | 'csv'
  }
}

/**
 * Get a kept quality report as a file
 *
 * In your language. Text that a spreadsheet could take for a formula is escaped in CSV.
 *
 * `GET /api/v3/quality/kept-report/{keptReportUuid}/file/{keptFileType}` (designed). Needs QUALITY_report_list.
 *
 * @throws {HttpError} a code of any call
 */
export const getFile: Operation<KeptReportsGetFileParams, Blob> = /*@__PURE__*/ operation('keptReports.getFile', 'GET', '/api/v3/quality/kept-report/{keptReportUuid}/file/{keptFileType}', { answer: bytes })
