// Generated from openapi/resources/contracts.yaml by openapi/generate.ts. Do not edit.
import type { Operation } from '../operation.ts'
import { nothing } from '../answers.ts'
import { operation } from '../operation.ts'

/** What people have to accept before they use the product. */
export interface Contract {
  /** Number. */
  id: number
  /** Identifier. */
  uuid: string
  /** Title. */
  name: string
  /** The text; HTML without scripts and styles. */
  content: string
  /** Whether one has to accept it. */
  required: boolean
  /** When it was added, epoch ms. */
  createdAt: number
  /** When the person who asks has accepted it, epoch ms; absent before. */
  acceptedAt?: number
}

/** A contract to add. */
export interface ContractInput {
  /** Title. */
  name: string
  /** The text; of its HTML only plain formatting is kept. */
  content: string
  /** Whether one has to accept it. */
  required?: boolean
}

/** What `contracts.list` takes. */
export interface ContractsListParams {
  query?: {
    /** Only those that one has still to accept. */
    pending?: boolean
  }
}

/**
 * List contracts
 *
 * With `pending=true` those that one has still to accept; without, all of the account, for its administrators.
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
 * Everybody of the account is asked to accept it at their next step.
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
 * Nobody is asked to accept it any more; who has accepted it stays on record.
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
 * Ends the session: nobody uses the product without it.
 *
 * `POST /api/v3/contract/reject/{id}` (documented). Needs a session.
 */
export const reject: Operation<ContractsRejectParams, void> = /*@__PURE__*/ operation('contracts.reject', 'POST', '/api/v3/contract/reject/{id}', { answer: nothing, refreshes: ['auth'] })
