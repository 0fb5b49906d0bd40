// Generated from openapi/resources/qualityProfiles.yaml by openapi/generate.ts. Do not edit.
import type { NoParams, Operation } from '../operation.ts'
import type { FindingSeverity } from './quality.ts'
import { nothing } from '../answers.ts'
import { operation } from '../operation.ts'

/** How points become a score. LINEAR takes points per hundred words off 100, CALIBRATED reaches the pass mark at the tolerated points per thousand words, POINTS_PER_WORD has neither score nor result. */
export type QualityFormula = 'LINEAR' | 'CALIBRATED' | 'POINTS_PER_WORD'

/** Segments that a review looks at: all, the first ones, blocks at random, or those with ignored checks, unedited machine translation, and haste first. */
export type SamplingMode = 'ALL' | 'FIRST' | 'RANDOM' | 'RISK'

/** Points of an error by its severity. */
export interface SeverityPoints {
  /** Points of a neutral one. */
  NEUTRAL: number
  /** Points of a minor one. */
  MINOR: number
  /** Points of a major one. */
  MAJOR: number
  /** Points of a critical one. */
  CRITICAL: number
}

/** Points of a category and severity, in place of severity × weight. */
export interface QualityOverride {
  /** Code of the category. */
  category: string
  severity: FindingSeverity
  /** Points. */
  points: number
}

/** Which part of a text reviews look at. */
export interface QualitySampling {
  mode: SamplingMode
  /** Words that the sample is to have. Texts with fewer are looked at as a whole. */
  words: number
}

/** The rules of a quality profile. */
export interface QualityRules {
  formula: QualityFormula
  /** Least score that passes. */
  passMark: number
  /** Points per thousand words that still pass; for CALIBRATED. */
  tolerance: number
  /** Points of each severity. */
  severities: SeverityPoints
  /** Points of some categories and severities. */
  overrides: QualityOverride[]
  /** Whether one counted critical error fails the review. */
  criticalFails: boolean
  /** Share of its points that a repeated error has. */
  repeatedFactor: number
  /** Samples of fewer words are called too small. */
  minimumWords: number
  sampling: QualitySampling
  /** Days for the reply of the linguist. */
  replyDays: number
  /** Whether linguists don’t learn who reviews. */
  anonymous: boolean
}

/** A place where a profile applies. The closest one counts, from the step over the project and the organizational unit to the account. */
export interface QualityPlace {
  /** Kind of place. */
  level: 'ACCOUNT' | 'ORG_UNIT' | 'PROJECT' | 'WORKFLOW'
  /** The organizational unit, project, or workflow step; absent for the account. */
  placeUuid?: string | undefined
  /** Its name; answered only. */
  name?: string | undefined
}

/** The quality profile of a place. */
export interface QualityPlaceChoice {
  /** Kind of place. */
  level: 'ACCOUNT' | 'ORG_UNIT' | 'PROJECT' | 'WORKFLOW'
  /** The organizational unit, project, or workflow step; left out for the account. */
  placeUuid?: string | undefined
  /** The profile; null where the next wider place decides. */
  profileUuid: string | null
}

/** A quality profile. */
export interface QualityProfile extends QualityRules {
  /** Identifier. */
  uuid: string
  /** Name. */
  name: string
  /** Whether it is one of the product. */
  system: boolean
  /** Version of its rules, which reviews keep. */
  revision: number
  /** State of the profile, for `If-Match`. */
  version: string
  /** Where it applies. */
  places: QualityPlace[]
  /** When it last changed, epoch ms; absent for those of the product. */
  updatedDate?: number
}

/** A new quality profile. Rules that are left out are those of Default. */
export interface QualityProfileInput {
  /** Name. */
  name: string
  formula?: QualityFormula | undefined
  /** Least score that passes. */
  passMark?: number | undefined
  /** Points per thousand words that still pass; for CALIBRATED. */
  tolerance?: number | undefined
  /** Points of each severity. */
  severities?: SeverityPoints | undefined
  /** Points of some categories and severities. */
  overrides?: QualityOverride[] | undefined
  /** Whether one counted critical error fails the review. */
  criticalFails?: boolean | undefined
  /** Share of its points that a repeated error has. */
  repeatedFactor?: number | undefined
  /** Samples of fewer words are called too small. */
  minimumWords?: number | undefined
  sampling?: QualitySampling | undefined
  /** Days for the reply of the linguist. */
  replyDays?: number | undefined
  /** Whether linguists don’t learn who reviews. */
  anonymous?: boolean | undefined
  /** Where it applies. A place that another profile has is refused with 409. */
  places?: QualityPlace[] | undefined
}

/** Changes of a quality profile; omitted fields do not change. */
export interface QualityProfileUpdate {
  /** Name. */
  name?: string | undefined
  formula?: QualityFormula | undefined
  /** Least score that passes. */
  passMark?: number | undefined
  /** Points per thousand words that still pass; for CALIBRATED. */
  tolerance?: number | undefined
  /** Points of each severity. */
  severities?: SeverityPoints | undefined
  /** Points of some categories and severities. */
  overrides?: QualityOverride[] | undefined
  /** Whether one counted critical error fails the review. */
  criticalFails?: boolean | undefined
  /** Share of its points that a repeated error has. */
  repeatedFactor?: number | undefined
  /** Samples of fewer words are called too small. */
  minimumWords?: number | undefined
  sampling?: QualitySampling | undefined
  /** Days for the reply of the linguist. */
  replyDays?: number | undefined
  /** Whether linguists don’t learn who reviews. */
  anonymous?: boolean | undefined
  /** Where it applies, all of it. A place that another profile has is refused with 409. */
  places?: QualityPlace[] | undefined
}

/**
 * List the quality profiles
 *
 * The three of the product (Default, MQM core, and J2450) and those of the account, by name.
 *
 * `GET /api/v3/quality/profile` (designed). Needs ROLE_ACCOUNT_ADMIN or ROLE_PROJECT_MANAGER.
 *
 * @throws {HttpError} a code of any call
 */
export const list: Operation<NoParams, QualityProfile[]> = /*@__PURE__*/ operation('qualityProfiles.list', 'GET', '/api/v3/quality/profile')

/** What `qualityProfiles.create` takes. */
export interface QualityProfilesCreateParams {
  body: QualityProfileInput
}

/**
 * Create a quality profile
 *
 * `POST /api/v3/quality/profile` (designed). Needs ROLE_ACCOUNT_ADMIN or ROLE_PROJECT_MANAGER.
 *
 * @throws {HttpError} CONFLICT, NOT_FOUND, a code of any call
 */
export const create: Operation<QualityProfilesCreateParams, QualityProfile> = /*@__PURE__*/ operation('qualityProfiles.create', 'POST', '/api/v3/quality/profile', { refreshes: ['qualityProfiles', 'activity'], retry: 'never' })

/** What `qualityProfiles.setPlace` takes. */
export interface QualityProfilesSetPlaceParams {
  body: QualityPlaceChoice
}

/**
 * Choose the quality profile of a place
 *
 * The profile that the account, an organizational unit, a project, or a workflow step has applies to reviews that begin there from now on. With null, the next wider place decides.
 *
 * `PUT /api/v3/quality/profile/place` (designed). Needs ROLE_ACCOUNT_ADMIN or ROLE_PROJECT_MANAGER.
 *
 * @throws {HttpError} NOT_FOUND, a code of any call
 */
export const setPlace: Operation<QualityProfilesSetPlaceParams, QualityProfile> = /*@__PURE__*/ operation('qualityProfiles.setPlace', 'PUT', '/api/v3/quality/profile/place', { refreshes: ['qualityProfiles', 'activity'] })

/** What `qualityProfiles.get` takes. */
export interface QualityProfilesGetParams {
  path: {
    /** Profile. */
    qualityProfileUuid: string
  }
}

/**
 * Get a quality profile
 *
 * `GET /api/v3/quality/profile/{qualityProfileUuid}` (designed). Needs ROLE_ACCOUNT_ADMIN or ROLE_PROJECT_MANAGER.
 *
 * @throws {HttpError} a code of any call
 */
export const get: Operation<QualityProfilesGetParams, QualityProfile> = /*@__PURE__*/ operation('qualityProfiles.get', 'GET', '/api/v3/quality/profile/{qualityProfileUuid}')

/** What `qualityProfiles.update` takes. */
export interface QualityProfilesUpdateParams {
  path: {
    /** Profile. */
    qualityProfileUuid: string
  }
  headers?: {
    /** The version that was read. If the resource has changed since then, the response is 409 with the code `OUTDATED` and the current state. If omitted, the last write wins. The version of a list is the versions of its items, in order, or their ids where they have none, separated by commas; `none` stands for an empty list and for what did not exist. */
    'If-Match'?: string | undefined
  } | undefined
  body?: QualityProfileUpdate | undefined
}

/**
 * Change a quality profile
 *
 * Omitted fields do not change. Another rule makes another version; reviews that have begun keep theirs. Of a profile of the product only `places` can be changed.
 *
 * `PUT /api/v3/quality/profile/{qualityProfileUuid}` (designed). Needs ROLE_ACCOUNT_ADMIN or ROLE_PROJECT_MANAGER.
 *
 * @throws {HttpError} CONFLICT, a code of any call
 */
export const update: Operation<QualityProfilesUpdateParams, QualityProfile> = /*@__PURE__*/ operation('qualityProfiles.update', 'PUT', '/api/v3/quality/profile/{qualityProfileUuid}', { refreshes: ['qualityProfiles', 'activity'] })

/** What `qualityProfiles.remove` takes. */
export interface QualityProfilesRemoveParams {
  path: {
    /** Profile. */
    qualityProfileUuid: string
  }
}

/**
 * Remove a quality profile
 *
 * Reviews that have begun with it keep it. Those of the product can’t be removed.
 *
 * `DELETE /api/v3/quality/profile/{qualityProfileUuid}` (designed). Needs ROLE_ACCOUNT_ADMIN or ROLE_PROJECT_MANAGER.
 *
 * @throws {HttpError} CONFLICT, a code of any call
 */
export const remove: Operation<QualityProfilesRemoveParams, void> = /*@__PURE__*/ operation('qualityProfiles.remove', 'DELETE', '/api/v3/quality/profile/{qualityProfileUuid}', { answer: nothing, refreshes: ['qualityProfiles', 'activity'] })
