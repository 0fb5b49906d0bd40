// Generated from openapi/resources/portal.yaml by openapi/generate.ts. Do not edit.
import * as z from 'zod/mini'
import type * as types from '../portal.ts'
import * as shared from './shared.ts'

export const PortalUnit: z.ZodMiniType<types.PortalUnit> = z.looseObject({
  uuid: z.guid(),
  name: z.string(),
  organization: z.string(),
  timezone: z.string(),
  sourceLocale: z.optional(shared.LocaleCode),
  targetLocales: z.array(shared.LocaleCode),
})

export const PortalFormality: z.ZodMiniType<types.PortalFormality> = z.enum(['Informal', 'Neutral', 'Formal'])

export const Portal: z.ZodMiniType<types.Portal> = z.looseObject({
  units: z.array(PortalUnit),
  formality: PortalFormality,
  tone: z.string(),
})

export const PortalSettings: z.ZodMiniType<types.PortalSettings> = z.looseObject({
  version: z.string().check(z.maxLength(100)),
  orgUnitUuids: z.array(z.guid()),
  formality: PortalFormality,
  tone: z.string(),
  url: z.string(),
})

export const PortalSettingsUpdate: z.ZodMiniType<types.PortalSettingsUpdate> = z.looseObject({
  orgUnitUuids: z.optional(z.array(z.guid()).check(z.maxLength(500))),
  formality: z.optional(PortalFormality),
  tone: z.optional(z.string().check(z.maxLength(200))),
})

export const PortalInstructions: z.ZodMiniType<types.PortalInstructions> = z.looseObject({
  formality: z.optional(PortalFormality),
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
