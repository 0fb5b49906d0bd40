// Generated from openapi/resources/textChanges.yaml by openapi/generate.ts. Do not edit.
import * as z from 'zod/mini'
import type * as types from '../textChanges.ts'
import * as shared from './shared.ts'
import * as users from './users.ts'

export const TextScope: z.ZodMiniType<types.TextScope> = z.enum(['WORK_UNIT', 'PROJECT', 'CHECK_RUN'])

export const TextSearch: z.ZodMiniType<types.TextSearch> = z.looseObject({
  scope: TextScope,
  scopeUuid: z.guid(),
  text: z.optional(z.string().check(z.minLength(1), z.maxLength(300))),
  replacement: z.optional(z.string().check(z.maxLength(1000))),
  isPattern: z.optional(z.boolean()),
  matchCase: z.optional(z.boolean()),
  wholeWords: z.optional(z.boolean()),
  side: z.optional(z.enum(['TARGET', 'SOURCE'])),
  onlyDrafts: z.optional(z.boolean()),
  onlyConfirmed: z.optional(z.boolean()),
  targetLanguage: z.optional(shared.LocaleCode),
  resourceUuid: z.optional(z.guid()),
  issueKind: z.optional(z.string().check(z.maxLength(40))),
  page: z.optional(z.int().check(z.gte(0), z.lte(10000))),
})

export const TextLeftOutReason: z.ZodMiniType<types.TextLeftOutReason> = z.string().check(z.maxLength(20))

export const TextLeftOut: z.ZodMiniType<types.TextLeftOut> = z.looseObject({
  reason: TextLeftOutReason,
  count: z.int().check(z.gte(0)),
})

export const TextPlace: z.ZodMiniType<types.TextPlace> = z.looseObject({
  begin: z.int().check(z.gte(0)),
  end: z.int().check(z.gte(0)),
  text: z.optional(z.string()),
})

export const FoundText: z.ZodMiniType<types.FoundText> = z.looseObject({
  segmentId: z.string(),
  workUnitUuid: z.guid(),
  filename: z.string(),
  targetLanguage: shared.LocaleCode,
  sequence: z.int().check(z.gte(1)),
  version: z.int().check(z.gte(0)),
  source: z.string(),
  target: z.string(),
  confirmed: z.boolean(),
  places: z.array(TextPlace),
  reason: z.optional(TextLeftOutReason),
})

export const TextChangePreview: z.ZodMiniType<types.TextChangePreview> = z.looseObject({
  segments: z.int().check(z.gte(0)),
  places: z.int().check(z.gte(0)),
  isCut: z.boolean(),
  leftOut: z.array(TextLeftOut),
  items: z.array(FoundText),
})

export const TickedSegment: z.ZodMiniType<types.TickedSegment> = z.looseObject({
  segmentId: z.string().check(z.maxLength(15), z.regex(new RegExp('^[1-9][0-9]{0,14}$'))),
  version: z.int().check(z.gte(0)),
})

export const TextChangeInput: z.ZodMiniType<types.TextChangeInput> = z.looseObject({
  scope: TextScope,
  scopeUuid: z.guid(),
  text: z.optional(z.string().check(z.minLength(1), z.maxLength(300))),
  replacement: z.optional(z.string().check(z.maxLength(1000))),
  isPattern: z.optional(z.boolean()),
  matchCase: z.optional(z.boolean()),
  wholeWords: z.optional(z.boolean()),
  onlyDrafts: z.optional(z.boolean()),
  onlyConfirmed: z.optional(z.boolean()),
  targetLanguage: z.optional(shared.LocaleCode),
  resourceUuid: z.optional(z.guid()),
  issueKind: z.optional(z.string().check(z.maxLength(40))),
  makesDrafts: z.optional(z.boolean()),
  segments: z.optional(z.array(TickedSegment).check(z.minLength(1), z.maxLength(1000))),
  all: z.optional(z.boolean()),
})

export const TextChange: z.ZodMiniType<types.TextChange> = z.looseObject({
  uuid: z.guid(),
  scope: TextScope,
  status: z.enum(['RUNNING', 'FINISHED', 'FAILED', 'UNDONE']),
  text: z.optional(z.string()),
  replacement: z.optional(z.string()),
  createdBy: z.optional(z.lazy(() => users.UserRef)),
  createdDate: z.int(),
  finishedDate: z.optional(z.int()),
  progress: z.optional(z.int().check(z.gte(0), z.lte(100))),
  changed: z.int().check(z.gte(0)),
  leftOut: z.array(TextLeftOut),
  undoneDate: z.optional(z.int()),
  restored: z.optional(z.int().check(z.gte(0))),
})

export const TextChangePage: z.ZodMiniType<types.TextChangePage> = z.looseObject({
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
  content: z.array(TextChange),
})
