// Generated from openapi/resources/users.yaml by openapi/generate.ts. Do not edit.
import type { NoParams, Operation } from '../operation.ts'
import type { OrgUnitRef } from './orgUnits.ts'
import type { CustomFieldValue, OrganizationRef } from './organizations.ts'
import type { GrantedPermission } from './permissions.ts'
import type { AccountType, CountryCode, CurrencyCode, LocaleCode, PageInfo, Role, UserStatus } from './shared.ts'
import { nothing } from '../answers.ts'
import { operation } from '../operation.ts'

/** A person, in short. */
export interface UserRef {
  /** Numeric id. */
  id: number
  /** Identifier. */
  uuid: string
  /** Name. */
  name: string
  /** Address; absent for whoever may not see it. */
  email?: string
  /** Whether the person may work. */
  status?: UserStatus
  /** Address of the picture; absent without one. */
  avatar?: string
  /** Tasks delivered so far. */
  tasksCompletedCount?: number
  /** All language pairs were taken away. */
  deleteAllLanguagePair?: boolean
}

/** A direction of translation. */
export interface LanguagePair {
  /** Both codes, such as `en_us:pt_br`. */
  pair: string
  /** Language translated from. */
  source: LocaleCode
  /** Language translated into. */
  target: LocaleCode
}

/** A person in a list; everything optional is missing with `simple=true`. */
export interface UserListItem {
  /** Numeric id. */
  id: number
  /** Identifier. */
  uuid: string
  /** Name. */
  name: string
  /** Address, which is also the user name. */
  email: string
  /** Name and address in one text. */
  nameEmail: string
  /** Whether the person may work. */
  status: UserStatus
  /** Address of the picture; absent without one. */
  avatar?: string
  /** Roles. */
  roles: Role[]
  /** Country; absent when unknown. */
  country?: CountryCode
  /** City; absent when unknown. */
  city?: string
  /** Currency of the pay; absent when unknown. */
  currency?: CurrencyCode
  /** Directions of translation. */
  supportedLanguagePairs?: LanguagePair[]
  /** Tags. */
  tags?: string[]
  /** Fields of the account's own. */
  customFields?: CustomFieldValue[]
  /** Tasks delivered so far. */
  tasksCompletedCount?: number
  /** All language pairs were taken away. */
  deleteAllLanguagePair?: boolean
  /** Usual price of a word, in `currency`; absent for whoever may not see rates. */
  wordRate?: number
  /** Usual price of an hour, in `currency`; absent for whoever may not see rates. */
  hourlyRate?: number
  /** Usual price of a day, in `currency`; absent for whoever may not see rates. */
  dailyRate?: number
  /** Usual price of a page, in `currency`; absent for whoever may not see rates. */
  pagesRate?: number
}

/** One page of people. */
export interface UserPage extends PageInfo {
  /** Items of this page. */
  content: UserListItem[]
}

/** A person. */
export interface User extends UserListItem {
  /** May sign in. */
  enabled: boolean
  /** Passes every permission check. */
  admin: boolean
  /** The account. */
  accountUuid: string
  /** Owns the account. */
  accountOwner?: boolean
  /** A second factor is asked for. */
  mfa: boolean
  /** A second factor is set up. */
  mfaEnabled: boolean
  /** State or region; absent when unknown. */
  state?: string
  /** Postal code; absent when unknown. */
  postalCode?: string
  /** Time zone, such as `Europe/Berlin`; absent when unknown. */
  timezone?: string
  /** Name in the chat; absent when unknown. */
  slackHandle?: string
  /** Organizations that the person belongs to. */
  organizations: OrganizationRef[]
  /** Organizational units that the person belongs to. */
  orgUnits: OrgUnitRef[]
  /** Groups that the person is in. */
  permissionGroups: UserPermissionGroup[]
  /** Kinds of mail that the person gets. */
  subscriptions: string[]
  /** Least pay of a task, in `currency`; absent for whoever may not see rates. */
  minimumFee?: number
  /** How often payables are made; absent when unknown. */
  invoicingPeriodicity?: string
  /** Day of the month on which payables are made; absent when unknown. */
  invoicingDayOfMonth?: number
  /** Directions of translation. */
  supportedLanguagePairs: LanguagePair[]
  /** Tags. */
  tags: string[]
  /** Fields of the account's own. */
  customFields: CustomFieldValue[]
  /** Tasks delivered so far. */
  tasksCompletedCount: number
}

/** A permission group, in short. */
export interface UserPermissionGroup {
  /** Identifier. */
  uuid: string
  /** Name. */
  name: string
}

/** The person who is signed in. */
export interface LoggedUser extends User {
  /** Tier of the account. */
  accountType: AccountType
}

/** What the person who is signed in may do. */
export interface UserAuthority {
  /** Roles, with the prefix `ROLE_`. */
  authorities: ('ROLE_SYSADMIN' | 'ROLE_ADMIN' | 'ROLE_ACCOUNT_ADMIN' | 'ROLE_PROJECT_MANAGER' | 'ROLE_CLIENT' | 'ROLE_VENDOR' | (string & {}))[]
  /** Permissions; one that is not active does not count. */
  permissions: GrantedPermission[]
}

/** A linguist who could do a task, or what keeps them back. */
export interface EligibleLinguist {
  /** The linguist. */
  user: UserRef
  /** Could do it. */
  eligible: boolean
  /** What keeps them back; empty when eligible. */
  blockedBy: ('LANGUAGE_PAIR' | 'ORG_UNIT' | 'STATUS' | 'REJECTED_BEFORE' | 'MINIMUM_SCORE' | 'RATE' | 'TAG' | (string & {}))[]
  /** Tasks that they have in hand. */
  openTasks: number
  /** Currency of the pay; absent without a rate. */
  currency?: CurrencyCode
  /** Price of a word for this pair and step; absent without a rate or for whoever may not see rates. */
  wordRate?: number
  /** What the task would cost with them, in `currency`; absent without a rate or for whoever may not see rates. */
  payableAmount?: number
}

/** A linguist who has looked at a task. */
export interface TaskViewer {
  /** The linguist. */
  user: UserRef
  /** When they looked for the first time, epoch ms. */
  firstDate: number
  /** When they looked for the last time, to the minute, epoch ms. */
  date: number
}

/** Somebody who has given a task back. */
export interface TaskRejecter {
  /** Who it was. */
  user: UserRef
  /** When, epoch ms. */
  date: number
  /** Why; absent if it was not said. */
  reason?: string
}

/** Whom to send a link to. */
export interface PasswordRequest {
  /** The e-mail address. */
  username: string
  /** The solution of `auth.getCaptcha`, as the altcha library makes it. */
  captcha: string
}

/** Whom a link to choose a password is for. */
export interface PasswordLink {
  /** The user name. */
  email: string
  /** Name of the person. */
  name: string
  /** Why it was sent. */
  purpose: 'RESET' | 'INVITATION' | (string & {})
  /** Until when it is good, epoch ms. */
  expiresAt: number
}

/** A new password, twice. */
export interface NewPassword {
  /** The new password; at least ten characters. */
  password: string
  /** The same again. */
  confirm: string
}

/** The old password and the new one, twice. */
export interface PasswordChange {
  /** The present password. */
  password: string
  /** The new one; at least ten characters. */
  newPassword: string
  /** The new one again. */
  confirm: string
}

/** Where to go. */
export interface RedirectTarget {
  /** The address. */
  redirectUrl: string
}

/** Whether one has an access key. */
export interface AccessKeyInfo {
  /** The access key; absent without one. */
  accessKey?: string
  /** When it was made, epoch ms. */
  creationDate?: number
}

/** A new access key with its secret. */
export interface NewAccessKey {
  /** The access key. */
  accessKey: string
  /** Its secret; shown this once. */
  secret: string
}

/** The new address. */
export interface MagicCodeRequest {
  /** The new address. */
  email: string
  /** One's own password. */
  password: string
}

/** The code that was sent. */
export interface MagicCode {
  /** The six digits. */
  code: string
}

/** A place where one is signed in. */
export interface UserSession {
  /** Identifier. */
  uuid: string
  /** A browser, or a token that an access key was exchanged for. */
  kind: 'browser' | 'token' | (string & {})
  /** Whether it is the one that asks. */
  current: boolean
  /** Network address that it was opened from. */
  address?: string
  /** What the browser called itself. */
  userAgent?: string
  /** Name of whoever acts as one in it; absent when nobody does. */
  impersonator?: string
  /** When it was opened, epoch ms. */
  createdAt: number
  /** When it was last used, to the minute, epoch ms. */
  lastSeenAt: number
  /** When it runs out, epoch ms. */
  expiresAt: number
}

/** Something that happened around one's sign-in. */
export interface SignIn {
  /** Identifier. */
  uuid: string
  /** What happened. */
  event: 'LOGGED_IN' | 'LOGIN_FAILED' | 'LOGGED_OUT' | 'PASSWORD_CHANGED' | 'PASSWORD_RESET' | 'MFA_ENABLED' | 'MFA_DISABLED' | (string & {})
  /** When, epoch ms. */
  date: number
  /** Network address that it came from; absent where nobody knows. */
  address?: string
  /** Name of whoever did it; absent where it was oneself. */
  by?: string
}

export interface SignInPage extends PageInfo {
  /** The items of this page. */
  content: SignIn[]
}

/** What `users.list` takes. */
export interface UsersListParams {
  query?: {
    /** Page number, from 0. */
    page?: number
    /** Items a page. */
    size?: number
    /** A named sort, or a field and a direction (`dueDate,desc`). An unknown sort leaves the usual order: newest first. */
    sort?: string
    /** Only what is needed to choose a person. */
    simple?: boolean
    /** Only people whose name contains this, whatever the case. */
    name?: string
    /** Only people whose address contains this, whatever the case. */
    email?: string
    /** Only people of this country. */
    country?: CountryCode
    /** Only people with one of these roles. */
    roles?: Role[]
    /** Only people in one of these states. */
    status?: UserStatus[]
    /** Only people with one of these tags. */
    tags?: string[]
    /** Only people who translate from this language. */
    sourceLanguage?: LocaleCode
    /** Only people who translate into one of these languages. */
    targetLanguages?: LocaleCode[]
  }
}

/**
 * List people
 *
 * `simple=true` leaves out everything that is not needed to choose a person.
 *
 * `GET /api/v3/user` (documented). Needs USER_list.
 */
export const list: Operation<UsersListParams, UserPage> = /*@__PURE__*/ operation('users.list', 'GET', '/api/v3/user')

/**
 * Get the person who is signed in
 *
 * `GET /api/v3/user/logged-user` (documented). Needs a session.
 */
export const getLoggedUser: Operation<NoParams, LoggedUser> = /*@__PURE__*/ operation('users.getLoggedUser', 'GET', '/api/v3/user/logged-user')

/**
 * Get the roles and permissions of the person who is signed in
 *
 * `GET /api/v3/user/authority/logged-user` (documented). Needs a session.
 */
export const getAuthority: Operation<NoParams, UserAuthority> = /*@__PURE__*/ operation('users.getAuthority', 'GET', '/api/v3/user/authority/logged-user')

/** What `users.listEligibleLinguists` takes. */
export interface UsersListEligibleLinguistsParams {
  path: {
    /** The task. */
    taskUUID: string
  }
  query?: {
    /** Also those who are not eligible. */
    all?: boolean
    /** Only people whose name contains this, whatever the case. */
    name?: string
  }
}

/**
 * List the linguists who could do a task
 *
 * 'Eligible is who is linked to the unit or its organization and has the exact language pair. With `all=true` the others come too, each with what keeps them back.'
 *
 * `GET /api/v3/user/task/{taskUUID}/eligible-linguists` (inferred). Needs TASK_assign.
 */
export const listEligibleLinguists: Operation<UsersListEligibleLinguistsParams, EligibleLinguist[]> = /*@__PURE__*/ operation('users.listEligibleLinguists', 'GET', '/api/v3/user/task/{taskUUID}/eligible-linguists')

/** What `users.listTaskViewers` takes. */
export interface UsersListTaskViewersParams {
  path: {
    /** The task. */
    taskUUID: string
  }
}

/**
 * List the linguists who have looked at a task
 *
 * `GET /api/v3/user/task/{taskUUID}/viewed-by` (inferred). Needs TASK_assign.
 */
export const listTaskViewers: Operation<UsersListTaskViewersParams, TaskViewer[]> = /*@__PURE__*/ operation('users.listTaskViewers', 'GET', '/api/v3/user/task/{taskUUID}/viewed-by')

/** What `users.listTaskRejecters` takes. */
export interface UsersListTaskRejectersParams {
  path: {
    /** The task. */
    taskUUID: string
  }
}

/**
 * List who has given a task back
 *
 * `GET /api/v3/user/task/{taskUUID}/rejected-by` (inferred). Needs TASK_assign.
 */
export const listTaskRejecters: Operation<UsersListTaskRejectersParams, TaskRejecter[]> = /*@__PURE__*/ operation('users.listTaskRejecters', 'GET', '/api/v3/user/task/{taskUUID}/rejected-by')

/** What `users.get` takes. */
export interface UsersGetParams {
  path: {
    /** The person. */
    userUUID: string
  }
}

/**
 * Get one person
 *
 * `GET /api/v3/user/{userUUID}` (documented). Needs USER_list.
 */
export const get: Operation<UsersGetParams, User> = /*@__PURE__*/ operation('users.get', 'GET', '/api/v3/user/{userUUID}')

/** What `users.requestPassword` takes. */
export interface UsersRequestPasswordParams {
  body: PasswordRequest
}

/**
 * Ask for a link to choose a new password
 *
 * Answers the same whether or not there is such a person.
 *
 * `POST /api/v3/user/request-password` (documented). Needs no session.
 */
export const requestPassword: Operation<UsersRequestPasswordParams, void> = /*@__PURE__*/ operation('users.requestPassword', 'POST', '/api/v3/user/request-password', { answer: nothing, retry: 'never' })

/** What `users.checkPasswordLink` takes. */
export interface UsersCheckPasswordLinkParams {
  path: {
    /** The first part of the link. */
    code: string
    /** The second part of the link. */
    x: string
  }
}

/**
 * Look whether a link is still good
 *
 * 410 when it was used, has run out or never was.
 *
 * `GET /api/v3/user/update-password/{code}/{x}` (designed). Needs no session.
 */
export const checkPasswordLink: Operation<UsersCheckPasswordLinkParams, PasswordLink> = /*@__PURE__*/ operation('users.checkPasswordLink', 'GET', '/api/v3/user/update-password/{code}/{x}')

/** What `users.updatePasswordWithCode` takes. */
export interface UsersUpdatePasswordWithCodeParams {
  path: {
    /** The first part of the link. */
    code: string
    /** The second part of the link. */
    x: string
  }
  body: NewPassword
}

/**
 * Choose a password by a link
 *
 * All sessions of the person end.
 *
 * `POST /api/v3/user/update-password/{code}/{x}` (documented). Needs no session.
 */
export const updatePasswordWithCode: Operation<UsersUpdatePasswordWithCodeParams, void> = /*@__PURE__*/ operation('users.updatePasswordWithCode', 'POST', '/api/v3/user/update-password/{code}/{x}', { answer: nothing, retry: 'never' })

/** What `users.changePassword` takes. */
export interface UsersChangePasswordParams {
  body: PasswordChange
}

/**
 * Change one’s password
 *
 * All other sessions of the person end.
 *
 * `POST /api/v3/user/password` (documented). Needs a session.
 */
export const changePassword: Operation<UsersChangePasswordParams, void> = /*@__PURE__*/ operation('users.changePassword', 'POST', '/api/v3/user/password', { answer: nothing, retry: 'never' })

/** What `users.resetPassword` takes. */
export interface UsersResetPasswordParams {
  path: {
    /** The person. */
    id: string
  }
}

/**
 * Send somebody a link to choose a new password
 *
 * `POST /api/v3/user/{id}/reset-password` (documented). Needs USER_save.
 */
export const resetPassword: Operation<UsersResetPasswordParams, void> = /*@__PURE__*/ operation('users.resetPassword', 'POST', '/api/v3/user/{id}/reset-password', { answer: nothing, retry: 'never' })

/** What `users.sendOneTimeLogin` takes. */
export interface UsersSendOneTimeLoginParams {
  path: {
    /** The person. */
    id: string
  }
}

/**
 * Send somebody a link that signs them in once
 *
 * `POST /api/v3/user/{id}/one-time-login` (designed). Needs USER_save.
 */
export const sendOneTimeLogin: Operation<UsersSendOneTimeLoginParams, void> = /*@__PURE__*/ operation('users.sendOneTimeLogin', 'POST', '/api/v3/user/{id}/one-time-login', { answer: nothing, retry: 'never' })

/** What `users.impersonate` takes. */
export interface UsersImpersonateParams {
  path: {
    /** The person. */
    id: string
  }
}

/**
 * Act as somebody else
 *
 * Of somebody below oneself. The address opens a session as that person, once.
 *
 * `GET /api/v3/user/impersonate/{id}` (documented). Needs ROLE_ACCOUNT_ADMIN.
 */
export const impersonate: Operation<UsersImpersonateParams, RedirectTarget> = /*@__PURE__*/ operation('users.impersonate', 'GET', '/api/v3/user/impersonate/{id}', { retry: 'never' })

/**
 * Look whether one has an access key
 *
 * `GET /api/v3/user/token` (designed). Needs a session.
 */
export const getToken: Operation<NoParams, AccessKeyInfo> = /*@__PURE__*/ operation('users.getToken', 'GET', '/api/v3/user/token')

/**
 * Make an access key
 *
 * For scripts and connectors. The earlier one is void from then on. The secret is shown this once.
 *
 * `POST /api/v3/user/token` (documented). Needs a session.
 */
export const createToken: Operation<NoParams, NewAccessKey> = /*@__PURE__*/ operation('users.createToken', 'POST', '/api/v3/user/token', { retry: 'never' })

/**
 * Revoke one’s access key
 *
 * The tokens that it was exchanged for end, too.
 *
 * `DELETE /api/v3/user/token` (designed). Needs a session.
 */
export const removeToken: Operation<NoParams, void> = /*@__PURE__*/ operation('users.removeToken', 'DELETE', '/api/v3/user/token', { answer: nothing })

/** What `users.requestMagicCode` takes. */
export interface UsersRequestMagicCodeParams {
  body: MagicCodeRequest
}

/**
 * Ask for a code to change one’s address
 *
 * The code is sent to the new address. 409 when somebody else has it.
 *
 * `POST /api/v3/user/logged-user/magic-code` (documented). Needs a session.
 */
export const requestMagicCode: Operation<UsersRequestMagicCodeParams, void> = /*@__PURE__*/ operation('users.requestMagicCode', 'POST', '/api/v3/user/logged-user/magic-code', { answer: nothing, retry: 'never' })

/** What `users.verifyMagicCode` takes. */
export interface UsersVerifyMagicCodeParams {
  body: MagicCode
}

/**
 * Change one’s address by the code
 *
 * 400 with code `MAGIC_CODE_WRONG` says that it is not right or too old.
 *
 * `POST /api/v3/user/logged-user/magic-code/verify` (documented). Needs a session.
 */
export const verifyMagicCode: Operation<UsersVerifyMagicCodeParams, void> = /*@__PURE__*/ operation('users.verifyMagicCode', 'POST', '/api/v3/user/logged-user/magic-code/verify', { answer: nothing, refreshes: ['auth'], retry: 'never' })

/**
 * List one’s sessions
 *
 * `GET /api/v3/user/logged-user/session` (designed). Needs a session.
 */
export const listSessions: Operation<NoParams, UserSession[]> = /*@__PURE__*/ operation('users.listSessions', 'GET', '/api/v3/user/logged-user/session')

/** What `users.endSession` takes. */
export interface UsersEndSessionParams {
  path: {
    /** The session. */
    sessionUuid: string
  }
}

/**
 * End one of one’s sessions
 *
 * `DELETE /api/v3/user/logged-user/session/{sessionUuid}` (designed). Needs a session.
 */
export const endSession: Operation<UsersEndSessionParams, void> = /*@__PURE__*/ operation('users.endSession', 'DELETE', '/api/v3/user/logged-user/session/{sessionUuid}', { answer: nothing })

/** What `users.listSignIns` takes. */
export interface UsersListSignInsParams {
  query?: {
    /** Page number, from 0. */
    page?: number
    /** Items a page. */
    size?: number
  }
}

/**
 * List what happened around one’s sign-in
 *
 * Sign-ins, failed ones among them, and changes of password, codes and keys.
 *
 * `GET /api/v3/user/logged-user/sign-in` (designed). Needs a session.
 */
export const listSignIns: Operation<UsersListSignInsParams, SignInPage> = /*@__PURE__*/ operation('users.listSignIns', 'GET', '/api/v3/user/logged-user/sign-in')
