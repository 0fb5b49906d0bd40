// Generated from openapi/resources/netRateSettings.yaml by openapi/generate.ts. Do not edit.
import type { NoParams, Operation } from '../operation.ts'
import type { WorkflowCode } from './shared.ts'
import { nothing } from '../answers.ts'
import { operation } from '../operation.ts'

export interface NetRateSettingsRef {
  /** Same as `uuid` */
  id: string
  /** Id */
  uuid: string
  /** Name */
  name: string
  /** Whether the scheme is used by organizational units without their own */
  isDefault: boolean
  /** Whether the scheme is used by accounts without a default one */
  isDefaultGlobal: boolean
  /** Whether the scheme is offered to every account */
  isSystem: boolean
}

export interface NetRateMatchRange {
  /** Id */
  uuid?: string
  /** Lowest score, in percent; 101 is a context match */
  start: number
  /** Highest score, in percent */
  end: number
  /** Type of match */
  type: 'CONTEXT' | 'EXACT' | 'REPETITION' | 'FUZZY' | (string & {})
}

export interface NetRateWorkflowItem {
  /** Type of match */
  type: 'CONTEXT' | 'EXACT' | 'REPETITION' | 'FUZZY' | (string & {})
  /** Match scores that the factors apply to */
  range: {
    /** Lowest score, in percent */
    start: number
    /** Highest score, in percent */
    end: number
  }
  /** Fraction charged for memory matches; 1 for the full price */
  tmFactor: number
  /** Fraction charged for machine-translated text of which this much has stayed after editing */
  mtFactor: number
  /** Fraction charged for non-translatable text */
  ntFactor: number
}

export interface NetRateWorkflow {
  /** Workflow code */
  workflow: string
  /** Factors for each score range */
  netRateWorkflowItems: NetRateWorkflowItem[]
}

export interface NetRateSettings {
  /** Id */
  uuid: string
  /** Name */
  name: string
  /** Whether the scheme is used by organizational units without their own */
  isDefault: boolean
  /** Match bands, without overlaps or gaps */
  matchRanges: NetRateMatchRange[]
  /** Whether the scheme is offered to every account */
  isSystem: boolean
  /** Increases with each change */
  version: number
  /** Organizational units that the scheme is set for */
  orgUnitUuids: string[]
  /** Factors for each workflow step */
  netRateWorkflows: NetRateWorkflow[]
}

export interface AccountNetRateSettings {
  /** Id */
  uuid: string
  /** Name */
  name: string
  /** Whether the scheme is used by organizational units without their own */
  isDefault: boolean
  /** Whether the scheme is used by accounts without a default one */
  isDefaultGlobal: boolean
  /** Whether the scheme is offered to every account */
  isSystem: boolean
  /** Account that the scheme belongs to; absent for those of the system */
  account?: {
    /** Id */
    uuid: string
    /** Name */
    name: string
  }
  /** Match bands, without overlaps or gaps */
  matchRanges: NetRateMatchRange[]
}

/** A net rate scheme. A change leaves what is omitted as it was */
export interface NetRateSettingsSave {
  /** The version that was read; if someone else has changed the scheme since then, the response is 409 with the code `OUTDATED` and the current state. `If-Match` takes it, too; if both are omitted, the last write wins */
  version?: number | undefined
  /** Name */
  name: string
  /** Whether the scheme is offered to every account; for new schemes only, and only by system administrators */
  isSystem?: boolean | undefined
  /** Whether the scheme is used by organizational units without their own */
  isDefault?: boolean | undefined
  /** Organizational units that the scheme is set for */
  orgUnitUuids?: string[] | undefined
  /** Match bands, without overlaps or gaps */
  matchRanges: NetRateRangeSave[]
  /** Factors for each workflow step; match bands without a factor cost the full price */
  netRateWorkflows?: NetRateWorkflowSave[] | undefined
}

export interface NetRateRangeSave {
  /** Id, as returned; not stored */
  uuid?: string | undefined
  /** Lowest score, in percent; 101 is a context match */
  start: number
  /** Highest score, in percent */
  end: number
  /** Type of match */
  type: 'CONTEXT' | 'EXACT' | 'REPETITION' | 'FUZZY'
}

export interface OrgUnitNetRates {
  /** A scheme of the account or of the system; null to inherit */
  netRateUuid: string | null
}

export interface NetRateWorkflowSave {
  workflow: WorkflowCode
  /** Factors for each score range */
  netRateWorkflowItems: {
    /** Type of match; only needed to distinguish 100 % from repetition */
    type?: 'CONTEXT' | 'EXACT' | 'REPETITION' | 'FUZZY' | undefined
    /** Match scores that the factors apply to */
    range: {
      /** Lowest score, in percent */
      start: number
      /** Highest score, in percent */
      end: number
    }
    /** Fraction charged for memory matches; 1 for the full price */
    tmFactor: number
    /** Fraction charged for machine-translated text of which this much has stayed after editing; 1 if omitted */
    mtFactor?: number | undefined
    /** Fraction charged for non-translatable text; 1 if omitted */
    ntFactor?: number | undefined
  }[]
}

/** What `netRateSettings.create` takes. */
export interface NetRateSettingsCreateParams {
  body: NetRateSettingsSave
}

/**
 * Add a net rate scheme
 *
 * Context, 100 %, and repetition appear once each; the fuzzy match bands must cover 0 to 99 % without overlaps or gaps. A project uses the scheme of its organizational unit; without one, the default scheme of the account, or else that of the system. Only system administrators add system schemes (`isSystem`).
 *
 * `POST /api/v3/net-rate-settings` (designed). Needs NET_RATE_save.
 *
 * @throws {HttpError} a code of any call
 */
export const create: Operation<NetRateSettingsCreateParams, NetRateSettings> = /*@__PURE__*/ operation('netRateSettings.create', 'POST', '/api/v3/net-rate-settings', { refreshes: ['orgUnits', 'activity'], retry: 'never' })

/** What `netRateSettings.get` takes. */
export interface NetRateSettingsGetParams {
  path: {
    /** Net rate scheme */
    netRateUuid: string
  }
  query?: {
    /** Version to return; 404 unless something was calculated with it */
    version?: number | undefined
  } | undefined
}

/**
 * Get a net rate scheme with its match bands and factors
 *
 * `GET /api/v3/net-rate-settings/{netRateUuid}` (published). Needs NET_RATE_list.
 *
 * @throws {HttpError} a code of any call
 */
export const get: Operation<NetRateSettingsGetParams, NetRateSettings> = /*@__PURE__*/ operation('netRateSettings.get', 'GET', '/api/v3/net-rate-settings/{netRateUuid}')

/** What `netRateSettings.update` takes. */
export interface NetRateSettingsUpdateParams {
  path: {
    /** Net rate scheme */
    netRateUuid: string
  }
  headers?: {
    /** The version that was read. If the resource has changed since then, the response is 409 with the code `OUTDATED` and the current state. If omitted, the last write wins. The version of a list is the versions of its items, in order, or their ids where they have none, separated by commas; `none` stands for an empty list and for what did not exist. */
    'If-Match'?: string | undefined
  } | undefined
  body: NetRateSettingsSave
}

/**
 * Replace a net rate scheme
 *
 * The body replaces the whole scheme. The version increases. Existing analyses and costs do not change, and approved projects keep the version that they were calculated with. Only system administrators change system schemes. The default scheme of an account can give that up while the system has a default scheme.
 *
 * `PUT /api/v3/net-rate-settings/{netRateUuid}` (designed). Needs NET_RATE_save.
 *
 * @throws {HttpError} a code of any call
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
 * The response is 422 for the default scheme, and for schemes that are used by projects that are not closed.
 *
 * `DELETE /api/v3/net-rate-settings/{netRateUuid}` (designed). Needs NET_RATE_save.
 *
 * @throws {HttpError} DEFAULT_NET_RATES, NET_RATES_IN_USE, a code of any call
 */
export const remove: Operation<NetRateSettingsRemoveParams, void> = /*@__PURE__*/ operation('netRateSettings.remove', 'DELETE', '/api/v3/net-rate-settings/{netRateUuid}', { answer: nothing, refreshes: ['orgUnits', 'activity'] })

/** What `netRateSettings.list` takes. */
export interface NetRateSettingsListParams {
  query?: {
    /** Omit the default schemes */
    ignoreDefault?: boolean | undefined
  } | undefined
}

/**
 * List the names of all net rate schemes available to the account
 *
 * `GET /api/v3/net-rate-settings/list` (published). Needs NET_RATE_list.
 *
 * @throws {HttpError} a code of any call
 */
export const list: Operation<NetRateSettingsListParams, NetRateSettingsRef[]> = /*@__PURE__*/ operation('netRateSettings.list', 'GET', '/api/v3/net-rate-settings/list')

/**
 * List the net rate schemes of the account and of the system with their match bands
 *
 * `GET /api/v3/net-rate-settings/list-account` (published). Needs NET_RATE_list.
 *
 * @throws {HttpError} a code of any call
 */
export const listAccount: Operation<NoParams, AccountNetRateSettings[]> = /*@__PURE__*/ operation('netRateSettings.listAccount', 'GET', '/api/v3/net-rate-settings/list-account')

/** What `netRateSettings.listOrgUnitAccount` takes. */
export interface NetRateSettingsListOrgUnitAccountParams {
  path: {
    /** Organizational unit */
    orgUnitUUID: string
  }
}

/**
 * List the net rate schemes available to an organizational unit, its own first
 *
 * `GET /api/v3/net-rate-settings/list-org-unit-account/{orgUnitUUID}` (published). Needs NET_RATE_list.
 *
 * @throws {HttpError} a code of any call
 */
export const listOrgUnitAccount: Operation<NetRateSettingsListOrgUnitAccountParams, AccountNetRateSettings[]> = /*@__PURE__*/ operation('netRateSettings.listOrgUnitAccount', 'GET', '/api/v3/net-rate-settings/list-org-unit-account/{orgUnitUUID}')

/** What `netRateSettings.setOrgUnit` takes. */
export interface NetRateSettingsSetOrgUnitParams {
  path: {
    /** Organizational unit */
    orgUnitUUID: string
  }
  body: OrgUnitNetRates
}

/**
 * Set the net rate scheme of an organizational unit, or let it inherit one
 *
 * `PUT /api/v3/net-rate-settings/org-unit/{orgUnitUUID}` (designed). Needs NET_RATE_save.
 *
 * @throws {HttpError} a code of any call
 */
export const setOrgUnit: Operation<NetRateSettingsSetOrgUnitParams, void> = /*@__PURE__*/ operation('netRateSettings.setOrgUnit', 'PUT', '/api/v3/net-rate-settings/org-unit/{orgUnitUUID}', { answer: nothing, refreshes: ['orgUnits', 'activity'] })
