// Generated from openapi/resources/checkProfiles.yaml by openapi/generate.ts. Do not edit.
import * as z from 'zod/mini'
import type * as types from '../checkProfiles.ts'
import * as cancellationOptions from './cancellationOptions.ts'
import * as recommendationSettings from './recommendationSettings.ts'
import * as shared from './shared.ts'

export const CheckLevel: z.ZodMiniType<types.CheckLevel> = z.enum(['OFF', 'WARN', 'BLOCK'])

export const CheckLevels: z.ZodMiniType<types.CheckLevels> = z.looseObject({
  number: z.optional(CheckLevel),
  alphanumeric: z.optional(CheckLevel),
  term: z.optional(CheckLevel),
  placeholder: z.optional(CheckLevel),
  punctuation: z.optional(CheckLevel),
  space: z.optional(CheckLevel),
  repeated: z.optional(CheckLevel),
  bracket: z.optional(CheckLevel),
  address: z.optional(CheckLevel),
  same: z.optional(CheckLevel),
  script: z.optional(CheckLevel),
  control: z.optional(CheckLevel),
  length: z.optional(CheckLevel),
  lineBreak: z.optional(CheckLevel),
})

export const CheckProfile: z.ZodMiniType<types.CheckProfile> = z.looseObject({
  orgUnit: z.optional(z.lazy(() => recommendationSettings.RecommendationUnit)),
  projectUuid: z.optional(z.guid()),
  targetLanguage: z.optional(shared.LocaleCode),
  levels: CheckLevels,
  version: z.string(),
})

export const CheckProfiles: z.ZodMiniType<types.CheckProfiles> = z.looseObject({
  standard: CheckLevels,
  profiles: z.array(CheckProfile),
  lastChange: z.optional(z.lazy(() => cancellationOptions.SettingsChange)),
})

export const CheckProfileInput: z.ZodMiniType<types.CheckProfileInput> = z.looseObject({
  orgUnitUuid: z.optional(z.guid()),
  projectUuid: z.optional(z.guid()),
  targetLanguage: z.optional(shared.LocaleCode),
  levels: CheckLevels,
})
