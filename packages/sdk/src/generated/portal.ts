// Generated from openapi/resources/portal.yaml by openapi/generate.ts. Do not edit.
import type { Operation } from '../operation.ts'
import type { LocaleCode } from './shared.ts'
import { operation } from '../operation.ts'

/** How a translation should sound. */
export interface PortalInstructions {
  /** How readers are addressed. */
  formality?: 'Informal' | 'Neutral' | 'Formal' | undefined
  /** Tone, such as `friendly`. */
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
