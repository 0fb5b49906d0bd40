// Generated from openapi/resources/listViews.yaml by openapi/generate.ts. Do not edit.
import * as z from 'zod/mini'
import type * as types from '../listViews.ts'
import * as users from './users.ts'

export const ListName: z.ZodMiniType<types.ListName> = z.enum(['PROJECTS', 'TASKS', 'USERS', 'ORGANIZATIONS', 'ORG_UNITS', 'TRANSLATION_MEMORIES', 'GLOSSARIES', 'RATES', 'PAYABLES', 'RECEIVABLES', 'REVIEWS', 'QUALITY_REPORTS', 'JOURNAL', 'CONNECTORS', 'SEGMENTS'])

export const ListView: z.ZodMiniType<types.ListView> = z.looseObject({
  uuid: z.guid(),
  list: ListName,
  name: z.string(),
  search: z.string(),
  shared: z.boolean(),
  isOwn: z.boolean(),
  isDefault: z.boolean(),
  owner: z.lazy(() => users.UserRef),
})

export const ListViewInput: z.ZodMiniType<types.ListViewInput> = z.looseObject({
  list: ListName,
  name: z.string().check(z.minLength(1), z.maxLength(100), z.regex(new RegExp('\\S'))),
  search: z.string().check(z.maxLength(4000)),
  shared: z.optional(z.boolean()),
  isDefault: z.optional(z.boolean()),
})

export const ListViewDefault: z.ZodMiniType<types.ListViewDefault> = z.looseObject({
  list: ListName,
  viewUuid: z.nullable(z.guid()),
})

export const listResult: z.ZodMiniType<types.ListView[]> = z.array(ListView)
