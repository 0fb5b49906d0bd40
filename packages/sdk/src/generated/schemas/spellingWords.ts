// Generated from openapi/resources/spellingWords.yaml by openapi/generate.ts. Do not edit.
import * as z from 'zod/mini'
import type * as types from '../spellingWords.ts'
import * as cancellationOptions from './cancellationOptions.ts'
import * as shared from './shared.ts'
import * as users from './users.ts'

export const SpellingWordsInput: z.ZodMiniType<types.SpellingWordsInput> = z.looseObject({
  words: z.array(z.string().check(z.minLength(1), z.maxLength(100), z.regex(new RegExp('^\\S+$')))).check(z.minLength(1), z.maxLength(1000)),
  language: z.optional(shared.LocaleCode),
})

export const SpellingWord: z.ZodMiniType<types.SpellingWord> = z.looseObject({
  uuid: z.guid(),
  word: z.string(),
  language: z.optional(shared.LocaleCode),
  createdAt: z.int(),
  createdBy: z.optional(z.lazy(() => users.UserRef)),
})

export const SpellingWords: z.ZodMiniType<types.SpellingWords> = z.looseObject({
  words: z.array(SpellingWord),
  dictionaries: z.array(shared.LocaleCode),
  lastChange: z.optional(z.lazy(() => cancellationOptions.SettingsChange)),
})

export const addResult: z.ZodMiniType<types.SpellingWord[]> = z.array(SpellingWord)
