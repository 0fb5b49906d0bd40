// Generated from openapi/resources/mtEngines.yaml by openapi/generate.ts. Do not edit.
import type { Operation } from '../operation.ts'
import type { AiKeyOrgUnit, AiProvider } from './aiKeys.ts'
import type { LocaleCode } from './shared.ts'
import type { UserRef } from './users.ts'
import { nothing } from '../answers.ts'
import { operation } from '../operation.ts'

/** Why an engine gave no translation. */
export type MtProblem = 'LANGUAGE' | 'KEY' | 'QUOTA' | 'RATE' | 'PACE' | 'UNREACHABLE' | 'ADDRESS' | 'TIMEOUT' | 'ANSWER' | 'EMPTY' | 'TAGS' | 'BUDGET' | 'NO_KEY' | 'NO_ENGINE' | (string & {})

/** An engine. A change leaves what is omitted as it was; a new engine has null for it. */
export interface MtEngineInput {
  /** Name. */
  name: string
  /** The provider, whose key is that of the organizational unit or else of the account. */
  provider: AiProvider
  /** The language model; required for a provider of language models. */
  model?: string | undefined
  /** The organizational unit that the engine is for; null for the whole account. */
  orgUnitUuid?: string | null | undefined
  /** Source language; one without a region stands for all regions, null for every language. */
  sourceLocale?: LocaleCode | null | undefined
  /** Target language; one without a region stands for all regions, null for every language. */
  targetLocale?: LocaleCode | null | undefined
  /** Place in the order of engines; the next one is tried where one fails. */
  position?: number | undefined
  /** Whether the engine is used; a new one is if omitted. */
  enabled?: boolean | undefined
  /** What a language model is told. `{sourceLanguage}`, `{targetLanguage}`, `{terms}`, and `{examples}` stand for the languages, for terms of the project's glossaries that occur in the segment, and for matches from the translation memories. Null for the default prompt. */
  prompt?: string | null | undefined
  /** Source characters that the engine translates in a calendar month (UTC); null for no limit. */
  monthlyCharacters?: number | null | undefined
  /** Requests that the engine is sent in a minute, evenly spaced; null for no limit. */
  requestsPerMinute?: number | null | undefined
  /** Price of a million characters, or tokens of a language model, in the currency of the provider; null for none. */
  pricePerMillion?: number | null | undefined
}

/** A translation engine. */
export interface MtEngine {
  /** Identifier. */
  uuid: string
  /** Changes with what `mtEngines.update` changes; send it as `If-Match`. */
  version: string
  /** Machine translation, or a language model. */
  kind: 'MT' | 'LLM'
  /** Name. */
  name: string
  /** The provider. */
  provider: AiProvider
  /** The language model. */
  model?: string
  /** The organizational unit that the engine is for; absent for the whole account. */
  orgUnit?: AiKeyOrgUnit
  /** Source language; absent for every language. */
  sourceLocale?: LocaleCode
  /** Target language; absent for every language. */
  targetLocale?: LocaleCode
  /** Place in the order of engines. */
  position: number
  /** Whether the engine is used. */
  enabled: boolean
  /** What a language model is told, where it is not the default. */
  prompt?: string
  /** Source characters that the engine translates in a month; absent without a limit. */
  monthlyCharacters?: number
  /** Requests that the engine is sent in a minute; absent without a limit. */
  requestsPerMinute?: number
  /** Price of a million characters or tokens. */
  pricePerMillion?: number
  /** Source characters of this month. */
  usedCharacters: number
  /** Tokens of this month. */
  usedTokens: number
  /** Whether there is a key of the provider for the engine. */
  hasKey: boolean
  /** Since when the engine has given no translation, epoch ms; absent while it works. */
  failingSince?: number
  /** Why it gives no translation. */
  problem?: MtProblem
  /** When it was last changed, epoch ms. */
  changedAt: number
  /** Who last changed it. */
  changedBy?: UserRef
}

/** The translation engines of an account. */
export interface MtEngines {
  /** The engines. */
  engines: MtEngine[]
  /** What language models are told where an engine has no prompt of its own. */
  defaultPrompt: string
}

/** Sample segments, and the engines to try. */
export interface MtTrial {
  /** The engines. */
  engineUuids: string[]
  /** Source language. */
  sourceLocale: LocaleCode
  /** Target language. */
  targetLocale: LocaleCode
  /** Source texts. */
  texts: string[]
  /** A prompt to try instead of those of the engines. */
  prompt?: string | undefined
  /** Glossaries whose terms a language model is told. */
  glossaryUuids?: string[] | undefined
}

/** What an engine made of the segments. */
export interface MtTrialResult {
  /** The engine. */
  engineUuid: string
  /** Name of the engine. */
  name: string
  /** How long the engine took. */
  milliseconds: number
  /** Source characters. */
  characters: number
  /** Tokens of a language model. */
  tokens: number
  /** What this cost, where the price of the engine is known. */
  cost?: number
  /** What the language model was told. */
  prompt?: string
  /** A result of each text, in their order. */
  texts: MtText[]
}

/** A translation, or why there is none. */
export interface MtText {
  /** The translation. */
  target?: string
  /** Why there is no translation. */
  problem?: MtProblem
}

/** A machine translation of a segment, or why there is none. */
export interface MtSuggestion {
  /** Name of the engine. */
  engineName?: string
  /** The translation. */
  target?: string
  /** Why there is no translation. */
  problem?: MtProblem
}

/** What `mtEngines.list` takes. */
export interface MtEnginesListParams {
  path: {
    /** The account. */
    accountUUID: string
  }
}

/**
 * List the translation engines of an account
 *
 * `GET /api/v3/account/{accountUUID}/mt-engine` (designed). Needs ROLE_ACCOUNT_ADMIN.
 *
 * @throws {HttpError} a code of any call
 */
export const list: Operation<MtEnginesListParams, MtEngines> = /*@__PURE__*/ operation('mtEngines.list', 'GET', '/api/v3/account/{accountUUID}/mt-engine')

/** What `mtEngines.create` takes. */
export interface MtEnginesCreateParams {
  path: {
    /** The account. */
    accountUUID: string
  }
  body: MtEngineInput
}

/**
 * Add a translation engine
 *
 * `POST /api/v3/account/{accountUUID}/mt-engine` (designed). Needs ROLE_ACCOUNT_ADMIN.
 *
 * @throws {HttpError} TOO_MANY, a code of any call
 */
export const create: Operation<MtEnginesCreateParams, MtEngine> = /*@__PURE__*/ operation('mtEngines.create', 'POST', '/api/v3/account/{accountUUID}/mt-engine')

/** What `mtEngines.update` takes. */
export interface MtEnginesUpdateParams {
  path: {
    /** The account. */
    accountUUID: string
    /** The engine. */
    engineUUID: string
  }
  headers?: {
    /** The version that was read. If the resource has changed since then, the response is 409 with the code `OUTDATED` and the current state. If omitted, the last write wins. The version of a list is the versions of its items, in order, or their ids where they have none, separated by commas; `none` stands for an empty list and for what did not exist. */
    'If-Match'?: string | undefined
  } | undefined
  body: MtEngineInput
}

/**
 * Update a translation engine
 *
 * `PUT /api/v3/account/{accountUUID}/mt-engine/{engineUUID}` (designed). Needs ROLE_ACCOUNT_ADMIN.
 *
 * @throws {HttpError} a code of any call
 */
export const update: Operation<MtEnginesUpdateParams, MtEngine> = /*@__PURE__*/ operation('mtEngines.update', 'PUT', '/api/v3/account/{accountUUID}/mt-engine/{engineUUID}')

/** What `mtEngines.remove` takes. */
export interface MtEnginesRemoveParams {
  path: {
    /** The account. */
    accountUUID: string
    /** The engine. */
    engineUUID: string
  }
}

/**
 * Delete a translation engine
 *
 * `DELETE /api/v3/account/{accountUUID}/mt-engine/{engineUUID}` (designed). Needs ROLE_ACCOUNT_ADMIN.
 *
 * @throws {HttpError} a code of any call
 */
export const remove: Operation<MtEnginesRemoveParams, void> = /*@__PURE__*/ operation('mtEngines.remove', 'DELETE', '/api/v3/account/{accountUUID}/mt-engine/{engineUUID}', { answer: nothing })

/** What `mtEngines.try` takes. */
export interface MtEnginesTryParams {
  path: {
    /** The account. */
    accountUUID: string
  }
  body: MtTrial
}

/**
 * Translate sample segments with several engines, side by side
 *
 * Nothing is stored but what the engines have used of their budgets.
 *
 * `POST /api/v3/account/{accountUUID}/mt-engine/try` (designed). Needs ROLE_ACCOUNT_ADMIN.
 *
 * @throws {HttpError} a code of any call
 */
const try_: Operation<MtEnginesTryParams, MtTrialResult[]> = /*@__PURE__*/ operation('mtEngines.try', 'POST', '/api/v3/account/{accountUUID}/mt-engine/try', { retry: 'never' })
export {
  /**
   * Translate sample segments with several engines, side by side
   *
   * Nothing is stored but what the engines have used of their budgets.
   *
   * `POST /api/v3/account/{accountUUID}/mt-engine/try` (designed). Needs ROLE_ACCOUNT_ADMIN.
   *
   * @throws {HttpError} a code of any call
   */
  try_ as try,
}
