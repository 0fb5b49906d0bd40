// Generated from openapi/resources/glossaryConcepts.yaml by openapi/generate.ts. Do not edit.
import * as z from 'zod/mini'
import type { Upload } from '../../operation.ts'
import type * as types from '../glossaryConcepts.ts'
import * as glossaries from './glossaries.ts'
import * as glossaryTerms from './glossaryTerms.ts'
import * as shared from './shared.ts'
import * as users from './users.ts'

export const StatusCoverage: z.ZodMiniType<types.StatusCoverage> = z.looseObject({
  status: z.lazy(() => glossaries.TermStatus),
  concepts: z.int().check(z.gte(0)),
})

export const LanguageCoverage: z.ZodMiniType<types.LanguageCoverage> = z.looseObject({
  language: z.string(),
  concepts: z.int().check(z.gte(0)),
  missing: z.int().check(z.gte(0)),
  statuses: z.array(StatusCoverage),
})

export const GlossaryCoverage: z.ZodMiniType<types.GlossaryCoverage> = z.looseObject({
  concepts: z.int().check(z.gte(0)),
  languages: z.array(LanguageCoverage),
})

export const LanguageUsage: z.ZodMiniType<types.LanguageUsage> = z.looseObject({
  language: z.string(),
  used: z.int().check(z.gte(0)),
  confirmed: z.int().check(z.gte(0)),
  followed: z.int().check(z.gte(0)),
})

export const ConceptUsage: z.ZodMiniType<types.ConceptUsage> = z.looseObject({
  since: z.int(),
  isPart: z.boolean(),
  languages: z.array(LanguageUsage),
})

export const DuplicateKind: z.ZodMiniType<types.DuplicateKind> = z.enum(['SAME', 'NEAR', 'TRANSLATION'])

export const DuplicateGroup: z.ZodMiniType<types.DuplicateGroup> = z.looseObject({
  text: z.string(),
  language: z.string(),
  total: z.int().check(z.gte(2)),
  concepts: z.array(z.lazy(() => glossaries.GlossaryConcept)),
  clashes: z.array(z.string()),
})

export const DuplicateCount: z.ZodMiniType<types.DuplicateCount> = z.looseObject({
  kind: DuplicateKind,
  groups: z.int().check(z.gte(0)),
  apart: z.int().check(z.gte(0)),
})

export const DuplicateGroupPage: z.ZodMiniType<types.DuplicateGroupPage> = z.looseObject({
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
  content: z.array(DuplicateGroup),
  counts: z.array(DuplicateCount),
})

export const ConceptsApart: z.ZodMiniType<types.ConceptsApart> = z.looseObject({
  conceptUuids: z.array(z.guid()).check(z.minLength(2), z.maxLength(20)),
  apart: z.boolean(),
})

export const ConceptMergeInput: z.ZodMiniType<types.ConceptMergeInput> = z.looseObject({
  conceptUuids: z.array(z.guid()).check(z.minLength(2), z.maxLength(20)),
  dropTermUuids: z.optional(z.array(z.guid()).check(z.maxLength(500))),
  definition: z.optional(z.string().check(z.maxLength(5000))),
  version: z.optional(z.string().check(z.maxLength(200))),
})

export const FoldedTerm: z.ZodMiniType<types.FoldedTerm> = z.looseObject({
  termUuid: z.guid(),
  intoTermUuid: z.guid(),
  lost: z.array(z.string()),
})

export const ConceptMergePreview: z.ZodMiniType<types.ConceptMergePreview> = z.looseObject({
  version: z.string(),
  conceptUuid: z.guid(),
  conceptId: z.int(),
  definition: z.string(),
  note: z.string(),
  terms: z.array(z.lazy(() => glossaryTerms.GlossaryTerm)),
  folded: z.array(FoldedTerm),
  requests: z.int().check(z.gte(0)),
  links: z.int().check(z.gte(0)),
})

export const ConceptMerge: z.ZodMiniType<types.ConceptMerge> = z.looseObject({
  uuid: z.guid(),
  conceptUuid: z.guid(),
  conceptId: z.int(),
  name: z.string(),
  concepts: z.int().check(z.gte(2)),
  by: z.optional(z.lazy(() => users.UserRef)),
  at: z.int(),
  undone: z.boolean(),
})

export const ConceptChange: z.ZodMiniType<types.ConceptChange> = z.looseObject({
  uuid: z.guid(),
  event: z.string(),
  at: z.int(),
  by: z.optional(z.lazy(() => users.UserRef)),
  term: z.optional(z.string()),
  termUuid: z.optional(z.guid()),
  before: z.nullable(z.record(z.string(), z.unknown())),
  after: z.nullable(z.record(z.string(), z.unknown())),
})

export const ConceptChangePage: z.ZodMiniType<types.ConceptChangePage> = z.looseObject({
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
  content: z.array(ConceptChange),
})

export const ConceptLinkKind: z.ZodMiniType<types.ConceptLinkKind> = z.enum(['BROADER', 'NARROWER', 'RELATED', 'REPLACES', 'REPLACED_BY'])

export const ConceptLink: z.ZodMiniType<types.ConceptLink> = z.looseObject({
  uuid: z.guid(),
  kind: ConceptLinkKind,
  conceptUuid: z.guid(),
  conceptId: z.int(),
  name: z.string(),
})

export const ConceptLinkInput: z.ZodMiniType<types.ConceptLinkInput> = z.looseObject({
  kind: ConceptLinkKind,
  conceptUuid: z.guid(),
})

export const listMergesResult: z.ZodMiniType<types.ConceptMerge[]> = z.array(ConceptMerge)

export const listLinksResult: z.ZodMiniType<types.ConceptLink[]> = z.array(ConceptLink)

export const addImageBody: z.ZodMiniType<NonNullable<types.GlossaryConceptsAddImageParams['body']>> = z.looseObject({
  file: z.custom<Upload>(),
  description: z.optional(z.string().check(z.maxLength(500))),
})
