import { query } from '@dragoman/hooks/query'
import * as api from '@dragoman/sdk/api'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { compareNames, currencyName } from '../../i18n/format.ts'

/** All currencies as choices of a field, by name and code. */
export function useCurrencyOptions(): { id: string; label: string }[] {
  const { data } = useSuspenseQuery(query(api.locales.listCurrencies))
  return useMemo(
    () =>
      data
        .map(({ code }) => ({ id: code, label: `${currencyName(code)} (${code})` }))
        .sort((a, b) => compareNames(a.label, b.label)),
    [data],
  )
}
