import type { TranslationMemory } from '@dragoman/sdk/operations/translationMemories'
import { compareNames, languageName } from '../../i18n/format.ts'

/** The target languages of a memory as choices, by their names. */
export const targetOptions = ({
  targetLocales,
}: Pick<TranslationMemory, 'targetLocales'>): { id: string; label: string }[] =>
  targetLocales
    .map((locale) => ({ id: locale, label: languageName(locale) }))
    .sort((a, b) => compareNames(a.label, b.label))
