// Generated from openapi/resources/notifications.yaml by openapi/generate.ts. Do not edit.
import type { Operation } from '../operation.ts'
import type { SettingsChange } from './cancellationOptions.ts'
import type { Role } from './shared.ts'
import type { NotificationKind } from './users.ts'
import { operation } from '../operation.ts'

/** Which emails people of an account get by default. */
export interface NotificationDefaults {
  /** The types of emails that are sent. */
  kinds: NotificationDefault[]
  /** State of the defaults, for `If-Match`. */
  version: string
  /** The last change; absent before the first. */
  lastChange?: SettingsChange
}

/** A type of email and the roles that get it. */
export interface NotificationDefault {
  /** Type of email. */
  code: NotificationKind
  /** Roles that get it by default. */
  roles: Role[]
  /** Roles that can get it. */
  available: Role[]
}

/** The types of emails to change; the others do not change. */
export interface NotificationDefaultsUpdate {
  /** Types of emails. */
  kinds: {
    /** Type of email. */
    code: NotificationKind
    /** All roles that get it by default. */
    roles: Role[]
  }[]
}

/** What `notifications.getDefaults` takes. */
export interface NotificationsGetDefaultsParams {
  path: {
    /** The account. */
    accountUUID: string
  }
}

/**
 * Get which emails people of an account get by default
 *
 * `GET /api/v3/account/{accountUUID}/notification-defaults` (designed). Needs ROLE_ACCOUNT_ADMIN.
 */
export const getDefaults: Operation<NotificationsGetDefaultsParams, NotificationDefaults> = /*@__PURE__*/ operation('notifications.getDefaults', 'GET', '/api/v3/account/{accountUUID}/notification-defaults')

/** What `notifications.updateDefaults` takes. */
export interface NotificationsUpdateDefaultsParams {
  path: {
    /** The account. */
    accountUUID: string
  }
  headers?: {
    /** The version that was read. If the resource has changed since then, the response is 409 with the code `OUTDATED` and the current state. If omitted, the last write wins. The version of a list is the versions of its items, in order, or their ids where they have none, separated by commas; `none` stands for an empty list and for what did not exist. */
    'If-Match'?: string
  }
  body: NotificationDefaultsUpdate
}

/**
 * Change which emails people of an account get by default
 *
 * People who have chosen with `users.updateSubscriptions` keep their choice. Emails about signing in are always sent.
 *
 * `PUT /api/v3/account/{accountUUID}/notification-defaults` (designed). Needs ROLE_ACCOUNT_ADMIN.
 */
export const updateDefaults: Operation<NotificationsUpdateDefaultsParams, NotificationDefaults> = /*@__PURE__*/ operation('notifications.updateDefaults', 'PUT', '/api/v3/account/{accountUUID}/notification-defaults', { refreshes: ['users', 'activity'] })
