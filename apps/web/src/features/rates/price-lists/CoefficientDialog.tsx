import type { PriceCoefficient, PriceCoefficientSave } from '@dragoman/sdk/operations/priceLists'
import { Checkbox } from '@dragoman/ui/Checkbox'
import { FormRow } from '@dragoman/ui/Form'
import { NumberField } from '@dragoman/ui/NumberField'
import { Select } from '@dragoman/ui/Select'
import { TextField } from '@dragoman/ui/TextField'
import { useState } from 'react'
import { enumWord, t } from '../../../i18n/t.ts'
import { FormDialog } from '../../../form/FormDialog.tsx'

export interface CoefficientDialogProps {
  /** The one to change; without it a new one is made. */
  coefficient: PriceCoefficient | undefined
  currency: string
  /** The measure that the list charges by, for a new one. */
  chargeBy: string
  onSave: (coefficient: PriceCoefficientSave) => void
  isPending: boolean
  error: Error | null
  onClose: () => void
}

type Unit = PriceCoefficientSave['unit']
type CalcType = PriceCoefficientSave['calcType']

/** A discount (typed with a minus) or surcharge of a price list. */
export function CoefficientDialog({
  coefficient,
  currency,
  chargeBy,
  onSave,
  isPending,
  error,
  onClose,
}: CoefficientDialogProps) {
  const [start] = useState({
    description: coefficient?.description ?? '',
    unit: (coefficient?.unit ?? chargeBy) as Unit,
    calcType: (coefficient?.calcType ?? 'percentage') as CalcType,
    // A percentage is a share while it is typed.
    factor: coefficient
      ? coefficient.calcType === 'percentage'
        ? coefficient.factor / 100
        : coefficient.factor
      : Number.NaN,
    always: coefficient?.default ?? true,
  })
  const [values, setValues] = useState(start)
  const set = (change: Partial<typeof values>) => setValues({ ...values, ...change })
  const isDirty = JSON.stringify(values) !== JSON.stringify(start)
  const isShare = values.calcType === 'percentage'
  const nameless = values.description.trim() === ''
  const factorProblem = Number.isNaN(values.factor)
    ? t('rates.problem.amount')
    : isShare && values.factor < -1
      ? t('rates.problem.discount')
      : undefined
  const isRight = !nameless && !factorProblem
  const save = () => {
    const { description, unit, calcType, factor, always } = values
    onSave({
      description: description.trim(),
      unit,
      calcType,
      // Six decimals are what a price may have; multiplying leaves more.
      factor: isShare ? Number((factor * 100).toFixed(6)) : factor,
      default: always,
    })
  }
  const title = coefficient ? t('rates.changeCoefficient') : t('rates.addCoefficient')
  return (
    <FormDialog
      title={title}
      isDirty={isDirty}
      isRight={isRight}
      onSave={save}
      isPending={isPending}
      error={error}
      onClose={onClose}
    >
      {(isTried) => (
        <>
          <TextField
            label={t('rates.coefficient.description')}
            description={t('rates.coefficient.example')}
            value={values.description}
            onChange={(description) => set({ description })}
            maxLength={255}
            errorMessage={isTried && nameless ? t('rates.problem.name') : undefined}
          />
          <FormRow>
            <Select
              label={t('rates.coefficient.kind')}
              options={(['percentage', 'fixed'] as const).map((id) => ({ id, label: t(`rates.coefficient.${id}`) }))}
              value={values.calcType}
              onChange={(calcType) => set({ calcType: calcType as CalcType, factor: Number.NaN })}
            />
            <NumberField
              label={t('rates.coefficient.amount')}
              description={t('rates.coefficient.minus')}
              value={values.factor}
              onChange={(factor) => set({ factor })}
              formatOptions={
                isShare
                  ? { style: 'percent', maximumFractionDigits: 4 }
                  : { style: 'currency', currency, maximumFractionDigits: 6 }
              }
              errorMessage={isTried ? factorProblem : undefined}
            />
          </FormRow>
          <Select
            label={t('rates.coefficient.unit')}
            options={(['WORD', 'HOUR', 'PAGE'] as const).map((id) => ({ id, label: enumWord('costUnit', id) }))}
            value={values.unit}
            onChange={(unit) => set({ unit: unit as Unit })}
          />
          <Checkbox
            isSelected={values.always}
            onChange={(always) => set({ always })}
            description={t('rates.coefficient.alwaysText')}
          >
            {t('rates.coefficient.everyTime')}
          </Checkbox>
        </>
      )}
    </FormDialog>
  )
}
