// Generated from openapi/resources/segmentComments.yaml by openapi/generate.ts. Do not edit.
import * as z from 'zod/mini'
import type * as types from '../segmentComments.ts'
import * as shared from './shared.ts'
import * as users from './users.ts'

export const SegmentCommentKind: z.ZodMiniType<types.SegmentCommentKind> = z.enum(['NOTE', 'QUERY', 'SOURCE_ISSUE'])

export const SegmentCommentStatus: z.ZodMiniType<types.SegmentCommentStatus> = z.enum(['OPEN', 'ANSWERED', 'RESOLVED'])

export const CommentPart: z.ZodMiniType<types.CommentPart> = z.enum(['MANAGER', 'LINGUIST', 'CLIENT'])

export const CommentPerson: z.ZodMiniType<types.CommentPerson> = z.looseObject({
  uuid: z.guid(),
  name: z.string(),
  avatar: z.optional(z.string()),
  part: CommentPart,
})

export const SegmentMessage: z.ZodMiniType<types.SegmentMessage> = z.looseObject({
  uuid: z.guid(),
  part: CommentPart,
  author: z.optional(z.lazy(() => users.UserRef)),
  text: z.string(),
  date: z.int(),
  changedDate: z.optional(z.int()),
  removed: z.optional(z.boolean()),
  changeableUntil: z.optional(z.int()),
})

export const CommentLanguage: z.ZodMiniType<types.CommentLanguage> = z.looseObject({
  targetLanguage: shared.LocaleCode,
  state: z.string(),
})

export const SegmentComment: z.ZodMiniType<types.SegmentComment> = z.looseObject({
  uuid: z.guid(),
  kind: SegmentCommentKind,
  status: SegmentCommentStatus,
  forClient: z.boolean(),
  quote: z.optional(z.string()),
  segmentId: z.optional(z.string()),
  sequence: z.int().check(z.gte(1)),
  source: z.string(),
  filename: z.string(),
  sourceLanguage: shared.LocaleCode,
  targetLanguage: shared.LocaleCode,
  workUnitUuid: z.guid(),
  projectUuid: z.guid(),
  projectName: z.string(),
  messages: z.array(SegmentMessage),
  languages: z.optional(z.array(CommentLanguage)),
  createdDate: z.int(),
  changedDate: z.int(),
  resolvedDate: z.optional(z.int()),
  resolvedBy: z.optional(z.lazy(() => users.UserRef)),
  mayResolve: z.boolean(),
})

export const SegmentCommentPage: z.ZodMiniType<types.SegmentCommentPage> = z.looseObject({
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
  content: z.array(SegmentComment),
})

export const WorkUnitComments: z.ZodMiniType<types.WorkUnitComments> = z.looseObject({
  comments: z.array(SegmentComment),
  people: z.array(CommentPerson),
})

export const SegmentCommentInput: z.ZodMiniType<types.SegmentCommentInput> = z.looseObject({
  kind: SegmentCommentKind,
  text: z.string().check(z.minLength(1), z.maxLength(2000)),
  quote: z.optional(z.string().check(z.minLength(1), z.maxLength(500))),
  mentions: z.optional(z.array(z.guid()).check(z.maxLength(10))),
  forClient: z.optional(z.boolean()),
})

export const SegmentAnswer: z.ZodMiniType<types.SegmentAnswer> = z.looseObject({
  text: z.string().check(z.minLength(1), z.maxLength(2000)),
  mentions: z.optional(z.array(z.guid()).check(z.maxLength(10))),
})

export const SegmentCommentMove: z.ZodMiniType<types.SegmentCommentMove> = z.looseObject({
  status: z.optional(z.enum(['OPEN', 'RESOLVED'])),
  forClient: z.optional(z.boolean()),
})

export const listPeopleResult: z.ZodMiniType<types.CommentPerson[]> = z.array(CommentPerson)
