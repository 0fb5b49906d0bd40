// Generated from openapi/resources/recommendationSettings.yaml by openapi/generate.ts. Do not edit.
import * as z from 'zod/mini'
import type * as types from '../recommendationSettings.ts'
import * as cancellationOptions from './cancellationOptions.ts'

export const RecommendationWeight: z.ZodMiniType<types.RecommendationWeight> = z.int().check(z.gte(0), z.lte(3))

export const RecommendationWeights: z.ZodMiniType<types.RecommendationWeights> = z.looseObject({
  score: RecommendationWeight,
  clientExperience: RecommendationWeight,
  continuity: RecommendationWeight,
  availability: RecommendationWeight,
  rate: RecommendationWeight,
})

export const RecommendationUnit: z.ZodMiniType<types.RecommendationUnit> = z.looseObject({
  uuid: z.guid(),
  name: z.string(),
})

export const RecommendationSettings: z.ZodMiniType<types.RecommendationSettings> = z.looseObject({
  orgUnit: z.optional(RecommendationUnit),
  weights: RecommendationWeights,
  version: z.string().check(z.maxLength(100)),
})

export const RecommendationSettingsList: z.ZodMiniType<types.RecommendationSettingsList> = z.looseObject({
  settings: z.array(RecommendationSettings),
  lastChange: z.optional(z.lazy(() => cancellationOptions.SettingsChange)),
})

export const RecommendationSettingsCreate: z.ZodMiniType<types.RecommendationSettingsCreate> = z.looseObject({
  orgUnitUuid: z.guid(),
  weights: RecommendationWeights,
})

export const RecommendationSettingsUpdate: z.ZodMiniType<types.RecommendationSettingsUpdate> = z.looseObject({
  accountUuid: z.optional(z.guid()),
  orgUnitUuid: z.optional(z.guid()),
  weights: RecommendationWeights,
})

export const RecommendationReason: z.ZodMiniType<types.RecommendationReason> = z.looseObject({
  criterion: z.string(),
  points: z.int().check(z.gte(0), z.lte(100)),
  value: z.optional(z.number()),
})

export const Recommendation: z.ZodMiniType<types.Recommendation> = z.looseObject({
  rating: z.int().check(z.gte(0), z.lte(100)),
  reasons: z.array(RecommendationReason),
})
