// Generated from openapi/resources/permissionGroups.yaml by openapi/generate.ts. Do not edit.
import * as z from 'zod/mini'
import type * as types from '../permissionGroups.ts'
import * as users from './users.ts'

export const PermissionGroupName: z.ZodMiniType<types.PermissionGroupName> = z.looseObject({
  name: z.string().check(z.minLength(1), z.maxLength(100), z.regex(new RegExp('\\S'))),
})

export const PermissionGroup: z.ZodMiniType<types.PermissionGroup> = z.looseObject({
  id: z.int(),
  uuid: z.guid(),
  version: z.string(),
  name: z.string(),
  code: z.string(),
  accountUuid: z.guid(),
})

export const PermissionGroupDetail: z.ZodMiniType<types.PermissionGroupDetail> = z.looseObject({
  id: z.int(),
  uuid: z.guid(),
  version: z.string(),
  name: z.string(),
  code: z.string(),
  accountUuid: z.guid(),
  users: z.array(z.lazy(() => users.UserRef)),
})

export const listResult: z.ZodMiniType<types.PermissionGroup[]> = z.array(PermissionGroup)
