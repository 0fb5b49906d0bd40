import type { Workflow } from '@dragoman/sdk/operations/workflows'
import { ComboBox } from '@dragoman/ui/ComboBox'
import { FormRow } from '@dragoman/ui/Form'
import { InlineAlert } from '@dragoman/ui/InlineAlert'
import { NumberField } from '@dragoman/ui/NumberField'
import { Select } from '@dragoman/ui/Select'
import { useState } from 'react'
import { changeIn } from '../../errors/outdated.ts'
import { ConflictNotice, type Difference } from '../../form/ConflictNotice.tsx'
import { mergeValues } from '../../form/merge-values.ts'
import { formatUnitPrice } from '../../i18n/format-amounts.ts'
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
  /** The price that the dialog starts from. */
  price: PairPrice
  /** It changes a price that is there: its pair and step stay. */
  isChange: boolean
  /** Prices may hold for every step. */
  hasAllSteps: boolean
  steps: readonly Workflow[]
  fields: readonly PriceField[]
  /** Whether there is a price of this pair and step already. */
  isTaken: (price: PairPrice) => boolean
  /** The price of the same pair and step as it is there now; undefined without one. */
  presentOf: (price: PairPrice) => PairPrice | undefined
  onSave: (price: PairPrice) => void
  /** Gives up what was refused because another person saved first. */
  onTakeTheirs: () => void
  isPending: boolean
  error: Error | null
  onClose: () => void
}

const everyStep = '*'

/** The prices of one language pair and step, to add or to change. */
export function PairPriceDialog(props: PairPriceDialogProps) {
  const { title, currency, isChange, hasAllSteps, steps, fields, isPending, error, onClose } = props
  const [base, setBase] = useState(props.price)
  const [price, setPrice] = useState(props.price)
  const change = changeIn(error)
  const present = change && props.presentOf(price)
  const save = () =>
    props.onSave(present ? { ...price, amounts: mergeValues(base.amounts, price.amounts, present.amounts) } : price)
  const takeTheirs = () => {
    const theirs = present ?? { ...price, amounts: {} }
    setBase(theirs)
    setPrice(theirs)
    props.onTakeTheirs()
  }
  const languages = useLanguageOptions()
  const isDirty = JSON.stringify(price) !== JSON.stringify(base)
  const found = pairPriceProblems(price, { fields, hasAllSteps, isTaken: !isChange && !change && props.isTaken(price) })
  return (
    <FormDialog
      title={title}
      isDirty={isDirty}
      isRight={Object.keys(found).length === 0}
      onSave={save}
      isPending={isPending}
      error={change ? null : error}
      onClose={onClose}
    >
      {(isTried) => {
        const words = (field: string) => (isTried && found[field] ? t(found[field]) : undefined)
        return (
          <>
            {change && (
              <ConflictNotice
                conflict={{ ...change, present, takeTheirs, keepMine: save }}
                differences={differencesOf(fields, { base, mine: price, theirs: present }, currency)}
                isPending={isPending}
              />
            )}
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

interface Compared {
  base: PairPrice
  mine: PairPrice
  theirs: PairPrice | undefined
}

/** The amounts that both have changed; all of mine where the other person has removed the price. */
function differencesOf(
  fields: readonly PriceField[],
  { base, mine, theirs }: Compared,
  currency: string,
): Difference[] {
  const words = (amount: number | undefined) =>
    amount === undefined || Number.isNaN(amount) ? '–' : formatUnitPrice(amount, currency)
  return fields.flatMap(({ id, label }) => {
    const [was, my, their] = [base, mine, theirs].map((price) => words(price?.amounts[id])) as [string, string, string]
    const isClash = theirs ? my !== their && my !== was && their !== was : my !== '–'
    return isClash ? [{ label, mine: my, theirs: their }] : []
  })
}
