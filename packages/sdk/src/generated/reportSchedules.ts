// Generated from openapi/resources/reportSchedules.yaml by openapi/generate.ts. Do not edit.
import type { NoParams, Operation } from '../operation.ts'
import type { QualityGrouping } from './qualityReports.ts'
import type { LocaleCode, WorkflowCode } from './shared.ts'
import type { UserRef } from './users.ts'
import { nothing } from '../answers.ts'
import { operation } from '../operation.ts'

/** How often a report is sent: on Mondays, or on the first of each month. */
export type ReportFrequency = 'WEEKLY' | 'MONTHLY'

/** A report and its readers. */
export interface ReportScheduleInput {
  /** Name of the report. */
  name: string
  /** Subjects of its rows. */
  by: QualityGrouping
  /** How many months it is of: up to the present one in a weekly report, up to the last full one in a monthly report. */
  months: number
  /** How often it is sent. */
  frequency: ReportFrequency
  /** Where it is eight in the morning, such as Europe/Berlin. */
  timezone: string
  /** The people who get it. */
  readerUuids: string[]
  /** Whether it is sent; it is off if left out. */
  active?: boolean | undefined
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

/** A quality report that is sent by email. */
export interface ReportSchedule {
  /** Identifier. */
  uuid: string
  /** Name of the report. */
  name: string
  /** Subjects of its rows. */
  by: QualityGrouping
  /** How many months it is of. */
  months: number
  /** How often it is sent. */
  frequency: ReportFrequency
  /** Where it is eight in the morning. */
  timezone: string
  /** Whether it is sent. */
  active: boolean
  /** Whether you have made it, and can change it. */
  isOwn: boolean
  /** The person who made it; absent if they are gone. */
  author?: UserRef
  /** The people who get it; you alone, if someone else made it. */
  readers: UserRef[]
  /** When it is sent next, epoch ms; absent while it is off. */
  nextDate?: number
  /** When it was last due, epoch ms; absent before the first time. */
  lastDate?: number
  /** Only reviews of this organizational unit. */
  orgUnitUuid?: string
  /** Only reviews of this linguist's translations. */
  vendorUuid?: string
  /** Only reviews of this translated step. */
  workflow?: WorkflowCode
  /** Only translations from this language. */
  sourceLanguage?: LocaleCode
  /** Only translations to this language. */
  targetLanguage?: LocaleCode
  /** Whether only closed reviews count. */
  closedOnly?: boolean
  /** The period to compare with. */
  compareWith?: 'PREVIOUS' | 'YEAR_BEFORE'
}

/**
 * List the quality reports that are sent by email
 *
 * Schedules that you have made, and those that send reports to you, by name.
 *
 * `GET /api/v3/quality/report-schedule` (designed). Needs QUALITY_report_list.
 *
 * @throws {HttpError} a code of any call
 */
export const list: Operation<NoParams, ReportSchedule[]> = /*@__PURE__*/ operation('reportSchedules.list', 'GET', '/api/v3/quality/report-schedule')

/** What `reportSchedules.create` takes. */
export interface ReportSchedulesCreateParams {
  body: ReportScheduleInput
}

/**
 * Schedule a quality report
 *
 * On Mondays or on the first of each month, at eight in the morning, each reader gets the report as they may see it, by email with a PDF and a CSV file, and finds it among their kept reports. It is off until `active` is set. Only managers choose readers other than themselves. Someone who may no longer see the report stops being a reader.
 *
 * `POST /api/v3/quality/report-schedule` (designed). Needs QUALITY_report_list.
 *
 * @throws {HttpError} NOT_FOUND, NAME_TAKEN, a code of any call
 */
export const create: Operation<ReportSchedulesCreateParams, ReportSchedule> = /*@__PURE__*/ operation('reportSchedules.create', 'POST', '/api/v3/quality/report-schedule', { refreshes: ['reportSchedules', 'activity'], retry: 'never' })

/** What `reportSchedules.update` takes. */
export interface ReportSchedulesUpdateParams {
  path: {
    /** The schedule. */
    reportScheduleUuid: string
  }
  body: ReportScheduleInput
}

/**
 * Change a scheduled quality report
 *
 * Only the person who made a schedule can change it. What is left out of the filters is no filter any more.
 *
 * `PUT /api/v3/quality/report-schedule/{reportScheduleUuid}` (designed). Needs QUALITY_report_list.
 *
 * @throws {HttpError} NAME_TAKEN, a code of any call
 */
export const update: Operation<ReportSchedulesUpdateParams, ReportSchedule> = /*@__PURE__*/ operation('reportSchedules.update', 'PUT', '/api/v3/quality/report-schedule/{reportScheduleUuid}', { refreshes: ['reportSchedules', 'activity'] })

/** What `reportSchedules.remove` takes. */
export interface ReportSchedulesRemoveParams {
  path: {
    /** The schedule. */
    reportScheduleUuid: string
  }
}

/**
 * Delete a scheduled quality report
 *
 * Only the person who made a schedule can delete it. Reports that it has sent are kept.
 *
 * `DELETE /api/v3/quality/report-schedule/{reportScheduleUuid}` (designed). Needs QUALITY_report_list.
 *
 * @throws {HttpError} a code of any call
 */
export const remove: Operation<ReportSchedulesRemoveParams, void> = /*@__PURE__*/ operation('reportSchedules.remove', 'DELETE', '/api/v3/quality/report-schedule/{reportScheduleUuid}', { answer: nothing, refreshes: ['reportSchedules', 'activity'] })

/** What `reportSchedules.unsubscribe` takes. */
export interface ReportSchedulesUnsubscribeParams {
  path: {
    /** The schedule. */
    reportScheduleUuid: string
  }
}

/**
 * Stop getting a scheduled quality report
 *
 * You are no longer a reader; others still are. A schedule without readers is turned off.
 *
 * `POST /api/v3/quality/report-schedule/{reportScheduleUuid}/unsubscribe` (designed). Needs QUALITY_report_list.
 *
 * @throws {HttpError} a code of any call
 */
export const unsubscribe: Operation<ReportSchedulesUnsubscribeParams, void> = /*@__PURE__*/ operation('reportSchedules.unsubscribe', 'POST', '/api/v3/quality/report-schedule/{reportScheduleUuid}/unsubscribe', { answer: nothing, refreshes: ['reportSchedules', 'activity'] })
