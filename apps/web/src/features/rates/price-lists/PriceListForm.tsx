import type { PriceListDetail, PriceListSave } from '@dragoman/sdk/operations/priceLists'
import { Card } from '@dragoman/ui/Card'
import { Checkbox } from '@dragoman/ui/Checkbox'
import { ComboBox } from '@dragoman/ui/ComboBox'
import { Form, FormLayout, FormRow } from '@dragoman/ui/Form'
import { InlineAlert } from '@dragoman/ui/InlineAlert'
import { NumberField } from '@dragoman/ui/NumberField'
import { Select } from '@dragoman/ui/Select'
import { TextField } from '@dragoman/ui/TextField'
import { fieldErrors } from '../../../errors/error-text.ts'
import { valueText } from '../../../form/conflict-text.ts'
import type { Difference } from '../../../form/ConflictNotice.tsx'
import type { Clash } from '../../../form/merge-values.ts'
import { formatQuantity } from '../../../i18n/format-amounts.ts'
import { enumWord, t, type PlainMessageId } from '../../../i18n/t.ts'
import { useCurrencyOptions } from '../../locales/locale-options.ts'
import { EditButtons } from '../EditButtons.tsx'
import { useEdited } from '../use-edited.ts'
import {
  priceListBody,
  priceListChange,
  priceListProblems,
  priceListValues,
  type PriceListValues,
} from './price-list-values.ts'

export interface PriceListFormProps {
  list: PriceListDetail
  /** Why nothing can be changed here; null where it can. */
  lock: string | null
  /** Saves; `done` is called with what is stored now. */
  onSave: (body: PriceListSave, done: (saved: PriceListDetail) => void) => void
  isSaving: boolean
  error: Error | null
}

type Name = keyof PriceListValues
type AmountName = { [Field in Name]: PriceListValues[Field] extends number ? Field : never }[Name]

const labels: Readonly<Record<Name, PlainMessageId>> = {
  name: 'rates.name',
  currency: 'rates.currency',
  isActive: 'rates.active',
  isDefault: 'rates.default',
  chargeBy: 'rates.chargeBy',
  pricePerWord: 'rates.usualWord',
  pricePerHour: 'rates.usualHour',
  wordsPerHour: 'rates.wordsPerHour',
  pricePerPage: 'rates.usualPage',
  wordsPerPage: 'rates.wordsPerPage',
  minFeeType: 'rates.minimumFee',
  minimumFeeByProject: 'rates.feeOfProject',
  minimumFeeByPair: 'rates.feeOfPair',
}

const differenceOf = ({ field, mine, theirs }: Clash<PriceListValues>): Difference => ({
  label: t(labels[field]),
  mine: wordsOf(field, mine),
  theirs: wordsOf(field, theirs),
})

function wordsOf(field: Name, value: unknown): string {
  if (field === 'chargeBy') return enumWord('costUnit', String(value))
  if (field === 'minFeeType') return t(`rates.minimumFee.${value as PriceListValues['minFeeType']}`)
  return typeof value === 'number' && !Number.isNaN(value) ? formatQuantity(value) : valueText(value)
}

/** The usual prices of a list, what it charges by, and what it costs at least. */
export function PriceListForm({ list, lock, onSave, isSaving, error }: PriceListFormProps) {
  const edited = useEdited(list, { valuesOf: priceListValues, problemsOf: priceListProblems, isSaving })
  const { form, values, setValues, problems } = edited
  const currencies = useCurrencyOptions()
  const refused = fieldErrors(error)
  const set = (change: Partial<PriceListValues>) => setValues({ ...values, ...change })
  const words = (name: Name) => (problems[name] ? t(problems[name]) : refused[name])
  const isDisabled = lock !== null
  const submit = () => edited.submit(() => onSave(priceListBody(list, priceListChange(values)), edited.take))
  const money = (name: AmountName, label: string, decimals: number) => (
    <NumberField
      label={label}
      isOptional
      value={values[name]}
      onChange={(value) => set({ [name]: value })}
      formatOptions={
        values.currency
          ? { style: 'currency', currency: values.currency, maximumFractionDigits: decimals }
          : { maximumFractionDigits: decimals }
      }
      isDisabled={isDisabled}
      errorMessage={words(name)}
    />
  )
  const count = (name: AmountName, label: string) => (
    <NumberField
      label={label}
      value={values[name]}
      onChange={(value) => set({ [name]: value })}
      isDisabled={isDisabled}
      errorMessage={words(name)}
    />
  )
  return (
    <Card title={t('rates.priceList.general')} description={t('rates.priceList.generalText')}>
      <Form ref={form} label={t('rates.priceList.general')} onSubmit={submit}>
        <FormLayout>
          {lock && <InlineAlert tone="info">{lock}</InlineAlert>}
          <FormRow>
            <TextField
              name="name"
              label={t('rates.name')}
              value={values.name}
              onChange={(name) => set({ name })}
              maxLength={255}
              isDisabled={isDisabled}
              errorMessage={words('name')}
            />
            <ComboBox
              label={t('rates.currency')}
              options={currencies}
              value={values.currency}
              onChange={(currency) => set({ currency })}
              isDisabled={isDisabled}
              errorMessage={words('currency')}
            />
          </FormRow>
          <FormRow>
            <Select
              label={t('rates.chargeBy')}
              options={(['WORD', 'HOUR', 'PAGE'] as const).map((id) => ({ id, label: enumWord('costUnit', id) }))}
              value={values.chargeBy}
              onChange={(chargeBy) => set({ chargeBy: chargeBy as PriceListValues['chargeBy'] })}
              isDisabled={isDisabled}
            />
            {values.chargeBy === 'WORD' && money('pricePerWord', t('rates.usualWord'), 6)}
            {values.chargeBy === 'HOUR' && money('pricePerHour', t('rates.usualHour'), 6)}
            {values.chargeBy === 'PAGE' && money('pricePerPage', t('rates.usualPage'), 6)}
            {values.chargeBy === 'HOUR' && count('wordsPerHour', t('rates.wordsPerHour'))}
            {values.chargeBy === 'PAGE' && count('wordsPerPage', t('rates.wordsPerPage'))}
          </FormRow>
          <FormRow>
            <Select
              label={t('rates.minimumFee')}
              options={(['NONE', 'LANGUAGE_PAIR', 'PROJECT'] as const).map((id) => ({
                id,
                label: t(`rates.minimumFee.${id}`),
              }))}
              value={values.minFeeType}
              onChange={(minFeeType) => set({ minFeeType: minFeeType as PriceListValues['minFeeType'] })}
              isDisabled={isDisabled}
            />
            {values.minFeeType === 'PROJECT' && money('minimumFeeByProject', t('rates.feeOfProject'), 4)}
            {values.minFeeType === 'LANGUAGE_PAIR' && money('minimumFeeByPair', t('rates.feeOfPair'), 4)}
          </FormRow>
          <Checkbox
            isSelected={values.isDefault}
            onChange={(isDefault) => set({ isDefault })}
            isDisabled={isDisabled || list.defaultPriceList}
            description={list.defaultPriceList ? t('rates.defaultFixed') : t('rates.defaultListText')}
          >
            {t('rates.default')}
          </Checkbox>
          <Checkbox
            isSelected={values.isActive}
            onChange={(isActive) => set({ isActive })}
            isDisabled={isDisabled}
            description={t('rates.activeText')}
            errorMessage={words('isActive')}
          >
            {t('rates.active')}
          </Checkbox>
          {!isDisabled && (
            <EditButtons
              differences={edited.clashes.map(differenceOf)}
              edited={edited}
              isSaving={isSaving}
              error={refused['name'] || refused['currency'] ? null : error}
            />
          )}
        </FormLayout>
      </Form>
    </Card>
  )
}
