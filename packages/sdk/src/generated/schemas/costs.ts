// Generated from openapi/resources/costs.yaml by openapi/generate.ts. Do not edit.
import * as z from 'zod/mini'
import type * as types from '../costs.ts'
import * as logfiles from './logfiles.ts'
import * as shared from './shared.ts'
import * as users from './users.ts'

export const FilesToEstimate: z.ZodMiniType<types.FilesToEstimate> = z.looseObject({
  uploadUuids: z.array(z.guid()).check(z.minLength(1), z.maxLength(500)),
  targetLocales: z.array(shared.LocaleCode).check(z.minLength(1), z.maxLength(200)),
  workflows: z.array(z.string().check(z.minLength(1), z.maxLength(100))).check(z.minLength(1), z.maxLength(16)),
})

export const ProjectToEstimate: z.ZodMiniType<types.ProjectToEstimate> = z.looseObject({
  sourceLocale: shared.LocaleCode,
  uploadUuids: z.array(z.guid()).check(z.minLength(1), z.maxLength(500)),
  targetLocales: z.array(shared.LocaleCode).check(z.minLength(1), z.maxLength(200)),
  workflows: z.optional(z.array(z.string().check(z.minLength(1), z.maxLength(100))).check(z.minLength(1), z.maxLength(16))),
})

export const PairEstimate: z.ZodMiniType<types.PairEstimate> = z.looseObject({
  targetLocale: z.string(),
  total: z.number(),
})

export const FilesEstimate: z.ZodMiniType<types.FilesEstimate> = z.looseObject({
  tasks: z.int(),
  words: z.int(),
  wordCounter: shared.WordCounter,
  currency: z.string(),
  total: z.number(),
  pairs: z.array(PairEstimate),
  missingPrices: z.boolean(),
})

export const LangPairCost: z.ZodMiniType<types.LangPairCost> = z.looseObject({
  sourceLang: shared.LocaleCode,
  targetLang: shared.LocaleCode,
  words: z.number(),
  totalCost: z.number(),
  chargeBy: z.string(),
  wordsPerHour: z.optional(z.number()),
  netWords: z.optional(z.number()),
  wordCounts: z.array(z.lazy(() => logfiles.WordCount)),
  line: z.string(),
})

export const CostsSummary: z.ZodMiniType<types.CostsSummary> = z.looseObject({
  totalCost: z.number(),
  currency: shared.CurrencyCode,
  costsStatus: shared.CostsStatus,
  calculatedAt: z.optional(z.int()),
  outdatedAt: z.optional(z.int()),
  logfileId: z.optional(z.guid()),
  wordCounter: shared.WordCounter,
  wordCounts: z.array(z.lazy(() => logfiles.WordCount)),
  failureReason: z.optional(z.string()),
  failure: z.optional(shared.Failure),
  missingPrices: z.array(z.looseObject({
  sourceLang: z.string(),
  targetLang: z.string(),
})),
  priceListUuid: z.optional(z.guid()),
  changedRates: z.array(z.looseObject({
  source: z.string(),
  uuid: z.guid(),
  name: z.string(),
  usedVersion: z.int(),
  presentVersion: z.int(),
})),
  langPairCosts: z.array(LangPairCost),
})

export const CostLine: z.ZodMiniType<types.CostLine> = z.looseObject({
  displayOrder: z.int(),
  matchType: z.string(),
  words: z.number(),
  costPerItem: z.number(),
  totalCost: z.number(),
  isManualCost: z.boolean(),
  line: z.string(),
  kind: z.string(),
  unit: shared.CostUnit,
  unitPrice: z.number(),
  netRateFactor: z.number(),
  segments: z.optional(z.int()),
  noPriceList: z.boolean(),
  workflow: z.optional(z.string()),
  currency: shared.CurrencyCode,
})

export const CostInfo: z.ZodMiniType<types.CostInfo> = z.looseObject({
  uuid: z.string(),
  description: z.string(),
  costType: z.string(),
  costUnitType: shared.CostUnit,
  costValue: z.number(),
  amount: z.number(),
  calculatedCost: z.number(),
  sourceLang: z.optional(z.string()),
  targetLang: z.optional(z.string()),
  reason: z.optional(z.string()),
  noPriceList: z.boolean(),
  line: z.string(),
})

export const TotalCosts: z.ZodMiniType<types.TotalCosts> = z.looseObject({
  grossCost: z.number(),
  netCost: z.number(),
  totalSavings: z.number(),
  totalCalculatedCost: z.number(),
  minimumFeeApplied: z.boolean(),
  currency: shared.CurrencyCode,
  costInfoDtoList: z.array(CostInfo),
})

export const CostMatrixBand: z.ZodMiniType<types.CostMatrixBand> = z.looseObject({
  band: z.string(),
  netRateFactor: z.optional(z.number()),
  words: z.number(),
  totalCost: z.number(),
})

export const CostMatrixSum: z.ZodMiniType<types.CostMatrixSum> = z.looseObject({
  words: z.number(),
  wordCounts: z.array(z.lazy(() => logfiles.WordCount)),
  weightedWords: z.number(),
  grossCost: z.number(),
  otherCost: z.number(),
  otherLines: z.int(),
  totalCost: z.number(),
  before: z.optional(z.number()),
  pay: z.optional(z.number()),
  margin: z.optional(z.number()),
})

export const CostMatrixCell: z.ZodMiniType<types.CostMatrixCell> = z.looseObject({
  band: z.string(),
  words: z.number(),
  segments: z.int(),
  totalCost: z.number(),
  lines: z.array(z.looseObject({
  line: z.string(),
  workflow: z.optional(z.string()),
  totalCost: z.number(),
})),
})

export const CostMatrixRow: z.ZodMiniType<types.CostMatrixRow> = z.looseObject({
  words: z.number(),
  wordCounts: z.array(z.lazy(() => logfiles.WordCount)),
  weightedWords: z.number(),
  grossCost: z.number(),
  otherCost: z.number(),
  otherLines: z.int(),
  totalCost: z.number(),
  before: z.optional(z.number()),
  pay: z.optional(z.number()),
  margin: z.optional(z.number()),
  sourceLang: shared.LocaleCode,
  targetLang: shared.LocaleCode,
  line: z.string(),
  unit: shared.CostUnit,
  unitPrice: z.optional(z.number()),
  noPrice: z.boolean(),
  cells: z.array(CostMatrixCell),
})

export const CostMatrixLinguist: z.ZodMiniType<types.CostMatrixLinguist> = z.looseObject({
  user: z.lazy(() => users.UserRef),
  targetLangs: z.array(shared.LocaleCode),
  tasks: z.int(),
  words: z.int(),
  pay: z.number(),
  margin: z.optional(z.number()),
})

export const CostMatrix: z.ZodMiniType<types.CostMatrix> = z.looseObject({
  currency: shared.CurrencyCode,
  wordCounter: shared.WordCounter,
  calculatedAt: z.optional(z.int()),
  before: z.optional(z.looseObject({
  calculatedAt: z.int(),
  totalCost: z.number(),
})),
  bands: z.array(CostMatrixBand),
  rows: z.array(CostMatrixRow),
  sum: CostMatrixSum,
  linguists: z.array(CostMatrixLinguist),
})

export const CostBand: z.ZodMiniType<types.CostBand> = z.looseObject({
  analysisItemType: z.string(),
  label: z.string(),
  match: z.optional(z.int()),
  matchEnd: z.optional(z.int()),
})

export const CostRateSource: z.ZodMiniType<types.CostRateSource> = z.looseObject({
  source: z.string(),
  uuid: z.optional(z.string()),
  name: z.string(),
  version: z.optional(z.int()),
  entry: z.optional(z.string()),
})

export const CostRounding: z.ZodMiniType<types.CostRounding> = z.looseObject({
  exact: z.string(),
  rounded: z.string(),
  minorUnits: z.int(),
  mode: z.enum(['HALF_UP']),
})

export const CostAddend: z.ZodMiniType<types.CostAddend> = z.looseObject({
  line: z.string(),
  kind: z.string(),
  label: z.string(),
  sourceLocale: z.optional(z.string()),
  targetLocale: z.optional(z.string()),
  workflow: z.optional(z.string()),
  totalCost: z.number(),
})

export const CostSegment: z.ZodMiniType<types.CostSegment> = z.looseObject({
  segmentId: z.string(),
  workUnitUuid: z.guid(),
  fileName: z.string(),
  sequence: z.optional(z.int()),
  source: z.string(),
  words: z.int(),
  band: z.string(),
  match: z.int(),
})

export const CostSegmentPage: z.ZodMiniType<types.CostSegmentPage> = z.looseObject({
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
  content: z.array(CostSegment),
})

export const CostExplanation: z.ZodMiniType<types.CostExplanation> = z.looseObject({
  line: z.string(),
  kind: z.string(),
  label: z.string(),
  sourceLocale: z.nullable(z.string()),
  targetLocale: z.nullable(z.string()),
  quantity: z.number(),
  unit: shared.CostUnit,
  unitPrice: z.number(),
  netRateFactor: z.number(),
  words: z.int(),
  totalCost: z.number(),
  currency: shared.CurrencyCode,
  band: z.optional(CostBand),
  rate: CostRateSource,
  netRate: z.optional(CostRateSource),
  rounding: CostRounding,
  logfileId: z.optional(z.guid()),
  reason: z.optional(z.string()),
  workflow: z.optional(z.string()),
  setBy: z.optional(z.lazy(() => users.UserRef)),
  setAt: z.optional(z.int()),
  basis: z.optional(z.number()),
  addends: z.optional(z.array(CostAddend)),
  segments: CostSegmentPage,
})

export const ManualCost: z.ZodMiniType<types.ManualCost> = z.looseObject({
  uuid: z.guid(),
  id: z.string(),
  description: z.string(),
  costType: z.string(),
  rateType: z.string(),
  unitType: shared.CostUnit,
  units: z.number(),
  costPerUnit: z.number(),
  total: z.number(),
  sourceLanguage: z.optional(z.string()),
  targetLanguage: z.optional(z.string()),
  reason: z.optional(z.string()),
  filename: z.optional(z.string()),
  matchStart: z.optional(z.int()),
  matchEnd: z.optional(z.int()),
  costsLogfileId: z.optional(z.guid()),
  creationTimestamp: z.int(),
  displayOrder: z.int(),
  noPriceList: z.boolean(),
  line: z.string(),
})

export const ManualCostCreate: z.ZodMiniType<types.ManualCostCreate> = z.looseObject({
  description: z.string().check(z.minLength(1), z.maxLength(255)),
  costType: z.string().check(z.minLength(1), z.maxLength(60)),
  rateType: z.optional(z.string().check(z.maxLength(60))),
  unitType: z.string().check(z.minLength(1), z.maxLength(60)),
  units: z.number().check(z.gte(0), z.lte(1000000000)),
  costPerUnit: z.number().check(z.gte(-1000000), z.lte(1000000)),
  sourceLanguage: z.optional(shared.LocaleCode),
  targetLanguage: z.optional(shared.LocaleCode),
  reason: z.optional(z.string().check(z.maxLength(2000))),
})

export const Profitability: z.ZodMiniType<types.Profitability> = z.looseObject({
  profitability: z.number(),
  profitabilityWithPmRates: z.number(),
  totalCost: z.number(),
  totalCostTasks: z.number(),
  otherPay: z.array(z.looseObject({
  currency: shared.CurrencyCode,
  total: z.number(),
})),
  totalCostWithPmRates: z.number(),
  currency: shared.CurrencyCode,
  pmRatesDetails: z.array(z.looseObject({
  user: z.lazy(() => users.UserRef),
  languagePair: z.string(),
  unit: shared.CostUnit,
  quantity: z.number(),
  rate: z.number(),
  rateVersion: z.int(),
  total: z.number(),
})),
})

export const PriceType: z.ZodMiniType<types.PriceType> = z.looseObject({
  uuid: z.string(),
  id: z.string(),
  type: z.string(),
  description: z.string(),
  rateType: z.string(),
  priceUnit: shared.CostUnit,
  price: z.optional(z.number()),
  mapping: z.array(z.looseObject({
  sourceLanguage: z.string(),
  targetLanguage: z.string(),
  price: z.number(),
})),
})

export const listByLangPairResult: z.ZodMiniType<types.CostLine[]> = z.array(CostLine)

export const listManualResult: z.ZodMiniType<types.ManualCost[]> = z.array(ManualCost)

export const listPriceTypesResult: z.ZodMiniType<types.PriceType[]> = z.array(PriceType)
