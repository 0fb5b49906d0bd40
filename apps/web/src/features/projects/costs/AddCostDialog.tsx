import { mutation, query } from '@dragoman/hooks/query'
import * as api from '@dragoman/sdk/api'
import type { LangPairCost, ManualCostCreate, PriceType } from '@dragoman/sdk/operations/costs'
import { FormRow } from '@dragoman/ui/Form'
import { NumberField } from '@dragoman/ui/NumberField'
import { Select } from '@dragoman/ui/Select'
import { TextField } from '@dragoman/ui/TextField'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { enumWord, t } from '../../../i18n/t.ts'
import { formatPercent, languageName } from '../../../i18n/format.ts'
import { formatUnitPrice } from '../../../i18n/format-amounts.ts'
import { FormDialog } from '../../../form/FormDialog.tsx'

const types = ['SERVICE', 'SURCHARGE', 'DISCOUNT'] as const
const units = ['FIXED', 'WORD', 'HOUR', 'DAY', 'PAGE', 'PERCENT'] as const
const wholeProject = 'project'
const ownPrice = 'own'

const empty = {
  offer: ownPrice,
  description: '',
  reason: '',
  costType: 'SERVICE',
  unit: 'FIXED',
  units: 1,
  /** Of one unit; a percentage is a share while it is typed. */
  price: Number.NaN,
  pair: wholeProject,
}
type Values = typeof empty

export interface AddCostDialogProps {
  projectUuid: string
  currency: string
  pairs: readonly LangPairCost[]
  onClose: () => void
}

/** Adds a cost by hand, or one that the price list offers. A discount is typed as a positive price, and taken off. */
export function AddCostDialog({ projectUuid, currency, pairs, onClose }: AddCostDialogProps) {
  const path = { projectUUID: projectUuid }
  const [values, setValues] = useState<Values>(empty)
  const { data: priceTypes = [] } = useQuery(query(api.costs.listPriceTypes, { path, query: { byLanguage: true } }))
  const add = useMutation({ ...mutation(api.costs.createManual), meta: { showsErrors: true } })
  const offers = priceTypes.filter(({ price, mapping }) => price !== undefined || mapping.length > 0)
  const set = (part: Partial<Values>) => setValues({ ...values, ...part })
  const take = (part: Pick<Values, 'offer' | 'pair'>) => {
    const offer = offers.find(({ id }) => id === part.offer)
    set({
      ...part,
      ...(offer &&
        valuesOf(
          offer,
          pairs.find(({ line }) => line === part.pair),
        )),
    })
  }
  const isShare = values.unit === 'PERCENT'
  const isNameless = values.description.trim() === ''
  const hasPrice = values.price > 0
  return (
    <FormDialog
      title={t('costs.add')}
      saveLabel={t('costs.add')}
      isDirty={JSON.stringify(values) !== JSON.stringify(empty)}
      isRight={!isNameless && hasPrice}
      onSave={() => add.mutate({ path, body: bodyOf(values, pairs) }, { onSuccess: onClose })}
      isPending={add.isPending}
      error={add.error}
      onClose={onClose}
    >
      {(isTried) => (
        <>
          {offers.length > 0 && (
            <Select
              label={t('costs.offer')}
              options={[
                { id: ownPrice, label: t('costs.offer.none') },
                ...offers.map((offer) => ({
                  id: offer.id,
                  label: nameOf(offer),
                  description: priceOf(offer, currency),
                })),
              ]}
              value={values.offer}
              onChange={(offer) => take({ offer, pair: values.pair })}
            />
          )}
          <TextField
            label={t('costs.description')}
            value={values.description}
            onChange={(description) => set({ description })}
            maxLength={255}
            isRequired
            errorMessage={isTried && isNameless ? t('costs.descriptionNeeded') : undefined}
          />
          <Select
            label={t('costs.for')}
            options={[
              { id: wholeProject, label: t('costs.wholeProject') },
              ...pairs.map(({ line, sourceLang, targetLang }) => ({
                id: line,
                label: t('costs.pair', { source: languageName(sourceLang), target: languageName(targetLang) }),
              })),
            ]}
            value={values.pair}
            onChange={(pair) => take({ offer: values.offer, pair })}
          />
          <FormRow>
            <Select
              label={t('costs.type')}
              options={types.map((id) => ({ id, label: t(`costs.band.${id}`) }))}
              value={values.costType}
              onChange={(costType) => set({ costType })}
            />
            <Select
              label={t('costs.unit')}
              options={units.map((id) => ({ id, label: enumWord('costUnit', id) }))}
              value={values.unit}
              onChange={(unit) =>
                set({ unit, units: 1, ...((unit === 'PERCENT') !== isShare && { price: Number.NaN }) })
              }
            />
          </FormRow>
          <FormRow>
            {!isShare && (
              <NumberField
                label={t('costs.quantity')}
                value={values.units}
                onChange={(next) => set({ units: Number.isNaN(next) ? 1 : next })}
                minValue={0}
                formatOptions={{ maximumFractionDigits: 6 }}
              />
            )}
            <NumberField
              label={isShare ? t('costs.share') : t('costs.unitPrice')}
              value={values.price}
              onChange={(price) => set({ price })}
              isRequired
              errorMessage={isTried && !hasPrice ? t('costs.priceNeeded') : undefined}
              formatOptions={
                isShare
                  ? { style: 'percent', maximumFractionDigits: 4 }
                  : { style: 'currency', currency, maximumFractionDigits: 6 }
              }
            />
          </FormRow>
          <TextField
            label={t('costs.reason')}
            isOptional
            value={values.reason}
            onChange={(reason) => set({ reason })}
            maxLength={2000}
          />
        </>
      )}
    </FormDialog>
  )
}

/** Work is called by its unit, a discount or surcharge as the list calls it. */
const nameOf = ({ type, priceUnit, description }: PriceType) =>
  type === 'COEFFICIENT' ? description : enumWord('costUnit', priceUnit)

const priceOf = ({ price, priceUnit }: PriceType, currency: string) =>
  price === undefined
    ? undefined
    : priceUnit === 'PERCENT'
      ? formatPercent(price / 100, 4)
      : formatUnitPrice(price, currency)

/** The values that an offer of the price list fills in, with the price of a language pair where one is chosen. */
function valuesOf(offer: PriceType, pair: LangPairCost | undefined): Partial<Values> {
  const ofPair = offer.mapping.find(
    ({ sourceLanguage, targetLanguage }) => sourceLanguage === pair?.sourceLang && targetLanguage === pair.targetLang,
  )
  const price = ofPair?.price ?? offer.price ?? Number.NaN
  const surcharge = price < 0 ? 'DISCOUNT' : 'SURCHARGE'
  return {
    description: nameOf(offer),
    costType: offer.type === 'COEFFICIENT' ? surcharge : 'SERVICE',
    unit: offer.priceUnit,
    price: Math.abs(offer.priceUnit === 'PERCENT' ? price / 100 : price),
  }
}

function bodyOf(
  { description, reason, costType, unit, units: quantity, price, ...values }: Values,
  pairs: readonly LangPairCost[],
): ManualCostCreate {
  const pair = pairs.find(({ line }) => line === values.pair)
  // Six decimals are what a price may have; multiplying leaves more.
  const whole = unit === 'PERCENT' ? Number((price * 100).toFixed(6)) : price
  return {
    description: description.trim(),
    costType,
    ...(unit === 'PERCENT' ? { rateType: 'PERCENTAGE', unitType: 'FIXED' } : { unitType: unit }),
    units: quantity,
    costPerUnit: costType === 'DISCOUNT' ? -whole : whole,
    ...(reason.trim() && { reason: reason.trim() }),
    ...(pair && { sourceLanguage: pair.sourceLang, targetLanguage: pair.targetLang }),
  }
}
