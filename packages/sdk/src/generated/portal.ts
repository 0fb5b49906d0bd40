// Generated from openapi/resources/portal.yaml by openapi/generate.ts. Do not edit.
import type { NoParams, Operation } from '../operation.ts'
import type { LocaleCode } from './shared.ts'
import { operation } from '../operation.ts'

/** An organizational unit that translations can be requested for. */
export interface PortalUnit {
  /** The unit. */
  uuid: string
  /** Its name. */
  name: string
  /** Name of its organization. */
  organization: string
  /** Time zone of its projects. */
  timezone: string
  /** Its usual source language; absent without one. */
  sourceLocale?: LocaleCode
  /** Its usual target languages. */
  targetLocales: LocaleCode[]
}

/** The portal, as the caller finds it. */
export interface Portal {
  /** The units, by name. */
  units: PortalUnit[]
  /** How readers are addressed in texts that are translated at once. */
  formality: PortalFormality
  /** Tone of such texts; empty for none. */
  tone: string
}

/** The settings of the portal. */
export interface PortalSettings {
  /** Changes with the settings; send it as `If-Match`. */
  version: string
  /** The units that translations can be requested for; empty for all. */
  orgUnitUuids: string[]
  /** How readers are addressed where a request does not say. */
  formality: PortalFormality
  /** Tone where a request does not say one; empty for none. */
  tone: string
  /** The address of the portal. */
  url: string
}

/** Changes of the settings; omitted properties do not change. */
export interface PortalSettingsUpdate {
  /** The units; empty for all. */
  orgUnitUuids?: string[] | undefined
  /** How readers are addressed where a request does not say. */
  formality?: PortalFormality | undefined
  /** Tone where a request does not say one, such as `friendly`; empty for none. */
  tone?: string | undefined
}

/** How readers are addressed. */
export type PortalFormality = 'Informal' | 'Neutral' | 'Formal'

/** How a translation should sound. */
export interface PortalInstructions {
  /** How readers are addressed; as the portal says if omitted. */
  formality?: PortalFormality | undefined
  /** Tone, such as `friendly`; that of the portal if omitted. */
  tone?: string | undefined
}

/** A text to translate. */
export interface PortalTranslationRequest {
  /** The text. */
  originalContent: string
  /** Its language. */
  sourceLocale: LocaleCode
  /** The language to translate to. */
  targetLocale: LocaleCode
  /** How the translation should sound. */
  instructions?: PortalInstructions | undefined
}

/** A translation, and what was used for it. */
export interface PortalTranslation {
  /** The translation. */
  translatedContent: string
  /** Source language. */
  sourceLocale: string
  /** Target language. */
  targetLocale: string
  /** Name of the engine that translated it; absent where memories held all of it. */
  engine?: string
  /** Terms of glossaries that occur in the text. */
  terms: PortalTerm[]
  /** Sentences that were taken from memories. */
  memories: PortalMatch[]
  /** Whether the engine heeds `instructions`; only language models do. */
  areInstructionsUsed: boolean
}

/** A term of a glossary. */
export interface PortalTerm {
  /** The term. */
  source: string
  /** Its translation. */
  target: string
  /** Name of the glossary. */
  glossary: string
  /** Whether the translation has it. */
  isKept: boolean
}

/** A sentence of a memory. */
export interface PortalMatch {
  /** The sentence. */
  source: string
  /** Its translation. */
  target: string
  /** Name of the memory. */
  memory: string
}

/** What `portal.translate` takes. */
export interface PortalTranslateParams {
  body: PortalTranslationRequest
}

/**
 * Translate a text by machine, with the glossaries and memories of the account
 *
 * A sentence that a memory holds is taken from there; the rest is translated by the engine of the account, and terms of glossaries are kept. The answer says which of them it used. Nothing is stored.
 *
 * `POST /api/v3/portal/translate` (published). Needs PROJECT_create.
 *
 * @throws {HttpError} NOT_READY, a code of any call
 */
export const translate: Operation<PortalTranslateParams, PortalTranslation> = /*@__PURE__*/ operation('portal.translate', 'POST', '/api/v3/portal/translate', { retry: 'never' })

/**
 * Get the units that the caller can request translations for in the portal, and how texts are translated there
 *
 * `GET /api/v3/portal` (designed). Needs PROJECT_list.
 *
 * @throws {HttpError} a code of any call
 */
export const get: Operation<NoParams, Portal> = /*@__PURE__*/ operation('portal.get', 'GET', '/api/v3/portal')

/**
 * Get the settings of the portal
 *
 * `GET /api/v3/portal/settings` (designed). Needs ROLE_ACCOUNT_ADMIN.
 *
 * @throws {HttpError} a code of any call
 */
export const getSettings: Operation<NoParams, PortalSettings> = /*@__PURE__*/ operation('portal.getSettings', 'GET', '/api/v3/portal/settings')

/** What `portal.updateSettings` takes. */
export interface PortalUpdateSettingsParams {
  headers?: {
    /** The version that was read. If the resource has changed since then, the response is 409 with the code `OUTDATED` and the current state. If omitted, the last write wins. The version of a list is the versions of its items, in order, or their ids where they have none, separated by commas; `none` stands for an empty list and for what did not exist. */
    'If-Match'?: string | undefined
  } | undefined
  body?: PortalSettingsUpdate | undefined
}

/**
 * Update the settings of the portal; omitted properties do not change
 *
 * `PUT /api/v3/portal/settings` (designed). Needs ROLE_ACCOUNT_ADMIN.
 *
 * @throws {HttpError} NOT_FOUND, a code of any call
 */
export const updateSettings: Operation<PortalUpdateSettingsParams, PortalSettings> = /*@__PURE__*/ operation('portal.updateSettings', 'PUT', '/api/v3/portal/settings', { refreshes: ['activity'] })
