// Generated from openapi/resources/accountMetrics.yaml by openapi/generate.ts. Do not edit.
import type { NoParams, Operation } from '../operation.ts'
import type { AccountType } from './shared.ts'
import { operation } from '../operation.ts'

/** How much of its quota an account has used. */
export interface AccountUsageStatus {
  /** Words translated this month (UTC). */
  words: number
  /** Monthly word quota; absent without one. */
  currentLimit?: number
}

/** What an account has translated: the words of each first workflow step when it is first delivered. Months and days are in UTC. */
export interface AccountMetrics {
  /** The account. */
  accountUuid: string
  /** Tier. */
  accountType: AccountType
  /** Words translated this month. */
  words: number
  /** Monthly word quota; absent without one. */
  currentLimit?: number
  /** When the quota starts again, epoch ms. */
  renewalDate: number
  /** Each month, oldest first. */
  months: AccountUsageMonth[]
  /** Days of this month with words. */
  days: AccountUsageDay[]
  /** The 50 organizational units with the most words this month. */
  orgUnits: AccountUsageUnit[]
}

/** Words translated in one month, by where the text came from. */
export interface AccountUsageMonth {
  /** First day of the month. */
  month: string
  /** Written by people. */
  human: number
  /** From translation memories and repetitions. */
  memory: number
  /** From machine translation. */
  machine: number
}

/** Words translated on one day. */
export interface AccountUsageDay {
  /** Day. */
  day: string
  /** Words. */
  words: number
}

/** Words translated for one organizational unit. */
export interface AccountUsageUnit {
  /** The organizational unit. */
  uuid: string
  /** Name. */
  name: string
  /** Organization. */
  organization: string
  /** Words. */
  words: number
}

/** Words translated on one day for one organizational unit from one source. */
export interface AccountUsageRow {
  /** Day. */
  day: string
  /** Organization; absent once it is deleted. */
  organization?: string
  /** Organizational unit; absent once it is deleted. */
  orgUnit?: string
  /** Where the text came from. */
  source: 'HUMAN' | 'MEMORY' | 'MACHINE' | (string & {})
  /** Words. */
  words: number
}

/** What `accountMetrics.getMine` takes. */
export interface AccountMetricsGetMineParams {
  query?: {
    /** Months to return, including this one. */
    months?: number | undefined
  } | undefined
}

/**
 * Get how many words your account has translated
 *
 * `GET /api/v3/account-metrics/current-user` (documented). Needs ROLE_ACCOUNT_ADMIN.
 *
 * @throws {HttpError} a code of any call
 */
export const getMine: Operation<AccountMetricsGetMineParams, AccountMetrics> = /*@__PURE__*/ operation('accountMetrics.getMine', 'GET', '/api/v3/account-metrics/current-user')

/**
 * Get the words of this month and the quota of your account
 *
 * `GET /api/v3/account-metrics/status` (documented). Needs ROLE_ACCOUNT_ADMIN.
 *
 * @throws {HttpError} a code of any call
 */
export const getStatus: Operation<NoParams, AccountUsageStatus> = /*@__PURE__*/ operation('accountMetrics.getStatus', 'GET', '/api/v3/account-metrics/status')

/** What `accountMetrics.listRaw` takes. */
export interface AccountMetricsListRawParams {
  query: {
    /** First day, in UTC. */
    startDate: string
    /** Last day, in UTC; at most 800 days later. */
    endDate: string
  }
}

/**
 * List the translated words of your account by day, organizational unit, and source
 *
 * `GET /api/v3/account-metrics/raw/current-user` (documented). Needs ROLE_ACCOUNT_ADMIN.
 *
 * @throws {HttpError} a code of any call
 */
export const listRaw: Operation<AccountMetricsListRawParams, AccountUsageRow[]> = /*@__PURE__*/ operation('accountMetrics.listRaw', 'GET', '/api/v3/account-metrics/raw/current-user')

/** What `accountMetrics.get` takes. */
export interface AccountMetricsGetParams {
  path: {
    /** The account. */
    accountUUID: string
  }
  query?: {
    /** Months to return, including this one. */
    months?: number | undefined
  } | undefined
}

/**
 * Get how many words an account has translated
 *
 * `GET /api/v3/account-metrics/{accountUUID}` (documented). Needs ROLE_ACCOUNT_ADMIN.
 *
 * @throws {HttpError} a code of any call
 */
export const get: Operation<AccountMetricsGetParams, AccountMetrics> = /*@__PURE__*/ operation('accountMetrics.get', 'GET', '/api/v3/account-metrics/{accountUUID}')
