// Generated from openapi/resources/aiKeys.yaml by openapi/generate.ts. Do not edit.
import type { Operation } from '../operation.ts'
import type { UserRef } from './users.ts'
import { nothing } from '../answers.ts'
import { operation } from '../operation.ts'

/** The protocol that a provider speaks; other servers that speak it work, too. */
export type AiProvider = 'DEEPL' | 'GOOGLE' | 'LIBRETRANSLATE' | 'OPENAI'

/** A key to check. */
export interface AiKeyCheck {
  /** The provider. */
  provider: AiProvider
  /** The key; a server at an address of your own may need none. */
  apiKey?: string | undefined
  /** Address of the API, such as `https://llm.example.com/v1`; that of the provider itself if omitted. */
  baseUrl?: string | undefined
}

/** A key to store. */
export interface AiKeyInput {
  /** The provider. */
  provider: AiProvider
  /** The key; a server at an address of your own may need none. */
  apiKey?: string | undefined
  /** Address of the API, such as `https://llm.example.com/v1`; that of the provider itself if omitted. */
  baseUrl?: string | undefined
  /** The organizational unit that the key is for; the whole account if omitted. */
  orgUnitUuid?: string | undefined
}

/** Why a provider did not do what it was asked to. */
export type AiKeyProblem = 'KEY' | 'QUOTA' | 'RATE' | 'UNREACHABLE' | 'ADDRESS' | 'TIMEOUT' | 'ANSWER' | (string & {})

/** Whether a provider takes a key. */
export interface AiKeyValidation {
  /** Whether the provider takes the key. */
  isValid: boolean
  /** What is wrong. */
  reason?: AiKeyProblem
}

/** A key of a provider, without the key itself. */
export interface AiKey {
  /** Identifier. */
  uuid: string
  /** The provider. */
  provider: AiProvider
  /** The last four characters of the key; empty for a server that needs none. */
  hint: string
  /** Address of the API, where it is not that of the provider itself. */
  baseUrl?: string
  /** The organizational unit that the key is for; absent for the whole account. */
  orgUnit?: AiKeyOrgUnit
  /** When it was stored, which the provider has taken it at, epoch ms. */
  changedAt: number
  /** Who stored it. */
  changedBy?: UserRef
}

/** An organizational unit. */
export interface AiKeyOrgUnit {
  /** Identifier. */
  uuid: string
  /** Name. */
  name: string
}

/** What `aiKeys.validate` takes. */
export interface AiKeysValidateParams {
  body: AiKeyCheck
}

/**
 * Check a key at its provider without storing it
 *
 * Sends a request to the provider that changes nothing there. Says what is wrong with a key instead of refusing it.
 *
 * `POST /api/v3/account/ai/validate-key` (documented). Needs ROLE_ACCOUNT_ADMIN.
 *
 * @throws {HttpError} a code of any call
 */
export const validate: Operation<AiKeysValidateParams, AiKeyValidation> = /*@__PURE__*/ operation('aiKeys.validate', 'POST', '/api/v3/account/ai/validate-key', { retry: 'never' })

/** What `aiKeys.list` takes. */
export interface AiKeysListParams {
  path: {
    /** The account. */
    id: string
  }
}

/**
 * List the provider keys of an account
 *
 * Keys are never returned, only their last four characters.
 *
 * `GET /api/v3/account/{id}/ai/key` (documented). Needs ROLE_ACCOUNT_ADMIN.
 *
 * @throws {HttpError} a code of any call
 */
export const list: Operation<AiKeysListParams, AiKey[]> = /*@__PURE__*/ operation('aiKeys.list', 'GET', '/api/v3/account/{id}/ai/key')

/** What `aiKeys.update` takes. */
export interface AiKeysUpdateParams {
  path: {
    /** The account. */
    id: string
  }
  body: AiKeyInput
}

/**
 * Replace a provider key, or the address that it is used at
 *
 * The provider must take the key. Without `apiKey`, the stored one is kept; a new address needs the key again, so that no key is sent to a server that it was not meant for.
 *
 * `PUT /api/v3/account/{id}/ai/key` (documented). Needs ROLE_ACCOUNT_ADMIN.
 *
 * @throws {HttpError} AI_KEY_REFUSED, a code of any call
 */
export const update: Operation<AiKeysUpdateParams, AiKey> = /*@__PURE__*/ operation('aiKeys.update', 'PUT', '/api/v3/account/{id}/ai/key')

/** What `aiKeys.create` takes. */
export interface AiKeysCreateParams {
  path: {
    /** The account. */
    id: string
  }
  body: AiKeyInput
}

/**
 * Add a provider key
 *
 * The provider must take the key. It is stored encrypted.
 *
 * `POST /api/v3/account/{id}/ai/key` (documented). Needs ROLE_ACCOUNT_ADMIN.
 *
 * @throws {HttpError} AI_KEY_REFUSED, CONFLICT, a code of any call
 */
export const create: Operation<AiKeysCreateParams, AiKey> = /*@__PURE__*/ operation('aiKeys.create', 'POST', '/api/v3/account/{id}/ai/key', { retry: 'never' })

/** What `aiKeys.remove` takes. */
export interface AiKeysRemoveParams {
  path: {
    /** The account. */
    id: string
  }
  query: {
    /** The provider. */
    provider: AiProvider
    /** The organizational unit that the key is for; that of the whole account if omitted. */
    orgUnitUuid?: string | undefined
  }
}

/**
 * Delete a provider key
 *
 * `DELETE /api/v3/account/{id}/ai/key` (documented). Needs ROLE_ACCOUNT_ADMIN.
 *
 * @throws {HttpError} a code of any call
 */
export const remove: Operation<AiKeysRemoveParams, void> = /*@__PURE__*/ operation('aiKeys.remove', 'DELETE', '/api/v3/account/{id}/ai/key', { answer: nothing })
