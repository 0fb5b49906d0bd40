// Generated from openapi/resources/permissions.yaml by openapi/generate.ts. Do not edit.
import * as z from 'zod/mini'
import type * as types from '../permissions.ts'
import * as shared from './shared.ts'

export const GoogleDriveDownload: z.ZodMiniType<types.GoogleDriveDownload> = z.looseObject({
  allowed: z.boolean(),
  connected: z.boolean(),
  message: z.string(),
})

export const GrantedPermission: z.ZodMiniType<types.GrantedPermission> = z.looseObject({
  code: shared.PermissionCode,
  active: z.boolean(),
  module: shared.PermissionModule,
  name: z.string(),
})

export const Permission: z.ZodMiniType<types.Permission> = z.looseObject({
  permissionUuid: z.guid(),
  code: shared.PermissionCode,
  name: z.string(),
  description: z.string(),
  module: shared.PermissionModule,
  type: z.string(),
  active: z.boolean(),
  inherited: z.boolean(),
  granted: z.boolean(),
  grantSources: z.array(z.string()),
  granteeUuid: z.guid(),
  granteeIdentifier: z.string(),
})

export const listResult: z.ZodMiniType<types.Permission[]> = z.array(Permission)
