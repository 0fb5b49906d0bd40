import { FormRow } from '@dragoman/ui/Form'
import type { FieldPathByValue } from 'react-hook-form'
import { FormCombo, FormText, type FormOf } from '../../form/form-fields.tsx'
import { t } from '../../i18n/t.ts'
import { usePlaces } from '../locales/locale-options.ts'
import type { PersonValues } from './person-values.ts'

export interface PersonFieldsProps<Values extends PersonValues> {
  form: FormOf<Values>
  isDisabled?: boolean
}

/** Where a person lives and works, and how they are reached in the chat. */
export function PersonFields<Values extends PersonValues>({ form, isDisabled }: PersonFieldsProps<Values>) {
  const choices = usePlaces()
  const text = (name: keyof PersonValues, label: string, autoComplete: string, maxLength: number) => (
    <FormText
      form={form}
      name={name as FieldPathByValue<Values, string>}
      isOptional
      {...{ label, autoComplete, maxLength, isDisabled }}
    />
  )
  const choice = (name: keyof typeof choices, label: string) => (
    <FormCombo
      form={form}
      name={name as FieldPathByValue<Values, string | null>}
      options={choices[name]}
      isOptional
      {...{ label, isDisabled }}
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
