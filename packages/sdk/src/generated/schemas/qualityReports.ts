// Generated from openapi/resources/qualityReports.yaml by openapi/generate.ts. Do not edit.
import * as z from 'zod/mini'
import type * as types from '../qualityReports.ts'
import * as quality from './quality.ts'
import * as shared from './shared.ts'
import * as users from './users.ts'

export const QualityFigures: z.ZodMiniType<types.QualityFigures> = z.looseObject({
  reviews: z.int().check(z.gte(0)),
  reviewedWords: z.int().check(z.gte(0)),
  points: z.number().check(z.gte(0)),
  findings: z.int().check(z.gte(0)),
  disputed: z.int().check(z.gte(0)),
  failed: z.int().check(z.gte(0)),
  score: z.optional(z.number().check(z.gte(0), z.lte(100))),
  band: z.optional(z.number().check(z.gte(0))),
  perThousand: z.optional(z.number().check(z.gte(0))),
  changesPercentage: z.optional(z.number().check(z.gte(0), z.lte(100))),
  daysToClose: z.optional(z.number().check(z.gte(0))),
})

export const QualityOfPair: z.ZodMiniType<types.QualityOfPair> = z.looseObject({
  reviews: z.int().check(z.gte(0)),
  reviewedWords: z.int().check(z.gte(0)),
  points: z.number().check(z.gte(0)),
  findings: z.int().check(z.gte(0)),
  disputed: z.int().check(z.gte(0)),
  failed: z.int().check(z.gte(0)),
  score: z.optional(z.number().check(z.gte(0), z.lte(100))),
  band: z.optional(z.number().check(z.gte(0))),
  perThousand: z.optional(z.number().check(z.gte(0))),
  changesPercentage: z.optional(z.number().check(z.gte(0), z.lte(100))),
  daysToClose: z.optional(z.number().check(z.gte(0))),
  sourceLanguage: shared.LocaleCode,
  targetLanguage: shared.LocaleCode,
})

export const QualityOfVendor: z.ZodMiniType<types.QualityOfVendor> = z.looseObject({
  reviews: z.int().check(z.gte(0)),
  reviewedWords: z.int().check(z.gte(0)),
  points: z.number().check(z.gte(0)),
  findings: z.int().check(z.gte(0)),
  disputed: z.int().check(z.gte(0)),
  failed: z.int().check(z.gte(0)),
  score: z.optional(z.number().check(z.gte(0), z.lte(100))),
  band: z.optional(z.number().check(z.gte(0))),
  perThousand: z.optional(z.number().check(z.gte(0))),
  changesPercentage: z.optional(z.number().check(z.gte(0), z.lte(100))),
  daysToClose: z.optional(z.number().check(z.gte(0))),
  vendor: z.lazy(() => users.UserRef),
})

export const QualityOfReviewer: z.ZodMiniType<types.QualityOfReviewer> = z.looseObject({
  reviewer: z.lazy(() => users.UserRef),
  reviews: z.int().check(z.gte(0)),
  findings: z.int().check(z.gte(0)),
  disputed: z.int().check(z.gte(0)),
  overturned: z.int().check(z.gte(0)),
  agreement: z.optional(z.lazy(() => quality.ReviewAgreement)),
})

export const QualityOfMonth: z.ZodMiniType<types.QualityOfMonth> = z.looseObject({
  reviews: z.int().check(z.gte(0)),
  reviewedWords: z.int().check(z.gte(0)),
  points: z.number().check(z.gte(0)),
  findings: z.int().check(z.gte(0)),
  disputed: z.int().check(z.gte(0)),
  failed: z.int().check(z.gte(0)),
  score: z.optional(z.number().check(z.gte(0), z.lte(100))),
  band: z.optional(z.number().check(z.gte(0))),
  perThousand: z.optional(z.number().check(z.gte(0))),
  changesPercentage: z.optional(z.number().check(z.gte(0), z.lte(100))),
  daysToClose: z.optional(z.number().check(z.gte(0))),
  month: z.iso.date(),
})

export const QualityOfSeverity: z.ZodMiniType<types.QualityOfSeverity> = z.looseObject({
  severity: z.lazy(() => quality.FindingSeverity),
  findings: z.int().check(z.gte(0)),
  points: z.number().check(z.gte(0)),
})

export const QualityOfCategory: z.ZodMiniType<types.QualityOfCategory> = z.looseObject({
  category: z.string(),
  severities: z.optional(z.array(QualityOfSeverity)),
  findings: z.int().check(z.gte(0)),
  points: z.number().check(z.gte(0)),
  perThousand: z.optional(z.number().check(z.gte(0))),
  perThousandBefore: z.optional(z.number().check(z.gte(0))),
})

export const QualityOfCell: z.ZodMiniType<types.QualityOfCell> = z.looseObject({
  category: z.string(),
  sourceLanguage: shared.LocaleCode,
  targetLanguage: shared.LocaleCode,
  findings: z.int().check(z.gte(0)),
  points: z.number().check(z.gte(0)),
  perThousand: z.optional(z.number().check(z.gte(0))),
})

export const QualityDashboard: z.ZodMiniType<types.QualityDashboard> = z.looseObject({
  startDate: z.iso.date(),
  endDate: z.iso.date(),
  beforeStartDate: z.iso.date(),
  beforeEndDate: z.iso.date(),
  averageScore: z.optional(z.number().check(z.gte(0), z.lte(100))),
  reviewedWords: z.int().check(z.gte(0)),
  passMark: z.number().check(z.gte(0), z.lte(100)),
  figures: QualityFigures,
  before: QualityFigures,
  byLanguagePair: z.array(QualityOfPair),
  byVendor: z.array(QualityOfVendor),
  byReviewer: z.array(QualityOfReviewer),
  byCategory: z.array(QualityOfCategory),
  byCategoryAndPair: z.array(QualityOfCell),
  trend: z.array(QualityOfMonth),
})

export const QualityTrend: z.ZodMiniType<types.QualityTrend> = z.looseObject({
  reviews: z.int().check(z.gte(0)),
  reviewedWords: z.int().check(z.gte(0)),
  points: z.number().check(z.gte(0)),
  findings: z.int().check(z.gte(0)),
  disputed: z.int().check(z.gte(0)),
  failed: z.int().check(z.gte(0)),
  score: z.optional(z.number().check(z.gte(0), z.lte(100))),
  band: z.optional(z.number().check(z.gte(0))),
  perThousand: z.optional(z.number().check(z.gte(0))),
  changesPercentage: z.optional(z.number().check(z.gte(0), z.lte(100))),
  daysToClose: z.optional(z.number().check(z.gte(0))),
  id: z.string(),
  sourceLanguage: z.optional(shared.LocaleCode),
  targetLanguage: z.optional(shared.LocaleCode),
  vendor: z.optional(z.lazy(() => users.UserRef)),
  organizationalUnit: z.optional(z.lazy(() => quality.ReviewOrgUnit)),
  before: QualityFigures,
  months: z.array(QualityOfMonth),
})

export const QualityTrends: z.ZodMiniType<types.QualityTrends> = z.looseObject({
  startDate: z.iso.date(),
  endDate: z.iso.date(),
  beforeStartDate: z.iso.date(),
  beforeEndDate: z.iso.date(),
  passMark: z.number().check(z.gte(0), z.lte(100)),
  trends: z.array(QualityTrend),
})

export const QualityGrouping: z.ZodMiniType<types.QualityGrouping> = z.enum(['LINGUIST', 'CLIENT', 'ORG_UNIT', 'LANGUAGE_PAIR', 'WORKFLOW'])

export const QualityGroup: z.ZodMiniType<types.QualityGroup> = z.looseObject({
  reviews: z.int().check(z.gte(0)),
  reviewedWords: z.int().check(z.gte(0)),
  points: z.number().check(z.gte(0)),
  findings: z.int().check(z.gte(0)),
  disputed: z.int().check(z.gte(0)),
  failed: z.int().check(z.gte(0)),
  score: z.optional(z.number().check(z.gte(0), z.lte(100))),
  band: z.optional(z.number().check(z.gte(0))),
  perThousand: z.optional(z.number().check(z.gte(0))),
  changesPercentage: z.optional(z.number().check(z.gte(0), z.lte(100))),
  daysToClose: z.optional(z.number().check(z.gte(0))),
  id: z.string(),
  sourceLanguage: z.optional(shared.LocaleCode),
  targetLanguage: z.optional(shared.LocaleCode),
  vendor: z.optional(z.lazy(() => users.UserRef)),
  organization: z.optional(z.lazy(() => quality.ReviewOrgUnit)),
  organizationalUnit: z.optional(z.lazy(() => quality.ReviewOrgUnit)),
  workflow: z.optional(shared.WorkflowCode),
  before: QualityFigures,
})

export const QualitySummary: z.ZodMiniType<types.QualitySummary> = z.looseObject({
  by: QualityGrouping,
  startDate: z.iso.date(),
  endDate: z.iso.date(),
  beforeStartDate: z.iso.date(),
  beforeEndDate: z.iso.date(),
  passMark: z.number().check(z.gte(0), z.lte(100)),
  figures: QualityFigures,
  before: QualityFigures,
  rows: z.array(QualityGroup),
  omitted: z.int().check(z.gte(0)),
})

export const OwnQuality: z.ZodMiniType<types.OwnQuality> = z.looseObject({
  startDate: z.iso.date(),
  endDate: z.iso.date(),
  beforeStartDate: z.iso.date(),
  beforeEndDate: z.iso.date(),
  passMark: z.number().check(z.gte(0), z.lte(100)),
  figures: QualityFigures,
  before: QualityFigures,
  overturned: z.int().check(z.gte(0)),
  keptShare: z.optional(z.number().check(z.gte(0), z.lte(100))),
  byCategory: z.array(QualityOfCategory),
  byLanguagePair: z.array(QualityOfPair),
  months: z.array(QualityOfMonth),
  openFindings: z.int().check(z.gte(0)),
  replyDate: z.optional(z.int()),
})

export const QualityReport: z.ZodMiniType<types.QualityReport> = z.looseObject({
  reviews: z.int().check(z.gte(0)),
  reviewedWords: z.int().check(z.gte(0)),
  points: z.number().check(z.gte(0)),
  findings: z.int().check(z.gte(0)),
  disputed: z.int().check(z.gte(0)),
  failed: z.int().check(z.gte(0)),
  score: z.optional(z.number().check(z.gte(0), z.lte(100))),
  band: z.optional(z.number().check(z.gte(0))),
  perThousand: z.optional(z.number().check(z.gte(0))),
  changesPercentage: z.optional(z.number().check(z.gte(0), z.lte(100))),
  daysToClose: z.optional(z.number().check(z.gte(0))),
  uuid: z.guid(),
  vendor: z.lazy(() => users.UserRef),
  workflow: shared.WorkflowCode,
  sourceLanguage: shared.LocaleCode,
  targetLanguage: shared.LocaleCode,
  startDate: z.iso.date(),
  endDate: z.iso.date(),
  before: QualityFigures,
  passMark: z.number().check(z.gte(0), z.lte(100)),
  categoryTotals: z.array(QualityOfCategory),
})

export const QualityReportPage: z.ZodMiniType<types.QualityReportPage> = z.looseObject({
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
  content: z.array(QualityReport),
})

export const QualityReportDetail: z.ZodMiniType<types.QualityReportDetail> = z.looseObject({
  reviews: z.int().check(z.gte(0)),
  reviewedWords: z.int().check(z.gte(0)),
  points: z.number().check(z.gte(0)),
  findings: z.int().check(z.gte(0)),
  disputed: z.int().check(z.gte(0)),
  failed: z.int().check(z.gte(0)),
  score: z.optional(z.number().check(z.gte(0), z.lte(100))),
  band: z.optional(z.number().check(z.gte(0))),
  perThousand: z.optional(z.number().check(z.gte(0))),
  changesPercentage: z.optional(z.number().check(z.gte(0), z.lte(100))),
  daysToClose: z.optional(z.number().check(z.gte(0))),
  uuid: z.guid(),
  vendor: z.lazy(() => users.UserRef),
  workflow: shared.WorkflowCode,
  sourceLanguage: shared.LocaleCode,
  targetLanguage: shared.LocaleCode,
  startDate: z.iso.date(),
  endDate: z.iso.date(),
  before: QualityFigures,
  passMark: z.number().check(z.gte(0), z.lte(100)),
  categoryTotals: z.array(QualityOfCategory),
  trend: z.array(QualityOfMonth),
})

export const QualityReportFinding: z.ZodMiniType<types.QualityReportFinding> = z.looseObject({
  uuid: z.guid(),
  reviewUuid: z.guid(),
  projectName: z.string(),
  filename: z.string(),
  submittedDate: z.int(),
  sequence: z.int().check(z.gte(1)),
  source: z.string(),
  before: z.string(),
  after: z.optional(z.string()),
  category: z.string(),
  severity: z.lazy(() => quality.FindingSeverity),
  points: z.number().check(z.gte(0)),
  state: z.lazy(() => quality.FindingState),
  outcome: z.optional(z.enum(['UPHELD', 'CHANGED', 'DISMISSED'])),
})

export const QualityReportFindingPage: z.ZodMiniType<types.QualityReportFindingPage> = z.looseObject({
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
  content: z.array(QualityReportFinding),
})

export const QualityExport: z.ZodMiniType<types.QualityExport> = z.looseObject({
  startDate: z.optional(z.iso.date()),
  endDate: z.optional(z.iso.date()),
  orgUnitUuid: z.optional(z.guid()),
  vendorUuid: z.optional(z.guid()),
  workflow: z.optional(shared.WorkflowCode),
  sourceLanguage: z.optional(shared.LocaleCode),
  targetLanguage: z.optional(shared.LocaleCode),
  closedOnly: z.optional(z.boolean()),
  columns: z.optional(z.array(shared.ExportColumn).check(z.maxLength(40))),
})
