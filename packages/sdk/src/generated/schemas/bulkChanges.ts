// Generated from openapi/resources/bulkChanges.yaml by openapi/generate.ts. Do not edit.
import * as z from 'zod/mini'
import type * as types from '../bulkChanges.ts'
import * as tasks from './tasks.ts'
import * as users from './users.ts'

export const BulkItem: z.ZodMiniType<types.BulkItem> = z.looseObject({
  uuid: z.guid(),
  name: z.string(),
  version: z.optional(z.string()),
  reason: z.optional(z.string().check(z.maxLength(40))),
  blockedBy: z.optional(z.array(z.string().check(z.maxLength(40)))),
  keptBack: z.optional(z.array(z.lazy(() => tasks.KeptBack))),
  assignee: z.optional(z.string()),
  previousAssignee: z.optional(z.string()),
  dueDate: z.optional(z.int()),
  previousDueDate: z.optional(z.int()),
})

export const BulkUndo: z.ZodMiniType<types.BulkUndo> = z.looseObject({
  until: z.int(),
  undoneAt: z.optional(z.int()),
  undoneBy: z.optional(z.lazy(() => users.UserRef)),
  restored: z.optional(z.array(BulkItem)),
  kept: z.optional(z.array(BulkItem)),
})

export const BulkChange: z.ZodMiniType<types.BulkChange> = z.looseObject({
  uuid: z.guid(),
  kind: z.string().check(z.maxLength(40)),
  at: z.int(),
  user: z.optional(z.lazy(() => users.UserRef)),
  changed: z.array(BulkItem),
  skipped: z.array(BulkItem),
  undo: z.optional(BulkUndo),
})
