// Generated from openapi/resources/autopilot.yaml by openapi/generate.ts. Do not edit.
import type { Operation } from '../operation.ts'
import { operation } from '../operation.ts'

/** Whom the automatic placement of a unit may give tasks to. */
export interface PlacementSettings {
  /** Tasks of projects whose autopilot is on are given to linguists as soon as they are open. */
  enabled: boolean
  /** Average score that a linguist has to have; 0 asks for none. */
  minimumScore: number
  /** Delivered tasks of the language pair that a linguist has to have. */
  minimumJobs: number
  /** The two numbers above count. */
  qualityFilterEnabled: boolean
  /** A linguist has to have a rate for the pair and step, and the task may not pay more than the client is charged for the file. */
  rateFilterEnabled: boolean
  /** A linguist has to have one of the tags of the project, where it has any. */
  tagFilterEnabled: boolean
}

/** Whether the automatic placement may give tasks to somebody. */
export interface UserPlacementSettings {
  /** It may. */
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
 * Get whom the automatic placement of a unit may give tasks to
 *
 * `GET /api/v3/client/{orgUnitUUID}/autopilot-settings` (inferred). Needs TASK_assign.
 */
export const getUnitSettings: Operation<AutopilotGetUnitSettingsParams, PlacementSettings> = /*@__PURE__*/ operation('autopilot.getUnitSettings', 'GET', '/api/v3/client/{orgUnitUUID}/autopilot-settings')

/** What `autopilot.updateUnitSettings` takes. */
export interface AutopilotUpdateUnitSettingsParams {
  path: {
    /** The organizational unit. */
    orgUnitUUID: string
  }
  body: PlacementSettings
}

/**
 * Set whom the automatic placement of a unit may give tasks to
 *
 * `PUT /api/v3/client/{orgUnitUUID}/autopilot-settings` (inferred). Needs ORG_UNIT_create.
 */
export const updateUnitSettings: Operation<AutopilotUpdateUnitSettingsParams, PlacementSettings> = /*@__PURE__*/ operation('autopilot.updateUnitSettings', 'PUT', '/api/v3/client/{orgUnitUUID}/autopilot-settings', { refreshes: ['orgUnits', 'tasks', 'activity'] })

/** What `autopilot.getUserSettings` takes. */
export interface AutopilotGetUserSettingsParams {
  path: {
    /** The person. */
    userUUID: string
  }
}

/**
 * Get whether the automatic placement may give tasks to a person
 *
 * One’s own, or of somebody whom one sees.
 *
 * `GET /api/v3/user/{userUUID}/autopilot-settings` (inferred). Needs a session.
 */
export const getUserSettings: Operation<AutopilotGetUserSettingsParams, UserPlacementSettings> = /*@__PURE__*/ operation('autopilot.getUserSettings', 'GET', '/api/v3/user/{userUUID}/autopilot-settings')

/** What `autopilot.updateUserSettings` takes. */
export interface AutopilotUpdateUserSettingsParams {
  path: {
    /** The person. */
    userUUID: string
  }
  body: UserPlacementSettings
}

/**
 * Set whether the automatic placement may give tasks to a person
 *
 * One’s own, or of somebody below oneself with the permission to change people.
 *
 * `PUT /api/v3/user/{userUUID}/autopilot-settings` (inferred). Needs a session.
 */
export const updateUserSettings: Operation<AutopilotUpdateUserSettingsParams, UserPlacementSettings> = /*@__PURE__*/ operation('autopilot.updateUserSettings', 'PUT', '/api/v3/user/{userUUID}/autopilot-settings', { refreshes: ['users', 'tasks', 'activity'] })
