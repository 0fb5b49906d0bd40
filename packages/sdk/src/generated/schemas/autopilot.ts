// Generated from openapi/resources/autopilot.yaml by openapi/generate.ts. Do not edit.
import * as z from 'zod/mini'
import type * as types from '../autopilot.ts'

export const PlacementSettings: z.ZodMiniType<types.PlacementSettings> = z.looseObject({
  enabled: z.boolean(),
  minimumScore: z.number().check(z.gte(0), z.lte(100)),
  minimumJobs: z.int().check(z.gte(0), z.lte(10000)),
  qualityFilterEnabled: z.boolean(),
  rateFilterEnabled: z.boolean(),
  tagFilterEnabled: z.boolean(),
  sameLinguistAllowed: z.optional(z.boolean()),
  splitAboveWords: z.optional(z.int().check(z.gte(0), z.lte(1000000))),
  version: z.optional(z.string().check(z.maxLength(100))),
})

export const UserPlacementSettings: z.ZodMiniType<types.UserPlacementSettings> = z.looseObject({
  enabled: z.boolean(),
})
