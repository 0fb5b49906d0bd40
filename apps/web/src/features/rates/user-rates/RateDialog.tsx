import { mutation, query } from '@dragoman/hooks/query'
import { useVersionedMutation } from '@dragoman/hooks/versions'
import * as api from '@dragoman/sdk/api'
import type { UserRate } from '@dragoman/sdk/operations/userRates'
import { Checkbox } from '@dragoman/ui/Checkbox'
import { ComboBox } from '@dragoman/ui/ComboBox'
import { NumberField } from '@dragoman/ui/NumberField'
import { useMutation, useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { t, type PlainMessageId } from '../../../i18n/t.ts'
import { valueText } from '../../../form/conflict-text.ts'
import { ConflictNotice, type Difference } from '../../../form/ConflictNotice.tsx'
import { clashesOf, mergeValues, type Clash } from '../../../form/merge-values.ts'
import { useCurrencyOptions } from '../../locales/locale-options.ts'
import { FormDialog } from '../../../form/FormDialog.tsx'
import { tellSaved } from '../use-edited.ts'

export interface RateDialogProps {
  userUUID: string
  /** The rate to change; without it a new one is made. */
  rate?: UserRate
  onClose: () => void
}

const highestFee = 1_000_000

const valuesOf = (rate: UserRate | undefined) => ({
  currency: rate?.currency ?? null,
  orgUnitUuid: rate?.orgUnitUuid ?? null,
  minimumFee: rate?.minimumFee ?? Number.NaN,
  isDefault: rate?.isDefault ?? false,
})
type RateValues = ReturnType<typeof valuesOf>

const labels = {
  currency: 'rates.currency',
  orgUnitUuid: 'rates.rateUnit',
  minimumFee: 'rates.leastPay',
  isDefault: 'rates.default',
} satisfies Record<keyof RateValues, PlainMessageId>

function differenceOf(
  { field, mine, theirs }: Clash<RateValues>,
  orgUnits: readonly { uuid: string; name: string }[],
): Difference {
  const shown = (value: unknown) =>
    valueText(field === 'orgUnitUuid' ? orgUnits.find(({ uuid }) => uuid === value)?.name : value)
  return { label: t(labels[field]), mine: shown(mine), theirs: shown(theirs) }
}

/** In which currency a rate is, where it holds, and what a task pays at least. */
export function RateDialog({ userUUID, rate, onClose }: RateDialogProps) {
  const [values, setValues] = useState(() => valuesOf(rate))
  const currencies = useCurrencyOptions()
  const { data: units } = useSuspenseQuery(query(api.orgUnits.list, { query: { size: 500, sort: 'name,asc' } }))
  const create = useMutation({ ...mutation(api.userRates.create), meta: { showsErrors: true } })
  const update = useVersionedMutation(api.userRates.update, rate, {
    meta: { showsErrors: true },
    onTakeTheirs: (present) => setValues(valuesOf(present)),
  })
  const start = valuesOf(update.base)
  const isPending = create.isPending || update.isPending
  const error = create.error ?? update.error
  const isDirty = JSON.stringify(values) !== JSON.stringify(start)
  const set = (change: Partial<RateValues>) => setValues({ ...values, ...change })
  const { currency, orgUnitUuid, minimumFee, isDefault } = values
  const feeProblem =
    minimumFee < 0 ? t('rates.problem.negative') : minimumFee > highestFee ? t('rates.problem.tooMuch') : undefined
  const theirs = update.conflict && valuesOf(update.conflict.present)
  const save = () => {
    const sent = theirs ? mergeValues(start, values, theirs) : values
    if (!sent.currency) return
    const common = {
      currency: sent.currency,
      ...(sent.orgUnitUuid && { orgUnitUuid: sent.orgUnitUuid }),
      ...(sent.isDefault && { isDefault: true }),
    }
    const hasFee = !Number.isNaN(sent.minimumFee)
    const onSuccess = (saved: UserRate) => {
      onClose()
      tellSaved(saved, 'pay')
    }
    if (!rate) {
      create.mutate(
        { path: { userUUID }, body: { ...common, ...(hasFee && { minimumFee: sent.minimumFee }) } },
        { onSuccess },
      )
      return
    }
    const body = { ...common, minimumFee: hasFee ? sent.minimumFee : null }
    const params = { path: { userUUID, userRateUUID: rate.uuid }, body }
    if (update.conflict) update.conflict.keepMine(params)
    else update.mutate(params, { onSuccess })
  }
  const isRight = currency !== null && !feeProblem
  const title = rate ? t('rates.editRate') : t('rates.addRate')
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
          <ConflictNotice
            conflict={update.conflict}
            differences={theirs && clashesOf(start, values, theirs).map((clash) => differenceOf(clash, units.content))}
            onKeepMine={save}
            isPending={isPending}
          />
          <ComboBox
            label={t('rates.currency')}
            options={currencies}
            value={currency}
            onChange={(next) => set({ currency: next })}
            menuTrigger="input"
            errorMessage={isTried && !currency ? t('rates.problem.currency') : undefined}
          />
          <ComboBox
            label={t('rates.rateUnit')}
            isOptional
            description={rate?.orgUnitUuid ? t('rates.rateUnitFixed') : t('rates.rateUnitText')}
            options={units.content.map(({ uuid, name, organization }) => ({
              id: uuid,
              label: `${organization.name} · ${name}`,
            }))}
            value={orgUnitUuid}
            onChange={(next) => set({ orgUnitUuid: next })}
            menuTrigger="input"
            isDisabled={rate?.orgUnitUuid !== undefined}
          />
          <NumberField
            label={t('rates.leastPay')}
            isOptional
            value={minimumFee}
            onChange={(next) => set({ minimumFee: next })}
            formatOptions={
              currency ? { style: 'currency', currency, maximumFractionDigits: 4 } : { maximumFractionDigits: 4 }
            }
            errorMessage={isTried ? feeProblem : undefined}
          />
          <Checkbox
            isSelected={isDefault}
            onChange={(next) => set({ isDefault: next })}
            isDisabled={rate?.isDefault}
            description={t('rates.defaultRateText')}
          >
            {t('rates.default')}
          </Checkbox>
        </>
      )}
    </FormDialog>
  )
}
