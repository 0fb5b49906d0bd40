import type { Workflow } from '@dragoman/sdk/operations/workflows'
import { ComboBox } from '@dragoman/ui/ComboBox'
import { FormRow } from '@dragoman/ui/Form'
import { InlineAlert } from '@dragoman/ui/InlineAlert'
import { NumberField } from '@dragoman/ui/NumberField'
import { Select } from '@dragoman/ui/Select'
import { useState } from 'react'
import { enumWord, t } from '../../i18n/t.ts'
import { useLanguageOptions } from '../locales/locale-options.ts'
import { FormDialog } from '../../form/FormDialog.tsx'
import { pairPriceProblems, type PairPrice } from './pair-price.ts'

export interface PriceField {
  id: string
  label: string
  /** The highest price that can be saved. */
  maximum: number
  /** Decimals that a price may have. Default 6. */
  decimals?: number
  isRequired?: boolean
}

export interface PairPriceDialogProps {
  title: string
  currency: string
  /** What the dialog starts from. */
  price: PairPrice
  /** It changes a price that is there: its pair and step stay. */
  isChange: boolean
  /** Prices may hold for every step. */
  hasAllSteps: boolean
  steps: readonly Workflow[]
  fields: readonly PriceField[]
  /** Whether there is a price of this pair and step already. */
  isTaken: (price: PairPrice) => boolean
  onSave: (price: PairPrice) => void
  isPending: boolean
  error: Error | null
  onClose: () => void
}

const everyStep = '*'

/** The prices of one language pair and step, to add or to change. */
export function PairPriceDialog(props: PairPriceDialogProps) {
  const { title, currency, isChange, hasAllSteps, steps, fields, isPending, error, onClose } = props
  const [price, setPrice] = useState(props.price)
  const languages = useLanguageOptions()
  const isDirty = JSON.stringify(price) !== JSON.stringify(props.price)
  const found = pairPriceProblems(price, { fields, hasAllSteps, isTaken: !isChange && props.isTaken(price) })
  return (
    <FormDialog
      title={title}
      isDirty={isDirty}
      isRight={Object.keys(found).length === 0}
      onSave={() => props.onSave(price)}
      isPending={isPending}
      error={error}
      onClose={onClose}
    >
      {(isTried) => {
        const words = (field: string) => (isTried && found[field] ? t(found[field]) : undefined)
        return (
          <>
            <FormRow>
              {(['source', 'target'] as const).map((side) => (
                <ComboBox
                  key={side}
                  label={t(`rates.${side}`)}
                  options={languages}
                  value={price[side]}
                  onChange={(code) => setPrice({ ...price, [side]: code })}
                  menuTrigger="input"
                  isDisabled={isChange}
                  errorMessage={words(side)}
                />
              ))}
            </FormRow>
            <Select
              label={t('rates.step')}
              options={[
                ...(hasAllSteps ? [{ id: everyStep, label: t('rates.allSteps') }] : []),
                ...steps.map(({ uuid, code, title: name }) => ({ id: uuid, label: enumWord('workflow', code, name) })),
              ]}
              value={price.step ?? (hasAllSteps ? everyStep : null)}
              onChange={(step) => setPrice({ ...price, step: step === everyStep ? null : step })}
              isDisabled={isChange}
              errorMessage={words('step')}
            />
            {[fields.slice(0, 2), fields.slice(2)].map((row, at) => (
              <FormRow key={at}>{row.map((field) => amount(field, words(field.id)))}</FormRow>
            ))}
            {words('amounts') && (
              <InlineAlert tone="danger" isAnnounced>
                {words('amounts')}
              </InlineAlert>
            )}
          </>
        )
      }}
    </FormDialog>
  )

  function amount({ id, label, decimals = 6, isRequired }: PriceField, problem: string | undefined) {
    return (
      <NumberField
        key={id}
        label={label}
        isOptional={!isRequired}
        value={price.amounts[id] ?? Number.NaN}
        onChange={(value) => setPrice({ ...price, amounts: { ...price.amounts, [id]: value } })}
        errorMessage={problem}
        formatOptions={{ style: 'currency', currency, maximumFractionDigits: decimals }}
      />
    )
  }
}
