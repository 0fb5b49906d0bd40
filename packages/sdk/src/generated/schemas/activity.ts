// Generated from openapi/resources/activity.yaml by openapi/generate.ts. Do not edit.
import * as z from 'zod/mini'
import type * as types from '../activity.ts'
import * as shared from './shared.ts'
import * as users from './users.ts'

export const ActivityEntityType: z.ZodMiniType<types.ActivityEntityType> = z.string().check(z.maxLength(60))

export const ActivityKind: z.ZodMiniType<types.ActivityKind> = z.enum(['STATUS', 'ASSIGNMENT', 'FILES', 'TEXT', 'MONEY', 'LANGUAGE_RESOURCES', 'MESSAGES', 'ACCESS', 'DETAILS'])

export const ActivityUndo: z.ZodMiniType<types.ActivityUndo> = z.looseObject({
  changeUuid: z.guid(),
  until: z.int(),
})

export const ActivityEntry: z.ZodMiniType<types.ActivityEntry> = z.looseObject({
  uuid: z.guid(),
  at: z.int(),
  user: z.union([z.lazy(() => users.UserRef), z.null()]),
  impersonator: z.optional(z.lazy(() => users.UserRef)),
  event: shared.JournalEvent,
  entityType: ActivityEntityType,
  entityUuid: z.nullable(z.guid()),
  entityName: z.nullable(z.string()),
  projectUuid: z.optional(z.guid()),
  before: z.nullable(z.record(z.string(), z.unknown())),
  after: z.nullable(z.record(z.string(), z.unknown())),
  detail: z.optional(z.record(z.string(), z.unknown())),
  names: z.optional(z.record(z.string(), z.string())),
  isUndoable: z.optional(z.boolean()),
  undoTakesPassword: z.optional(z.boolean()),
  undo: z.optional(ActivityUndo),
})

export const ActivityPage: z.ZodMiniType<types.ActivityPage> = z.looseObject({
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
  content: z.array(ActivityEntry),
})
