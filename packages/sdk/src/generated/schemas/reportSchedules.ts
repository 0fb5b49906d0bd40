// Generated from openapi/resources/reportSchedules.yaml by openapi/generate.ts. Do not edit.
import * as z from 'zod/mini'
import type * as types from '../reportSchedules.ts'
import * as qualityReports from './qualityReports.ts'
import * as shared from './shared.ts'
import * as users from './users.ts'

export const ReportFrequency: z.ZodMiniType<types.ReportFrequency> = z.enum(['WEEKLY', 'MONTHLY'])

export const ReportScheduleInput: z.ZodMiniType<types.ReportScheduleInput> = z.looseObject({
  name: z.string().check(z.minLength(1), z.maxLength(100), z.regex(new RegExp('\\S'))),
  by: z.lazy(() => qualityReports.QualityGrouping),
  months: z.int().check(z.gte(1), z.lte(24)),
  frequency: ReportFrequency,
  timezone: z.string().check(z.minLength(1), z.maxLength(100)),
  readerUuids: z.array(z.guid()).check(z.minLength(1), z.maxLength(50)),
  active: z.optional(z.boolean()),
  orgUnitUuid: z.optional(z.guid()),
  vendorUuid: z.optional(z.guid()),
  workflow: z.optional(shared.WorkflowCode),
  sourceLanguage: z.optional(shared.LocaleCode),
  targetLanguage: z.optional(shared.LocaleCode),
  closedOnly: z.optional(z.boolean()),
  compareWith: z.optional(z.enum(['PREVIOUS', 'YEAR_BEFORE'])),
})

export const ReportSchedule: z.ZodMiniType<types.ReportSchedule> = z.looseObject({
  uuid: z.guid(),
  name: z.string(),
  by: z.lazy(() => qualityReports.QualityGrouping),
  months: z.int().check(z.gte(1), z.lte(24)),
  frequency: ReportFrequency,
  timezone: z.string(),
  active: z.boolean(),
  isOwn: z.boolean(),
  author: z.optional(z.lazy(() => users.UserRef)),
  readers: z.array(z.lazy(() => users.UserRef)),
  nextDate: z.optional(z.int()),
  lastDate: z.optional(z.int()),
  orgUnitUuid: z.optional(z.guid()),
  vendorUuid: z.optional(z.guid()),
  workflow: z.optional(shared.WorkflowCode),
  sourceLanguage: z.optional(shared.LocaleCode),
  targetLanguage: z.optional(shared.LocaleCode),
  closedOnly: z.optional(z.boolean()),
  compareWith: z.optional(z.enum(['PREVIOUS', 'YEAR_BEFORE'])),
})

export const listResult: z.ZodMiniType<types.ReportSchedule[]> = z.array(ReportSchedule)
