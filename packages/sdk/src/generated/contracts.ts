// Generated from openapi/resources/contracts.yaml by openapi/generate.ts. Do not edit.
import type { Operation } from '../operation.ts'
import { nothing } from '../answers.ts'
import { operation } from '../operation.ts'

/** A contract that people accept before they use the product. */
export interface Contract {
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
  /** When the contract was added, epoch ms. */
  createdAt: number
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
  required?: boolean
}

/** What `contracts.list` takes. */
export interface ContractsListParams {
  query?: {
    /** Say when this person, rather than you, accepted each contract. */
    userUuid?: string
    /** Only contracts you have yet to accept. */
    pending?: boolean
  }
}

/**
 * List contracts
 *
 * With `pending=true`, the contracts you have yet to accept; otherwise all contracts of the account, for administrators only. With your own `userUuid`, everyone lists when they accepted each contract.
 *
 * `GET /api/v3/contract` (documented). Needs a session.
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
 */
export const create: Operation<ContractsCreateParams, Contract> = /*@__PURE__*/ operation('contracts.create', 'POST', '/api/v3/contract')

/** What `contracts.accept` takes. */
export interface ContractsAcceptParams {
  path: {
    /** The contract. */
    id: string
  }
}

/**
 * Accept a contract
 *
 * `POST /api/v3/contract/{id}` (documented). Needs a session.
 */
export const accept: Operation<ContractsAcceptParams, void> = /*@__PURE__*/ operation('contracts.accept', 'POST', '/api/v3/contract/{id}', { answer: nothing, refreshes: ['auth'], retry: 'safe' })

/** What `contracts.remove` takes. */
export interface ContractsRemoveParams {
  path: {
    /** The contract. */
    id: string
  }
}

/**
 * Withdraw a contract
 *
 * People are no longer asked to accept the contract; earlier acceptances stay on record.
 *
 * `DELETE /api/v3/contract/{id}` (designed). Needs ROLE_ACCOUNT_ADMIN.
 */
export const remove: Operation<ContractsRemoveParams, void> = /*@__PURE__*/ operation('contracts.remove', 'DELETE', '/api/v3/contract/{id}', { answer: nothing })

/** What `contracts.reject` takes. */
export interface ContractsRejectParams {
  path: {
    /** The contract. */
    id: string
  }
}

/**
 * Reject a contract
 *
 * Ends the session; the product cannot be used without accepting the contract.
 *
 * `POST /api/v3/contract/reject/{id}` (documented). Needs a session.
 */
export const reject: Operation<ContractsRejectParams, void> = /*@__PURE__*/ operation('contracts.reject', 'POST', '/api/v3/contract/reject/{id}', { answer: nothing, refreshes: ['auth'] })
