// Generated from openapi/resources/recommendationSettings.yaml by openapi/generate.ts. Do not edit.
import type { Operation } from '../operation.ts'
import type { SettingsChange } from './cancellationOptions.ts'
import { nothing } from '../answers.ts'
import { operation } from '../operation.ts'

/** How much a criterion counts: 0 not at all, 1 little, 2 normally, 3 much. */
export type RecommendationWeight = number

/** How much each criterion counts when linguists are recommended. */
export interface RecommendationWeights {
  /** Average score in the language pair. */
  score: RecommendationWeight
  /** Tasks delivered for the same organization. */
  clientExperience: RecommendationWeight
  /** Same step of the same project in the same language pair. */
  continuity: RecommendationWeight
  /** Few open tasks, and time until the task is due; 0 for linguists who are away. */
  availability: RecommendationWeight
  /** Low payment; counts only for users with access to rates. */
  rate: RecommendationWeight
}

/** An organizational unit of the account. */
export interface RecommendationUnit {
  /** Identifier. */
  uuid: string
  /** Name. */
  name: string
}

/** Recommendation settings of an account or of one of its organizational units. */
export interface RecommendationSettings {
  /** The organizational unit; absent for the account. */
  orgUnit?: RecommendationUnit
  /** How much each criterion counts. */
  weights: RecommendationWeights
  /** Changes with the settings; send it as `If-Match`. */
  version: string
}

/** The recommendation settings of an account. */
export interface RecommendationSettingsList {
  /** The settings. */
  settings: RecommendationSettings[]
  /** Who changed the settings last; absent if no one did. */
  lastChange?: SettingsChange
}

/** Recommendation settings of an organizational unit. */
export interface RecommendationSettingsCreate {
  /** The organizational unit. */
  orgUnitUuid: string
  /** How much each criterion counts. */
  weights: RecommendationWeights
}

/** New recommendation settings. */
export interface RecommendationSettingsUpdate {
  /** The account; your own if omitted. */
  accountUuid?: string | undefined
  /** The organizational unit; the account itself if omitted. */
  orgUnitUuid?: string | undefined
  /** How much each criterion counts. */
  weights: RecommendationWeights
}

/** How well a linguist suits, and why. */
export interface Recommendation {
  /** From 0 to 100, by the recommendation settings. */
  rating: number
  /** What speaks for the linguist, the strongest reason first. */
  reasons: RecommendationReason[]
}

/** What speaks for a linguist. */
export interface RecommendationReason {
  /** The criterion. */
  criterion: 'SCORE' | 'CLIENT_EXPERIENCE' | 'CONTINUITY' | 'AVAILABILITY' | 'RATE' | (string & {})
  /** How much of the rating comes from it. */
  points: number
  /** The score, the delivered tasks, the tasks in the project, or the open tasks; absent for rates. */
  value?: number
}

/** What `recommendationSettings.update` takes. */
export interface RecommendationSettingsUpdateParams {
  headers?: {
    /** The version that was read. If the resource has changed since then, the response is 409 with the code `OUTDATED` and the current state. If omitted, the last write wins. The version of a list is the versions of its items, in order, or their ids where they have none, separated by commas; `none` stands for an empty list and for what did not exist. */
    'If-Match'?: string | undefined
  } | undefined
  body: RecommendationSettingsUpdate
}

/**
 * Update recommendation settings; omitted criteria do not change
 *
 * `PUT /api/v3/account/recommendation-settings` (documented). Needs ROLE_ACCOUNT_ADMIN.
 *
 * @throws {HttpError} NOT_FOUND, a code of any call
 */
export const update: Operation<RecommendationSettingsUpdateParams, RecommendationSettings> = /*@__PURE__*/ operation('recommendationSettings.update', 'PUT', '/api/v3/account/recommendation-settings')

/** What `recommendationSettings.create` takes. */
export interface RecommendationSettingsCreateParams {
  body: RecommendationSettingsCreate
}

/**
 * Add recommendation settings to an organizational unit
 *
 * They replace those of the account for tasks of the organizational unit.
 *
 * `POST /api/v3/account/recommendation-settings` (documented). Needs ROLE_ACCOUNT_ADMIN.
 *
 * @throws {HttpError} NOT_FOUND, SETTINGS_EXIST, a code of any call
 */
export const create: Operation<RecommendationSettingsCreateParams, RecommendationSettings> = /*@__PURE__*/ operation('recommendationSettings.create', 'POST', '/api/v3/account/recommendation-settings')

/** What `recommendationSettings.list` takes. */
export interface RecommendationSettingsListParams {
  path: {
    /** The account. */
    id: string
  }
}

/**
 * List the recommendation settings of an account and its organizational units
 *
 * `GET /api/v3/account/recommendation-settings/{id}` (documented). Needs ROLE_ACCOUNT_ADMIN.
 *
 * @throws {HttpError} a code of any call
 */
export const list: Operation<RecommendationSettingsListParams, RecommendationSettingsList> = /*@__PURE__*/ operation('recommendationSettings.list', 'GET', '/api/v3/account/recommendation-settings/{id}')

/** What `recommendationSettings.remove` takes. */
export interface RecommendationSettingsRemoveParams {
  path: {
    /** The organizational unit. */
    id: string
  }
}

/**
 * Delete the recommendation settings of an organizational unit
 *
 * Those of the account apply to the organizational unit from then on.
 *
 * `DELETE /api/v3/account/recommendation-settings/{id}` (documented). Needs ROLE_ACCOUNT_ADMIN.
 *
 * @throws {HttpError} a code of any call
 */
export const remove: Operation<RecommendationSettingsRemoveParams, void> = /*@__PURE__*/ operation('recommendationSettings.remove', 'DELETE', '/api/v3/account/recommendation-settings/{id}', { answer: nothing })

/** What `recommendationSettings.reset` takes. */
export interface RecommendationSettingsResetParams {
  path: {
    /** The account. */
    accountUUID: string
  }
}

/**
 * Reset all recommendation settings of an account
 *
 * Its organizational units lose their own settings, and those of the account become the defaults again.
 *
 * `POST /api/v3/account/{accountUUID}/recommendation-settings/removal` (documented). Needs ROLE_ACCOUNT_ADMIN.
 *
 * @throws {HttpError} a code of any call
 */
export const reset: Operation<RecommendationSettingsResetParams, RecommendationSettingsList> = /*@__PURE__*/ operation('recommendationSettings.reset', 'POST', '/api/v3/account/{accountUUID}/recommendation-settings/removal')
