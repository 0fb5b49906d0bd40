import type { Handlers } from '../../identity/context.ts'
import { invalid } from '../../kernel/refusals.ts'
import { requireLanguage } from '../locales/require-language.ts'
import { translateText } from './translate-text.ts'

export const portal = {
  translate(input) {
    const { sourceLocale, targetLocale } = input.body
    requireLanguage(sourceLocale, 'body.sourceLocale')
    requireLanguage(targetLocale, 'body.targetLocale')
    if (sourceLocale === targetLocale)
      throw invalid('body.targetLocale', 'The target language has to differ from the source language.')
    return translateText(input, input.body)
  },
} satisfies Handlers<'portal'>
