// Generated from openapi/resources/maintenance.yaml by openapi/generate.ts. Do not edit.
import type { NoParams, Operation } from '../operation.ts'
import { nothing } from '../answers.ts'
import { operation } from '../operation.ts'

/** When maintenance takes place. */
export interface MaintenanceTime {
  /** Begin, epoch ms. */
  beginDate: number
  /** End, epoch ms; after the begin, and in the future. */
  endDate: number
}

/** Scheduled maintenance. */
export interface MaintenanceNotice {
  /** Identifier, under which the notice can be dismissed. */
  uuid: string
  /** Begin, epoch ms. */
  beginDate: number
  /** End, epoch ms. */
  endDate: number
  /** Whether it is taking place. */
  inProgress: boolean
}

/** What `maintenance.get` answers. */
export type MaintenanceGetResult = MaintenanceNotice | null

/**
 * Get the notice of scheduled maintenance
 *
 * `GET /api/v3/maintenance` (designed). Needs a session.
 *
 * @throws {HttpError} a code of any call
 */
export const get: Operation<NoParams, MaintenanceGetResult> = /*@__PURE__*/ operation('maintenance.get', 'GET', '/api/v3/maintenance')

/** What `maintenance.set` takes. */
export interface MaintenanceSetParams {
  body: MaintenanceTime
}

/**
 * Announce scheduled maintenance
 *
 * Replaces the notice that there is. Everyone who is signed in sees it from its begin to its end.
 *
 * `PUT /api/v3/maintenance` (designed). Needs ROLE_SYSADMIN.
 *
 * @throws {HttpError} a code of any call
 */
export const set: Operation<MaintenanceSetParams, MaintenanceNotice> = /*@__PURE__*/ operation('maintenance.set', 'PUT', '/api/v3/maintenance')

/**
 * Delete the notice of scheduled maintenance
 *
 * `DELETE /api/v3/maintenance` (designed). Needs ROLE_SYSADMIN.
 *
 * @throws {HttpError} a code of any call
 */
export const remove: Operation<NoParams, void> = /*@__PURE__*/ operation('maintenance.remove', 'DELETE', '/api/v3/maintenance', { answer: nothing })
