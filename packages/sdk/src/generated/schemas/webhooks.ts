// Generated from openapi/resources/webhooks.yaml by openapi/generate.ts. Do not edit.
import * as z from 'zod/mini'
import type * as types from '../webhooks.ts'
import * as shared from './shared.ts'
import * as users from './users.ts'

export const WebhookType: z.ZodMiniType<types.WebhookType> = z.string().check(z.maxLength(80))

export const WebhookTypeInfo: z.ZodMiniType<types.WebhookTypeInfo> = z.looseObject({
  type: WebhookType,
  name: z.string(),
  description: z.string(),
})

export const WebhookStatus: z.ZodMiniType<types.WebhookStatus> = z.enum(['ON', 'FAILING', 'PAUSED', 'OFF'])

export const WebhookRef: z.ZodMiniType<types.WebhookRef> = z.looseObject({
  uuid: z.guid(),
  name: z.nullable(z.string()),
})

export const WebhookHour: z.ZodMiniType<types.WebhookHour> = z.looseObject({
  delivered: z.int(),
  failed: z.int(),
})

export const WebhookStats: z.ZodMiniType<types.WebhookStats> = z.looseObject({
  total: z.int(),
  delivered: z.int(),
  failed: z.int(),
  pending: z.int(),
  hours: z.array(WebhookHour),
})

export const Webhook: z.ZodMiniType<types.Webhook> = z.looseObject({
  uuid: z.guid(),
  version: z.string().check(z.maxLength(100)),
  name: z.string(),
  url: z.optional(z.string()),
  type: WebhookType,
  types: z.array(WebhookType),
  active: z.boolean(),
  status: WebhookStatus,
  orgUnit: z.optional(WebhookRef),
  project: z.optional(WebhookRef),
  secretHint: z.string(),
  secretCreatedAt: z.int(),
  createdAt: z.int(),
  failingSince: z.optional(z.int()),
  pausedAt: z.optional(z.int()),
  changedAt: z.optional(z.int()),
  changedBy: z.optional(z.lazy(() => users.UserRef)),
  stats: WebhookStats,
})

export const WebhookWithSecret: z.ZodMiniType<types.WebhookWithSecret> = z.looseObject({
  uuid: z.guid(),
  version: z.string().check(z.maxLength(100)),
  name: z.string(),
  url: z.optional(z.string()),
  type: WebhookType,
  types: z.array(WebhookType),
  active: z.boolean(),
  status: WebhookStatus,
  orgUnit: z.optional(WebhookRef),
  project: z.optional(WebhookRef),
  secretHint: z.string(),
  secretCreatedAt: z.int(),
  createdAt: z.int(),
  failingSince: z.optional(z.int()),
  pausedAt: z.optional(z.int()),
  changedAt: z.optional(z.int()),
  changedBy: z.optional(z.lazy(() => users.UserRef)),
  stats: WebhookStats,
  secret: z.string(),
})

export const WebhookInput: z.ZodMiniType<types.WebhookInput> = z.looseObject({
  name: z.optional(z.string().check(z.minLength(1), z.maxLength(100), z.regex(new RegExp('\\S')))),
  url: z.optional(z.string().check(z.minLength(1), z.maxLength(2000))),
  type: z.optional(WebhookType),
  types: z.optional(z.array(WebhookType).check(z.minLength(1), z.maxLength(50))),
  secret: z.optional(z.string().check(z.minLength(16), z.maxLength(200), z.regex(new RegExp('^[!-~]+$')))),
  active: z.optional(z.boolean()),
  orgUnitUuid: z.optional(z.guid()),
  projectUuid: z.optional(z.guid()),
})

export const WebhookUpdate: z.ZodMiniType<types.WebhookUpdate> = z.looseObject({
  name: z.optional(z.string().check(z.minLength(1), z.maxLength(100), z.regex(new RegExp('\\S')))),
  url: z.optional(z.string().check(z.minLength(1), z.maxLength(2000))),
  types: z.optional(z.array(WebhookType).check(z.minLength(1), z.maxLength(50))),
  orgUnitUuid: z.optional(z.nullable(z.guid())),
  projectUuid: z.optional(z.nullable(z.guid())),
})

export const WebhookDeliveryStatus: z.ZodMiniType<types.WebhookDeliveryStatus> = z.enum(['PENDING', 'DELIVERED', 'FAILED', 'HELD'])

export const WebhookFailure: z.ZodMiniType<types.WebhookFailure> = z.string()

export const WebhookDelivery: z.ZodMiniType<types.WebhookDelivery> = z.looseObject({
  uuid: z.guid(),
  eventUuid: z.guid(),
  type: WebhookType,
  status: WebhookDeliveryStatus,
  createdAt: z.int(),
  attempts: z.int(),
  mostAttempts: z.int(),
  attemptedAt: z.optional(z.int()),
  nextAttemptAt: z.optional(z.int()),
  statusCode: z.optional(z.int()),
  failure: z.optional(WebhookFailure),
  duration: z.optional(z.int()),
})

export const WebhookDeliveryPage: z.ZodMiniType<types.WebhookDeliveryPage> = z.looseObject({
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
  content: z.array(WebhookDelivery),
})

export const WebhookDeliveryRequest: z.ZodMiniType<types.WebhookDeliveryRequest> = z.looseObject({
  url: z.optional(z.string()),
  headers: z.record(z.string(), z.string()),
  body: z.string(),
})

export const WebhookAnswer: z.ZodMiniType<types.WebhookAnswer> = z.looseObject({
  headers: z.record(z.string(), z.string()),
  body: z.string(),
  isCut: z.boolean(),
})

export const WebhookDeliveryDetail: z.ZodMiniType<types.WebhookDeliveryDetail> = z.looseObject({
  uuid: z.guid(),
  eventUuid: z.guid(),
  type: WebhookType,
  status: WebhookDeliveryStatus,
  createdAt: z.int(),
  attempts: z.int(),
  mostAttempts: z.int(),
  attemptedAt: z.optional(z.int()),
  nextAttemptAt: z.optional(z.int()),
  statusCode: z.optional(z.int()),
  failure: z.optional(WebhookFailure),
  duration: z.optional(z.int()),
  request: WebhookDeliveryRequest,
  answer: z.optional(WebhookAnswer),
})

export const WebhookReplay: z.ZodMiniType<types.WebhookReplay> = z.looseObject({
  scope: z.enum(['FAILED', 'ALL']),
  since: z.optional(z.int().check(z.gte(0))),
  dryRun: z.optional(z.boolean()),
})

export const WebhookReplayed: z.ZodMiniType<types.WebhookReplayed> = z.looseObject({
  count: z.int(),
})

export const PulledEvent: z.ZodMiniType<types.PulledEvent> = z.looseObject({
  eventUuid: z.guid(),
  type: WebhookType,
  at: z.int(),
  payload: z.record(z.string(), z.unknown()),
})

export const PulledEvents: z.ZodMiniType<types.PulledEvents> = z.looseObject({
  events: z.array(PulledEvent),
  cursor: z.string(),
  hasMore: z.boolean(),
})

export const listResult: z.ZodMiniType<types.Webhook[]> = z.array(Webhook)

export const listTypesResult: z.ZodMiniType<types.WebhookTypeInfo[]> = z.array(WebhookTypeInfo)
