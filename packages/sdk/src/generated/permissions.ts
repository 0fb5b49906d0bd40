// Generated from openapi/resources/permissions.yaml by openapi/generate.ts. Do not edit.
import type { NoParams, Operation } from '../operation.ts'
import type { PermissionCode, PermissionModule } from './shared.ts'
import { nothing } from '../answers.ts'
import { operation } from '../operation.ts'

/** Whether files can be downloaded from Google Drive into projects. */
export interface GoogleDriveDownload {
  /** Whether you have permission to upload project files. */
  allowed: boolean
  /** Whether you are connected to Google Drive. */
  connected: boolean
  /** The result in one sentence. */
  message: string
}

/** A permission of a person. */
export interface GrantedPermission {
  /** Code. */
  code: PermissionCode
  /** Whether the permission is active; inactive permissions do not apply. */
  active: boolean
  /** Section. */
  module: PermissionModule
  /** Display name. */
  name: string
}

/** A permission, and whether a person or group has it. */
export interface Permission {
  /** Identifier of the permission. */
  permissionUuid: string
  /** Code. */
  code: PermissionCode
  /** Display name. */
  name: string
  /** What the permission allows. */
  description: string
  /** Section. */
  module: PermissionModule
  /** Type of permission. */
  type: 'ACTION' | 'PAGE' | (string & {})
  /** Whether the person or group has the permission. */
  active: boolean
  /** Whether the permission comes with a role or group and cannot be revoked here. */
  inherited: boolean
  /** Whether it was granted to the person or group directly; it stays when a role or group that brings it is lost. */
  granted: boolean
  /** Roles that include the permission, such as `PROJECT_MANAGER`, and names of groups. */
  grantSources: string[]
  /** The person or group. */
  granteeUuid: string
  /** Email address of the person, or name of the group. */
  granteeIdentifier: string
}

/**
 * Check whether you can download files from Google Drive into projects
 *
 * That takes permission to upload project files and a connection of yours to Google Drive, which this server has to offer. The message says what is missing.
 *
 * `GET /api/v2/permission/google-drive-download` (designed). Needs a session.
 *
 * @throws {HttpError} a code of any call
 */
export const checkGoogleDriveDownload: Operation<NoParams, GoogleDriveDownload> = /*@__PURE__*/ operation('permissions.checkGoogleDriveDownload', 'GET', '/api/v2/permission/google-drive-download')

/** What `permissions.list` takes. */
export interface PermissionsListParams {
  path: {
    /** The person or group. */
    granteeUuid: string
  }
}

/**
 * List the permissions of a person or group
 *
 * `GET /api/v2/permission/{granteeUuid}` (published). Needs PERMISSION_grant or USER_list.
 *
 * @throws {HttpError} a code of any call
 */
export const list: Operation<PermissionsListParams, Permission[]> = /*@__PURE__*/ operation('permissions.list', 'GET', '/api/v2/permission/{granteeUuid}')

/** What `permissions.grant` takes. */
export interface PermissionsGrantParams {
  path: {
    /** The person or group. */
    granteeUuid: string
    /** The permission. */
    permissionUuid: string
  }
}

/**
 * Grant a permission
 *
 * `POST /api/v2/permission/grantee/{granteeUuid}/permission/{permissionUuid}` (published). Needs PERMISSION_grant.
 *
 * @throws {HttpError} a code of any call
 */
export const grant: Operation<PermissionsGrantParams, void> = /*@__PURE__*/ operation('permissions.grant', 'POST', '/api/v2/permission/grantee/{granteeUuid}/permission/{permissionUuid}', { answer: nothing, refreshes: ['users', 'auth', 'activity'] })

/** What `permissions.revoke` takes. */
export interface PermissionsRevokeParams {
  path: {
    /** The person or group. */
    granteeUuid: string
    /** The permission. */
    permissionUuid: string
  }
}

/**
 * Revoke a permission
 *
 * Revokes a permission that was granted directly to the person or group. A permission that comes with a role, or with a group of the person, cannot be revoked here: 409 if it was not granted directly.
 *
 * `DELETE /api/v2/permission/grantee/{granteeUuid}/permission/{permissionUuid}` (published). Needs PERMISSION_grant.
 *
 * @throws {HttpError} CONFLICT, a code of any call
 */
export const revoke: Operation<PermissionsRevokeParams, void> = /*@__PURE__*/ operation('permissions.revoke', 'DELETE', '/api/v2/permission/grantee/{granteeUuid}/permission/{permissionUuid}', { answer: nothing, refreshes: ['users', 'auth', 'activity'] })
