// Generated from openapi/resources/search.yaml by openapi/generate.ts. Do not edit.
import * as z from 'zod/mini'
import type * as types from '../search.ts'
import * as shared from './shared.ts'

export const SearchMode: z.ZodMiniType<types.SearchMode> = z.enum(['exact', 'startsWith', 'endsWith', 'fts', 'contains'])

export const SearchKind: z.ZodMiniType<types.SearchKind> = z.enum(['PROJECT', 'TASK', 'FILE', 'SEGMENT', 'MEMORY', 'TRANSLATION_UNIT', 'TERM', 'ORGANIZATION', 'ORG_UNIT', 'PERSON'])

export const SearchParent: z.ZodMiniType<types.SearchParent> = z.looseObject({
  uuid: z.guid(),
  name: z.string(),
  code: z.optional(z.string()),
})

export const SearchHit: z.ZodMiniType<types.SearchHit> = z.looseObject({
  uuid: z.guid(),
  text: z.string(),
  translation: z.optional(z.string()),
  code: z.optional(z.string()),
  parent: z.optional(SearchParent),
  file: z.optional(z.string()),
  position: z.optional(z.int().check(z.gte(1))),
  conceptId: z.optional(z.int()),
  forbidden: z.optional(z.boolean()),
  taskUuid: z.optional(z.guid()),
  status: z.optional(z.string()),
  step: z.optional(z.string()),
  dueDate: z.optional(z.int()),
  locales: z.optional(z.array(shared.LocaleCode)),
})

export const SearchGroup: z.ZodMiniType<types.SearchGroup> = z.looseObject({
  kind: SearchKind,
  total: z.int().check(z.gte(0)),
  hasMore: z.boolean(),
  content: z.array(SearchHit),
})

export const SearchResults: z.ZodMiniType<types.SearchResults> = z.looseObject({
  groups: z.array(SearchGroup),
})
