import type { AccountType } from '@dragoman/sdk/permissions'
import { accountTypes } from '@dragoman/sdk/tiers'
import { FormRow } from '@dragoman/ui/Form'
import type { UseFormReturn } from 'react-hook-form'
import { FormCombo, FormSelect, FormText } from '../../form/form-fields.tsx'
import { FormDate } from '../../form/FormDate.tsx'
import { FormNumber } from '../../form/FormNumber.tsx'
import { enumWord, t } from '../../i18n/t.ts'
import { quotaOf } from './plan-quota.ts'
import { usePlaces } from '../locales/locale-options.ts'

export interface AccountValues {
  name: string
  accountType: string
  currency: string | null
  wordsPerMonth: number | null
  trialEndDate: number | null
  /** Of the first administrator, in a new account. */
  administrator: string
  email: string
}

/** The fields of an account: its name, plan, quota, and trial. */
export function AccountFields({ form }: { form: UseFormReturn<AccountValues> }) {
  const { currency } = usePlaces()
  const accountType = form.watch('accountType')
  return (
    <>
      <FormText
        form={form}
        name="name"
        label={t('accounts.name')}
        missing={t('accounts.nameMissing')}
        maxLength={200}
        autoComplete="off"
      />
      <FormSelect
        form={form}
        name="accountType"
        label={t('accounts.plan')}
        options={accountTypes.map((type) => ({ id: type, label: enumWord('accountType', type) }))}
      />
      <FormCombo
        form={form}
        name="currency"
        label={t('accounts.currency')}
        options={currency}
        missing={t('accounts.currencyMissing')}
      />
      <FormRow>
        <FormNumber
          form={form}
          name="wordsPerMonth"
          label={t('accounts.quota')}
          description={t('accounts.quotaHelp', { quota: quotaOf(accountType as AccountType) })}
          minValue={0}
          maxValue={1_000_000_000}
        />
        <FormDate form={form} name="trialEndDate" label={t('accounts.trialEnd')} timeZone="UTC" />
      </FormRow>
    </>
  )
}
