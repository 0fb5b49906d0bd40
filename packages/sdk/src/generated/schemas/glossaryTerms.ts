// Generated from openapi/resources/glossaryTerms.yaml by openapi/generate.ts. Do not edit.
import * as z from 'zod/mini'
import type * as types from '../glossaryTerms.ts'
import * as glossaries from './glossaries.ts'
import * as shared from './shared.ts'
import * as termRequests from './termRequests.ts'

export const GlossaryTerm: z.ZodMiniType<types.GlossaryTerm> = z.looseObject({
  uuid: z.guid(),
  id: z.int(),
  version: z.string(),
  text: z.string(),
  language: z.string(),
  status: z.lazy(() => glossaries.TermStatus),
  part: z.optional(z.lazy(() => glossaries.PartOfSpeech)),
  gender: z.optional(shared.TermGender),
  termType: z.optional(shared.TermType),
  definition: z.string(),
  usage: z.string(),
  note: z.string(),
  conceptDefinition: z.string(),
  forbidden: z.boolean(),
  dnt: z.boolean(),
  exactMatch: z.boolean(),
  caseSensitive: z.boolean(),
  rtl: z.boolean(),
  internal: z.boolean(),
  writable: z.boolean(),
  learnt: z.boolean(),
  glossaryUuid: z.guid(),
  glossaryName: z.string(),
  conceptId: z.int(),
  conceptUuid: z.guid(),
  glossaryCustomAttributes: z.array(z.lazy(() => glossaries.GlossaryAttribute)),
  createdAt: z.int(),
  lastModifiedAt: z.int(),
  nameCreatedBy: z.optional(z.string()),
  nameModifiedBy: z.optional(z.string()),
})

export const TermTranslation: z.ZodMiniType<types.TermTranslation> = z.looseObject({
  uuid: z.guid(),
  id: z.int(),
  version: z.string(),
  text: z.string(),
  language: z.string(),
  status: z.lazy(() => glossaries.TermStatus),
  part: z.optional(z.lazy(() => glossaries.PartOfSpeech)),
  gender: z.optional(shared.TermGender),
  termType: z.optional(shared.TermType),
  definition: z.string(),
  usage: z.string(),
  note: z.string(),
  conceptDefinition: z.string(),
  forbidden: z.boolean(),
  dnt: z.boolean(),
  exactMatch: z.boolean(),
  caseSensitive: z.boolean(),
  rtl: z.boolean(),
  internal: z.boolean(),
  writable: z.boolean(),
  learnt: z.boolean(),
  glossaryUuid: z.guid(),
  glossaryName: z.string(),
  conceptId: z.int(),
  conceptUuid: z.guid(),
  glossaryCustomAttributes: z.array(z.lazy(() => glossaries.GlossaryAttribute)),
  createdAt: z.int(),
  lastModifiedAt: z.int(),
  nameCreatedBy: z.optional(z.string()),
  nameModifiedBy: z.optional(z.string()),
  concept: z.looseObject({
  id: z.int(),
  writable: z.boolean(),
}),
  isRequestedReview: z.boolean(),
  legal: z.boolean(),
  requestReviewAt: z.optional(z.int()),
  requestReviewBy: z.optional(z.string()),
  termArbitrationStatus: z.optional(z.lazy(() => termRequests.TermRequestLane)),
  termsLinked: z.array(z.guid()),
  glossary: z.looseObject({
  id: z.int(),
  name: z.string(),
  langs: z.array(z.string()),
}),
})

export const GivenGender: z.ZodMiniType<types.GivenGender> = z.enum(['Masculine', 'Feminine', 'Neutral', 'Neuter', 'NA'])

export const GlossaryTermCreate: z.ZodMiniType<types.GlossaryTermCreate> = z.looseObject({
  glossaryUuid: z.optional(z.guid()),
  conceptUuid: z.optional(z.guid()),
  conceptId: z.optional(z.int().check(z.gte(1))),
  conceptDefinition: z.optional(z.string().check(z.maxLength(5000))),
  language: shared.LocaleCode,
  text: z.string().check(z.minLength(1), z.maxLength(500), z.regex(new RegExp('\\S'))),
  status: z.optional(z.lazy(() => glossaries.TermStatus)),
  part: z.optional(z.union([z.lazy(() => glossaries.PartOfSpeech), z.null()])),
  gender: z.optional(z.union([GivenGender, z.null()])),
  termType: z.optional(z.union([shared.TermType, z.null()])),
  definition: z.optional(z.string().check(z.maxLength(5000))),
  usage: z.optional(z.string().check(z.maxLength(5000))),
  note: z.optional(z.string().check(z.maxLength(5000))),
  forbidden: z.optional(z.boolean()),
  dnt: z.optional(z.boolean()),
  exactMatch: z.optional(z.boolean()),
  caseSensitive: z.optional(z.boolean()),
  rtl: z.optional(z.boolean()),
  internal: z.optional(z.boolean()),
  glossaryCustomAttributes: z.optional(z.array(z.lazy(() => glossaries.GlossaryAttribute)).check(z.maxLength(50))),
})

export const GlossaryTermUpdate: z.ZodMiniType<types.GlossaryTermUpdate> = z.looseObject({
  glossaryUuid: z.optional(z.guid()),
  language: z.optional(shared.LocaleCode),
  text: z.optional(z.string().check(z.minLength(1), z.maxLength(500), z.regex(new RegExp('\\S')))),
  status: z.optional(z.lazy(() => glossaries.TermStatus)),
  part: z.optional(z.union([z.lazy(() => glossaries.PartOfSpeech), z.null()])),
  gender: z.optional(z.union([GivenGender, z.null()])),
  termType: z.optional(z.union([shared.TermType, z.null()])),
  definition: z.optional(z.string().check(z.maxLength(5000))),
  usage: z.optional(z.string().check(z.maxLength(5000))),
  note: z.optional(z.string().check(z.maxLength(5000))),
  forbidden: z.optional(z.boolean()),
  dnt: z.optional(z.boolean()),
  exactMatch: z.optional(z.boolean()),
  caseSensitive: z.optional(z.boolean()),
  rtl: z.optional(z.boolean()),
  internal: z.optional(z.boolean()),
  glossaryCustomAttributes: z.optional(z.array(z.lazy(() => glossaries.GlossaryAttribute)).check(z.maxLength(50))),
  writable: z.optional(z.boolean()),
})

export const DuplicatedTermCheck: z.ZodMiniType<types.DuplicatedTermCheck> = z.looseObject({
  glossaryIds: z.array(z.guid()).check(z.minLength(1), z.maxLength(500)),
  sourceLanguage: shared.LocaleCode,
  sourceTerm: z.string().check(z.minLength(1), z.maxLength(500), z.regex(new RegExp('\\S'))),
  targetLanguage: z.optional(shared.LocaleCode),
  targetTerm: z.optional(z.string().check(z.minLength(1), z.maxLength(500), z.regex(new RegExp('\\S')))),
  part: z.optional(z.lazy(() => glossaries.PartOfSpeech)),
  termType: z.optional(shared.TermType),
  overrideDuplicated: z.optional(z.boolean()),
})

export const DuplicatedTerms: z.ZodMiniType<types.DuplicatedTerms> = z.looseObject({
  duplicated: z.boolean(),
  terms: z.array(GlossaryTerm),
})

export const TermPair: z.ZodMiniType<types.TermPair> = z.looseObject({
  sourceTerm: GlossaryTerm,
  targetTerm: z.optional(GlossaryTerm),
})

export const TermPairPage: z.ZodMiniType<types.TermPairPage> = z.looseObject({
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
  content: z.array(TermPair),
})

export const TermMatch: z.ZodMiniType<types.TermMatch> = z.looseObject({
  sourceTerm: GlossaryTerm,
  targetTerm: z.optional(GlossaryTerm),
  start: z.int().check(z.gte(0)),
  end: z.int().check(z.gte(0)),
  images: z.optional(z.array(z.lazy(() => glossaries.ConceptImage))),
  contextProjectId: z.optional(z.guid()),
  contextWorkId: z.optional(z.guid()),
})

export const listTranslationsResult: z.ZodMiniType<types.TermTranslation[]> = z.array(TermTranslation)

export const searchBySegmentResult: z.ZodMiniType<types.TermMatch[]> = z.array(TermMatch)

export const recognizeResult: z.ZodMiniType<types.TermMatch[]> = z.array(TermMatch)
