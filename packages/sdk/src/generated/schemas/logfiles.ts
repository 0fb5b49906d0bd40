// Generated from openapi/resources/logfiles.yaml by openapi/generate.ts. Do not edit.
import * as z from 'zod/mini'
import type * as types from '../logfiles.ts'
import * as shared from './shared.ts'

export const LogfileConfig: z.ZodMiniType<types.LogfileConfig> = z.looseObject({
  id: z.string(),
  analyzeByLanguage: z.boolean(),
  analyzeByProvider: z.boolean(),
  calculateTranslationMemoryReuse: z.boolean(),
  calculateMachineTranslationReuse: z.boolean(),
  calculateNonTranslatableReuse: z.boolean(),
  ignoreConfirmedSegments: z.boolean(),
  ignoreLockedSegments: z.boolean(),
  ignoreNumbers: z.boolean(),
  includeNetRate: z.boolean(),
  tmOverRepetition: z.boolean(),
  ntOverRepetition: z.boolean(),
})

export const AnalysisTotals: z.ZodMiniType<types.AnalysisTotals> = z.looseObject({
  analysisItemType: z.string(),
  match: z.nullable(z.int()),
  matchEnd: z.nullable(z.int()),
  matchLabel: z.string(),
  matchOrZeroIfNull: z.int(),
  isMissingMatch: z.boolean(),
  netRateFactor: z.number(),
  totalSegments: z.int(),
  totalTerms: z.optional(z.int().check(z.gte(0))),
  totalWords: z.int(),
  totalChars: z.int(),
  netSegments: z.number(),
  netWords: z.number(),
  netChars: z.number(),
})

export const LogfileFileItem: z.ZodMiniType<types.LogfileFileItem> = z.looseObject({
  fileName: z.string(),
  workUnitId: z.string(),
  uuidFromWorkUnitId: z.guid(),
  sourceLocale: z.string(),
  targetLocale: z.string(),
  analysisTotals: z.array(AnalysisTotals),
})

export const LogfileLangPairItem: z.ZodMiniType<types.LogfileLangPairItem> = z.looseObject({
  sourceLocale: z.string(),
  targetLocale: z.string(),
  analysisTotals: z.array(AnalysisTotals),
})

export const Logfile: z.ZodMiniType<types.Logfile> = z.looseObject({
  id: z.guid(),
  name: z.string(),
  type: z.string(),
  status: shared.CostsStatus,
  progress: z.number(),
  attempt: z.int(),
  failureReason: z.optional(z.string()),
  failure: z.optional(shared.Failure),
  creationDate: z.int(),
  startedDate: z.optional(z.int()),
  finishedDate: z.optional(z.int()),
  projectId: z.guid(),
  workflow: z.optional(z.string()),
  analysisWorkflow: z.string(),
  countWordsFrom: z.string(),
  wordCounter: shared.WordCounter,
  targetsLocales: z.array(z.string()),
  isCostLogFile: z.boolean(),
  isTaskPaymentLogFile: z.boolean(),
  allWorkUnitsAtLevel: z.boolean(),
  workUnitsAtProjectStepLevel: z.int(),
  fileContent: z.optional(z.string()),
  config: LogfileConfig,
  netRates: z.optional(z.looseObject({
  uuid: z.guid(),
  version: z.int(),
})),
  itemsByFile: z.optional(z.array(LogfileFileItem)),
  itemsByLangPair: z.optional(z.array(LogfileLangPairItem)),
})

export const LogfilePage: z.ZodMiniType<types.LogfilePage> = z.looseObject({
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
  content: z.array(Logfile),
})

export const WordCount: z.ZodMiniType<types.WordCount> = z.looseObject({
  counter: shared.WordCounter,
  words: z.int(),
})

export const LogfileSummaryRow: z.ZodMiniType<types.LogfileSummaryRow> = z.looseObject({
  language: z.string(),
  totalChars: z.int(),
  totalSegments: z.int(),
  totalWords: z.int(),
  wordCounts: z.array(WordCount),
})

export const LogfileCreate: z.ZodMiniType<types.LogfileCreate> = z.looseObject({
  name: z.optional(z.string().check(z.minLength(1), z.maxLength(255))),
  type: z.optional(z.string().check(z.maxLength(60))),
  projectId: z.optional(z.guid()),
  workUnitIds: z.optional(z.array(z.guid()).check(z.minLength(1), z.maxLength(1000))),
  genesisWorkflows: z.optional(z.array(shared.WorkflowCode).check(z.minLength(1), z.maxLength(16))),
  tmOverRepetition: z.optional(z.boolean()),
  ntOverRepetition: z.optional(z.boolean()),
  calculateTranslationMemoryReuse: z.optional(z.boolean()),
  calculateMachineTranslationReuse: z.optional(z.boolean()),
  calculateNonTranslatableReuse: z.optional(z.boolean()),
  ignoreConfirmedSegments: z.optional(z.boolean()),
  ignoreLockedSegments: z.optional(z.boolean()),
  ignoreNumbers: z.optional(z.boolean()),
})

export const getSummaryResult: z.ZodMiniType<types.LogfileSummaryRow[]> = z.array(LogfileSummaryRow)
