// Generated from openapi/resources/aiKeys.yaml by openapi/generate.ts. Do not edit.
import * as z from 'zod/mini'
import type * as types from '../aiKeys.ts'
import * as users from './users.ts'

export const AiProvider: z.ZodMiniType<types.AiProvider> = z.enum(['DEEPL', 'GOOGLE', 'LIBRETRANSLATE', 'OPENAI'])

export const AiKeyCheck: z.ZodMiniType<types.AiKeyCheck> = z.looseObject({
  provider: AiProvider,
  apiKey: z.optional(z.string().check(z.minLength(1), z.maxLength(500), z.regex(new RegExp('^\\S+$')))),
  baseUrl: z.optional(z.string().check(z.minLength(1), z.maxLength(500))),
})

export const AiKeyInput: z.ZodMiniType<types.AiKeyInput> = z.looseObject({
  provider: AiProvider,
  apiKey: z.optional(z.string().check(z.minLength(1), z.maxLength(500), z.regex(new RegExp('^\\S+$')))),
  baseUrl: z.optional(z.string().check(z.minLength(1), z.maxLength(500))),
  orgUnitUuid: z.optional(z.guid()),
})

export const AiKeyProblem: z.ZodMiniType<types.AiKeyProblem> = z.string()

export const AiKeyValidation: z.ZodMiniType<types.AiKeyValidation> = z.looseObject({
  isValid: z.boolean(),
  reason: z.optional(AiKeyProblem),
})

export const AiKeyOrgUnit: z.ZodMiniType<types.AiKeyOrgUnit> = z.looseObject({
  uuid: z.guid(),
  name: z.string(),
})

export const AiKey: z.ZodMiniType<types.AiKey> = z.looseObject({
  uuid: z.guid(),
  provider: AiProvider,
  hint: z.string(),
  baseUrl: z.optional(z.string()),
  orgUnit: z.optional(AiKeyOrgUnit),
  changedAt: z.int(),
  changedBy: z.optional(z.lazy(() => users.UserRef)),
})

export const listResult: z.ZodMiniType<types.AiKey[]> = z.array(AiKey)
