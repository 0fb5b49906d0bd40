// Generated from openapi/resources/translationMemories.yaml by openapi/generate.ts. Do not edit.
import * as z from 'zod/mini'
import type { Upload } from '../../operation.ts'
import type * as types from '../translationMemories.ts'
import * as shared from './shared.ts'

export const TranslationMemoryCounters: z.ZodMiniType<types.TranslationMemoryCounters> = z.looseObject({
  total: z.int().check(z.gte(0)),
  mine: shared.ListCounter,
  shared: shared.ListCounter,
  importedThisWeek: shared.ListCounter,
  empty: shared.ListCounter,
})

export const NumberedRef: z.ZodMiniType<types.NumberedRef> = z.looseObject({
  id: z.int(),
  uuid: z.optional(z.guid()),
  name: z.string(),
})

export const MemoryImport: z.ZodMiniType<types.MemoryImport> = z.looseObject({
  fileName: z.string(),
  creationDate: z.int(),
})

export const TranslationMemory: z.ZodMiniType<types.TranslationMemory> = z.looseObject({
  id: z.int(),
  uuid: z.guid(),
  version: z.string(),
  name: z.string(),
  note: z.optional(z.string()),
  domain: z.optional(z.string()),
  subDomain: z.optional(z.string()),
  requireContext: z.optional(z.boolean()),
  sourceLocale: shared.LocaleCode,
  targetLocales: z.array(z.string()),
  organization: z.optional(NumberedRef),
  orgUnits: z.array(NumberedRef),
  client: z.optional(NumberedRef),
  creator: z.optional(NumberedRef),
  creationDate: z.int(),
  customFields: z.array(z.record(z.string(), z.unknown())),
  totalUnits: z.optional(z.int()),
  totalSegments: z.optional(z.int()),
  lastImport: z.optional(MemoryImport),
})

export const TranslationMemoryPage: z.ZodMiniType<types.TranslationMemoryPage> = z.looseObject({
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
  content: z.array(TranslationMemory),
})

export const OrgUnitMemory: z.ZodMiniType<types.OrgUnitMemory> = z.looseObject({
  tmUuid: z.guid(),
  name: z.string(),
  sourceLocale: shared.LocaleCode,
  targetLocales: z.array(shared.LocaleCode),
  default: z.boolean(),
  write: z.boolean(),
  version: z.string().check(z.maxLength(100)),
})

export const OrgUnitMemorySave: z.ZodMiniType<types.OrgUnitMemorySave> = z.looseObject({
  tmUuid: z.guid(),
  default: z.optional(z.boolean()),
  write: z.optional(z.boolean()),
})

export const MemoryOwner: z.ZodMiniType<types.MemoryOwner> = z.looseObject({
  uuid: z.guid(),
})

export const TranslationMemoryCreate: z.ZodMiniType<types.TranslationMemoryCreate> = z.looseObject({
  name: z.string().check(z.minLength(1), z.maxLength(255), z.regex(new RegExp('\\S'))),
  note: z.optional(z.string().check(z.maxLength(4000))),
  domain: z.optional(z.string().check(z.maxLength(255))),
  subDomain: z.optional(z.string().check(z.maxLength(255))),
  requireContext: z.optional(z.boolean()),
  sourceLocale: shared.LocaleCode,
  targetLocales: z.array(shared.LocaleCode).check(z.minLength(1), z.maxLength(200)),
  organization: z.optional(MemoryOwner),
  orgUnits: z.optional(z.array(MemoryOwner).check(z.maxLength(200))),
})

export const TranslationMemoryUpdate: z.ZodMiniType<types.TranslationMemoryUpdate> = z.looseObject({
  uuid: z.guid(),
  name: z.optional(z.string().check(z.minLength(1), z.maxLength(255), z.regex(new RegExp('\\S')))),
  note: z.optional(z.string().check(z.maxLength(4000))),
  domain: z.optional(z.string().check(z.maxLength(255))),
  subDomain: z.optional(z.string().check(z.maxLength(255))),
  requireContext: z.optional(z.boolean()),
  targetLocales: z.optional(z.array(shared.LocaleCode).check(z.minLength(1), z.maxLength(200))),
  organization: z.optional(MemoryOwner),
  orgUnits: z.optional(z.array(MemoryOwner).check(z.maxLength(200))),
})

export const SourceContext: z.ZodMiniType<types.SourceContext> = z.looseObject({
  contextKey: z.optional(z.string().check(z.maxLength(1000))),
  previousText: z.optional(z.string().check(z.maxLength(20000))),
  nextText: z.optional(z.string().check(z.maxLength(20000))),
})

export const TranslationUnitTarget: z.ZodMiniType<types.TranslationUnitTarget> = z.looseObject({
  locale: z.string(),
  version: z.string(),
  text: z.string(),
  segmentId: z.int(),
  lastModifiedBy: z.string(),
  lastModifiedAt: z.int(),
})

export const TranslationUnit: z.ZodMiniType<types.TranslationUnit> = z.looseObject({
  id: z.int(),
  version: z.string(),
  sourceLocale: z.string(),
  sourceText: z.string(),
  sourceContext: z.optional(SourceContext),
  createdAt: z.int(),
  targets: z.array(TranslationUnitTarget),
})

export const TranslationUnitPage: z.ZodMiniType<types.TranslationUnitPage> = z.looseObject({
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
  content: z.array(TranslationUnit),
})

export const MatchParts: z.ZodMiniType<types.MatchParts> = z.looseObject({
  text: z.int(),
  order: z.int(),
  numbers: z.int(),
  tags: z.int(),
  punctuation: z.int(),
  context: z.int(),
  penalty: z.int(),
  region: z.optional(z.int()),
})

export const SimilarUnit: z.ZodMiniType<types.SimilarUnit> = z.looseObject({
  match: z.int(),
  parts: MatchParts,
  unit: TranslationUnit,
})

export const TranslationUnitCreate: z.ZodMiniType<types.TranslationUnitCreate> = z.looseObject({
  sourceLocale: shared.LocaleCode,
  sourceText: z.string().check(z.minLength(1), z.maxLength(20000), z.regex(new RegExp('\\S'))),
  targetLocale: shared.LocaleCode,
  targetText: z.string().check(z.minLength(1), z.maxLength(20000), z.regex(new RegExp('\\S'))),
  sourceContext: z.optional(SourceContext),
})

export const TranslationUnitUpdate: z.ZodMiniType<types.TranslationUnitUpdate> = z.looseObject({
  locale: shared.LocaleCode,
  text: z.string().check(z.minLength(1), z.maxLength(20000), z.regex(new RegExp('\\S'))),
})

export const TranslationUnitRef: z.ZodMiniType<types.TranslationUnitRef> = z.looseObject({
  id: z.int(),
  tmUuid: z.guid(),
  unit: z.optional(TranslationUnit),
})

export const MemorySegmentMatch: z.ZodMiniType<types.MemorySegmentMatch> = z.looseObject({
  match: z.int(),
  sourceLocale: z.string(),
  sourceSegmentId: z.int(),
  sourceText: z.string(),
  targetLocale: z.string(),
  targetSegmentId: z.int(),
  targetText: z.string(),
  tmName: z.string(),
  tmUuid: z.guid(),
  translationUnitId: z.int(),
  parts: MatchParts,
})

export const TextRange: z.ZodMiniType<types.TextRange> = z.looseObject({
  start: z.int(),
  end: z.int(),
})

export const ConcordanceHit: z.ZodMiniType<types.ConcordanceHit> = z.looseObject({
  tmUuid: z.guid(),
  tmName: z.string(),
  translationUnitId: z.int(),
  sourceLocale: z.string(),
  sourceText: z.string(),
  targetLocale: z.string(),
  targetSegmentId: z.int(),
  targetText: z.string(),
  lastModifiedAt: z.int(),
  ranges: z.array(TextRange),
})

export const ConcordanceResult: z.ZodMiniType<types.ConcordanceResult> = z.looseObject({
  content: z.array(ConcordanceHit),
  next: z.optional(z.int()),
})

export const ReplacementText: z.ZodMiniType<types.ReplacementText> = z.looseObject({
  find: z.string().check(z.minLength(1), z.maxLength(1000)),
  replacement: z.string().check(z.maxLength(1000)),
  mode: z.optional(z.enum(['PLAIN', 'WHOLE_WORD', 'REGEX'])),
  matchCase: z.optional(z.boolean()),
  targetLocale: z.optional(shared.LocaleCode),
  except: z.optional(z.array(z.int()).check(z.maxLength(1000))),
})

export const ReplacedText: z.ZodMiniType<types.ReplacedText> = z.looseObject({
  unitId: z.int(),
  segmentId: z.int(),
  locale: z.string(),
  sourceText: z.string(),
  before: z.string(),
  after: z.string(),
  occurrences: z.int(),
})

export const ReplacementPreview: z.ZodMiniType<types.ReplacementPreview> = z.looseObject({
  translations: z.int(),
  occurrences: z.int(),
  isComplete: z.boolean(),
  content: z.array(ReplacedText),
})

export const listOfOrgUnitResult: z.ZodMiniType<types.OrgUnitMemory[]> = z.array(OrgUnitMemory)

export const bindToOrgUnitBody: z.ZodMiniType<NonNullable<types.TranslationMemoriesBindToOrgUnitParams['body']>> = z.array(OrgUnitMemorySave).check(z.maxLength(200))

export const bindToOrgUnitResult: z.ZodMiniType<types.OrgUnitMemory[]> = z.array(OrgUnitMemory)

export const searchSimilarUnitsResult: z.ZodMiniType<types.SimilarUnit[]> = z.array(SimilarUnit)

export const searchSegmentsResult: z.ZodMiniType<types.MemorySegmentMatch[]> = z.array(MemorySegmentMatch)

export const importBody: z.ZodMiniType<NonNullable<types.TranslationMemoriesImportParams['body']>> = z.looseObject({
  file: z.custom<Upload>(),
})

export const undoReplacementBody: z.ZodMiniType<NonNullable<types.TranslationMemoriesUndoReplacementParams['body']>> = z.looseObject({
  keepChanged: z.optional(z.boolean()),
})
