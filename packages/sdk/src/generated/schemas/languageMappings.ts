// Generated from openapi/resources/languageMappings.yaml by openapi/generate.ts. Do not edit.
import * as z from 'zod/mini'
import type * as types from '../languageMappings.ts'
import * as cancellationOptions from './cancellationOptions.ts'
import * as shared from './shared.ts'

export const LanguageMappingInput: z.ZodMiniType<types.LanguageMappingInput> = z.looseObject({
  code: z.string().check(z.minLength(1), z.maxLength(35), z.regex(new RegExp('^[A-Za-z]{1,8}([-_][A-Za-z0-9]{1,8}){0,3}$'))),
  language: shared.LocaleCode,
})

export const LanguageMapping: z.ZodMiniType<types.LanguageMapping> = z.looseObject({
  id: z.guid(),
  code: z.string(),
  language: shared.LocaleCode,
  createdAt: z.int(),
})

export const LanguageMappings: z.ZodMiniType<types.LanguageMappings> = z.looseObject({
  mappings: z.array(LanguageMapping),
  lastChange: z.optional(z.lazy(() => cancellationOptions.SettingsChange)),
})
