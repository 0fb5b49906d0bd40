// Generated from openapi/resources/accounts.yaml by openapi/generate.ts. Do not edit.
import type { NoParams, Operation } from '../operation.ts'
import type { ActivityPage } from './activity.ts'
import type { OrganizationPage } from './organizations.ts'
import type { AccountType, CurrencyCode, PageInfo } from './shared.ts'
import type { InterfaceLanguage, UserPage, UserRef } from './users.ts'
import { nothing } from '../answers.ts'
import { operation } from '../operation.ts'

/** Whether an account can be used: `TRIAL` until its trial ends, `TRIAL_ENDED` after that. */
export type AccountStatus = 'ACTIVE' | 'TRIAL' | 'TRIAL_ENDED' | 'SUSPENDED'

/** Where a person starts: the app or the portal. */
export type EntryPoint = 'HOME' | 'PORTAL_HOME'

/** A role whose people can start in the portal. */
export type PortalRole = 'ACCOUNT_ADMIN' | 'PROJECT_MANAGER' | 'CLIENT'

/** Where the people of a role start. */
export interface RoleEntryPoint {
  /** Role. */
  role: PortalRole
  /** Where they start. */
  entryPoint: EntryPoint
  /** Who last changed it; absent while no one has. */
  changedBy?: UserRef
  /** When it was last changed, epoch ms; absent while it was not. */
  changedDate?: number
}

/** Where the people of a role start from now on. */
export interface NewRoleEntryPoint {
  /** Where they start. */
  entryPoint: EntryPoint
}

/** Short form of an account. */
export interface AccountRef {
  /** Numeric id. */
  id: number
  /** Identifier. */
  uuid: string
  /** Name. */
  name: string
  /** Tier. */
  accountType: AccountType
  /** Default currency. */
  currency: CurrencyCode
  /** Status. */
  status: AccountStatus
  /** When the account was created, epoch ms. */
  createDate: number
}

/** An account in a list. */
export interface AccountListItem extends AccountRef {
  /** Number of people. */
  people: number
  /** Number of organizations. */
  organizations: number
  /** Words translated this month (UTC). */
  words: number
  /** Monthly word quota that applies; absent without one. */
  currentLimit?: number
}

/** One page of accounts. */
export interface AccountPage extends PageInfo {
  /** Items of this page. */
  content: AccountListItem[]
}

/** An account. */
export interface Account extends AccountListItem {
  /** Changes with what `accounts.update` changes; send it as `If-Match`. */
  version: string
  /** Monthly word quota of this account; null for that of its tier. */
  wordsPerMonth?: number | null
  /** When the trial ends, epoch ms; null without a trial. */
  trialEndDate?: number | null
  /** Since when the account is suspended, epoch ms; absent otherwise. */
  suspendedDate?: number
  /** What its people are told; absent otherwise. */
  suspensionReason?: string
}

/** A new account. */
export interface NewAccount {
  /** Name. */
  name: string
  /** Tier. */
  accountType: AccountType
  /** Default currency. */
  currency: CurrencyCode
  /** Monthly word quota; null for that of the tier. */
  wordsPerMonth?: number | null | undefined
  /** When the trial ends, epoch ms; null without a trial. */
  trialEndDate?: number | null | undefined
  /** First administrator. */
  administrator: NewAdministrator
}

/** The first administrator of an account. */
export interface NewAdministrator {
  /** Name. */
  name: string
  /** Email address, which is also the user name. */
  email: string
  /** Language of the invitation and the interface; English by default. */
  language?: InterfaceLanguage | undefined
}

/** Changes of an account; omitted fields do not change. */
export interface AccountUpdate {
  /** The account. */
  uuid: string
  /** Name. */
  name?: string | undefined
  /** Default currency. */
  currency?: CurrencyCode | undefined
  /** Tier. */
  accountType?: AccountType | undefined
  /** Monthly word quota; null for that of the tier. */
  wordsPerMonth?: number | null | undefined
  /** When the trial ends, epoch ms; null without a trial. */
  trialEndDate?: number | null | undefined
}

/** Why an account is suspended. */
export interface AccountSuspension {
  /** What the people of the account are told. */
  reason: string
}

/** The subscription of an account. */
export interface AccountSubscription {
  /** Tier. */
  accountType: AccountType
  /** Status. */
  status: AccountStatus
  /** When the account was created, epoch ms. */
  startDate: number
  /** When the trial ends, epoch ms; absent without a trial. */
  trialEndDate?: number
  /** Whether `billing.getPortal` works on this installation. */
  hasBillingPortal: boolean
  /** When the word quota starts again, epoch ms: the first of the next month in UTC. */
  renewalDate: number
  /** Monthly word quota; absent without one. */
  currentLimit?: number
}

/** What a plan includes. */
export interface AccountProduct {
  /** Tier. */
  accountType: AccountType
  /** Features of the plan. */
  features: PlanFeature[]
  /** Monthly word quota; absent without one. */
  currentLimit?: number
  /** How many people the account can have; absent without a limit. */
  maximumPeople?: number
  /** How many people it has. */
  people: number
}

/** A feature that not all plans include. */
export type PlanFeature = 'PERMISSION_GROUPS' | 'BRANDING' | 'INTEGRATIONS' | 'SINGLE_SIGN_ON' | (string & {})

/** What `accounts.list` takes. */
export interface AccountsListParams {
  query?: {
    /** Page number, from 0. */
    page?: number | undefined
    /** Items per page. */
    size?: number | undefined
    /** A named sort, or a field and a direction (`dueDate,desc`); in lists whose entities have custom fields, also a custom field (`cf.cost-center,desc`). A sort that the list does not have is refused with 400. */
    sort?: string | undefined
    /** Only accounts whose name contains this text, ignoring case. */
    name?: string | undefined
    /** Only accounts of one of these tiers. */
    accountType?: readonly AccountType[] | undefined
    /** Only accounts with one of these statuses. */
    status?: readonly AccountStatus[] | undefined
  } | undefined
}

/**
 * List accounts
 *
 * For system administrators, who work with all accounts.
 *
 * `GET /api/v3/account` (documented). Needs ROLE_SYSADMIN.
 *
 * @throws {HttpError} a code of any call
 */
export const list: Operation<AccountsListParams, AccountPage> = /*@__PURE__*/ operation('accounts.list', 'GET', '/api/v3/account')

/** What `accounts.update` takes. */
export interface AccountsUpdateParams {
  headers?: {
    /** The version that was read. If the resource has changed since then, the response is 409 with the code `OUTDATED` and the current state. If omitted, the last write wins. The version of a list is the versions of its items, in order, or their ids where they have none, separated by commas; `none` stands for an empty list and for what did not exist. */
    'If-Match'?: string | undefined
  } | undefined
  body: AccountUpdate
}

/**
 * Update an account; omitted fields do not change
 *
 * Account administrators can change the name and the currency of their own account; the other fields are for system administrators.
 *
 * `PUT /api/v3/account` (documented). Needs ROLE_ACCOUNT_ADMIN.
 *
 * @throws {HttpError} NOT_FOUND, a code of any call
 */
export const update: Operation<AccountsUpdateParams, Account> = /*@__PURE__*/ operation('accounts.update', 'PUT', '/api/v3/account', { refreshes: ['auth', 'users', 'activity'] })

/** What `accounts.create` takes. */
export interface AccountsCreateParams {
  body: NewAccount
}

/**
 * Create an account and invite its first administrator
 *
 * The account can be used right away: it has workflow steps, a default price list, and a net rate scheme. The administrator gets an email invitation.
 *
 * `POST /api/v3/account` (documented). Needs ROLE_SYSADMIN.
 *
 * @throws {HttpError} EMAIL_TAKEN, a code of any call
 */
export const create: Operation<AccountsCreateParams, Account> = /*@__PURE__*/ operation('accounts.create', 'POST', '/api/v3/account', { retry: 'never' })

/**
 * Get your own account
 *
 * `GET /api/v3/account/my-account` (documented). Needs a session.
 *
 * @throws {HttpError} a code of any call
 */
export const getMine: Operation<NoParams, AccountRef> = /*@__PURE__*/ operation('accounts.getMine', 'GET', '/api/v3/account/my-account')

/**
 * Get the subscription of your account
 *
 * `GET /api/v3/account/subscription` (documented). Needs ROLE_ACCOUNT_ADMIN.
 *
 * @throws {HttpError} a code of any call
 */
export const getSubscription: Operation<NoParams, AccountSubscription> = /*@__PURE__*/ operation('accounts.getSubscription', 'GET', '/api/v3/account/subscription')

/**
 * Get the remaining days of your account's trial
 *
 * `GET /api/v3/account/trial-time` (documented). Needs ROLE_ACCOUNT_ADMIN or ROLE_PROJECT_MANAGER.
 *
 * @throws {HttpError} a code of any call
 */
export const getTrialTime: Operation<NoParams, number | null> = /*@__PURE__*/ operation('accounts.getTrialTime', 'GET', '/api/v3/account/trial-time')

/** What `accounts.get` takes. */
export interface AccountsGetParams {
  path: {
    /** The account. */
    accountUUID: string
  }
}

/**
 * Get an account
 *
 * Your own account, or any account for system administrators. Their access is recorded in the activity of the account as `ACCOUNT_VIEWED`, as it is for the other calls that name an account.
 *
 * `GET /api/v3/account/{accountUUID}` (documented). Needs ROLE_ACCOUNT_ADMIN.
 *
 * @throws {HttpError} a code of any call
 */
export const get: Operation<AccountsGetParams, Account> = /*@__PURE__*/ operation('accounts.get', 'GET', '/api/v3/account/{accountUUID}')

/** What `accounts.getProduct` takes. */
export interface AccountsGetProductParams {
  path: {
    /** The account. */
    accountUUID: string
  }
}

/**
 * Get what the plan of an account includes
 *
 * `GET /api/v3/account/{accountUUID}/product` (documented). Needs ROLE_ACCOUNT_ADMIN.
 *
 * @throws {HttpError} a code of any call
 */
export const getProduct: Operation<AccountsGetProductParams, AccountProduct> = /*@__PURE__*/ operation('accounts.getProduct', 'GET', '/api/v3/account/{accountUUID}/product')

/** What `accounts.listOrganizations` takes. */
export interface AccountsListOrganizationsParams {
  path: {
    /** The account. */
    accountUUID: string
  }
  query?: {
    /** Page number, from 0. */
    page?: number | undefined
    /** Items per page. */
    size?: number | undefined
  } | undefined
}

/**
 * List the organizations of an account
 *
 * `GET /api/v3/account/{accountUUID}/organization` (documented). Needs ROLE_ACCOUNT_ADMIN.
 *
 * @throws {HttpError} a code of any call
 */
export const listOrganizations: Operation<AccountsListOrganizationsParams, OrganizationPage> = /*@__PURE__*/ operation('accounts.listOrganizations', 'GET', '/api/v3/account/{accountUUID}/organization')

/** What `accounts.addOrganization` takes. */
export interface AccountsAddOrganizationParams {
  path: {
    /** The account. */
    accountUUID: string
    /** The organization. */
    organizationUUID: string
  }
}

/**
 * Move an organization of your account to another account
 *
 * With its organizational units, which must not have projects. People, memories, glossaries, and prices of your account stay, and no longer belong to it.
 *
 * `POST /api/v3/account/{accountUUID}/organization/{organizationUUID}` (documented). Needs ROLE_SYSADMIN.
 *
 * @throws {HttpError} CONFLICT, ORG_UNIT_IN_USE, a code of any call
 */
export const addOrganization: Operation<AccountsAddOrganizationParams, void> = /*@__PURE__*/ operation('accounts.addOrganization', 'POST', '/api/v3/account/{accountUUID}/organization/{organizationUUID}', { answer: nothing, refreshes: ['organizations', 'orgUnits', 'users', 'activity'] })

/** What `accounts.listUsers` takes. */
export interface AccountsListUsersParams {
  path: {
    /** The account. */
    accountUUID: string
  }
  query?: {
    /** Page number, from 0. */
    page?: number | undefined
    /** Items per page. */
    size?: number | undefined
  } | undefined
}

/**
 * List the people of an account
 *
 * `GET /api/v3/account/{accountUUID}/user` (designed). Needs ROLE_SYSADMIN.
 *
 * @throws {HttpError} a code of any call
 */
export const listUsers: Operation<AccountsListUsersParams, UserPage> = /*@__PURE__*/ operation('accounts.listUsers', 'GET', '/api/v3/account/{accountUUID}/user')

/** What `accounts.addUser` takes. */
export interface AccountsAddUserParams {
  path: {
    /** The account. */
    accountUUID: string
    /** The user. */
    userUUID: string
  }
}

/**
 * Move a person of your account to another account
 *
 * Only people who have never worked on a project. Organizations, permissions, groups, rates, and access keys stay behind, and the person is signed out.
 *
 * `POST /api/v3/account/{accountUUID}/user/{userUUID}` (documented). Needs ROLE_SYSADMIN.
 *
 * @throws {HttpError} CONFLICT, EMAIL_TAKEN, USER_IN_USE, PLAN_LIMIT, a code of any call
 */
export const addUser: Operation<AccountsAddUserParams, void> = /*@__PURE__*/ operation('accounts.addUser', 'POST', '/api/v3/account/{accountUUID}/user/{userUUID}', { answer: nothing, refreshes: ['users', 'activity'] })

/** What `accounts.listActivity` takes. */
export interface AccountsListActivityParams {
  path: {
    /** The account. */
    accountUUID: string
  }
  query?: {
    /** Page number, from 0. */
    page?: number | undefined
    /** Items per page. */
    size?: number | undefined
    /** Only entries about the account itself. */
    administration?: boolean | undefined
  } | undefined
}

/**
 * List the activity of an account, newest first
 *
 * `GET /api/v3/account/{accountUUID}/activity` (designed). Needs ROLE_SYSADMIN.
 *
 * @throws {HttpError} a code of any call
 */
export const listActivity: Operation<AccountsListActivityParams, ActivityPage> = /*@__PURE__*/ operation('accounts.listActivity', 'GET', '/api/v3/account/{accountUUID}/activity')

/** What `accounts.suspend` takes. */
export interface AccountsSuspendParams {
  path: {
    /** The account. */
    accountUUID: string
  }
  body: AccountSuspension
}

/**
 * Suspend an account
 *
 * From then on, its people can neither sign in nor continue, and are told the reason. Accounts with system administrators can't be suspended.
 *
 * `POST /api/v3/account/{accountUUID}/suspend` (designed). Needs ROLE_SYSADMIN.
 *
 * @throws {HttpError} CONFLICT, a code of any call
 */
export const suspend: Operation<AccountsSuspendParams, Account> = /*@__PURE__*/ operation('accounts.suspend', 'POST', '/api/v3/account/{accountUUID}/suspend')

/** What `accounts.resume` takes. */
export interface AccountsResumeParams {
  path: {
    /** The account. */
    accountUUID: string
  }
}

/**
 * Resume a suspended account
 *
 * `POST /api/v3/account/{accountUUID}/resume` (designed). Needs ROLE_SYSADMIN.
 *
 * @throws {HttpError} CONFLICT, a code of any call
 */
export const resume: Operation<AccountsResumeParams, Account> = /*@__PURE__*/ operation('accounts.resume', 'POST', '/api/v3/account/{accountUUID}/resume')

/** What `accounts.listEntryPoints` takes. */
export interface AccountsListEntryPointsParams {
  path: {
    /** The account. */
    accountUUID: string
  }
}

/**
 * List where people start after they sign in, by role
 *
 * `GET /api/v3/account/{accountUUID}/entry-point` (designed). Needs ROLE_ACCOUNT_ADMIN.
 *
 * @throws {HttpError} a code of any call
 */
export const listEntryPoints: Operation<AccountsListEntryPointsParams, RoleEntryPoint[]> = /*@__PURE__*/ operation('accounts.listEntryPoints', 'GET', '/api/v3/account/{accountUUID}/entry-point')

/** What `accounts.setEntryPoint` takes. */
export interface AccountsSetEntryPointParams {
  path: {
    /** The account. */
    accountUUID: string
    /** The role. */
    roleName: PortalRole
  }
  body: NewRoleEntryPoint
}

/**
 * Set where people of a role start after they sign in
 *
 * People with several roles start in the portal if all of their roles do. The entry point of a person comes before that of their roles.
 *
 * `PUT /api/v3/account/{accountUUID}/entry-point/{roleName}` (designed). Needs ROLE_ACCOUNT_ADMIN.
 *
 * @throws {HttpError} a code of any call
 */
export const setEntryPoint: Operation<AccountsSetEntryPointParams, RoleEntryPoint[]> = /*@__PURE__*/ operation('accounts.setEntryPoint', 'PUT', '/api/v3/account/{accountUUID}/entry-point/{roleName}', { refreshes: ['users', 'activity'] })
