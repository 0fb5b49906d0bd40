import type { TaxCode, TaxCodeInput } from '@dragoman/sdk/operations/finance'
import { Checkbox } from '@dragoman/ui/Checkbox'
import { FormRow } from '@dragoman/ui/Form'
import { NumberField } from '@dragoman/ui/NumberField'
import { Select } from '@dragoman/ui/Select'
import { TextField } from '@dragoman/ui/TextField'
import { useState } from 'react'
import { FormDialog } from '../../form/FormDialog.tsx'
import { t } from '../../i18n/t.ts'

export interface TaxCodeDialogProps {
  /** The one to change; without it a new one is made. */
  taxCode: TaxCode | undefined
  onSave: (taxCode: TaxCodeInput) => void
  isPending: boolean
  error: Error | null
  onClose: () => void
}

const categories = ['S', 'Z', 'E', 'AE', 'K', 'G', 'O'] as const

/** A tax: its name, kind, category, rate, and the sentence on invoices. */
export function TaxCodeDialog({ taxCode, onSave, isPending, error, onClose }: TaxCodeDialogProps) {
  const [start] = useState(() => ({
    name: taxCode?.name ?? '',
    kind: (taxCode?.kind ?? 'VAT') as TaxCodeInput['kind'],
    category: (taxCode?.category ?? 'S') as TaxCodeInput['category'],
    // A percentage is a share while it is typed.
    rate: taxCode ? taxCode.rate / 100 : Number.NaN,
    inclusive: taxCode?.inclusive ?? false,
    text: taxCode?.text ?? '',
  }))
  const [values, setValues] = useState(start)
  const set = (change: Partial<typeof values>) => setValues({ ...values, ...change })
  const isFree = values.kind === 'VAT' && values.category !== 'S'
  const isNamed = values.name.trim() !== ''
  const hasRate = isFree || !Number.isNaN(values.rate)
  const save = () => {
    const { rate, ...rest } = values
    onSave({
      ...(taxCode && { uuid: taxCode.uuid }),
      ...rest,
      name: rest.name.trim(),
      inclusive: rest.inclusive && rest.kind === 'VAT' && !isFree,
      rate: isFree ? 0 : Number((rate * 100).toFixed(4)),
    })
  }
  return (
    <FormDialog
      title={taxCode ? t('finance.editTaxCode') : t('finance.addTaxCode')}
      isDirty={JSON.stringify(values) !== JSON.stringify(start)}
      isRight={isNamed && hasRate}
      onSave={save}
      isPending={isPending}
      error={error}
      onClose={onClose}
    >
      {(isTried) => (
        <>
          <TextField
            label={t('finance.name')}
            value={values.name}
            onChange={(name) => set({ name })}
            maxLength={60}
            errorMessage={isTried && !isNamed ? t('finance.nameMissing') : undefined}
          />
          <FormRow>
            <Select
              label={t('finance.taxKind')}
              options={(['VAT', 'WITHHOLDING'] as const).map((id) => ({ id, label: t(`finance.taxKind.${id}`) }))}
              value={values.kind}
              onChange={(kind) => set({ kind: kind as TaxCodeInput['kind'] })}
            />
            <Select
              label={t('finance.category')}
              options={categories.map((id) => ({ id, label: t(`finance.category.${id}`) }))}
              value={values.category}
              onChange={(category) => set({ category: category as TaxCodeInput['category'] })}
            />
          </FormRow>
          {!isFree && (
            <NumberField
              label={t('finance.rate')}
              value={values.rate}
              onChange={(rate) => set({ rate })}
              minValue={0}
              maxValue={1}
              formatOptions={{ style: 'percent', maximumFractionDigits: 4 }}
              errorMessage={isTried && !hasRate ? t('finance.rateMissing') : undefined}
            />
          )}
          {values.kind === 'VAT' && !isFree && (
            <Checkbox
              isSelected={values.inclusive}
              onChange={(inclusive) => set({ inclusive })}
              description={t('finance.inclusiveText')}
            >
              {t('finance.inclusive')}
            </Checkbox>
          )}
          <TextField
            label={t('finance.sentence')}
            isOptional
            value={values.text}
            onChange={(text) => set({ text })}
            maxLength={300}
          />
        </>
      )}
    </FormDialog>
  )
}
