// Generated from openapi/resources/keptReports.yaml by openapi/generate.ts. Do not edit.
import * as z from 'zod/mini'
import type * as types from '../keptReports.ts'
import * as qualityReports from './qualityReports.ts'
import * as shared from './shared.ts'

export const KeptReportInput: z.ZodMiniType<types.KeptReportInput> = z.looseObject({
  name: z.string().check(z.minLength(1), z.maxLength(100), z.regex(new RegExp('\\S'))),
  by: z.lazy(() => qualityReports.QualityGrouping),
  startDate: z.optional(z.iso.date()),
  endDate: z.optional(z.iso.date()),
  orgUnitUuid: z.optional(z.guid()),
  vendorUuid: z.optional(z.guid()),
  workflow: z.optional(shared.WorkflowCode),
  sourceLanguage: z.optional(shared.LocaleCode),
  targetLanguage: z.optional(shared.LocaleCode),
  closedOnly: z.optional(z.boolean()),
  compareWith: z.optional(z.enum(['PREVIOUS', 'YEAR_BEFORE'])),
})

export const KeptReport: z.ZodMiniType<types.KeptReport> = z.looseObject({
  uuid: z.guid(),
  name: z.string(),
  by: z.lazy(() => qualityReports.QualityGrouping),
  startDate: z.iso.date(),
  endDate: z.iso.date(),
  beforeStartDate: z.iso.date(),
  beforeEndDate: z.iso.date(),
  passMark: z.number().check(z.gte(0), z.lte(100)),
  figures: z.lazy(() => qualityReports.QualityFigures),
  before: z.lazy(() => qualityReports.QualityFigures),
  createdDate: z.int(),
  reportScheduleUuid: z.optional(z.guid()),
})

export const KeptReportPage: z.ZodMiniType<types.KeptReportPage> = z.looseObject({
  empty: z.boolean(),
  first: z.boolean(),
  last: z.boolean(),
  number: z.int().check(z.gte(0)),
  numberOfElements: z.int().check(z.gte(0)),
  size: z.int().check(z.gte(1)),
  totalElements: z.int().check(z.gte(0)),
  totalPages: z.int().check(z.gte(0)),
  sort: z.optional(shared.SortInfo),
  pageable: z.optional(shared.PageableInfo),
  content: z.array(KeptReport),
})

export const KeptReportDetail: z.ZodMiniType<types.KeptReportDetail> = z.looseObject({
  uuid: z.guid(),
  name: z.string(),
  by: z.lazy(() => qualityReports.QualityGrouping),
  startDate: z.iso.date(),
  endDate: z.iso.date(),
  beforeStartDate: z.iso.date(),
  beforeEndDate: z.iso.date(),
  passMark: z.number().check(z.gte(0), z.lte(100)),
  figures: z.lazy(() => qualityReports.QualityFigures),
  before: z.lazy(() => qualityReports.QualityFigures),
  createdDate: z.int(),
  reportScheduleUuid: z.optional(z.guid()),
  rows: z.array(z.lazy(() => qualityReports.QualityGroup)),
  omitted: z.int().check(z.gte(0)),
})
