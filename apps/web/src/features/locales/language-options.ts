import { useSuspenseQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { compareNames, languageName } from '../../i18n/format.ts'
import { languagesQuery } from './locale-queries.ts'

/**
 * The languages that the product translates as choices of a field, by their names in the language of the interface. They
 * are loaded before the page shows: a field whose choices came later would lose what was typed, or what was chosen.
 */
export function useLanguageOptions(): { id: string; label: string }[] {
  const { data } = useSuspenseQuery(languagesQuery())
  return useMemo(
    () =>
      data.map(({ code }) => ({ id: code, label: languageName(code) })).sort((a, b) => compareNames(a.label, b.label)),
    [data],
  )
}
