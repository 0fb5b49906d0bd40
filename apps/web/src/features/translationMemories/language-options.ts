import type { TranslationMemory } from '@dragoman/sdk/operations/translationMemories'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { compareNames, languageName } from '../../i18n/format.ts'
import { languagesQuery } from './languages-query.ts'

/** The same as choices of a field, by their names in the language of the interface. */
export function useLanguageOptions(): { id: string; label: string }[] {
  const { data } = useSuspenseQuery(languagesQuery())
  return useMemo(
    () => data.map(({ code }) => ({ id: code, label: languageName(code) })).sort((a, b) => compareNames(a.label, b.label)),
    [data],
  )
}

/** The target languages of a memory as choices, by their names. */
export const targetOptions = ({ targetLocales }: Pick<TranslationMemory, 'targetLocales'>): { id: string; label: string }[] =>
  targetLocales
    .map((locale) => ({ id: locale, label: languageName(locale) }))
    .sort((a, b) => compareNames(a.label, b.label))
