// Generated from openapi/resources/meta.yaml by openapi/generate.ts. Do not edit.
import type { NoParams, Operation } from '../operation.ts'
import { operation } from '../operation.ts'

/** The version of the application. */
export interface ApplicationVersion {
  /** Major, minor, and patch version, separated by dots. */
  version: string
}

/**
 * Get the version of the application
 *
 * `GET /api/v3/version` (designed). Needs no session.
 *
 * @throws {HttpError} a code of any call
 */
export const getVersion: Operation<NoParams, ApplicationVersion> = /*@__PURE__*/ operation('meta.getVersion', 'GET', '/api/v3/version', { anonymous: true })
