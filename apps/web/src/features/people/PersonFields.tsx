import { ComboBox } from '@dragoman/ui/ComboBox'
import { FormRow } from '@dragoman/ui/Form'
import { TextField } from '@dragoman/ui/TextField'
import { Controller, type Control, type Path } from 'react-hook-form'
import { t } from '../../i18n/t.ts'
import { usePlaces } from '../locales/use-places.ts'
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
