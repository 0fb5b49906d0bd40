// Generated from openapi/resources/users.yaml by openapi/generate.ts. Do not edit.
import type { NoParams, Operation, Upload } from '../operation.ts'
import type { OrgUnitRef } from './orgUnits.ts'
import type { CustomFieldValue, OrganizationRef } from './organizations.ts'
import type { GrantedPermission } from './permissions.ts'
import type { AccountType, CountryCode, CurrencyCode, LocaleCode, PageInfo, Role, UserStatus } from './shared.ts'
import { bytes, nothing } from '../answers.ts'
import { form } from '../body.ts'
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
  /** An administrator keeps the person out; absent for whoever may not change people. */
  blocked?: boolean
  /** The person has not chosen a password yet; absent for whoever may not change people. */
  invited?: boolean
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
  /** Until when the person cannot try to sign in again, epoch ms; absent when they can, and for whoever may not change people. */
  lockedUntilDate?: number
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
  /** Language of mails and of the interface. */
  language: InterfaceLanguage
  /** A code by mail is asked for after the password. */
  mfaEmail: boolean
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

/** What is known of a person. */
export interface UserData {
  /** Name. */
  name: string
  /** Country. */
  country?: CountryCode
  /** State or region. */
  state?: string
  /** City. */
  city?: string
  /** Postal code. */
  postalCode?: string
  /** Time zone, such as `Europe/Berlin`. */
  timezone?: string
  /** Currency of the pay. */
  currency?: CurrencyCode
  /** Name in the chat. */
  slackHandle?: string
}

/** A person to create. */
export interface NewUser {
  /** Name. */
  name: string
  /** Country. */
  country?: CountryCode
  /** State or region. */
  state?: string
  /** City. */
  city?: string
  /** Postal code. */
  postalCode?: string
  /** Time zone, such as `Europe/Berlin`. */
  timezone?: string
  /** Currency of the pay. */
  currency?: CurrencyCode
  /** Name in the chat. */
  slackHandle?: string
  /** Address, which is also the user name. */
  email: string
  /** Whether the person may work; only whoever is active is invited. */
  status?: 'ACTIVE' | 'INACTIVE' | 'DISABLED'
  /** Roles; can be given later. */
  roles?: Role[]
  /** Organizations that the person belongs to. */
  organizations?: OrganizationChoice[]
  /** Tags. */
  tags?: string[]
  /** Language of the invitation and of the pages. */
  language?: InterfaceLanguage
}

/** An organization, by its identifier. */
export interface OrganizationChoice {
  /** The organization. */
  uuid: string
}

/** A language of the interface. */
export type InterfaceLanguage = 'en' | 'de' | 'es' | 'fr' | 'pt' | 'ru' | 'ar' | 'ja' | 'zh'

/** Something that one can be told of. */
export type NotificationKind = 'TASK_ASSIGNED' | 'TASK_AVAILABLE' | 'TASK_STATUS_CHANGE' | 'PROJECT_STATUS_CHANGE' | 'PROJECT_TRANSLATION_FINISHED' | 'PROJECT_MESSAGE' | (string & {})

/** A picture. */
export interface AvatarUpload {
  /** PNG, JPEG or WebP, at most 5 MB. */
  file: Upload
}

/** A picture that is stored. */
export interface Avatar {
  /** Address of the picture. */
  avatar: string
}

/** How somebody wants the product to be. */
export interface PreferenceSettings {
  /** Language of the pages and mails. */
  language: InterfaceLanguage
  /** Colours of the pages. */
  theme: 'light' | 'dark'
  /** How close lines of lists stand. */
  density: 'regular' | 'compact'
  /** What one wants to be told in the app. */
  notifications: NotificationKind[]
}

/** What somebody wants to be otherwise. */
export interface PreferenceChange {
  /** Language of the pages and mails. */
  language?: InterfaceLanguage
  /** Colours of the pages. */
  theme?: 'light' | 'dark'
  /** How close lines of lists stand. */
  density?: 'regular' | 'compact'
  /** What one wants to be told in the app. */
  notifications?: NotificationKind[]
}

/** A kind of mail. */
export interface Subscription {
  /** What it is about. */
  code: NotificationKind
  /** One gets it. */
  subscribed: boolean
}

/** The kinds of mail that one gets. */
export interface SubscriptionChange {
  /** The kinds. */
  subscriptions: NotificationKind[]
}

/** Whether somebody has an address. */
export interface UserExistence {
  /** Somebody has it. */
  exists: boolean
}

/** Whether somebody is kept out. */
export interface UserBlockStatus {
  /** An administrator keeps them out. */
  blocked: boolean
  /** Since when, epoch ms; absent when they are not. */
  blockedDate?: number
  /** Until when they cannot try again after too many attempts, epoch ms; absent when they can. */
  lockedUntilDate?: number
}

/** An account, in short. */
export interface UserAccount {
  /** Identifier. */
  uuid: string
  /** Name. */
  name: string
  /** Tier. */
  accountType: AccountType
  /** Currency of its books. */
  currency: CurrencyCode
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
    roles?: readonly Role[]
    /** Only people in one of these states. */
    status?: readonly UserStatus[]
    /** Only people with one of these tags. */
    tags?: readonly string[]
    /** Only people who translate from this language. */
    sourceLanguage?: LocaleCode
    /** Only people who translate into one of these languages. */
    targetLanguages?: readonly LocaleCode[]
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

/** What `users.create` takes. */
export interface UsersCreateParams {
  body: NewUser
}

/**
 * Create a person, and invite them by mail
 *
 * A project manager can create managers and linguists, whoever stands higher everybody below themselves. Clients and linguists belong to at least one organization. 409 when somebody has the address.
 *
 * `POST /api/v3/user` (published). Needs USER_save.
 */
export const create: Operation<UsersCreateParams, User> = /*@__PURE__*/ operation('users.create', 'POST', '/api/v3/user', { refreshes: ['users', 'activity', 'organizations', 'orgUnits'], retry: 'never' })

/**
 * Get the person who is signed in
 *
 * `GET /api/v3/user/logged-user` (documented). Needs a session.
 */
export const getLoggedUser: Operation<NoParams, LoggedUser> = /*@__PURE__*/ operation('users.getLoggedUser', 'GET', '/api/v3/user/logged-user')

/** What `users.updateLoggedUser` takes. */
export interface UsersUpdateLoggedUserParams {
  body: UserData
}

/**
 * Change what is known of oneself
 *
 * What is left out is taken away.
 *
 * `PUT /api/v3/user/logged-user` (documented). Needs a session.
 */
export const updateLoggedUser: Operation<UsersUpdateLoggedUserParams, LoggedUser> = /*@__PURE__*/ operation('users.updateLoggedUser', 'PUT', '/api/v3/user/logged-user', { refreshes: ['users', 'auth', 'activity', 'tasks', 'projects'] })

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
 * Eligible is who is linked to the unit or its organization and has the exact language pair. With `all=true` the others come too, each with what keeps them back.
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

/** What `users.update` takes. */
export interface UsersUpdateParams {
  path: {
    /** The person. */
    userUUID: string
  }
  body: UserData
}

/**
 * Change what is known of a person
 *
 * What is left out is taken away. Of somebody below oneself.
 *
 * `PUT /api/v3/user/{userUUID}` (designed). Needs USER_save.
 */
export const update: Operation<UsersUpdateParams, User> = /*@__PURE__*/ operation('users.update', 'PUT', '/api/v3/user/{userUUID}', { refreshes: ['users', 'auth', 'activity', 'tasks', 'projects'] })

/** What `users.delete` takes. */
export interface UsersDeleteParams {
  path: {
    /** The person. */
    userUUID: string
  }
}

/**
 * Remove a person
 *
 * They cannot sign in any more, and their address is free; what they did keeps their name. 409 while they have tasks in hand. Of somebody below oneself.
 *
 * `DELETE /api/v3/user/{userUUID}` (documented). Needs USER_save.
 */
const delete_: Operation<UsersDeleteParams, void> = /*@__PURE__*/ operation('users.delete', 'DELETE', '/api/v3/user/{userUUID}', { answer: nothing, refreshes: ['users', 'organizations', 'orgUnits', 'activity'] })
export { delete_ as delete }

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

/** What `users.uploadAvatar` takes. */
export interface UsersUploadAvatarParams {
  body: AvatarUpload
}

/**
 * Choose a picture of oneself
 *
 * A PNG, JPEG or WebP of at most 5 MB. It is kept as a square of 256 pixels without anything else that was in the file.
 *
 * `PUT /api/v3/user/user-avatar` (inferred). Needs a session.
 */
export const uploadAvatar: Operation<UsersUploadAvatarParams, Avatar> = /*@__PURE__*/ operation('users.uploadAvatar', 'PUT', '/api/v3/user/user-avatar', { body: form, refreshes: ['users', 'auth', 'activity'] })

/**
 * Remove one’s picture
 *
 * `DELETE /api/v3/user/user-avatar` (designed). Needs a session.
 */
export const removeAvatar: Operation<NoParams, void> = /*@__PURE__*/ operation('users.removeAvatar', 'DELETE', '/api/v3/user/user-avatar', { answer: nothing, refreshes: ['users', 'auth', 'activity'] })

/** What `users.getAvatar` takes. */
export interface UsersGetAvatarParams {
  path: {
    /** Which picture. */
    key: string
  }
}

/**
 * Get the picture of somebody in the account
 *
 * `GET /api/v3/user/user-avatar/{key}` (designed). Needs a session.
 */
export const getAvatar: Operation<UsersGetAvatarParams, Blob> = /*@__PURE__*/ operation('users.getAvatar', 'GET', '/api/v3/user/user-avatar/{key}', { answer: bytes })

/**
 * Get how one wants the product to be
 *
 * `GET /api/v3/user/preference-settings` (inferred). Needs a session.
 */
export const getPreferenceSettings: Operation<NoParams, PreferenceSettings> = /*@__PURE__*/ operation('users.getPreferenceSettings', 'GET', '/api/v3/user/preference-settings')

/** What `users.updatePreferenceSettings` takes. */
export interface UsersUpdatePreferenceSettingsParams {
  body: PreferenceChange
}

/**
 * Choose how one wants the product to be
 *
 * What is left out stays as it is.
 *
 * `PUT /api/v3/user/preference-settings` (inferred). Needs a session.
 */
export const updatePreferenceSettings: Operation<UsersUpdatePreferenceSettingsParams, PreferenceSettings> = /*@__PURE__*/ operation('users.updatePreferenceSettings', 'PUT', '/api/v3/user/preference-settings', { refreshes: ['users', 'activity'] })

/**
 * List the kinds of mail that one can get
 *
 * `GET /api/v3/user/subscriptions` (inferred). Needs a session.
 */
export const listSubscriptions: Operation<NoParams, Subscription[]> = /*@__PURE__*/ operation('users.listSubscriptions', 'GET', '/api/v3/user/subscriptions')

/** What `users.updateSubscriptions` takes. */
export interface UsersUpdateSubscriptionsParams {
  body: SubscriptionChange
}

/**
 * Choose the kinds of mail that one gets
 *
 * Mails about signing in come always.
 *
 * `PUT /api/v3/user/subscriptions` (inferred). Needs a session.
 */
export const updateSubscriptions: Operation<UsersUpdateSubscriptionsParams, Subscription[]> = /*@__PURE__*/ operation('users.updateSubscriptions', 'PUT', '/api/v3/user/subscriptions', { refreshes: ['users', 'activity'] })

/** What `users.exists` takes. */
export interface UsersExistsParams {
  query: {
    /** The address. */
    email: string
  }
}

/**
 * Look whether somebody has an address
 *
 * `GET /api/v3/user/exists` (documented). Needs USER_save.
 */
export const exists: Operation<UsersExistsParams, UserExistence> = /*@__PURE__*/ operation('users.exists', 'GET', '/api/v3/user/exists')

/**
 * List the states that a person can be in
 *
 * `GET /api/v3/user/statuses` (documented). Needs a session.
 */
export const listStatuses: Operation<NoParams, UserStatus[]> = /*@__PURE__*/ operation('users.listStatuses', 'GET', '/api/v3/user/statuses')

/**
 * List the roles that one may give
 *
 * `GET /api/v3/user/role` (inferred). Needs USER_save.
 */
export const listRoles: Operation<NoParams, Role[]> = /*@__PURE__*/ operation('users.listRoles', 'GET', '/api/v3/user/role')

/** What `users.setStatus` takes. */
export interface UsersSetStatusParams {
  path: {
    /** The person. */
    userUUID: string
  }
  query: {
    /** The state. */
    status: 'ACTIVE' | 'INACTIVE' | 'DISABLED'
  }
}

/**
 * Set the state of a person
 *
 * Whoever is not active cannot sign in; their sessions end. Of somebody below oneself.
 *
 * `POST /api/v3/user/status/{userUUID}` (documented). Needs USER_save.
 */
export const setStatus: Operation<UsersSetStatusParams, void> = /*@__PURE__*/ operation('users.setStatus', 'POST', '/api/v3/user/status/{userUUID}', { answer: nothing, refreshes: ['users', 'activity'] })

/** What `users.block` takes. */
export interface UsersBlockParams {
  path: {
    /** The person. */
    userUUID: string
  }
}

/**
 * Keep a person out
 *
 * Their sessions end. Of somebody below oneself.
 *
 * `POST /api/v3/user/{userUUID}/block` (documented). Needs USER_save.
 */
export const block: Operation<UsersBlockParams, void> = /*@__PURE__*/ operation('users.block', 'POST', '/api/v3/user/{userUUID}/block', { answer: nothing, refreshes: ['users', 'activity'] })

/** What `users.unblock` takes. */
export interface UsersUnblockParams {
  path: {
    /** The person. */
    userUUID: string
  }
}

/**
 * Let a person in again
 *
 * Of somebody below oneself.
 *
 * `POST /api/v3/user/{userUUID}/unblock` (documented). Needs USER_save.
 */
export const unblock: Operation<UsersUnblockParams, void> = /*@__PURE__*/ operation('users.unblock', 'POST', '/api/v3/user/{userUUID}/unblock', { answer: nothing, refreshes: ['users', 'activity'] })

/** What `users.unblockByAttempts` takes. */
export interface UsersUnblockByAttemptsParams {
  path: {
    /** The person. */
    userUUID: string
  }
}

/**
 * Let a person try again who was locked after too many attempts
 *
 * Of somebody below oneself.
 *
 * `POST /api/v3/user/{userUUID}/unblock-by-attempts` (documented). Needs USER_save.
 */
export const unblockByAttempts: Operation<UsersUnblockByAttemptsParams, void> = /*@__PURE__*/ operation('users.unblockByAttempts', 'POST', '/api/v3/user/{userUUID}/unblock-by-attempts', { answer: nothing, refreshes: ['users', 'activity'] })

/** What `users.checkBlockStatus` takes. */
export interface UsersCheckBlockStatusParams {
  path: {
    /** The person. */
    userUUID: string
  }
}

/**
 * Look whether a person is kept out
 *
 * `POST /api/v3/user/{userUUID}/check-user-block-status` (inferred). Needs USER_save.
 */
export const checkBlockStatus: Operation<UsersCheckBlockStatusParams, UserBlockStatus> = /*@__PURE__*/ operation('users.checkBlockStatus', 'POST', '/api/v3/user/{userUUID}/check-user-block-status', { retry: 'safe' })

/** What `users.getAccount` takes. */
export interface UsersGetAccountParams {
  path: {
    /** The person. */
    userUUID: string
  }
}

/**
 * Get the account of a person
 *
 * `GET /api/v3/user/{userUUID}/account` (documented). Needs USER_list.
 */
export const getAccount: Operation<UsersGetAccountParams, UserAccount> = /*@__PURE__*/ operation('users.getAccount', 'GET', '/api/v3/user/{userUUID}/account')

/** What `users.addRole` takes. */
export interface UsersAddRoleParams {
  path: {
    /** The person. */
    userUUID: string
    /** The role. */
    roleName: Role
  }
}

/**
 * Give a person a role
 *
 * One of those that `users.listRoles` names. Of somebody below oneself.
 *
 * `POST /api/v3/user/{userUUID}/role/{roleName}` (published). Needs USER_save.
 */
export const addRole: Operation<UsersAddRoleParams, void> = /*@__PURE__*/ operation('users.addRole', 'POST', '/api/v3/user/{userUUID}/role/{roleName}', { answer: nothing, refreshes: ['users', 'permissions', 'auth', 'activity'] })

/** What `users.removeRole` takes. */
export interface UsersRemoveRoleParams {
  path: {
    /** The person. */
    userUUID: string
    /** The role. */
    roleName: Role
  }
}

/**
 * Take a role away from a person
 *
 * 409 for the only one. Of somebody below oneself.
 *
 * `DELETE /api/v3/user/{userUUID}/role/{roleName}` (inferred). Needs USER_save.
 */
export const removeRole: Operation<UsersRemoveRoleParams, void> = /*@__PURE__*/ operation('users.removeRole', 'DELETE', '/api/v3/user/{userUUID}/role/{roleName}', { answer: nothing, refreshes: ['users', 'permissions', 'auth', 'activity'] })

/** What `users.addTag` takes. */
export interface UsersAddTagParams {
  path: {
    /** The person. */
    userUUID: string
    /** The tag. */
    tag: string
  }
}

/**
 * Tag a person
 *
 * Oneself or somebody below.
 *
 * `PUT /api/v3/user/{userUUID}/tag/{tag}` (inferred). Needs USER_save.
 */
export const addTag: Operation<UsersAddTagParams, void> = /*@__PURE__*/ operation('users.addTag', 'PUT', '/api/v3/user/{userUUID}/tag/{tag}', { answer: nothing, refreshes: ['users', 'activity'] })

/** What `users.removeTag` takes. */
export interface UsersRemoveTagParams {
  path: {
    /** The person. */
    userUUID: string
    /** The tag. */
    tag: string
  }
}

/**
 * Take a tag away from a person
 *
 * Oneself or somebody below.
 *
 * `DELETE /api/v3/user/{userUUID}/tag/{tag}` (inferred). Needs USER_save.
 */
export const removeTag: Operation<UsersRemoveTagParams, void> = /*@__PURE__*/ operation('users.removeTag', 'DELETE', '/api/v3/user/{userUUID}/tag/{tag}', { answer: nothing, refreshes: ['users', 'activity'] })

/** What `users.addLanguagePair` takes. */
export interface UsersAddLanguagePairParams {
  path: {
    /** The person. */
    userUUID: string
    /** Language translated from. */
    source: LocaleCode
    /** Language translated into. */
    target: LocaleCode
  }
}

/**
 * Add a direction of translation to a person
 *
 * Oneself or somebody below.
 *
 * `POST /api/v3/user/{userUUID}/lang-pair/{source}/{target}` (documented). Needs USER_save.
 */
export const addLanguagePair: Operation<UsersAddLanguagePairParams, void> = /*@__PURE__*/ operation('users.addLanguagePair', 'POST', '/api/v3/user/{userUUID}/lang-pair/{source}/{target}', { answer: nothing, refreshes: ['users', 'tasks', 'activity'] })

/** What `users.removeLanguagePair` takes. */
export interface UsersRemoveLanguagePairParams {
  path: {
    /** The person. */
    userUUID: string
    /** Language translated from. */
    source: LocaleCode
    /** Language translated into. */
    target: LocaleCode
  }
}

/**
 * Take a direction of translation away from a person
 *
 * Oneself or somebody below. Rates of the pair stay.
 *
 * `DELETE /api/v3/user/{userUUID}/lang-pair/{source}/{target}` (documented). Needs USER_save.
 */
export const removeLanguagePair: Operation<UsersRemoveLanguagePairParams, void> = /*@__PURE__*/ operation('users.removeLanguagePair', 'DELETE', '/api/v3/user/{userUUID}/lang-pair/{source}/{target}', { answer: nothing, refreshes: ['users', 'tasks', 'activity'] })

/** What `users.addOrganization` takes. */
export interface UsersAddOrganizationParams {
  path: {
    /** The person. */
    userUUID: string
    /** The organization. */
    organizationUUID: string
  }
}

/**
 * Make a person belong to an organization
 *
 * With it, to each of its units. Oneself or somebody below.
 *
 * `PUT /api/v3/user/{userUUID}/organization/{organizationUUID}` (designed). Needs USER_save.
 */
export const addOrganization: Operation<UsersAddOrganizationParams, void> = /*@__PURE__*/ operation('users.addOrganization', 'PUT', '/api/v3/user/{userUUID}/organization/{organizationUUID}', { answer: nothing, refreshes: ['users', 'organizations', 'orgUnits', 'tasks', 'activity'] })

/** What `users.removeOrganization` takes. */
export interface UsersRemoveOrganizationParams {
  path: {
    /** The person. */
    userUUID: string
    /** The organization. */
    organizationUUID: string
  }
}

/**
 * Let a person no longer belong to an organization
 *
 * Oneself or somebody below.
 *
 * `DELETE /api/v3/user/{userUUID}/organization/{organizationUUID}` (designed). Needs USER_save.
 */
export const removeOrganization: Operation<UsersRemoveOrganizationParams, void> = /*@__PURE__*/ operation('users.removeOrganization', 'DELETE', '/api/v3/user/{userUUID}/organization/{organizationUUID}', { answer: nothing, refreshes: ['users', 'organizations', 'orgUnits', 'tasks', 'activity'] })

/** What `users.addOrgUnit` takes. */
export interface UsersAddOrgUnitParams {
  path: {
    /** The person. */
    userUUID: string
    /** The organizational unit. */
    orgUnitUUID: string
  }
}

/**
 * Make a person belong to a unit
 *
 * Oneself or somebody below.
 *
 * `PUT /api/v3/user/{userUUID}/client/{orgUnitUUID}` (designed). Needs USER_save.
 */
export const addOrgUnit: Operation<UsersAddOrgUnitParams, void> = /*@__PURE__*/ operation('users.addOrgUnit', 'PUT', '/api/v3/user/{userUUID}/client/{orgUnitUUID}', { answer: nothing, refreshes: ['users', 'orgUnits', 'tasks', 'activity'] })

/** What `users.removeOrgUnit` takes. */
export interface UsersRemoveOrgUnitParams {
  path: {
    /** The person. */
    userUUID: string
    /** The organizational unit. */
    orgUnitUUID: string
  }
}

/**
 * Let a person no longer belong to a unit
 *
 * Oneself or somebody below.
 *
 * `DELETE /api/v3/user/{userUUID}/client/{orgUnitUUID}` (designed). Needs USER_save.
 */
export const removeOrgUnit: Operation<UsersRemoveOrgUnitParams, void> = /*@__PURE__*/ operation('users.removeOrgUnit', 'DELETE', '/api/v3/user/{userUUID}/client/{orgUnitUUID}', { answer: nothing, refreshes: ['users', 'orgUnits', 'tasks', 'activity'] })
