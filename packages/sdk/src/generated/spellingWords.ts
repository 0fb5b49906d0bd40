// Generated from openapi/resources/spellingWords.yaml by openapi/generate.ts. Do not edit.
import type { Operation } from '../operation.ts'
import type { SettingsChange } from './cancellationOptions.ts'
import type { LocaleCode } from './shared.ts'
import type { UserRef } from './users.ts'
import { nothing } from '../answers.ts'
import { operation } from '../operation.ts'

/** Words to ignore. */
export interface SpellingWordsInput {
  /** The words, as they are written. Letter case counts: `dragoman` covers `Dragoman`, but not the other way round. */
  words: string[]
  /** The target language in which they are ignored; all languages without one. */
  language?: LocaleCode | undefined
}

/** A word that the spelling check ignores. */
export interface SpellingWord {
  /** Identifier. */
  uuid: string
  /** The word, as it is written. */
  word: string
  /** The target language in which it is ignored; absent for all. */
  language?: LocaleCode
  /** When it was added, epoch ms. */
  createdAt: number
  /** Who added it. */
  createdBy?: UserRef
}

/** The words that the spelling check of an account ignores. */
export interface SpellingWords {
  /** The words. */
  words: SpellingWord[]
  /** Languages that the server has a dictionary for. */
  dictionaries: LocaleCode[]
  /** Who changed the words last; absent if no one did. */
  lastChange?: SettingsChange
}

/** What `spellingWords.list` takes. */
export interface SpellingWordsListParams {
  path: {
    /** The account. */
    id: string
  }
}

/**
 * List the words that the spelling check of an account ignores
 *
 * `GET /api/v3/account/{id}/spelling-words` (designed). Needs ROLE_ACCOUNT_ADMIN or ROLE_PROJECT_MANAGER.
 *
 * @throws {HttpError} a code of any call
 */
export const list: Operation<SpellingWordsListParams, SpellingWords> = /*@__PURE__*/ operation('spellingWords.list', 'GET', '/api/v3/account/{id}/spelling-words')

/** What `spellingWords.add` takes. */
export interface SpellingWordsAddParams {
  path: {
    /** The account. */
    id: string
  }
  body: SpellingWordsInput
}

/**
 * Add words to ignore
 *
 * Words that are on the list for the language already stay as they are. Projects with `spellCheckerIgnoreWordsEnabled` use the list.
 *
 * `POST /api/v3/account/{id}/spelling-words` (designed). Needs ROLE_ACCOUNT_ADMIN or ROLE_PROJECT_MANAGER.
 *
 * @throws {HttpError} TOO_MANY, a code of any call
 */
export const add: Operation<SpellingWordsAddParams, SpellingWord[]> = /*@__PURE__*/ operation('spellingWords.add', 'POST', '/api/v3/account/{id}/spelling-words')

/** What `spellingWords.remove` takes. */
export interface SpellingWordsRemoveParams {
  path: {
    /** The account. */
    id: string
    /** The word. */
    wordUuid: string
  }
}

/**
 * Delete a word to ignore
 *
 * `DELETE /api/v3/account/{id}/spelling-words/{wordUuid}` (designed). Needs ROLE_ACCOUNT_ADMIN or ROLE_PROJECT_MANAGER.
 *
 * @throws {HttpError} a code of any call
 */
export const remove: Operation<SpellingWordsRemoveParams, void> = /*@__PURE__*/ operation('spellingWords.remove', 'DELETE', '/api/v3/account/{id}/spelling-words/{wordUuid}', { answer: nothing })
