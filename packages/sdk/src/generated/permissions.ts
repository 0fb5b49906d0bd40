// Generated from openapi/resources/permissions.yaml by openapi/generate.ts. Do not edit.
import type { Operation } from '../operation.ts'
import type { PermissionCode, PermissionModule } from './shared.ts'
import { nothing } from '../answers.ts'
import { operation } from '../operation.ts'

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
  /** Where it comes from, such as the role `PROJECT_MANAGER`. */
  grantSources: string[]
  /** The person or group. */
  granteeUuid: string
  /** Address of the person, or name of the group. */
  granteeIdentifier: string
}

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
 * What comes with a role cannot be taken away.
 *
 * `DELETE /api/v2/permission/grantee/{granteeUuid}/permission/{permissionUuid}` (published). Needs PERMISSION_grant.
 */
export const revoke: Operation<PermissionsRevokeParams, void> = /*@__PURE__*/ operation('permissions.revoke', 'DELETE', '/api/v2/permission/grantee/{granteeUuid}/permission/{permissionUuid}', { answer: nothing, refreshes: ['users', 'auth', 'activity'] })
