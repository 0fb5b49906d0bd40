// Generated from openapi/resources/journal.yaml by openapi/generate.ts. Do not edit.
import * as z from 'zod/mini'
import type * as types from '../journal.ts'
import * as activity from './activity.ts'
import * as cancellationOptions from './cancellationOptions.ts'
import * as shared from './shared.ts'
import * as users from './users.ts'

export const JournalEntry: z.ZodMiniType<types.JournalEntry> = z.looseObject({
  uuid: z.guid(),
  at: z.int(),
  user: z.union([z.lazy(() => users.UserRef), z.null()]),
  impersonator: z.optional(z.lazy(() => users.UserRef)),
  event: shared.JournalEvent,
  entityType: z.lazy(() => activity.ActivityEntityType),
  entityUuid: z.nullable(z.guid()),
  entityName: z.nullable(z.string()),
  projectUuid: z.optional(z.guid()),
  before: z.nullable(z.record(z.string(), z.unknown())),
  after: z.nullable(z.record(z.string(), z.unknown())),
  detail: z.optional(z.record(z.string(), z.unknown())),
  names: z.optional(z.record(z.string(), z.string())),
  isUndoable: z.optional(z.boolean()),
  undoTakesPassword: z.optional(z.boolean()),
  undo: z.optional(z.lazy(() => activity.ActivityUndo)),
  kind: z.lazy(() => activity.ActivityKind),
  address: z.optional(z.string()),
  projectName: z.optional(z.string()),
  position: z.optional(z.int().check(z.gte(1))),
  hash: z.optional(z.string()),
})

export const JournalPage: z.ZodMiniType<types.JournalPage> = z.looseObject({
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
  content: z.array(JournalEntry),
})

export const JournalSettings: z.ZodMiniType<types.JournalSettings> = z.looseObject({
  keepDays: z.nullable(z.int()),
  version: z.string().check(z.maxLength(100)),
  lastChange: z.optional(z.lazy(() => cancellationOptions.SettingsChange)),
})

export const JournalSettingsUpdate: z.ZodMiniType<types.JournalSettingsUpdate> = z.looseObject({
  keepDays: z.nullable(z.int().check(z.gte(90), z.lte(3650))),
})

export const JournalSeal: z.ZodMiniType<types.JournalSeal> = z.looseObject({
  position: z.int().check(z.gte(1)),
  hash: z.string(),
})

export const JournalProblem: z.ZodMiniType<types.JournalProblem> = z.looseObject({
  kind: z.enum(['CHANGED', 'MISSING', 'ADDED', 'GAP', 'START', 'END']),
  position: z.optional(z.int().check(z.gte(1))),
  entryUuid: z.optional(z.guid()),
  at: z.optional(z.int()),
})

export const JournalCheck: z.ZodMiniType<types.JournalCheck> = z.looseObject({
  at: z.int(),
  user: z.optional(z.lazy(() => users.UserRef)),
  entries: z.int().check(z.gte(0)),
  newest: z.optional(JournalSeal),
  problems: z.array(JournalProblem).check(z.maxLength(20)),
})

export const JournalChain: z.ZodMiniType<types.JournalChain> = z.looseObject({
  entries: z.int().check(z.gte(0)),
  waiting: z.int().check(z.gte(0)),
  unsealed: z.int().check(z.gte(0)),
  newest: z.optional(JournalSeal),
  anchor: z.optional(JournalSeal),
  lastCheck: z.optional(JournalCheck),
})
