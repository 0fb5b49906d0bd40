// Generated from openapi/resources/permissions.yaml by openapi/generate.ts. Do not edit.
import type { NoParams, Operation } from '../operation.ts'
import type { PermissionCode, PermissionModule } from './shared.ts'
import { nothing } from '../answers.ts'
import { operation } from '../operation.ts'

/** Whether files can be put into Google Drive. */
export interface GoogleDriveDownload {
  /** The person may download files of projects. */
  allowed: boolean
  /** This server can put files into Google Drive. */
  connected: boolean
  /** What follows, in a sentence. */
  message: string
}

/** A permission that somebody has. */
export interface GrantedPermission {
  /** Code. */
  code: PermissionCode
  /** Counts only when true. */
  active: boolean
  /** Section. */
  module: PermissionModule
  /** Name to show. */
  name: string
}

/** A permission, and whether a person or group has it. */
export interface Permission {
  /** Identifier of the permission. */
  permissionUuid: string
  /** Code. */
  code: PermissionCode
  /** Name to show. */
  name: string
  /** What it allows. */
  description: string
  /** Section. */
  module: PermissionModule
  /** Kind of permission. */
  type: 'ACTION' | 'PAGE' | (string & {})
  /** The person or group has it. */
  active: boolean
  /** It comes with a role or group, and cannot be taken away here. */
  inherited: boolean
  /** Roles that it comes with, such as `PROJECT_MANAGER`, and names of groups. */
  grantSources: string[]
  /** The person or group. */
  granteeUuid: string
  /** Address of the person, or name of the group. */
  granteeIdentifier: string
}

/**
 * Whether files of projects can be put into Google Drive
 *
 * It takes the permission to download files of projects and a connection to Google Drive. This server connects to none, so the answer is no, with the reason.
 *
 * `GET /api/v2/permission/google-drive-download` (designed). Needs a session.
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
 * Take a permission away
 *
 * What was granted to the person or group itself is taken away. What comes with a role, or with a group of the person, cannot be taken away here: 409 when nothing else was granted.
 *
 * `DELETE /api/v2/permission/grantee/{granteeUuid}/permission/{permissionUuid}` (published). Needs PERMISSION_grant.
 */
export const revoke: Operation<PermissionsRevokeParams, void> = /*@__PURE__*/ operation('permissions.revoke', 'DELETE', '/api/v2/permission/grantee/{granteeUuid}/permission/{permissionUuid}', { answer: nothing, refreshes: ['users', 'auth', 'activity'] })
