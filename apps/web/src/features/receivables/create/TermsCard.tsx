import { Card } from '@dragoman/ui/Card'
import { DatePicker } from '@dragoman/ui/DatePicker'
import { FormRow } from '@dragoman/ui/Form'
import { Stack } from '@dragoman/ui/Page'
import { Select } from '@dragoman/ui/Select'
import { t } from '../../../i18n/t.ts'
import { InstallmentFields } from './InstallmentFields.tsx'
import { MoreTaxFields, VatField, type TaxFieldsProps } from './TaxFields.tsx'

/** Taxes, days, and installments of a new invoice. What isn't touched is what the server suggests. */
export function TermsCard(props: TaxFieldsProps) {
  const { values, onChange, preview } = props
  const { day, due, bankAccount } = values
  const accounts = preview?.bankAccounts ?? []
  return (
    <Card title={t('receivables.terms')}>
      <Stack>
        <FormRow>
          <VatField {...props} />
          <DatePicker
            name="creationDate"
            label={t('receivables.date')}
            value={day ?? preview?.creationDate ?? null}
            onChange={(next) => onChange({ day: next })}
            timeZone="UTC"
          />
          <DatePicker
            name="dueDate"
            label={t('receivables.due')}
            description={due === null ? t('receivables.byTerms') : undefined}
            value={due ?? preview?.dueDate ?? null}
            onChange={(next) => onChange({ due: next })}
            timeZone="UTC"
          />
        </FormRow>
        <MoreTaxFields {...props} />
        {accounts.length > 1 && (
          <Select
            name="bankAccountUuid"
            label={t('receivables.payTo')}
            options={accounts.map(({ uuid, bank, holder, last4, currency }) => ({
              id: uuid,
              label: `${bank ?? holder} …${last4} (${currency})`,
            }))}
            value={bankAccount ?? preview?.paymentDetails?.uuid ?? null}
            onChange={(id) => onChange({ bankAccount: id })}
          />
        )}
        <InstallmentFields values={values} onChange={onChange} currency={preview?.currency} />
      </Stack>
    </Card>
  )
}
