// Generated from openapi/resources/notifications.yaml by openapi/generate.ts. Do not edit.
import * as z from 'zod/mini'
import type * as types from '../notifications.ts'
import * as cancellationOptions from './cancellationOptions.ts'
import * as shared from './shared.ts'
import * as users from './users.ts'

export const NotificationDefault: z.ZodMiniType<types.NotificationDefault> = z.looseObject({
  code: z.lazy(() => users.NotificationKind),
  roles: z.array(shared.Role),
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
  roles: z.array(shared.Role).check(z.maxLength(10)),
})).check(z.minLength(1), z.maxLength(50)),
})
