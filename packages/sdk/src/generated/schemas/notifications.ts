// Generated from openapi/resources/notifications.yaml by openapi/generate.ts. Do not edit.
import * as z from 'zod/mini'
import type * as types from '../notifications.ts'
import * as cancellationOptions from './cancellationOptions.ts'
import * as shared from './shared.ts'
import * as users from './users.ts'

export const NotificationDefault: z.ZodMiniType<types.NotificationDefault> = z.looseObject({
  code: z.lazy(() => users.NotificationKind),
  roles: z.array(shared.Role),
  daily: z.array(shared.Role),
  inApp: z.array(shared.Role),
  available: z.array(shared.Role),
})

export const NotificationDefaults: z.ZodMiniType<types.NotificationDefaults> = z.looseObject({
  kinds: z.array(NotificationDefault),
  version: z.string(),
  lastChange: z.optional(z.lazy(() => cancellationOptions.SettingsChange)),
})

export const NotificationDefaultsUpdate: z.ZodMiniType<types.NotificationDefaultsUpdate> = z.looseObject({
  kinds: z.array(z.looseObject({
  code: z.lazy(() => users.NotificationKind),
  roles: z.optional(z.array(shared.Role).check(z.maxLength(10))),
  daily: z.optional(z.array(shared.Role).check(z.maxLength(10))),
  inApp: z.optional(z.array(shared.Role).check(z.maxLength(10))),
})).check(z.minLength(1), z.maxLength(50)),
})

export const NotificationProject: z.ZodMiniType<types.NotificationProject> = z.looseObject({
  uuid: z.guid(),
  name: z.string(),
  muted: z.boolean(),
})

export const Notification: z.ZodMiniType<types.Notification> = z.looseObject({
  uuid: z.guid(),
  kind: z.lazy(() => users.NotificationKind),
  at: z.int(),
  read: z.boolean(),
  text: z.string(),
  subject: z.string(),
  count: z.optional(z.int()),
  link: z.string(),
  entityType: z.string(),
  entityUuid: z.string(),
  actor: z.optional(z.lazy(() => users.UserRef)),
  project: z.optional(NotificationProject),
  dueDate: z.optional(z.int()),
  reason: z.optional(z.string()),
  message: z.optional(z.string()),
})

export const NotificationPage: z.ZodMiniType<types.NotificationPage> = z.looseObject({
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
  content: z.array(Notification),
})

export const UnreadCount: z.ZodMiniType<types.UnreadCount> = z.looseObject({
  unread: z.int().check(z.gte(0)),
})

export const ReadMark: z.ZodMiniType<types.ReadMark> = z.looseObject({
  uuids: z.optional(z.array(z.guid()).check(z.maxLength(500))),
  read: z.optional(z.boolean()),
})

export const MutedProject: z.ZodMiniType<types.MutedProject> = z.looseObject({
  uuid: z.guid(),
  name: z.string(),
  mutedAt: z.int(),
})

export const listMutedProjectsResult: z.ZodMiniType<types.MutedProject[]> = z.array(MutedProject)
