// Generated from openapi/resources/checkProfiles.yaml by openapi/generate.ts. Do not edit.
import type { Operation } from '../operation.ts'
import type { SettingsChange } from './cancellationOptions.ts'
import type { RecommendationUnit } from './recommendationSettings.ts'
import type { LocaleCode } from './shared.ts'
import { operation } from '../operation.ts'

/** Whether a check is not made, warns, or keeps translations from being confirmed and delivered. */
export type CheckLevel = 'OFF' | 'WARN' | 'BLOCK'

/** Levels of checks, by kind of issue; a kind that is left out is decided elsewhere. */
export interface CheckLevels {
  /** Numbers. */
  number?: CheckLevel | undefined
  /** Codes such as `M-82`. */
  alphanumeric?: CheckLevel | undefined
  /** Terms of glossaries. */
  term?: CheckLevel | undefined
  /** Placeholders such as `{name}`. */
  placeholder?: CheckLevel | undefined
  /** Punctuation. */
  punctuation?: CheckLevel | undefined
  /** Spaces. */
  space?: CheckLevel | undefined
  /** Words that stand twice. */
  repeated?: CheckLevel | undefined
  /** Brackets and quotation marks. */
  bracket?: CheckLevel | undefined
  /** Addresses. */
  address?: CheckLevel | undefined
  /** Translations that are the same as the source. */
  same?: CheckLevel | undefined
  /** Scripts of other languages. */
  script?: CheckLevel | undefined
  /** Control characters. */
  control?: CheckLevel | undefined
  /** Character limits. */
  length?: CheckLevel | undefined
  /** Line breaks at the end. */
  lineBreak?: CheckLevel | undefined
}

/** What an account, an organizational unit, or a project decides about checks. */
export interface CheckProfile {
  /** The organizational unit; absent for account and project. */
  orgUnit?: RecommendationUnit
  /** The project; absent for account and organizational unit. */
  projectUuid?: string
  /** The only target language that it is for; absent for all. */
  targetLanguage?: LocaleCode
  levels: CheckLevels
  /** Version of the profile, for If-Match. */
  version: string
}

/** Profiles of checks. */
export interface CheckProfiles {
  /** What holds where nothing decides otherwise. */
  standard: CheckLevels
  /** The profiles: of the account, then of organizational units by name, then of the project; each first for all languages. */
  profiles: CheckProfile[]
  /** The last change; absent with a project. */
  lastChange?: SettingsChange
}

/** What to decide, and for what. */
export interface CheckProfileInput {
  /** The organizational unit. */
  orgUnitUuid?: string | undefined
  /** The project. */
  projectUuid?: string | undefined
  /** The only target language that it is for; all if omitted. */
  targetLanguage?: LocaleCode | undefined
  /** All levels of the profile. */
  levels: CheckLevels
}

/** What `checkProfiles.list` takes. */
export interface CheckProfilesListParams {
  query?: {
    /** Only the profiles that concern this project. */
    projectUuid?: string | undefined
  } | undefined
}

/**
 * List which checks warn and which block, and where that is decided
 *
 * The profiles of the account and its organizational units; with a project, those that concern it. The nearest one decides about each check: first of the project, then of its organizational unit, then of the account, and of each first the one of the language.
 *
 * `GET /api/v3/check-profile` (designed). Needs ROLE_ACCOUNT_ADMIN or PROJECT_update.
 *
 * @throws {HttpError} NOT_FOUND, a code of any call
 */
export const list: Operation<CheckProfilesListParams, CheckProfiles> = /*@__PURE__*/ operation('checkProfiles.list', 'GET', '/api/v3/check-profile')

/** What `checkProfiles.save` takes. */
export interface CheckProfilesSaveParams {
  headers?: {
    /** The version that was read. If the resource has changed since then, the response is 409 with the code `OUTDATED` and the current state. If omitted, the last write wins. The version of a list is the versions of its items, in order, or their ids where they have none, separated by commas; `none` stands for an empty list and for what did not exist. */
    'If-Match'?: string | undefined
  } | undefined
  body: CheckProfileInput
}

/**
 * Decide which checks warn and which block
 *
 * Of the account, or of an organizational unit, which takes an account administrator; or of a project. Without `levels` left, the profile is deleted.
 *
 * `PUT /api/v3/check-profile` (designed). Needs ROLE_ACCOUNT_ADMIN or PROJECT_update.
 *
 * @throws {HttpError} NOT_FOUND, a code of any call
 */
export const save: Operation<CheckProfilesSaveParams, CheckProfile> = /*@__PURE__*/ operation('checkProfiles.save', 'PUT', '/api/v3/check-profile', { refreshes: ['editor', 'accountSettings'] })
