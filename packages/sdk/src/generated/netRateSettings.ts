// Generated from openapi/resources/netRateSettings.yaml by openapi/generate.ts. Do not edit.
import type { NoParams, Operation } from '../operation.ts'
import type { WorkflowCode } from './shared.ts'
import { nothing } from '../answers.ts'
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
  /** Units that use it by themselves */
  orgUnitUuids: string[]
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

export interface NetRateSettingsSave {
  /** The version that was read; 409 with what is there now, where somebody else was faster. Left out, it is not looked at */
  version?: number
  /** Name */
  name: string
  /** Used where a unit names no other */
  isDefault?: boolean
  /** Units that use it by themselves */
  orgUnitUuids?: string[]
  /** Bands, without overlap or gap */
  matchRanges: NetRateRangeSave[]
  /** Factors of each step; a band without one costs the full price */
  netRateWorkflows?: NetRateWorkflowSave[]
}

export interface NetRateRangeSave {
  /** Id, as it was read; not kept */
  uuid?: string
  /** Lowest score, in percent; 101 is the same context */
  start: number
  /** Highest score, in percent */
  end: number
  /** Kind of match */
  type: 'CONTEXT' | 'EXACT' | 'REPETITION' | 'FUZZY'
}

export interface NetRateWorkflowSave {
  workflow: WorkflowCode
  /** Factors of each range */
  netRateWorkflowItems: {
    /** Kind of match; needed only to tell 100 % from repetition */
    type?: 'CONTEXT' | 'EXACT' | 'REPETITION' | 'FUZZY'
    /** Scores that the factors are for */
    range: {
      /** Lowest score, in percent */
      start: number
      /** Highest score, in percent */
      end: number
    }
    /** Share charged for memory matches, 1 for all */
    tmFactor: number
    /** Share charged for machine translation; 1 when left out */
    mtFactor?: number
    /** Share charged for text that need not be translated; 1 when left out */
    ntFactor?: number
  }[]
}

/** What `netRateSettings.create` takes. */
export interface NetRateSettingsCreateParams {
  body: NetRateSettingsSave
}

/**
 * Add a net rate scheme
 *
 * Context, 100 % and repetition stand once each; the fuzzy bands may not overlap or leave gaps between 0 and 99 %. A project takes the scheme of its unit, else the default one of the account.
 *
 * `POST /api/v3/net-rate-settings` (designed). Needs NET_RATE_save.
 */
export const create: Operation<NetRateSettingsCreateParams, NetRateSettings> = /*@__PURE__*/ operation('netRateSettings.create', 'POST', '/api/v3/net-rate-settings', { refreshes: ['orgUnits', 'activity'], retry: 'never' })

/** What `netRateSettings.get` takes. */
export interface NetRateSettingsGetParams {
  path: {
    /** Net rate scheme */
    netRateUuid: string
  }
  query?: {
    /** As it was in this version; 404 unless something was counted with it */
    version?: number
  }
}

/**
 * One net rate scheme with its bands and factors
 *
 * `GET /api/v3/net-rate-settings/{netRateUuid}` (published). Needs NET_RATE_list.
 */
export const get: Operation<NetRateSettingsGetParams, NetRateSettings> = /*@__PURE__*/ operation('netRateSettings.get', 'GET', '/api/v3/net-rate-settings/{netRateUuid}')

/** What `netRateSettings.update` takes. */
export interface NetRateSettingsUpdateParams {
  path: {
    /** Net rate scheme */
    netRateUuid: string
  }
  body: NetRateSettingsSave
}

/**
 * Replace what a net rate scheme says
 *
 * The body is the whole scheme. The version counts up. Analyses and costs that were made stay, and approved projects go on with the version that they were counted with.
 *
 * `PUT /api/v3/net-rate-settings/{netRateUuid}` (designed). Needs NET_RATE_save.
 */
export const update: Operation<NetRateSettingsUpdateParams, NetRateSettings> = /*@__PURE__*/ operation('netRateSettings.update', 'PUT', '/api/v3/net-rate-settings/{netRateUuid}', { refreshes: ['orgUnits', 'costs', 'activity'] })

/** What `netRateSettings.remove` takes. */
export interface NetRateSettingsRemoveParams {
  path: {
    /** Net rate scheme */
    netRateUuid: string
  }
}

/**
 * Delete a net rate scheme
 *
 * 422 for the default one, and while projects that are not closed use it.
 *
 * `DELETE /api/v3/net-rate-settings/{netRateUuid}` (designed). Needs NET_RATE_save.
 */
export const remove: Operation<NetRateSettingsRemoveParams, void> = /*@__PURE__*/ operation('netRateSettings.remove', 'DELETE', '/api/v3/net-rate-settings/{netRateUuid}', { answer: nothing, refreshes: ['orgUnits', 'activity'] })

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

/** What `netRateSettings.listOrgUnitAccount` takes. */
export interface NetRateSettingsListOrgUnitAccountParams {
  path: {
    /** Unit */
    orgUnitUUID: string
  }
}

/**
 * The net rate schemes that a unit may use, its own first
 *
 * `GET /api/v3/net-rate-settings/list-org-unit-account/{orgUnitUUID}` (published). Needs NET_RATE_list.
 */
export const listOrgUnitAccount: Operation<NetRateSettingsListOrgUnitAccountParams, AccountNetRateSettings[]> = /*@__PURE__*/ operation('netRateSettings.listOrgUnitAccount', 'GET', '/api/v3/net-rate-settings/list-org-unit-account/{orgUnitUUID}')
