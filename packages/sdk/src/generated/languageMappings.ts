// Generated from openapi/resources/languageMappings.yaml by openapi/generate.ts. Do not edit.
import type { Operation } from '../operation.ts'
import type { SettingsChange } from './cancellationOptions.ts'
import type { LocaleCode } from './shared.ts'
import { nothing } from '../answers.ts'
import { operation } from '../operation.ts'

/** A client's language code and the language that it stands for. */
export interface LanguageMappingInput {
  /** The client's code, such as `es-LA`; letter case and `-` or `_` make no difference in uploaded files. */
  code: string
  /** The language. */
  language: LocaleCode
}

/** A client's language code and the language that it stands for. */
export interface LanguageMapping {
  /** Identifier. */
  id: string
  /** The client's code, as it is written to files. */
  code: string
  /** The language. */
  language: LocaleCode
  /** When it was added, epoch ms. */
  createdAt: number
}

/** The language mappings of an account. */
export interface LanguageMappings {
  /** The mappings. */
  mappings: LanguageMapping[]
  /** Who changed the mappings last; absent if no one did. */
  lastChange?: SettingsChange
}

/** What `languageMappings.list` takes. */
export interface LanguageMappingsListParams {
  path: {
    /** The account. */
    id: string
  }
}

/**
 * List the language mappings of an account
 *
 * `GET /api/v3/account/language-mappings/{id}` (documented). Needs ROLE_ACCOUNT_ADMIN.
 *
 * @throws {HttpError} a code of any call
 */
export const list: Operation<LanguageMappingsListParams, LanguageMappings> = /*@__PURE__*/ operation('languageMappings.list', 'GET', '/api/v3/account/language-mappings/{id}')

/** What `languageMappings.create` takes. */
export interface LanguageMappingsCreateParams {
  path: {
    /** The account. */
    id: string
  }
  body: LanguageMappingInput
}

/**
 * Map a client's language code
 *
 * Files that name the language by this code are recognized, and files, folders, and kits that are downloaded name it the same way.
 *
 * `POST /api/v3/account/language-mappings/{id}` (documented). Needs ROLE_ACCOUNT_ADMIN.
 *
 * @throws {HttpError} MAPPING_TAKEN, TOO_MANY, a code of any call
 */
export const create: Operation<LanguageMappingsCreateParams, LanguageMapping> = /*@__PURE__*/ operation('languageMappings.create', 'POST', '/api/v3/account/language-mappings/{id}')

/** What `languageMappings.remove` takes. */
export interface LanguageMappingsRemoveParams {
  path: {
    /** The mapping. */
    id: string
  }
}

/**
 * Delete a language mapping
 *
 * `DELETE /api/v3/account/language-mappings/{id}` (documented). Needs ROLE_ACCOUNT_ADMIN.
 *
 * @throws {HttpError} a code of any call
 */
export const remove: Operation<LanguageMappingsRemoveParams, void> = /*@__PURE__*/ operation('languageMappings.remove', 'DELETE', '/api/v3/account/language-mappings/{id}', { answer: nothing })
