// Generated from openapi/resources/webhooks.yaml by openapi/generate.ts. Do not edit.
import type { NoParams, Operation } from '../operation.ts'
import type { PasswordProof } from './mfa.ts'
import type { PageInfo } from './shared.ts'
import type { UserRef } from './users.ts'
import { nothing } from '../answers.ts'
import { operation } from '../operation.ts'

/** Type of an event; `webhooks.listTypes` lists them all. */
export type WebhookType = 'NEW_PROJECT' | 'EMPTY_PROJECT' | 'PROJECT_STATUS_CHANGE' | 'PROJECT_TRANSLATION_FINISHED' | 'WORK_UNIT_STATUS_CHANGE' | 'WORK_UNIT_TRANSLATION_FILE_READY' | 'TASK_ASSIGNED' | 'TASK_STATUS_CHANGE' | 'NEW_USER' | 'NEW_ORGANIZATION' | 'NEW_ORGANIZATIONAL_UNIT' | 'PROJECT_UPDATED' | 'PROJECT_FILE_ADDED' | 'PROJECT_COSTS_CALCULATED' | 'TASK_REJECTED' | 'TASK_DUE_DATE_CHANGED' | 'WEBHOOK_VALIDATION' | (string & {})

/** An event type. */
export interface WebhookTypeInfo {
  /** Code of the type. */
  type: WebhookType
  /** Name in English. */
  name: string
  /** When the event occurs. */
  description: string
}

/** `FAILING` while the last events were not accepted, `PAUSED` after days of failure, `OFF` when someone turned it off. */
export type WebhookStatus = 'ON' | 'FAILING' | 'PAUSED' | 'OFF'

/** What a webhook is limited to. */
export interface WebhookRef {
  /** Identifier. */
  uuid: string
  /** Name; null once it is deleted. */
  name: string | null
}

/** Deliveries of an hour. */
export interface WebhookHour {
  /** Events that the receiver accepted. */
  delivered: number
  /** Events that it has not accepted so far. */
  failed: number
}

/** Deliveries of the last 24 hours. */
export interface WebhookStats {
  /** Events. */
  total: number
  /** Events that the receiver accepted. */
  delivered: number
  /** Events that it has not accepted so far, those to be tried again included. */
  failed: number
  /** Events that wait for their first attempt or to be pulled. */
  pending: number
  /** The 24 hours, oldest first. */
  hours: WebhookHour[]
}

/** An address that is told of events. */
export interface Webhook {
  /** Identifier. */
  uuid: string
  /** Changes with what `webhooks.update` changes; send it as `If-Match`. */
  version: string
  /** Name. */
  name: string
  /** Address that events are sent to; absent where they are only pulled. */
  url?: string
  /** The first of its types. */
  type: WebhookType
  /** Event types that it receives. */
  types: WebhookType[]
  /** Whether it is on. */
  active: boolean
  /** How it is doing. */
  status: WebhookStatus
  /** The only organizational unit whose events it receives; absent for all. */
  orgUnit?: WebhookRef
  /** The only project whose events it receives; absent for all. */
  project?: WebhookRef
  /** Last four characters of the secret. */
  secretHint: string
  /** When the secret was set, epoch ms. */
  secretCreatedAt: number
  /** When the webhook was created, epoch ms. */
  createdAt: number
  /** When the first event that is not accepted yet failed, epoch ms; absent while none fails. */
  failingSince?: number
  /** When it was paused, epoch ms; absent while it is not. */
  pausedAt?: number
  /** When someone last changed it, epoch ms. */
  changedAt?: number
  /** Who last changed it. */
  changedBy?: UserRef
  /** Deliveries of the last 24 hours. */
  stats: WebhookStats
}

/** A webhook and its secret, which is shown once. */
export interface WebhookWithSecret extends Webhook {
  /** Secret that events are signed with. */
  secret: string
}

/** A webhook to create. At least one of `type` and `types` is required. */
export interface WebhookInput {
  /** Name; the host of `url` if omitted. */
  name?: string | undefined
  /** Public https address that events are sent to; omit it to pull events. */
  url?: string | undefined
  /** An event type. */
  type?: WebhookType | undefined
  /** Event types. */
  types?: WebhookType[] | undefined
  /** Secret to sign with; created if omitted. `whsec_` must be followed by base64. */
  secret?: string | undefined
  /** Whether it is on; true if omitted. */
  active?: boolean | undefined
  /** Only events of this organizational unit. */
  orgUnitUuid?: string | undefined
  /** Only events of this project. */
  projectUuid?: string | undefined
}

/** Changes of a webhook; omitted fields do not change. */
export interface WebhookUpdate {
  /** Name. */
  name?: string | undefined
  /** Public https address that events are sent to. */
  url?: string | undefined
  /** Event types. */
  types?: WebhookType[] | undefined
  /** Only events of this organizational unit; null for all. */
  orgUnitUuid?: string | null | undefined
  /** Only events of this project; null for all. */
  projectUuid?: string | null | undefined
}

/** `PENDING` until it is accepted or given up, `HELD` for events that wait to be pulled. */
export type WebhookDeliveryStatus = 'PENDING' | 'DELIVERED' | 'FAILED' | 'HELD'

/** An event on its way to a receiver. */
export interface WebhookDelivery {
  /** Identifier. */
  uuid: string
  /** Identifier of the event, as in `webhook-id`. */
  eventUuid: string
  /** Type of the event. */
  type: WebhookType
  /** Status. */
  status: WebhookDeliveryStatus
  /** When the event occurred, epoch ms. */
  createdAt: number
  /** Attempts so far. */
  attempts: number
  /** Attempts after which it is given up. */
  mostAttempts: number
  /** Last attempt, epoch ms; absent before the first. */
  attemptedAt?: number
  /** Next attempt, epoch ms; absent without one. */
  nextAttemptAt?: number
  /** HTTP status of the last answer; absent without one. */
  statusCode?: number
  /** Why the last attempt got no answer; absent where it did. */
  failure?: WebhookFailure
  /** Duration of the last attempt in milliseconds. */
  duration?: number
}

/** Why there was no answer: `ADDRESS` for a private or local address. */
export type WebhookFailure = 'TIMEOUT' | 'CONNECTION' | 'NAME' | 'TLS' | 'ADDRESS' | (string & {})

/** One page of deliveries. */
export interface WebhookDeliveryPage extends PageInfo {
  /** Items of this page. */
  content: WebhookDelivery[]
}

/** A delivery with its last request and answer. */
export interface WebhookDeliveryDetail extends WebhookDelivery {
  /** What was sent */
  request: WebhookDeliveryRequest
  /** The last answer; absent without one. */
  answer?: WebhookAnswer
}

/** A request to a receiver. */
export interface WebhookDeliveryRequest {
  /** Address; absent where events are pulled. */
  url?: string
  /** Headers of the last attempt. */
  headers: Record<string, string>
  /** The event, as JSON. */
  body: string
}

/** An answer of a receiver. */
export interface WebhookAnswer {
  /** Headers. */
  headers: Record<string, string>
  /** The first 4,000 characters of the body. */
  body: string
  /** Whether the body was longer. */
  isCut: boolean
}

/** Which events to send again. */
export interface WebhookReplay {
  /** Only those that were given up or wait for another attempt, or all. */
  scope: 'FAILED' | 'ALL'
  /** Only events from this time on, epoch ms; required for `ALL`. */
  since?: number | undefined
  /** Only count them. */
  dryRun?: boolean | undefined
}

/** What is sent again. */
export interface WebhookReplayed {
  /** Events. */
  count: number
}

/** Events in the order in which they occurred. */
export interface PulledEvents {
  /** The events. */
  events: PulledEvent[]
  /** Send it as `after` to get what follows. */
  cursor: string
  /** Whether more events are waiting. */
  hasMore: boolean
}

/** An event. */
export interface PulledEvent {
  /** Identifier; the same event always has the same one. */
  eventUuid: string
  /** Type of the event. */
  type: WebhookType
  /** When it occurred, epoch ms. */
  at: number
  /** The event, as `WebhookEvent` of `@dragoman/sdk/webhooks` describes it. */
  payload: Record<string, unknown>
}

/**
 * List the webhooks of the account
 *
 * `GET /api/v3/webhook` (documented). Needs ROLE_ACCOUNT_ADMIN.
 *
 * @throws {HttpError} a code of any call
 */
export const list: Operation<NoParams, Webhook[]> = /*@__PURE__*/ operation('webhooks.list', 'GET', '/api/v3/webhook')

/** What `webhooks.create` takes. */
export interface WebhooksCreateParams {
  body?: WebhookInput | undefined
}

/**
 * Create a webhook
 *
 * Sends a signed `WEBHOOK_VALIDATION` event to `url` first, unless `active` is false; the receiver must answer with 2xx. Without `url`, events wait to be pulled with `webhooks.pullEvents`. The secret is returned only here.
 *
 * `POST /api/v3/webhook` (published). Needs ROLE_ACCOUNT_ADMIN.
 *
 * @throws {HttpError} NOT_FOUND, PLAN_LIMIT, RECEIVER_FAILED, RECEIVER_REFUSED, TOO_MANY, a code of any call
 */
export const create: Operation<WebhooksCreateParams, WebhookWithSecret> = /*@__PURE__*/ operation('webhooks.create', 'POST', '/api/v3/webhook', { retry: 'never' })

/**
 * List the event types that webhooks can receive
 *
 * `GET /api/v3/webhook/types` (documented). Needs ROLE_ACCOUNT_ADMIN.
 *
 * @throws {HttpError} a code of any call
 */
export const listTypes: Operation<NoParams, WebhookTypeInfo[]> = /*@__PURE__*/ operation('webhooks.listTypes', 'GET', '/api/v3/webhook/types')

/** What `webhooks.get` takes. */
export interface WebhooksGetParams {
  path: {
    /** The webhook. */
    id: string
  }
}

/**
 * Get a webhook
 *
 * `GET /api/v3/webhook/{id}` (designed). Needs ROLE_ACCOUNT_ADMIN.
 *
 * @throws {HttpError} a code of any call
 */
export const get: Operation<WebhooksGetParams, Webhook> = /*@__PURE__*/ operation('webhooks.get', 'GET', '/api/v3/webhook/{id}')

/** What `webhooks.update` takes. */
export interface WebhooksUpdateParams {
  path: {
    /** The webhook. */
    id: string
  }
  headers?: {
    /** The version that was read. If the resource has changed since then, the response is 409 with the code `OUTDATED` and the current state. If omitted, the last write wins. The version of a list is the versions of its items, in order, or their ids where they have none, separated by commas; `none` stands for an empty list and for what did not exist. */
    'If-Match'?: string | undefined
  } | undefined
  body?: WebhookUpdate | undefined
}

/**
 * Update a webhook; omitted fields do not change
 *
 * A new `url` must answer a `WEBHOOK_VALIDATION` event with 2xx, unless the webhook is off.
 *
 * `PUT /api/v3/webhook/{id}` (designed). Needs ROLE_ACCOUNT_ADMIN.
 *
 * @throws {HttpError} RECEIVER_FAILED, RECEIVER_REFUSED, a code of any call
 */
export const update: Operation<WebhooksUpdateParams, Webhook> = /*@__PURE__*/ operation('webhooks.update', 'PUT', '/api/v3/webhook/{id}')

/** What `webhooks.remove` takes. */
export interface WebhooksRemoveParams {
  path: {
    /** The webhook. */
    id: string
  }
}

/**
 * Delete a webhook with its deliveries
 *
 * `DELETE /api/v3/webhook/{id}` (documented). Needs ROLE_ACCOUNT_ADMIN.
 *
 * @throws {HttpError} a code of any call
 */
export const remove: Operation<WebhooksRemoveParams, void> = /*@__PURE__*/ operation('webhooks.remove', 'DELETE', '/api/v3/webhook/{id}', { answer: nothing })

/** What `webhooks.toggle` takes. */
export interface WebhooksToggleParams {
  path: {
    /** The webhook. */
    id: string
  }
  query?: {
    /** Whether the webhook is on; the opposite of its present state if omitted. */
    active?: boolean | undefined
  } | undefined
}

/**
 * Turn a webhook on or off
 *
 * Events that occur while a webhook is off are not kept. Those that have waited since it was paused after days of failure are sent when it is turned on.
 *
 * `PUT /api/v3/webhook/{id}/toggle` (documented). Needs ROLE_ACCOUNT_ADMIN.
 *
 * @throws {HttpError} a code of any call
 */
export const toggle: Operation<WebhooksToggleParams, Webhook> = /*@__PURE__*/ operation('webhooks.toggle', 'PUT', '/api/v3/webhook/{id}/toggle', { retry: 'never' })

/** What `webhooks.rotateSecret` takes. */
export interface WebhooksRotateSecretParams {
  path: {
    /** The webhook. */
    id: string
  }
  body: PasswordProof
}

/**
 * Replace the secret of a webhook
 *
 * For 24 hours, events are signed with both secrets. The new one is returned only here. It takes your password.
 *
 * `POST /api/v3/webhook/{id}/secret` (designed). Needs ROLE_ACCOUNT_ADMIN.
 *
 * @throws {HttpError} PASSWORD_WRONG, TOO_MANY_ATTEMPTS, a code of any call
 */
export const rotateSecret: Operation<WebhooksRotateSecretParams, WebhookWithSecret> = /*@__PURE__*/ operation('webhooks.rotateSecret', 'POST', '/api/v3/webhook/{id}/secret', { retry: 'never' })

/** What `webhooks.test` takes. */
export interface WebhooksTestParams {
  path: {
    /** The webhook. */
    id: string
  }
}

/**
 * Send a test event to the receiver
 *
 * Sends `WEBHOOK_VALIDATION` once and returns what the receiver answered, whatever that is.
 *
 * `POST /api/v3/webhook/{id}/test` (designed). Needs ROLE_ACCOUNT_ADMIN.
 *
 * @throws {HttpError} CONFLICT, a code of any call
 */
export const test: Operation<WebhooksTestParams, WebhookDeliveryDetail> = /*@__PURE__*/ operation('webhooks.test', 'POST', '/api/v3/webhook/{id}/test', { retry: 'never' })

/** What `webhooks.listDeliveries` takes. */
export interface WebhooksListDeliveriesParams {
  path: {
    /** The webhook. */
    id: string
  }
  query?: {
    /** Page number, from 0. */
    page?: number | undefined
    /** Items per page. */
    size?: number | undefined
    /** Only deliveries with this status. */
    status?: WebhookDeliveryStatus | undefined
    /** Only deliveries of this event type. */
    type?: WebhookType | undefined
    /** Only events from this time on, epoch ms. */
    since?: number | undefined
  } | undefined
}

/**
 * List the deliveries of a webhook, newest first
 *
 * Deliveries are kept for 30 days.
 *
 * `GET /api/v3/webhook/{id}/delivery` (designed). Needs ROLE_ACCOUNT_ADMIN.
 *
 * @throws {HttpError} a code of any call
 */
export const listDeliveries: Operation<WebhooksListDeliveriesParams, WebhookDeliveryPage> = /*@__PURE__*/ operation('webhooks.listDeliveries', 'GET', '/api/v3/webhook/{id}/delivery')

/** What `webhooks.getDelivery` takes. */
export interface WebhooksGetDeliveryParams {
  path: {
    /** The webhook. */
    id: string
    /** The delivery. */
    deliveryUuid: string
  }
}

/**
 * Get a delivery with its last request and answer
 *
 * `GET /api/v3/webhook/{id}/delivery/{deliveryUuid}` (designed). Needs ROLE_ACCOUNT_ADMIN.
 *
 * @throws {HttpError} a code of any call
 */
export const getDelivery: Operation<WebhooksGetDeliveryParams, WebhookDeliveryDetail> = /*@__PURE__*/ operation('webhooks.getDelivery', 'GET', '/api/v3/webhook/{id}/delivery/{deliveryUuid}')

/** What `webhooks.replayDelivery` takes. */
export interface WebhooksReplayDeliveryParams {
  path: {
    /** The webhook. */
    id: string
    /** The delivery. */
    deliveryUuid: string
  }
}

/**
 * Send an event again
 *
 * The event keeps its id, so a receiver can tell that it already has it.
 *
 * `POST /api/v3/webhook/{id}/delivery/{deliveryUuid}/replay` (designed). Needs ROLE_ACCOUNT_ADMIN.
 *
 * @throws {HttpError} CONFLICT, a code of any call
 */
export const replayDelivery: Operation<WebhooksReplayDeliveryParams, WebhookDelivery> = /*@__PURE__*/ operation('webhooks.replayDelivery', 'POST', '/api/v3/webhook/{id}/delivery/{deliveryUuid}/replay')

/** What `webhooks.replay` takes. */
export interface WebhooksReplayParams {
  path: {
    /** The webhook. */
    id: string
  }
  body: WebhookReplay
}

/**
 * Send failed events, or all events since a time, again
 *
 * `POST /api/v3/webhook/{id}/replay` (designed). Needs ROLE_ACCOUNT_ADMIN.
 *
 * @throws {HttpError} CONFLICT, a code of any call
 */
export const replay: Operation<WebhooksReplayParams, WebhookReplayed> = /*@__PURE__*/ operation('webhooks.replay', 'POST', '/api/v3/webhook/{id}/replay')

/** What `webhooks.pullEvents` takes. */
export interface WebhooksPullEventsParams {
  path: {
    /** The webhook. */
    id: string
  }
  query?: {
    /** The `cursor` of the previous call; omit it to start with the oldest event. */
    after?: string | undefined
    /** Maximum number of events. */
    size?: number | undefined
  } | undefined
}

/**
 * Pull the events of a webhook
 *
 * For receivers that can't be reached from outside. Start without `after`, store `cursor` once the events are processed, and send it with the next call. Events are kept for 30 days, whether they were sent or not.
 *
 * `GET /api/v3/webhook/{id}/events` (designed). Needs ROLE_ACCOUNT_ADMIN.
 *
 * @throws {HttpError} a code of any call
 */
export const pullEvents: Operation<WebhooksPullEventsParams, PulledEvents> = /*@__PURE__*/ operation('webhooks.pullEvents', 'GET', '/api/v3/webhook/{id}/events')
