// Generated from openapi/resources/maintenance.yaml by openapi/generate.ts. Do not edit.
import * as z from 'zod/mini'
import type * as types from '../maintenance.ts'

export const MaintenanceTime: z.ZodMiniType<types.MaintenanceTime> = z.looseObject({
  beginDate: z.int().check(z.gte(0), z.lte(253402300799999)),
  endDate: z.int().check(z.gte(0), z.lte(253402300799999)),
})

export const MaintenanceNotice: z.ZodMiniType<types.MaintenanceNotice> = z.looseObject({
  uuid: z.guid(),
  beginDate: z.int(),
  endDate: z.int(),
  inProgress: z.boolean(),
})

export const getResult: z.ZodMiniType<types.MaintenanceGetResult> = z.union([MaintenanceNotice, z.null()])
