// Generated from openapi/resources/notifications.yaml by openapi/generate.ts. Do not edit.
import type { NoParams, Operation } from '../operation.ts'
import type { SettingsChange } from './cancellationOptions.ts'
import type { PageInfo, Role } from './shared.ts'
import type { InterfaceLanguage, NotificationKind, UserRef } from './users.ts'
import { bytes, nothing } from '../answers.ts'
import { operation } from '../operation.ts'

/** What people of an account are told of by default. */
export interface NotificationDefaults {
  /** The types of notifications. */
  kinds: NotificationDefault[]
  /** State of the defaults, for `If-Match`. */
  version: string
  /** The last change; absent before the first. */
  lastChange?: SettingsChange
}

/** A type of notification and the roles that get it. */
export interface NotificationDefault {
  /** Type of notification. */
  code: NotificationKind
  /** Roles that get it by email. */
  roles: Role[]
  /** Those of `roles` that get it in one email a day; the others get an email at once. */
  daily: Role[]
  /** Roles that get it in the app. */
  inApp: Role[]
  /** Roles that can get it. */
  available: Role[]
}

/** The types of notifications to change; the others do not change. */
export interface NotificationDefaultsUpdate {
  /** Types of notifications. Fields that are left out do not change. */
  kinds: {
    /** Type of notification. */
    code: NotificationKind
    /** All roles that get it by email. */
    roles?: Role[] | undefined
    /** All roles that get it in one email a day. */
    daily?: Role[] | undefined
    /** All roles that get it in the app. */
    inApp?: Role[] | undefined
  }[]
}

/** Something that a person was told of. */
export interface Notification {
  /** Id of the notification. */
  uuid: string
  /** Type of notification. */
  kind: NotificationKind
  /** When it happened, in epoch milliseconds. */
  at: number
  /** Whether it is marked as read. */
  read: boolean
  /** What happened, as one line in the requested language. */
  text: string
  /** The name of what it is about: the file and the language of a task, a project, a contract. */
  subject: string
  /** How many tasks it tells of, where there is more than one. */
  count?: number
  /** Path of the page in the app that it is about. */
  link: string
  /** Type of the resource, as in `activity.list`. */
  entityType: string
  /** Id of the resource. */
  entityUuid: string
  /** Who did it; absent for the system. */
  actor?: UserRef
  /** The project; absent without one. */
  project?: NotificationProject
  /** Due date of the task, in epoch milliseconds. */
  dueDate?: number
  /** The reason, of what has one. */
  reason?: string
  /** Beginning of the message. */
  message?: string
}

/** The project that a notification is about. */
export interface NotificationProject {
  /** Id of the project. */
  uuid: string
  /** Name of the project. */
  name: string
  /** Whether you have muted it. */
  muted: boolean
}

/** One page of notifications. */
export interface NotificationPage extends PageInfo {
  /** The notifications. */
  content: Notification[]
}

/** Number of unread notifications. */
export interface UnreadCount {
  /** How many are unread. */
  unread: number
}

/** Notifications to mark. */
export interface ReadMark {
  /** The notifications; all if omitted. */
  uuids?: string[] | undefined
  /** Whether they are read. */
  read?: boolean | undefined
}

/** A project that a person has muted. */
export interface MutedProject {
  /** Id of the project. */
  uuid: string
  /** Name of the project. */
  name: string
  /** Since when, in epoch milliseconds. */
  mutedAt: number
}

/** What `notifications.getDefaults` takes. */
export interface NotificationsGetDefaultsParams {
  path: {
    /** The account. */
    accountUUID: string
  }
}

/**
 * Get what people of an account are told of by default
 *
 * `GET /api/v3/account/{accountUUID}/notification-defaults` (designed). Needs ROLE_ACCOUNT_ADMIN.
 *
 * @throws {HttpError} a code of any call
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
    'If-Match'?: string | undefined
  } | undefined
  body: NotificationDefaultsUpdate
}

/**
 * Change what people of an account are told of by default
 *
 * People who have chosen with `users.updateSubscriptions` or `users.updatePreferenceSettings` keep their choice. Emails about signing in are always sent.
 *
 * `PUT /api/v3/account/{accountUUID}/notification-defaults` (designed). Needs ROLE_ACCOUNT_ADMIN.
 *
 * @throws {HttpError} a code of any call
 */
export const updateDefaults: Operation<NotificationsUpdateDefaultsParams, NotificationDefaults> = /*@__PURE__*/ operation('notifications.updateDefaults', 'PUT', '/api/v3/account/{accountUUID}/notification-defaults', { refreshes: ['users', 'activity'] })

/** What `notifications.list` takes. */
export interface NotificationsListParams {
  query?: {
    /** Page number, from 0. */
    page?: number | undefined
    /** Items per page. */
    size?: number | undefined
    /** Which notifications are listed. */
    show?: 'ALL' | 'UNREAD' | 'MUTED' | undefined
    /** Only notifications of these types. */
    kind?: readonly NotificationKind[] | undefined
    /** Only notifications about this project. */
    projectUuid?: string | undefined
    /** Language of the sentences; yours if omitted. */
    language?: InterfaceLanguage | undefined
  } | undefined
}

/**
 * List your notifications, newest first
 *
 * Notifications about projects that you have muted are listed only with `show=MUTED`.
 *
 * `GET /api/v3/notifications` (designed). Needs a session.
 *
 * @throws {HttpError} a code of any call
 */
export const list: Operation<NotificationsListParams, NotificationPage> = /*@__PURE__*/ operation('notifications.list', 'GET', '/api/v3/notifications')

/**
 * Count your unread notifications
 *
 * Notifications about projects that you have muted do not count.
 *
 * `GET /api/v3/notifications/unread-count` (designed). Needs a session.
 *
 * @throws {HttpError} a code of any call
 */
export const countUnread: Operation<NoParams, UnreadCount> = /*@__PURE__*/ operation('notifications.countUnread', 'GET', '/api/v3/notifications/unread-count')

/** What `notifications.markRead` takes. */
export interface NotificationsMarkReadParams {
  body?: ReadMark | undefined
}

/**
 * Mark notifications as read or unread
 *
 * Without `uuids`, all of your notifications are marked. Ids that are not yours are ignored.
 *
 * `POST /api/v3/notifications/read` (designed). Needs a session.
 *
 * @throws {HttpError} a code of any call
 */
export const markRead: Operation<NotificationsMarkReadParams, UnreadCount> = /*@__PURE__*/ operation('notifications.markRead', 'POST', '/api/v3/notifications/read')

/**
 * List the projects that you have muted
 *
 * `GET /api/v3/notifications/muted-projects` (designed). Needs a session.
 *
 * @throws {HttpError} a code of any call
 */
export const listMutedProjects: Operation<NoParams, MutedProject[]> = /*@__PURE__*/ operation('notifications.listMutedProjects', 'GET', '/api/v3/notifications/muted-projects')

/** What `notifications.muteProject` takes. */
export interface NotificationsMuteProjectParams {
  path: {
    /** The project. */
    projectUuid: string
  }
}

/**
 * Mute a project
 *
 * You get no emails about a muted project, and its notifications do not count as unread.
 *
 * `PUT /api/v3/notifications/muted-projects/{projectUuid}` (designed). Needs a session.
 *
 * @throws {HttpError} a code of any call
 */
export const muteProject: Operation<NotificationsMuteProjectParams, void> = /*@__PURE__*/ operation('notifications.muteProject', 'PUT', '/api/v3/notifications/muted-projects/{projectUuid}', { answer: nothing })

/** What `notifications.unmuteProject` takes. */
export interface NotificationsUnmuteProjectParams {
  path: {
    /** The project. */
    projectUuid: string
  }
}

/**
 * Unmute a project
 *
 * `DELETE /api/v3/notifications/muted-projects/{projectUuid}` (designed). Needs a session.
 *
 * @throws {HttpError} a code of any call
 */
export const unmuteProject: Operation<NotificationsUnmuteProjectParams, void> = /*@__PURE__*/ operation('notifications.unmuteProject', 'DELETE', '/api/v3/notifications/muted-projects/{projectUuid}', { answer: nothing })

/** What `notifications.showUnsubscribe` takes. */
export interface NotificationsShowUnsubscribeParams {
  path: {
    /** What stands in the link of the email. */
    token: string
  }
}

/**
 * Show the page that turns off emails
 *
 * For the link in an email. Opening the page changes nothing; its button does.
 *
 * `GET /api/v3/notifications/unsubscribe/{token}` (designed). Needs no session.
 *
 * @throws {HttpError} a code of any call
 */
export const showUnsubscribe: Operation<NotificationsShowUnsubscribeParams, Blob> = /*@__PURE__*/ operation('notifications.showUnsubscribe', 'GET', '/api/v3/notifications/unsubscribe/{token}', { answer: bytes, anonymous: true })

/** What `notifications.unsubscribe` takes. */
export interface NotificationsUnsubscribeParams {
  path: {
    /** What stands in the link of the email. */
    token: string
  }
}

/**
 * Turn off emails of a type by the link in an email
 *
 * One-click unsubscription (RFC 8058), which mail programs use as well. A link works once, and for 90 days; afterwards the page says so.
 *
 * `POST /api/v3/notifications/unsubscribe/{token}` (designed). Needs no session.
 *
 * @throws {HttpError} a code of any call
 */
export const unsubscribe: Operation<NotificationsUnsubscribeParams, Blob> = /*@__PURE__*/ operation('notifications.unsubscribe', 'POST', '/api/v3/notifications/unsubscribe/{token}', { answer: bytes, retry: 'never', anonymous: true })
