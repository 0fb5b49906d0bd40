// Generated from openapi/resources/mtEngines.yaml by openapi/generate.ts. Do not edit.
import * as z from 'zod/mini'
import type * as types from '../mtEngines.ts'
import * as aiKeys from './aiKeys.ts'
import * as shared from './shared.ts'
import * as users from './users.ts'

export const MtProblem: z.ZodMiniType<types.MtProblem> = z.string()

export const MtEngineInput: z.ZodMiniType<types.MtEngineInput> = z.looseObject({
  name: z.string().check(z.minLength(1), z.maxLength(60), z.regex(new RegExp('\\S'))),
  provider: z.lazy(() => aiKeys.AiProvider),
  model: z.optional(z.string().check(z.minLength(1), z.maxLength(100), z.regex(new RegExp('^\\S+$')))),
  orgUnitUuid: z.optional(z.nullable(z.guid())),
  sourceLocale: z.optional(z.union([shared.LocaleCode, z.null()])),
  targetLocale: z.optional(z.union([shared.LocaleCode, z.null()])),
  position: z.optional(z.int().check(z.gte(1), z.lte(100))),
  enabled: z.optional(z.boolean()),
  prompt: z.optional(z.nullable(z.string().check(z.minLength(1), z.maxLength(4000), z.regex(new RegExp('\\S'))))),
  monthlyCharacters: z.optional(z.nullable(z.int().check(z.gte(1), z.lte(1000000000)))),
  requestsPerMinute: z.optional(z.nullable(z.int().check(z.gte(1), z.lte(100000)))),
  pricePerMillion: z.optional(z.nullable(z.number().check(z.gte(0), z.lte(1000000)))),
})

export const MtEngine: z.ZodMiniType<types.MtEngine> = z.looseObject({
  uuid: z.guid(),
  version: z.string().check(z.maxLength(100)),
  kind: z.enum(['MT', 'LLM']),
  name: z.string(),
  provider: z.lazy(() => aiKeys.AiProvider),
  model: z.optional(z.string()),
  orgUnit: z.optional(z.lazy(() => aiKeys.AiKeyOrgUnit)),
  sourceLocale: z.optional(shared.LocaleCode),
  targetLocale: z.optional(shared.LocaleCode),
  position: z.int(),
  enabled: z.boolean(),
  prompt: z.optional(z.string()),
  monthlyCharacters: z.optional(z.int()),
  requestsPerMinute: z.optional(z.int()),
  pricePerMillion: z.optional(z.number()),
  usedCharacters: z.int(),
  usedTokens: z.int(),
  hasKey: z.boolean(),
  failingSince: z.optional(z.int()),
  problem: z.optional(MtProblem),
  changedAt: z.int(),
  changedBy: z.optional(z.lazy(() => users.UserRef)),
})

export const MtEngines: z.ZodMiniType<types.MtEngines> = z.looseObject({
  engines: z.array(MtEngine),
  defaultPrompt: z.string(),
})

export const MtTrial: z.ZodMiniType<types.MtTrial> = z.looseObject({
  engineUuids: z.array(z.guid()).check(z.minLength(1), z.maxLength(4)),
  sourceLocale: shared.LocaleCode,
  targetLocale: shared.LocaleCode,
  texts: z.array(z.string().check(z.minLength(1), z.maxLength(2000), z.regex(new RegExp('\\S')))).check(z.minLength(1), z.maxLength(5)),
  prompt: z.optional(z.string().check(z.minLength(1), z.maxLength(4000), z.regex(new RegExp('\\S')))),
  glossaryUuids: z.optional(z.array(z.guid()).check(z.maxLength(20))),
})

export const MtText: z.ZodMiniType<types.MtText> = z.looseObject({
  target: z.optional(z.string()),
  problem: z.optional(MtProblem),
})

export const MtTrialResult: z.ZodMiniType<types.MtTrialResult> = z.looseObject({
  engineUuid: z.guid(),
  name: z.string(),
  milliseconds: z.int(),
  characters: z.int(),
  tokens: z.int(),
  cost: z.optional(z.number()),
  prompt: z.optional(z.string()),
  texts: z.array(MtText),
})

export const MtSuggestion: z.ZodMiniType<types.MtSuggestion> = z.looseObject({
  engineName: z.optional(z.string()),
  target: z.optional(z.string()),
  problem: z.optional(MtProblem),
})

export const tryResult: z.ZodMiniType<types.MtTrialResult[]> = z.array(MtTrialResult)
