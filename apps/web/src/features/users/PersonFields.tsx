import { query } from '@dragoman/hooks/query'
import * as api from '@dragoman/sdk/api'
import { ComboBox } from '@dragoman/ui/ComboBox'
import { FormRow } from '@dragoman/ui/Form'
import { TextField } from '@dragoman/ui/TextField'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { Controller, type Control, type Path } from 'react-hook-form'
import { compareNames, countryName, currencyName } from '../../i18n/format.ts'
import { t } from '../../i18n/t.ts'
import type { PersonValues } from './person-values.ts'

export interface PersonFieldsProps<Values extends PersonValues> {
  control: Control<Values>
  isDisabled?: boolean
}

/** Where a person lives and works, and how they are reached in the chat. */
export function PersonFields<Values extends PersonValues>({ control, isDisabled }: PersonFieldsProps<Values>) {
  const choices = usePlaces()
  const text = (name: keyof PersonValues, label: string, autoComplete: string, maxLength: number) => (
    <Controller
      name={name as Path<Values>}
      control={control}
      render={({ field }) => (
        <TextField
          {...field}
          value={field.value ?? ''}
          label={label}
          optionalLabel={t('shell.optional')}
          {...{ autoComplete, maxLength, isDisabled }}
        />
      )}
    />
  )
  const choice = (name: keyof typeof choices, label: string) => (
    <Controller
      name={name as Path<Values>}
      control={control}
      render={({ field, fieldState }) => (
        <ComboBox
          {...field}
          // Its text follows the choice only once the choices are here.
          key={choices[name].length > 0 ? 'ready' : 'waiting'}
          label={label}
          optionalLabel={t('shell.optional')}
          options={choices[name]}
          emptyLabel={t('shell.table.noMatch')}
          errorMessage={fieldState.error?.message}
          isDisabled={isDisabled}
        />
      )}
    />
  )
  return (
    <>
      <FormRow>
        {choice('country', t('users.country'))}
        {text('state', t('users.state'), 'address-level1', 100)}
      </FormRow>
      <FormRow>
        {text('city', t('users.city'), 'address-level2', 100)}
        {text('postalCode', t('users.postalCode'), 'postal-code', 20)}
      </FormRow>
      <FormRow>
        {choice('timezone', t('users.timezone'))}
        {choice('currency', t('users.currency'))}
      </FormRow>
      {text('slackHandle', t('users.slack'), 'off', 80)}
    </>
  )
}

/** Countries, currencies and time zones as choices, by their names in the language of the interface. */
function usePlaces() {
  const { data: countries } = useQuery(query(api.locales.listCountries))
  const { data: currencies } = useQuery(query(api.locales.listCurrencies))
  const { data: zones } = useQuery(query(api.locales.listTimezones))
  return useMemo(() => {
    const named = (codes: readonly { code: string }[] | undefined, nameOf: (code: string) => string) =>
      (codes ?? []).map(({ code }) => ({ id: code, label: nameOf(code) })).sort((a, b) => compareNames(a.label, b.label))
    return {
      country: named(countries, countryName),
      currency: named(currencies, (code) => `${currencyName(code)} (${code})`),
      timezone: (zones ?? []).map(({ key, value }) => ({ id: key, label: value })),
    }
  }, [countries, currencies, zones])
}
