// Generated from openapi/resources/permissionGroups.yaml by openapi/generate.ts. Do not edit.
import type { NoParams, Operation } from '../operation.ts'
import type { UserRef } from './users.ts'
import { nothing } from '../answers.ts'
import { operation } from '../operation.ts'

/** Name of a permission group. */
export interface PermissionGroupName {
  /** Name; unique in the account. */
  name: string
}

/** A group of people who share permissions. */
export interface PermissionGroup {
  /** Numeric id. */
  id: number
  /** Identifier; also used as `granteeUuid` of permissions. */
  uuid: string
  /** Changes with the name; send it as `If-Match` */
  version: string
  /** Name. */
  name: string
  /** Short form of the numeric id. */
  code: string
  /** The account. */
  accountUuid: string
}

/** A permission group with its members. */
export interface PermissionGroupDetail extends PermissionGroup {
  /** Members of the group, sorted by name. */
  users: UserRef[]
}

/**
 * List permission groups
 *
 * `GET /api/v2/permission-group` (published). Needs PERMISSION_GROUP_create or PERMISSION_grant.
 *
 * @throws {HttpError} a code of any call
 */
export const list: Operation<NoParams, PermissionGroup[]> = /*@__PURE__*/ operation('permissionGroups.list', 'GET', '/api/v2/permission-group')

/** What `permissionGroups.create` takes. */
export interface PermissionGroupsCreateParams {
  body: PermissionGroupName
}

/**
 * Create a permission group
 *
 * The new group has no members and no permissions. 409 if a group with this name already exists.
 *
 * `POST /api/v2/permission-group` (published). Needs PERMISSION_GROUP_create.
 *
 * @throws {HttpError} CONFLICT, PLAN_LIMIT, a code of any call
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
 * Get a permission group with its members
 *
 * `GET /api/v2/permission-group/{permissionGroupUuid}` (published). Needs PERMISSION_GROUP_create or PERMISSION_grant.
 *
 * @throws {HttpError} a code of any call
 */
export const get: Operation<PermissionGroupsGetParams, PermissionGroupDetail> = /*@__PURE__*/ operation('permissionGroups.get', 'GET', '/api/v2/permission-group/{permissionGroupUuid}')

/** What `permissionGroups.update` takes. */
export interface PermissionGroupsUpdateParams {
  path: {
    /** The group. */
    permissionGroupUuid: string
  }
  headers?: {
    /** The version that was read. If the resource has changed since then, the response is 409 with the code `OUTDATED` and the current state. If omitted, the last write wins. The version of a list is the versions of its items, in order, or their ids where they have none, separated by commas; `none` stands for an empty list and for what did not exist. */
    'If-Match'?: string | undefined
  } | undefined
  body: PermissionGroupName
}

/**
 * Rename a permission group
 *
 * 409 if another group has this name.
 *
 * `POST /api/v2/permission-group/{permissionGroupUuid}` (published). Needs PERMISSION_GROUP_create.
 *
 * @throws {HttpError} CONFLICT, a code of any call
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
 * Delete a permission group
 *
 * Members lose the permissions that they have only through the group. 403 while the group has a member with the same or a higher role than you.
 *
 * `DELETE /api/v2/permission-group/{permissionGroupUuid}` (designed). Needs PERMISSION_GROUP_create.
 *
 * @throws {HttpError} a code of any call
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
 * Add a person to a permission group
 *
 * Members receive all permissions of the group, so the person must have a lower role than you.
 *
 * `POST /api/v2/permission-group/{permissionGroupUuid}/user/{userUuid}` (published). Needs PERMISSION_GROUP_create.
 *
 * @throws {HttpError} a code of any call
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
 * Remove a person from a permission group
 *
 * `DELETE /api/v2/permission-group/{permissionGroupUuid}/user/{userUuid}` (published). Needs PERMISSION_GROUP_create.
 *
 * @throws {HttpError} a code of any call
 */
export const removeUser: Operation<PermissionGroupsRemoveUserParams, void> = /*@__PURE__*/ operation('permissionGroups.removeUser', 'DELETE', '/api/v2/permission-group/{permissionGroupUuid}/user/{userUuid}', { answer: nothing, refreshes: ['permissions', 'users', 'auth', 'activity'] })
