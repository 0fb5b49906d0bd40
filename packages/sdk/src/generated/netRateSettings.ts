// Generated from openapi/resources/netRateSettings.yaml by openapi/generate.ts. Do not edit.
import type { NoParams, Operation } from '../operation.ts'
import { operation } from '../operation.ts'

export interface NetRateSettingsRef {
  /** Id of the scheme again */
  id: string
  /** Id */
  uuid: string
  /** Name */
  name: string
  /** Used where a unit names no other */
  isDefault: boolean
  /** Used where an account has none of its own */
  isDefaultGlobal: boolean
}

export interface NetRateMatchRange {
  /** Id */
  uuid?: string
  /** Lowest score, in percent; 101 is the same context */
  start: number
  /** Highest score, in percent */
  end: number
  /** Kind of match */
  type: 'CONTEXT' | 'EXACT' | 'REPETITION' | 'FUZZY' | (string & {})
}

export interface NetRateWorkflowItem {
  /** Kind of match */
  type: 'CONTEXT' | 'EXACT' | 'REPETITION' | 'FUZZY' | (string & {})
  /** Scores that the factors are for */
  range: {
    /** Lowest score, in percent */
    start: number
    /** Highest score, in percent */
    end: number
  }
  /** Share charged for memory matches, 1 for all */
  tmFactor: number
  /** Share charged for machine translation */
  mtFactor: number
  /** Share charged for text that need not be translated */
  ntFactor: number
}

export interface NetRateWorkflow {
  /** Workflow code */
  workflow: string
  /** Factors of each range */
  netRateWorkflowItems: NetRateWorkflowItem[]
}

export interface NetRateSettings {
  /** Id */
  uuid: string
  /** Name */
  name: string
  /** Used where a unit names no other */
  isDefault: boolean
  /** Bands, without overlap or gap */
  matchRanges: NetRateMatchRange[]
  /** Counts up with each change */
  version: number
  /** Factors of each step */
  netRateWorkflows: NetRateWorkflow[]
}

export interface AccountNetRateSettings {
  /** Id */
  uuid: string
  /** Name */
  name: string
  /** Used where a unit names no other */
  isDefault: boolean
  /** Used where an account has none of its own */
  isDefaultGlobal: boolean
  /** Account it belongs to */
  account: {
    /** Id */
    uuid: string
    /** Name */
    name: string
  }
  /** Bands, without overlap or gap */
  matchRanges: NetRateMatchRange[]
}

/** What `netRateSettings.get` takes. */
export interface NetRateSettingsGetParams {
  path: {
    /** Net rate scheme */
    netRateUuid: string
  }
}

/**
 * One net rate scheme with its bands and factors
 *
 * `GET /api/v3/net-rate-settings/{netRateUuid}` (published). Needs NET_RATE_list.
 */
export const get: Operation<NetRateSettingsGetParams, NetRateSettings> = /*@__PURE__*/ operation('netRateSettings.get', 'GET', '/api/v3/net-rate-settings/{netRateUuid}')

/** What `netRateSettings.list` takes. */
export interface NetRateSettingsListParams {
  query?: {
    /** Leave the default schemes out */
    ignoreDefault?: boolean
  }
}

/**
 * Names of all net rate schemes that the account may use
 *
 * `GET /api/v3/net-rate-settings/list` (published). Needs NET_RATE_list.
 */
export const list: Operation<NetRateSettingsListParams, NetRateSettingsRef[]> = /*@__PURE__*/ operation('netRateSettings.list', 'GET', '/api/v3/net-rate-settings/list')

/**
 * The account's own net rate schemes with their bands
 *
 * `GET /api/v3/net-rate-settings/list-account` (published). Needs NET_RATE_list.
 */
export const listAccount: Operation<NoParams, AccountNetRateSettings[]> = /*@__PURE__*/ operation('netRateSettings.listAccount', 'GET', '/api/v3/net-rate-settings/list-account')
