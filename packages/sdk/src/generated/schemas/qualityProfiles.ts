// Generated from openapi/resources/qualityProfiles.yaml by openapi/generate.ts. Do not edit.
import * as z from 'zod/mini'
import type * as types from '../qualityProfiles.ts'
import * as quality from './quality.ts'

export const QualityFormula: z.ZodMiniType<types.QualityFormula> = z.enum(['LINEAR', 'CALIBRATED', 'POINTS_PER_WORD'])

export const SamplingMode: z.ZodMiniType<types.SamplingMode> = z.enum(['ALL', 'FIRST', 'RANDOM', 'RISK'])

export const SeverityPoints: z.ZodMiniType<types.SeverityPoints> = z.looseObject({
  NEUTRAL: z.number().check(z.gte(0), z.lte(1000)),
  MINOR: z.number().check(z.gte(0), z.lte(1000)),
  MAJOR: z.number().check(z.gte(0), z.lte(1000)),
  CRITICAL: z.number().check(z.gte(0), z.lte(1000)),
})

export const QualityOverride: z.ZodMiniType<types.QualityOverride> = z.looseObject({
  category: z.string().check(z.minLength(1), z.maxLength(60)),
  severity: z.lazy(() => quality.FindingSeverity),
  points: z.number().check(z.gte(0), z.lte(1000)),
})

export const QualitySampling: z.ZodMiniType<types.QualitySampling> = z.looseObject({
  mode: SamplingMode,
  words: z.int().check(z.gte(500), z.lte(1000000)),
})

export const QualityRules: z.ZodMiniType<types.QualityRules> = z.looseObject({
  formula: QualityFormula,
  passMark: z.number().check(z.gte(0), z.lte(100)),
  tolerance: z.number().check(z.gte(0), z.lte(1000)),
  severities: SeverityPoints,
  overrides: z.array(QualityOverride).check(z.maxLength(500)),
  criticalFails: z.boolean(),
  repeatedFactor: z.number().check(z.gte(0), z.lte(1)),
  minimumWords: z.int().check(z.gte(0), z.lte(1000000)),
  sampling: QualitySampling,
  replyDays: z.int().check(z.gte(1), z.lte(60)),
  anonymous: z.boolean(),
})

export const QualityPlace: z.ZodMiniType<types.QualityPlace> = z.looseObject({
  level: z.enum(['ACCOUNT', 'ORG_UNIT', 'PROJECT', 'WORKFLOW']),
  placeUuid: z.optional(z.guid()),
  name: z.optional(z.string().check(z.maxLength(300))),
})

export const QualityPlaceChoice: z.ZodMiniType<types.QualityPlaceChoice> = z.looseObject({
  level: z.enum(['ACCOUNT', 'ORG_UNIT', 'PROJECT', 'WORKFLOW']),
  placeUuid: z.optional(z.guid()),
  profileUuid: z.nullable(z.guid()),
})

export const QualityProfile: z.ZodMiniType<types.QualityProfile> = z.looseObject({
  formula: QualityFormula,
  passMark: z.number().check(z.gte(0), z.lte(100)),
  tolerance: z.number().check(z.gte(0), z.lte(1000)),
  severities: SeverityPoints,
  overrides: z.array(QualityOverride).check(z.maxLength(500)),
  criticalFails: z.boolean(),
  repeatedFactor: z.number().check(z.gte(0), z.lte(1)),
  minimumWords: z.int().check(z.gte(0), z.lte(1000000)),
  sampling: QualitySampling,
  replyDays: z.int().check(z.gte(1), z.lte(60)),
  anonymous: z.boolean(),
  uuid: z.guid(),
  name: z.string(),
  system: z.boolean(),
  revision: z.int().check(z.gte(1)),
  version: z.string(),
  places: z.array(QualityPlace),
  updatedDate: z.optional(z.int()),
})

export const QualityProfileInput: z.ZodMiniType<types.QualityProfileInput> = z.looseObject({
  name: z.string().check(z.minLength(1), z.maxLength(100)),
  formula: z.optional(QualityFormula),
  passMark: z.optional(z.number().check(z.gte(0), z.lte(100))),
  tolerance: z.optional(z.number().check(z.gte(0), z.lte(1000))),
  severities: z.optional(SeverityPoints),
  overrides: z.optional(z.array(QualityOverride).check(z.maxLength(500))),
  criticalFails: z.optional(z.boolean()),
  repeatedFactor: z.optional(z.number().check(z.gte(0), z.lte(1))),
  minimumWords: z.optional(z.int().check(z.gte(0), z.lte(1000000))),
  sampling: z.optional(QualitySampling),
  replyDays: z.optional(z.int().check(z.gte(1), z.lte(60))),
  anonymous: z.optional(z.boolean()),
  places: z.optional(z.array(QualityPlace).check(z.maxLength(200))),
})

export const QualityProfileUpdate: z.ZodMiniType<types.QualityProfileUpdate> = z.looseObject({
  name: z.optional(z.string().check(z.minLength(1), z.maxLength(100))),
  formula: z.optional(QualityFormula),
  passMark: z.optional(z.number().check(z.gte(0), z.lte(100))),
  tolerance: z.optional(z.number().check(z.gte(0), z.lte(1000))),
  severities: z.optional(SeverityPoints),
  overrides: z.optional(z.array(QualityOverride).check(z.maxLength(500))),
  criticalFails: z.optional(z.boolean()),
  repeatedFactor: z.optional(z.number().check(z.gte(0), z.lte(1))),
  minimumWords: z.optional(z.int().check(z.gte(0), z.lte(1000000))),
  sampling: z.optional(QualitySampling),
  replyDays: z.optional(z.int().check(z.gte(1), z.lte(60))),
  anonymous: z.optional(z.boolean()),
  places: z.optional(z.array(QualityPlace).check(z.maxLength(200))),
})

export const listResult: z.ZodMiniType<types.QualityProfile[]> = z.array(QualityProfile)
