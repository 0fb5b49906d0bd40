// Generated from openapi/resources/users.yaml by openapi/generate.ts. Do not edit.
import type { NoParams, Operation } from '../operation.ts'
import type { OrgUnitRef } from './orgUnits.ts'
import type { CustomFieldValue, OrganizationRef } from './organizations.ts'
import type { GrantedPermission } from './permissions.ts'
import type { AccountType, CountryCode, CurrencyCode, LocaleCode, PageInfo, Role, UserStatus } from './shared.ts'
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
