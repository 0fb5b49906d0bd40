// Generated from openapi/resources/autopilot.yaml by openapi/generate.ts. Do not edit.
import type { Operation } from '../operation.ts'
import { operation } from '../operation.ts'

/** Auto-assignment settings of an organizational unit. */
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
  sameLinguistAllowed?: boolean
  /** Files with more source words are split when their project is approved: the first step is divided into slices of about the same size, each with at most about this many words. 0 splits none; absent in a request leaves it unchanged. */
  splitAboveWords?: number
  /** Changes with the settings; send it as `If-Match` or here */
  version?: string
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
    'If-Match'?: string
  }
  body: PlacementSettings
}

/**
 * Update the auto-assignment settings of an organizational unit
 *
 * `PUT /api/v3/client/{orgUnitUUID}/autopilot-settings` (inferred). Needs ORG_UNIT_create.
 */
export const updateUnitSettings: Operation<AutopilotUpdateUnitSettingsParams, PlacementSettings> = /*@__PURE__*/ operation('autopilot.updateUnitSettings', 'PUT', '/api/v3/client/{orgUnitUUID}/autopilot-settings', { refreshes: ['orgUnits', 'tasks', 'activity'] })

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
 */
export const updateUserSettings: Operation<AutopilotUpdateUserSettingsParams, UserPlacementSettings> = /*@__PURE__*/ operation('autopilot.updateUserSettings', 'PUT', '/api/v3/user/{userUUID}/autopilot-settings', { refreshes: ['users', 'tasks', 'activity'] })
