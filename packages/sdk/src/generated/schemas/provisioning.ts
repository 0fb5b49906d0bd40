// Generated from openapi/resources/provisioning.yaml by openapi/generate.ts. Do not edit.
import * as z from 'zod/mini'
import type * as types from '../provisioning.ts'
import * as cancellationOptions from './cancellationOptions.ts'
import * as users from './users.ts'

export const ProvisioningTokenRequest: z.ZodMiniType<types.ProvisioningTokenRequest> = z.looseObject({
  password: z.string().check(z.minLength(1), z.maxLength(1000)),
  otp: z.optional(z.string().check(z.minLength(1), z.maxLength(20))),
  expirationDate: z.int(),
})

export const ProvisioningToken: z.ZodMiniType<types.ProvisioningToken> = z.looseObject({
  token: z.string(),
  endpoint: z.string(),
  expirationDate: z.int(),
})

export const ProvisionedRole: z.ZodMiniType<types.ProvisionedRole> = z.enum(['ACCOUNT_ADMIN', 'PROJECT_MANAGER', 'CLIENT', 'VENDOR'])

export const ProvisioningRule: z.ZodMiniType<types.ProvisioningRule> = z.looseObject({
  source: z.enum(['ROLE', 'GROUP', 'DEPARTMENT', 'USER_TYPE']),
  value: z.string().check(z.minLength(1), z.maxLength(200), z.regex(new RegExp('\\S'))),
  target: z.enum(['ROLE', 'ORG_UNIT', 'PERMISSION_GROUP']),
  role: z.optional(ProvisionedRole),
  targetUuid: z.optional(z.guid()),
})

export const ProvisioningSettings: z.ZodMiniType<types.ProvisioningSettings> = z.looseObject({
  endpoint: z.string(),
  enabled: z.boolean(),
  tokenHint: z.optional(z.string()),
  tokenCreatedAt: z.optional(z.int()),
  tokenCreatedBy: z.optional(z.lazy(() => users.UserRef)),
  tokenExpirationDate: z.optional(z.int()),
  defaultRole: ProvisionedRole,
  organizationUuid: z.nullable(z.guid()),
  invites: z.boolean(),
  rules: z.array(ProvisioningRule),
  version: z.string(),
  lastChange: z.optional(z.lazy(() => cancellationOptions.SettingsChange)),
})

export const ProvisioningUpdate: z.ZodMiniType<types.ProvisioningUpdate> = z.looseObject({
  enabled: z.optional(z.boolean()),
  defaultRole: z.optional(ProvisionedRole),
  organizationUuid: z.optional(z.nullable(z.guid())),
  invites: z.optional(z.boolean()),
  rules: z.optional(z.array(ProvisioningRule).check(z.maxLength(200))),
})

export const SyncEntry: z.ZodMiniType<types.SyncEntry> = z.looseObject({
  uuid: z.guid(),
  date: z.int(),
  outcome: z.string(),
  name: z.string(),
  userUuid: z.optional(z.guid()),
  reason: z.optional(z.string()),
})

export const LastSync: z.ZodMiniType<types.LastSync> = z.looseObject({
  startedAt: z.optional(z.int()),
  lastRequestAt: z.optional(z.int()),
  created: z.int().check(z.gte(0)),
  updated: z.int().check(z.gte(0)),
  deactivated: z.int().check(z.gte(0)),
  refused: z.int().check(z.gte(0)),
  entries: z.array(SyncEntry),
})
