// Generated from openapi/resources/provisioning.yaml by openapi/generate.ts. Do not edit.
import type { Operation } from '../operation.ts'
import type { SettingsChange } from './cancellationOptions.ts'
import type { UserRef } from './users.ts'
import { nothing } from '../answers.ts'
import { operation } from '../operation.ts'

/** A token to create. */
export interface ProvisioningTokenRequest {
  /** Your password. */
  password: string
  /** Code of your authenticator app or a recovery code; required if an app is set up. */
  otp?: string | undefined
  /** When the token expires, epoch ms; at most 366 days from now. */
  expirationDate: number
}

/** A token for a directory. */
export interface ProvisioningToken {
  /** The token; shown only once. */
  token: string
  /** Address of the SCIM endpoint. */
  endpoint: string
  /** When the token expires, epoch ms. */
  expirationDate: number
}

/** A role that provisioning can give. */
export type ProvisionedRole = 'ACCOUNT_ADMIN' | 'PROJECT_MANAGER' | 'CLIENT' | 'VENDOR'

/** What people get whose role, group, department, or type in the directory has this value. */
export interface ProvisioningRule {
  /** What is compared. */
  source: 'ROLE' | 'GROUP' | 'DEPARTMENT' | 'USER_TYPE'
  /** The value, compared without case. */
  value: string
  /** What people get. */
  target: 'ROLE' | 'ORG_UNIT' | 'PERMISSION_GROUP'
  /** The role; required with the target ROLE. */
  role?: ProvisionedRole | undefined
  /** The organizational unit or permission group; required with these targets. */
  targetUuid?: string | undefined
}

/** How a directory provisions people of an account. */
export interface ProvisioningSettings {
  /** Address of the SCIM endpoint. */
  endpoint: string
  /** Whether the directory can change people. */
  enabled: boolean
  /** The last characters of the token; absent without a token. */
  tokenHint?: string
  /** When the token was created, epoch ms; absent without a token. */
  tokenCreatedAt?: number
  /** Who created the token; absent without a token and for older ones. */
  tokenCreatedBy?: UserRef
  /** When the token expires, epoch ms; absent without a token. */
  tokenExpirationDate?: number
  /** Role of new people to whom no rule gives one. */
  defaultRole: ProvisionedRole
  /** Organization that new people belong to; null for none. */
  organizationUuid: string | null
  /** Whether new people get an email with a link to choose a password. */
  invites: boolean
  /** The rules. */
  rules: ProvisioningRule[]
  /** Changes with each setting; send it as `If-Match`. */
  version: string
  /** Who changed the settings last; absent if no one did. */
  lastChange?: SettingsChange
}

/** Settings to change. */
export interface ProvisioningUpdate {
  /** Whether the directory can change people. */
  enabled?: boolean | undefined
  /** Role of new people to whom no rule gives one. */
  defaultRole?: ProvisionedRole | undefined
  /** Organization that new people belong to; null for none. */
  organizationUuid?: string | null | undefined
  /** Whether new people get an email with a link to choose a password. */
  invites?: boolean | undefined
  /** The rules. */
  rules?: ProvisioningRule[] | undefined
}

/** What the last sync of a directory has changed. */
export interface LastSync {
  /** When the sync began, epoch ms; absent before the first. */
  startedAt?: number
  /** When the directory last sent a request, epoch ms; absent before the first. */
  lastRequestAt?: number
  /** People who were created. */
  created: number
  /** People and groups that were changed, and people who were activated again. */
  updated: number
  /** People who were deactivated. */
  deactivated: number
  /** Requests that were refused. */
  refused: number
  /** The latest 200 changes and refusals, the latest first. */
  entries: SyncEntry[]
}

/** A change of a sync, or a refusal. */
export interface SyncEntry {
  /** Identifier. */
  uuid: string
  /** When it happened, epoch ms. */
  date: number
  /** What happened. */
  outcome: 'CREATED' | 'UPDATED' | 'DEACTIVATED' | 'REACTIVATED' | 'GROUP_CHANGED' | 'REFUSED' | (string & {})
  /** The person or the group. */
  name: string
  /** The person; absent for groups and unknown people. */
  userUuid?: string
  /** What the directory was told; absent unless refused. */
  reason?: string
}

/** What `provisioning.createToken` takes. */
export interface ProvisioningCreateTokenParams {
  query?: {
    /** The account; your own if omitted. */
    accountUUID?: string | undefined
  } | undefined
  body: ProvisioningTokenRequest
}

/**
 * Create a token for provisioning
 *
 * The token is shown only once; an earlier one stops working. A directory sends it as a bearer token to the SCIM endpoint of the settings until its end date, which is a year from now at the latest.
 *
 * `POST /api/v3/account/scim/token` (documented). Needs ROLE_ACCOUNT_ADMIN.
 *
 * @throws {HttpError} PASSWORD_WRONG, MFA_CODE_WRONG, TOO_MANY_ATTEMPTS, PLAN_LIMIT, NOT_FOUND, a code of any call
 */
export const createToken: Operation<ProvisioningCreateTokenParams, ProvisioningToken> = /*@__PURE__*/ operation('provisioning.createToken', 'POST', '/api/v3/account/scim/token', { refreshes: ['activity'], retry: 'never' })

/** What `provisioning.removeToken` takes. */
export interface ProvisioningRemoveTokenParams {
  query?: {
    /** The account; your own if omitted. */
    accountUUID?: string | undefined
  } | undefined
}

/**
 * Remove the token for provisioning
 *
 * The directory is refused from then on; people stay as they are.
 *
 * `DELETE /api/v3/account/scim/token` (designed). Needs ROLE_ACCOUNT_ADMIN.
 *
 * @throws {HttpError} NOT_FOUND, a code of any call
 */
export const removeToken: Operation<ProvisioningRemoveTokenParams, void> = /*@__PURE__*/ operation('provisioning.removeToken', 'DELETE', '/api/v3/account/scim/token', { answer: nothing, refreshes: ['activity'] })

/** What `provisioning.getSettings` takes. */
export interface ProvisioningGetSettingsParams {
  query?: {
    /** The account; your own if omitted. */
    accountUUID?: string | undefined
  } | undefined
}

/**
 * Get how a directory provisions people
 *
 * `GET /api/v3/account/provisioning/settings` (documented). Needs ROLE_ACCOUNT_ADMIN.
 *
 * @throws {HttpError} NOT_FOUND, a code of any call
 */
export const getSettings: Operation<ProvisioningGetSettingsParams, ProvisioningSettings> = /*@__PURE__*/ operation('provisioning.getSettings', 'GET', '/api/v3/account/provisioning/settings')

/** What `provisioning.updateSettings` takes. */
export interface ProvisioningUpdateSettingsParams {
  query?: {
    /** The account; your own if omitted. */
    accountUUID?: string | undefined
  } | undefined
  headers?: {
    /** The version that was read. If the resource has changed since then, the response is 409 with the code `OUTDATED` and the current state. If omitted, the last write wins. The version of a list is the versions of its items, in order, or their ids where they have none, separated by commas; `none` stands for an empty list and for what did not exist. */
    'If-Match'?: string | undefined
  } | undefined
  body?: ProvisioningUpdate | undefined
}

/**
 * Change how a directory provisions people; omitted fields do not change
 *
 * Rules give people roles, organizational units, and permission groups by what the directory says of them. They apply at once to everyone whom the directory has sent. No rule gives more than ROLE_ACCOUNT_ADMIN.
 *
 * `PUT /api/v3/account/scim/settings` (documented). Needs ROLE_ACCOUNT_ADMIN.
 *
 * @throws {HttpError} CONFLICT, NOT_FOUND, a code of any call
 */
export const updateSettings: Operation<ProvisioningUpdateSettingsParams, ProvisioningSettings> = /*@__PURE__*/ operation('provisioning.updateSettings', 'PUT', '/api/v3/account/scim/settings', { refreshes: ['users', 'permissionGroups', 'activity'] })

/** What `provisioning.getLastSync` takes. */
export interface ProvisioningGetLastSyncParams {
  query?: {
    /** The account; your own if omitted. */
    accountUUID?: string | undefined
  } | undefined
}

/**
 * Get what the last sync of the directory has changed
 *
 * Requests with less than ten minutes between them belong to one sync.
 *
 * `GET /api/v3/account/scim/last-sync` (documented). Needs ROLE_ACCOUNT_ADMIN.
 *
 * @throws {HttpError} NOT_FOUND, a code of any call
 */
export const getLastSync: Operation<ProvisioningGetLastSyncParams, LastSync> = /*@__PURE__*/ operation('provisioning.getLastSync', 'GET', '/api/v3/account/scim/last-sync')
