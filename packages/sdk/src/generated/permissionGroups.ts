// Generated from openapi/resources/permissionGroups.yaml by openapi/generate.ts. Do not edit.
import type { NoParams, Operation } from '../operation.ts'
import type { UserRef } from './users.ts'
import { nothing } from '../answers.ts'
import { operation } from '../operation.ts'

/** What a group is called. */
export interface PermissionGroupName {
  /** Name; one of a kind in the account. */
  name: string
}

/** A group of people who have permissions together. */
export interface PermissionGroup {
  /** Numeric id. */
  id: number
  /** Identifier; a grantee of permissions. */
  uuid: string
  /** Name. */
  name: string
  /** Short form of the numeric id. */
  code: string
  /** The account. */
  accountUuid: string
}

/** A group, with its people. */
export interface PermissionGroupDetail extends PermissionGroup {
  /** Everybody in the group, by name. */
  users: UserRef[]
}

/**
 * List the groups of people who have permissions together
 *
 * `GET /api/v2/permission-group` (published). Needs PERMISSION_GROUP_create or PERMISSION_grant.
 */
export const list: Operation<NoParams, PermissionGroup[]> = /*@__PURE__*/ operation('permissionGroups.list', 'GET', '/api/v2/permission-group')

/** What `permissionGroups.create` takes. */
export interface PermissionGroupsCreateParams {
  body: PermissionGroupName
}

/**
 * Make a group
 *
 * It has nobody in it and no permissions yet. 409 when a group has this name.
 *
 * `POST /api/v2/permission-group` (published). Needs PERMISSION_GROUP_create.
 */
export const create: Operation<PermissionGroupsCreateParams, PermissionGroup> = /*@__PURE__*/ operation('permissionGroups.create', 'POST', '/api/v2/permission-group', { refreshes: ['activity'] })

/** What `permissionGroups.get` takes. */
export interface PermissionGroupsGetParams {
  path: {
    /** The group. */
    permissionGroupUuid: string
  }
}

/**
 * Get a group with its people
 *
 * `GET /api/v2/permission-group/{permissionGroupUuid}` (published). Needs PERMISSION_GROUP_create or PERMISSION_grant.
 */
export const get: Operation<PermissionGroupsGetParams, PermissionGroupDetail> = /*@__PURE__*/ operation('permissionGroups.get', 'GET', '/api/v2/permission-group/{permissionGroupUuid}')

/** What `permissionGroups.update` takes. */
export interface PermissionGroupsUpdateParams {
  path: {
    /** The group. */
    permissionGroupUuid: string
  }
  body: PermissionGroupName
}

/**
 * Rename a group
 *
 * 409 when another group has this name.
 *
 * `POST /api/v2/permission-group/{permissionGroupUuid}` (published). Needs PERMISSION_GROUP_create.
 */
export const update: Operation<PermissionGroupsUpdateParams, PermissionGroup> = /*@__PURE__*/ operation('permissionGroups.update', 'POST', '/api/v2/permission-group/{permissionGroupUuid}', { refreshes: ['permissions', 'users', 'activity'] })

/** What `permissionGroups.remove` takes. */
export interface PermissionGroupsRemoveParams {
  path: {
    /** The group. */
    permissionGroupUuid: string
  }
}

/**
 * Delete a group
 *
 * Its people lose the permissions that they have by it alone. 403 while somebody who stands equal or above is in it.
 *
 * `DELETE /api/v2/permission-group/{permissionGroupUuid}` (designed). Needs PERMISSION_GROUP_create.
 */
export const remove: Operation<PermissionGroupsRemoveParams, void> = /*@__PURE__*/ operation('permissionGroups.remove', 'DELETE', '/api/v2/permission-group/{permissionGroupUuid}', { answer: nothing, refreshes: ['permissions', 'users', 'auth', 'activity'] })

/** What `permissionGroups.addUser` takes. */
export interface PermissionGroupsAddUserParams {
  path: {
    /** The group. */
    permissionGroupUuid: string
    /** The person. */
    userUuid: string
  }
}

/**
 * Put somebody into a group
 *
 * Only people below oneself, for they get all that the group may do.
 *
 * `POST /api/v2/permission-group/{permissionGroupUuid}/user/{userUuid}` (published). Needs PERMISSION_GROUP_create.
 */
export const addUser: Operation<PermissionGroupsAddUserParams, void> = /*@__PURE__*/ operation('permissionGroups.addUser', 'POST', '/api/v2/permission-group/{permissionGroupUuid}/user/{userUuid}', { answer: nothing, refreshes: ['permissions', 'users', 'auth', 'activity'] })

/** What `permissionGroups.removeUser` takes. */
export interface PermissionGroupsRemoveUserParams {
  path: {
    /** The group. */
    permissionGroupUuid: string
    /** The person. */
    userUuid: string
  }
}

/**
 * Take somebody out of a group
 *
 * `DELETE /api/v2/permission-group/{permissionGroupUuid}/user/{userUuid}` (published). Needs PERMISSION_GROUP_create.
 */
export const removeUser: Operation<PermissionGroupsRemoveUserParams, void> = /*@__PURE__*/ operation('permissionGroups.removeUser', 'DELETE', '/api/v2/permission-group/{permissionGroupUuid}/user/{userUuid}', { answer: nothing, refreshes: ['permissions', 'users', 'auth', 'activity'] })
