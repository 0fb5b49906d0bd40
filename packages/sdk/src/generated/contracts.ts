// Generated from openapi/resources/contracts.yaml by openapi/generate.ts. Do not edit.
import type { Operation } from '../operation.ts'
import type { SettingsChange } from './cancellationOptions.ts'
import type { PageInfo } from './shared.ts'
import type { UserRef } from './users.ts'
import { nothing } from '../answers.ts'
import { operation } from '../operation.ts'

/** A contract that people accept before they use the product. */
export interface Contract {
  /** Which version of the contract this is, from 1 on. */
  version: number
  /** Numeric id. */
  id: number
  /** Identifier. */
  uuid: string
  /** Title. */
  name: string
  /** The text, as HTML without scripts and styles. */
  content: string
  /** Whether acceptance is required. */
  required: boolean
  /** When this version was published, epoch ms. */
  createdAt: number
  /** What the account says above its contracts; only with `pending=true`, absent where it says nothing. */
  introduction?: string
  /** When you, or the person asked for, accepted the contract, epoch ms; absent until then. */
  acceptedAt?: number
}

/** A contract to add. */
export interface ContractInput {
  /** Title. */
  name: string
  /** The text, as HTML; only basic formatting is kept. */
  content: string
  /** Whether acceptance is required. */
  required?: boolean | undefined
}

/** How the contracts of an account are shown. */
export interface ContractSettings {
  /** Text above the contracts that people are asked to accept; empty for none. */
  introduction: string
  /** Whether people find the contracts that they accepted in their profile. */
  listedInProfile: boolean
  /** State of the settings, for `If-Match`. */
  version: string
  /** The last change; absent before the first. */
  lastChange?: SettingsChange
}

/** What to change. */
export interface ContractSettingsUpdate {
  /** Text above the contracts that people are asked to accept; empty for none. */
  introduction?: string | undefined
  /** Whether people find the contracts that they accepted in their profile. */
  listedInProfile?: boolean | undefined
}

/** A version of a contract that a person accepted or has yet to accept. */
export interface AcceptedContract {
  /** Identifier of the version. */
  uuid: string
  /** Title. */
  name: string
  /** The version. */
  version: number
  /** Whether the version applies; not after a newer one was published or the contract was withdrawn. */
  current: boolean
  /** When the person accepted the version, epoch ms; absent until then. */
  acceptedAt?: number
}

/** That someone accepted a version of a contract. */
export interface ContractAcceptance {
  /** Who accepted the version. */
  user: UserRef
  /** The version. */
  version: number
  /** When, epoch ms. */
  acceptedAt: number
}

/** One page of acceptances. */
export interface ContractAcceptancePage extends PageInfo {
  /** Items of this page. */
  content: ContractAcceptance[]
}

/** What `contracts.list` takes. */
export interface ContractsListParams {
  query?: {
    /** Say when this person, rather than you, accepted each contract. */
    userUuid?: string | undefined
    /** Only contracts you have yet to accept. */
    pending?: boolean | undefined
  } | undefined
}

/**
 * List contracts
 *
 * With `pending=true`, the contracts you have yet to accept; otherwise all contracts of the account, for administrators only. With your own `userUuid`, everyone lists when they accepted each contract.
 *
 * `GET /api/v3/contract` (documented). Needs a session.
 *
 * @throws {HttpError} PERMISSION_MISSING, NOT_FOUND, a code of any call
 */
export const list: Operation<ContractsListParams, Contract[]> = /*@__PURE__*/ operation('contracts.list', 'GET', '/api/v3/contract')

/** What `contracts.create` takes. */
export interface ContractsCreateParams {
  body: ContractInput
}

/**
 * Add a contract
 *
 * Everyone in the account is asked to accept the contract at their next action.
 *
 * `POST /api/v3/contract` (designed). Needs ROLE_ACCOUNT_ADMIN.
 *
 * @throws {HttpError} a code of any call
 */
export const create: Operation<ContractsCreateParams, Contract> = /*@__PURE__*/ operation('contracts.create', 'POST', '/api/v3/contract')

/** What `contracts.accept` takes. */
export interface ContractsAcceptParams {
  path: {
    /** The contract, by `uuid` or `id`. */
    id: string
  }
}

/**
 * Accept a contract
 *
 * `POST /api/v3/contract/{id}` (documented). Needs a session.
 *
 * @throws {HttpError} PERMISSION_MISSING, NOT_FOUND, a code of any call
 */
export const accept: Operation<ContractsAcceptParams, void> = /*@__PURE__*/ operation('contracts.accept', 'POST', '/api/v3/contract/{id}', { answer: nothing, refreshes: ['auth'], retry: 'safe' })

/** What `contracts.remove` takes. */
export interface ContractsRemoveParams {
  path: {
    /** The contract, by `uuid` or `id`. */
    id: string
  }
}

/**
 * Withdraw a contract
 *
 * People are no longer asked to accept the contract; earlier acceptances stay on record.
 *
 * `DELETE /api/v3/contract/{id}` (designed). Needs ROLE_ACCOUNT_ADMIN.
 *
 * @throws {HttpError} NOT_FOUND, a code of any call
 */
export const remove: Operation<ContractsRemoveParams, void> = /*@__PURE__*/ operation('contracts.remove', 'DELETE', '/api/v3/contract/{id}', { answer: nothing })

/** What `contracts.publishVersion` takes. */
export interface ContractsPublishVersionParams {
  path: {
    /** The present version of the contract. */
    id: string
  }
  body: ContractInput
}

/**
 * Publish a new version of a contract
 *
 * Takes the place of the version that is named, so that everyone is asked to accept the contract again; earlier acceptances stay on record.
 *
 * `POST /api/v3/contract/{id}/version` (designed). Needs ROLE_ACCOUNT_ADMIN.
 *
 * @throws {HttpError} a code of any call
 */
export const publishVersion: Operation<ContractsPublishVersionParams, Contract> = /*@__PURE__*/ operation('contracts.publishVersion', 'POST', '/api/v3/contract/{id}/version', { refreshes: ['auth', 'activity'] })

/** What `contracts.listAcceptances` takes. */
export interface ContractsListAcceptancesParams {
  path: {
    /** The present version of the contract. */
    id: string
  }
  query?: {
    /** Part of a person's name. */
    name?: string | undefined
    /** Page number, from 0. */
    page?: number | undefined
    /** Items per page. */
    size?: number | undefined
  } | undefined
}

/**
 * List who accepted a contract
 *
 * Every version that someone accepted, the latest acceptance first.
 *
 * `GET /api/v3/contract/{id}/acceptances` (designed). Needs ROLE_ACCOUNT_ADMIN.
 *
 * @throws {HttpError} a code of any call
 */
export const listAcceptances: Operation<ContractsListAcceptancesParams, ContractAcceptancePage> = /*@__PURE__*/ operation('contracts.listAcceptances', 'GET', '/api/v3/contract/{id}/acceptances')

/** What `contracts.getSettings` takes. */
export interface ContractsGetSettingsParams {
  path: {
    /** The account. */
    accountUUID: string
  }
}

/**
 * Get how the contracts of an account are shown
 *
 * `GET /api/v3/account/{accountUUID}/contract` (documented). Needs ROLE_ACCOUNT_ADMIN.
 *
 * @throws {HttpError} a code of any call
 */
export const getSettings: Operation<ContractsGetSettingsParams, ContractSettings> = /*@__PURE__*/ operation('contracts.getSettings', 'GET', '/api/v3/account/{accountUUID}/contract')

/** What `contracts.updateSettings` takes. */
export interface ContractsUpdateSettingsParams {
  path: {
    /** The account. */
    accountUUID: string
  }
  headers?: {
    /** The version that was read. If the resource has changed since then, the response is 409 with the code `OUTDATED` and the current state. If omitted, the last write wins. The version of a list is the versions of its items, in order, or their ids where they have none, separated by commas; `none` stands for an empty list and for what did not exist. */
    'If-Match'?: string | undefined
  } | undefined
  body?: ContractSettingsUpdate | undefined
}

/**
 * Change how the contracts of an account are shown; omitted fields do not change
 *
 * `PUT /api/v3/account/{accountUUID}/contract` (documented). Needs ROLE_ACCOUNT_ADMIN.
 *
 * @throws {HttpError} a code of any call
 */
export const updateSettings: Operation<ContractsUpdateSettingsParams, ContractSettings> = /*@__PURE__*/ operation('contracts.updateSettings', 'PUT', '/api/v3/account/{accountUUID}/contract', { refreshes: ['users', 'activity'] })

/** What `contracts.reject` takes. */
export interface ContractsRejectParams {
  path: {
    /** The contract, by `uuid` or `id`. */
    id: string
  }
}

/**
 * Reject a contract
 *
 * Ends the session; the product cannot be used without accepting the contract.
 *
 * `POST /api/v3/contract/reject/{id}` (documented). Needs a session.
 *
 * @throws {HttpError} NOT_FOUND, a code of any call
 */
export const reject: Operation<ContractsRejectParams, void> = /*@__PURE__*/ operation('contracts.reject', 'POST', '/api/v3/contract/reject/{id}', { answer: nothing, refreshes: ['auth'] })
