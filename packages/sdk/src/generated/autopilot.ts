// Generated from openapi/resources/autopilot.yaml by openapi/generate.ts. Do not edit.
import type { Operation } from '../operation.ts'
import type { SettingsChange } from './cancellationOptions.ts'
import { operation } from '../operation.ts'

/** Auto-assignment settings of an account or of an organizational unit. */
export interface PlacementSettings {
  /** Whether tasks are assigned to linguists as soon as they are open, in projects with autopilot on. */
  enabled: boolean
  /** Minimum average score of a linguist; 0 for no minimum. */
  minimumScore: number
  /** Minimum number of tasks a linguist has delivered in the language pair. */
  minimumJobs: number
  /** Whether `minimumScore` and `minimumJobs` apply. */
  qualityFilterEnabled: boolean
  /** Whether a linguist must have a rate for the language pair and step, with a task payment of no more than the client is charged for the file. */
  rateFilterEnabled: boolean
  /** Whether a linguist must have one of the categories of the task, if it has any. */
  tagFilterEnabled: boolean
  /** Whether one linguist can have several steps of the same file and language, assigned manually or automatically; absent in a request leaves it unchanged. */
  sameLinguistAllowed?: boolean | undefined
  /** Files with more source words are split when their project is approved: the first step is divided into slices of about the same size, each with at most about this many words. 0 splits none; absent in a request leaves it unchanged. */
  splitAboveWords?: number | undefined
  /** Whether a linguist who is away, or has no working day before the task is due, is left out; absent in a request leaves it unchanged. */
  availabilityFilterEnabled?: boolean | undefined
  /** Whether a linguist without time for the task beside the work in hand is left out; absent in a request leaves it unchanged. */
  capacityFilterEnabled?: boolean | undefined
  /** Who comes first among those who are left; absent in a request leaves it unchanged. */
  order?: PlacementOrder | undefined
  /** ASSIGN: a task is assigned to the first linguist. OFFER: it is offered to the first linguists, who can claim it, then to the next ones; linguists who are left out do not see it. Auto-assigning by hand always assigns. Absent in a request leaves it unchanged. */
  distribution?: 'ASSIGN' | 'OFFER' | undefined
  /** With OFFER, how many linguists are offered a task at a time; absent in a request leaves it unchanged. */
  batchSize?: number | undefined
  /** With OFFER, minutes until an unclaimed task is offered to the next linguists, too; absent in a request leaves it unchanged. */
  waitingMinutes?: number | undefined
  /** Whether the review of a delivered task is skipped if its linguist reaches both minimums; absent in a request leaves it unchanged. Reviews that were accepted are done. */
  skipReviewEnabled?: boolean | undefined
  /** Minimum average score in the language pair to skip the review; absent in a request leaves it unchanged. */
  minimumScoreToSkipReview?: number | undefined
  /** Minimum number of delivered tasks in the language pair to skip the review; absent in a request leaves it unchanged. */
  minimumJobsToSkipReview?: number | undefined
  /** Percentage of the reviews that could be skipped but are done as a random sample; absent in a request leaves it unchanged. */
  reviewSamplePercent?: number | undefined
  /** The settings that the organizational unit sets itself; the others are those of the account. Ignored in a request. */
  ownFields?: string[] | undefined
  /** Changes with the settings; send it as `If-Match` or here */
  version?: string | undefined
}

/** FEWEST_TASKS: the fewest open tasks first. BEST_MATCH: the best recommendation first. HIGHEST_SCORE: the highest average score in the language pair first. LOWEST_PAY: the lowest payment for the task first. Ties are broken by open tasks, then by name. */
export type PlacementOrder = 'FEWEST_TASKS' | 'BEST_MATCH' | 'HIGHEST_SCORE' | 'LOWEST_PAY'

/** An organizational unit with auto-assignment settings of its own. */
export interface UnitPlacementSettings {
  /** Identifier. */
  uuid: string
  /** Name. */
  name: string
  /** The settings that apply to it. */
  settings: PlacementSettings
}

/** The auto-assignment settings of an account. */
export interface AccountPlacementSettings {
  /** The settings of the account. */
  settings: PlacementSettings
  /** Organizational units that set something themselves, by name. */
  units: UnitPlacementSettings[]
  /** Who changed the settings of the account last; absent if no one did. */
  lastChange?: SettingsChange
  /** The same for the settings that skip reviews. */
  lastSkipReviewChange?: SettingsChange
}

/** Auto-assignment settings of a person. */
export interface UserPlacementSettings {
  /** Whether tasks can be auto-assigned to the person. */
  enabled: boolean
}

/** What `autopilot.getUnitSettings` takes. */
export interface AutopilotGetUnitSettingsParams {
  path: {
    /** The organizational unit. */
    orgUnitUUID: string
  }
}

/**
 * Get the auto-assignment settings of an organizational unit
 *
 * `GET /api/v3/client/{orgUnitUUID}/autopilot-settings` (inferred). Needs TASK_assign.
 *
 * @throws {HttpError} a code of any call
 */
export const getUnitSettings: Operation<AutopilotGetUnitSettingsParams, PlacementSettings> = /*@__PURE__*/ operation('autopilot.getUnitSettings', 'GET', '/api/v3/client/{orgUnitUUID}/autopilot-settings')

/** What `autopilot.updateUnitSettings` takes. */
export interface AutopilotUpdateUnitSettingsParams {
  path: {
    /** The organizational unit. */
    orgUnitUUID: string
  }
  headers?: {
    /** The version that was read. If the resource has changed since then, the response is 409 with the code `OUTDATED` and the current state. If omitted, the last write wins. The version of a list is the versions of its items, in order, or their ids where they have none, separated by commas; `none` stands for an empty list and for what did not exist. */
    'If-Match'?: string | undefined
  } | undefined
  body: PlacementSettings
}

/**
 * Update the auto-assignment settings of an organizational unit
 *
 * `PUT /api/v3/client/{orgUnitUUID}/autopilot-settings` (inferred). Needs ORG_UNIT_create.
 *
 * @throws {HttpError} a code of any call
 */
export const updateUnitSettings: Operation<AutopilotUpdateUnitSettingsParams, PlacementSettings> = /*@__PURE__*/ operation('autopilot.updateUnitSettings', 'PUT', '/api/v3/client/{orgUnitUUID}/autopilot-settings', { refreshes: ['orgUnits', 'tasks', 'activity'] })

/** What `autopilot.resetUnitSettings` takes. */
export interface AutopilotResetUnitSettingsParams {
  path: {
    /** The organizational unit. */
    orgUnitUUID: string
  }
  query?: {
    /** The settings to reset, separated by commas, such as `minimumScore,minimumJobs`; all if omitted. */
    fields?: string | undefined
  } | undefined
}

/**
 * Let an organizational unit follow the auto-assignment settings of its account again
 *
 * `DELETE /api/v3/client/{orgUnitUUID}/autopilot-settings` (designed). Needs ORG_UNIT_create.
 *
 * @throws {HttpError} a code of any call
 */
export const resetUnitSettings: Operation<AutopilotResetUnitSettingsParams, PlacementSettings> = /*@__PURE__*/ operation('autopilot.resetUnitSettings', 'DELETE', '/api/v3/client/{orgUnitUUID}/autopilot-settings', { refreshes: ['orgUnits', 'tasks', 'activity'] })

/** What `autopilot.getAccountSettings` takes. */
export interface AutopilotGetAccountSettingsParams {
  path: {
    /** The account. */
    accountUUID: string
  }
}

/**
 * Get the auto-assignment settings of an account, and which organizational units have their own
 *
 * `GET /api/v3/account/{accountUUID}/autopilot-settings` (designed). Needs ROLE_ACCOUNT_ADMIN.
 *
 * @throws {HttpError} a code of any call
 */
export const getAccountSettings: Operation<AutopilotGetAccountSettingsParams, AccountPlacementSettings> = /*@__PURE__*/ operation('autopilot.getAccountSettings', 'GET', '/api/v3/account/{accountUUID}/autopilot-settings')

/** What `autopilot.updateAccountSettings` takes. */
export interface AutopilotUpdateAccountSettingsParams {
  path: {
    /** The account. */
    accountUUID: string
  }
  headers?: {
    /** The version that was read. If the resource has changed since then, the response is 409 with the code `OUTDATED` and the current state. If omitted, the last write wins. The version of a list is the versions of its items, in order, or their ids where they have none, separated by commas; `none` stands for an empty list and for what did not exist. */
    'If-Match'?: string | undefined
  } | undefined
  body: PlacementSettings
}

/**
 * Update the auto-assignment settings of an account
 *
 * They apply to every organizational unit, except for what the unit sets itself.
 *
 * `PUT /api/v3/account/{accountUUID}/autopilot-settings` (designed). Needs ROLE_ACCOUNT_ADMIN.
 *
 * @throws {HttpError} a code of any call
 */
export const updateAccountSettings: Operation<AutopilotUpdateAccountSettingsParams, PlacementSettings> = /*@__PURE__*/ operation('autopilot.updateAccountSettings', 'PUT', '/api/v3/account/{accountUUID}/autopilot-settings', { refreshes: ['orgUnits', 'tasks', 'activity'] })

/** What `autopilot.getUserSettings` takes. */
export interface AutopilotGetUserSettingsParams {
  path: {
    /** The user. */
    userUUID: string
  }
}

/**
 * Get the auto-assignment settings of a person
 *
 * For yourself and for people you have access to.
 *
 * `GET /api/v3/user/{userUUID}/autopilot-settings` (inferred). Needs a session.
 *
 * @throws {HttpError} a code of any call
 */
export const getUserSettings: Operation<AutopilotGetUserSettingsParams, UserPlacementSettings> = /*@__PURE__*/ operation('autopilot.getUserSettings', 'GET', '/api/v3/user/{userUUID}/autopilot-settings')

/** What `autopilot.updateUserSettings` takes. */
export interface AutopilotUpdateUserSettingsParams {
  path: {
    /** The user. */
    userUUID: string
  }
  body: UserPlacementSettings
}

/**
 * Update the auto-assignment settings of a person
 *
 * Allowed for yourself, and, with permission to edit people, for people with a lower role.
 *
 * `PUT /api/v3/user/{userUUID}/autopilot-settings` (inferred). Needs a session.
 *
 * @throws {HttpError} PERMISSION_MISSING, a code of any call
 */
export const updateUserSettings: Operation<AutopilotUpdateUserSettingsParams, UserPlacementSettings> = /*@__PURE__*/ operation('autopilot.updateUserSettings', 'PUT', '/api/v3/user/{userUUID}/autopilot-settings', { refreshes: ['users', 'tasks', 'activity'] })
