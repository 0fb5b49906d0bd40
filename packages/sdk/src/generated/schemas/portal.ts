// Generated from openapi/resources/portal.yaml by openapi/generate.ts. Do not edit.
import * as z from 'zod/mini'
import type * as types from '../portal.ts'
import * as shared from './shared.ts'

export const PortalInstructions: z.ZodMiniType<types.PortalInstructions> = z.looseObject({
  formality: z.optional(z.enum(['Informal', 'Neutral', 'Formal'])),
  tone: z.optional(z.string().check(z.maxLength(200))),
})

export const PortalTranslationRequest: z.ZodMiniType<types.PortalTranslationRequest> = z.looseObject({
  originalContent: z.string().check(z.minLength(1), z.maxLength(20000), z.regex(new RegExp('\\S'))),
  sourceLocale: shared.LocaleCode,
  targetLocale: shared.LocaleCode,
  instructions: z.optional(PortalInstructions),
})

export const PortalTerm: z.ZodMiniType<types.PortalTerm> = z.looseObject({
  source: z.string(),
  target: z.string(),
  glossary: z.string(),
  isKept: z.boolean(),
})

export const PortalMatch: z.ZodMiniType<types.PortalMatch> = z.looseObject({
  source: z.string(),
  target: z.string(),
  memory: z.string(),
})

export const PortalTranslation: z.ZodMiniType<types.PortalTranslation> = z.looseObject({
  translatedContent: z.string(),
  sourceLocale: z.string(),
  targetLocale: z.string(),
  engine: z.optional(z.string()),
  terms: z.array(PortalTerm),
  memories: z.array(PortalMatch),
  areInstructionsUsed: z.boolean(),
})
