import type { InvoicePreview } from '@dragoman/sdk/operations/receivables'
import { Checkbox } from '@dragoman/ui/Checkbox'
import { Select } from '@dragoman/ui/Select'
import { TextField } from '@dragoman/ui/TextField'
import { t } from '../../../i18n/t.ts'
import type { ChosenTaxes, InvoiceValues } from './invoice-values.ts'
import { taxReason } from './tax-reason.ts'

export interface TaxFieldsProps {
  values: InvoiceValues
  onChange: (change: Partial<InvoiceValues>) => void
  preview: InvoicePreview | undefined
  errors: Readonly<Record<string, string>>
}

/** The VAT of a new invoice, with the reason for it. */
export function VatField({ values, onChange, preview, errors }: TaxFieldsProps) {
  const taxes = values.taxes ?? appliedIn(preview)
  return (
    <Select
      name="taxes"
      label={t('receivables.taxCode')}
      description={preview && taxReason(preview.suggestedTax)}
      options={optionsOf(preview, 'VAT')}
      value={taxes.vat ?? null}
      onChange={(vat) => onChange({ taxes: { ...taxes, vat } })}
      placeholder={t('receivables.chooseTax')}
      errorMessage={errors['taxes']}
    />
  )
}

/** Why another VAT than the suggested one applies, and the taxes that the client withholds. */
export function MoreTaxFields({ values, onChange, preview, errors }: TaxFieldsProps) {
  const { taxOverride } = values
  const taxes = values.taxes ?? appliedIn(preview)
  const suggested = preview?.suggestedTax.taxUuid
  const differs = suggested !== undefined && taxes.vat !== undefined && taxes.vat !== suggested
  const withheldWith = (id: string, isChosen: boolean) =>
    isChosen ? [...taxes.withheld, id] : taxes.withheld.filter((each) => each !== id)
  return (
    <>
      {(differs || errors['taxOverride'] !== undefined || taxOverride !== '') && (
        <TextField
          name="taxOverride"
          label={t('receivables.taxOverride')}
          description={t('receivables.taxOverrideText')}
          value={taxOverride}
          onChange={(text) => onChange({ taxOverride: text })}
          maxLength={500}
          errorMessage={errors['taxOverride']}
        />
      )}
      {optionsOf(preview, 'WITHHOLDING').map(({ id, label }) => (
        <Checkbox
          key={id}
          isSelected={taxes.withheld.includes(id)}
          onChange={(isChosen) => onChange({ taxes: { ...taxes, withheld: withheldWith(id, isChosen) } })}
        >
          {t('receivables.withhold', { tax: label })}
        </Checkbox>
      ))}
    </>
  )
}

const optionsOf = (preview: InvoicePreview | undefined, wanted: 'VAT' | 'WITHHOLDING') =>
  (preview?.taxCodes ?? [])
    .filter(({ kind }) => kind === wanted)
    .map(({ uuid, name, rate }) => ({ id: uuid, label: t('receivables.taxRate', { name, rate }) }))

/** The taxes that a preview has, which apply until others are chosen. */
function appliedIn(preview: InvoicePreview | undefined): ChosenTaxes {
  const applied = preview?.taxes.filter(({ checked }) => checked) ?? []
  return {
    vat: applied.find(({ kind }) => kind === 'VAT')?.id,
    withheld: applied.filter(({ kind }) => kind === 'WITHHOLDING').map(({ id }) => id),
  }
}
