import { FormRow } from '@dragoman/ui/Form'
import type { FieldPathByValue } from 'react-hook-form'
import { FormCombo, FormText, type FormOf } from '../../form/form-fields.tsx'
import { FormNumber } from '../../form/FormNumber.tsx'
import { formatNumber } from '../../i18n/format.ts'
import { t } from '../../i18n/t.ts'
import { usePlaces } from '../locales/locale-options.ts'
import type { PersonValues } from './person-values.ts'

/** What the server assumes where nothing is set. */
const usualWordsPerDay = 2500

export interface PersonFieldsProps<Values extends PersonValues> {
  form: FormOf<Values>
  isDisabled?: boolean
  /** Whether the person translates, and has a capacity. */
  isLinguist?: boolean
}

/** Where a person lives and works, and how they are reached in the chat. */
export function PersonFields<Values extends PersonValues>({ form, isDisabled, isLinguist }: PersonFieldsProps<Values>) {
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
      {isLinguist && (
        <FormNumber
          form={form}
          name={'wordsPerDay' as FieldPathByValue<Values, number | null>}
          label={t('users.wordsPerDay')}
          description={t('users.wordsPerDayText', { count: formatNumber(usualWordsPerDay) })}
          isOptional
          minValue={100}
          maxValue={100_000}
          step={100}
          isDisabled={isDisabled}
        />
      )}
    </>
  )
}
