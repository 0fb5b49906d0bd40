// Generated from openapi/resources/autopilot.yaml by openapi/generate.ts. Do not edit.
import * as z from 'zod/mini'
import type * as types from '../autopilot.ts'
import * as cancellationOptions from './cancellationOptions.ts'

export const PlacementOrder: z.ZodMiniType<types.PlacementOrder> = z.enum(['FEWEST_TASKS', 'BEST_MATCH', 'HIGHEST_SCORE', 'LOWEST_PAY'])

export const PlacementSettings: z.ZodMiniType<types.PlacementSettings> = z.looseObject({
  enabled: z.boolean(),
  minimumScore: z.number().check(z.gte(0), z.lte(100)),
  minimumJobs: z.int().check(z.gte(0), z.lte(10000)),
  qualityFilterEnabled: z.boolean(),
  rateFilterEnabled: z.boolean(),
  tagFilterEnabled: z.boolean(),
  sameLinguistAllowed: z.optional(z.boolean()),
  splitAboveWords: z.optional(z.int().check(z.gte(0), z.lte(1000000))),
  availabilityFilterEnabled: z.optional(z.boolean()),
  capacityFilterEnabled: z.optional(z.boolean()),
  order: z.optional(PlacementOrder),
  distribution: z.optional(z.enum(['ASSIGN', 'OFFER'])),
  batchSize: z.optional(z.int().check(z.gte(1), z.lte(50))),
  waitingMinutes: z.optional(z.int().check(z.gte(5), z.lte(20160))),
  skipReviewEnabled: z.optional(z.boolean()),
  minimumScoreToSkipReview: z.optional(z.number().check(z.gte(0), z.lte(100))),
  minimumJobsToSkipReview: z.optional(z.int().check(z.gte(0), z.lte(10000))),
  reviewSamplePercent: z.optional(z.int().check(z.gte(0), z.lte(100))),
  ownFields: z.optional(z.array(z.string().check(z.maxLength(40))).check(z.maxLength(30))),
  version: z.optional(z.string().check(z.maxLength(100))),
})

export const UnitPlacementSettings: z.ZodMiniType<types.UnitPlacementSettings> = z.looseObject({
  uuid: z.guid(),
  name: z.string(),
  settings: PlacementSettings,
})

export const AccountPlacementSettings: z.ZodMiniType<types.AccountPlacementSettings> = z.looseObject({
  settings: PlacementSettings,
  units: z.array(UnitPlacementSettings),
  lastChange: z.optional(z.lazy(() => cancellationOptions.SettingsChange)),
  lastSkipReviewChange: z.optional(z.lazy(() => cancellationOptions.SettingsChange)),
})

export const UserPlacementSettings: z.ZodMiniType<types.UserPlacementSettings> = z.looseObject({
  enabled: z.boolean(),
})
