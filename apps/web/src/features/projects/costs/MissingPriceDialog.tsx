import { mutation, query } from '@dragoman/hooks/query'
import * as api from '@dragoman/sdk/api'
import type { CostsSummary } from '@dragoman/sdk/operations/costs'
import type { LanguagePairPriceSave, PriceListDetail } from '@dragoman/sdk/operations/priceLists'
import { ifMatch } from '@dragoman/sdk/versions'
import { NumberField } from '@dragoman/ui/NumberField'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { languageName } from '../../../i18n/format.ts'
import { t } from '../../../i18n/t.ts'
import { FormDialog } from '../../../form/FormDialog.tsx'

type Pair = CostsSummary['missingPrices'][number]

export interface MissingPriceDialogProps {
  projectUuid: string
  priceListUuid: string
  pairs: readonly Pair[]
  currency: string
  onClose: () => void
}

const keyOf = ({ sourceLang, targetLang }: Pair) => `${sourceLang} ${targetLang}`

/** Puts the prices that are missing into the price list, and calculates the costs with them. */
export function MissingPriceDialog({ projectUuid, priceListUuid, pairs, currency, onClose }: MissingPriceDialogProps) {
  const [prices, setPrices] = useState<Readonly<Record<string, number>>>({})
  const { data: list, error: unread } = useQuery(query(api.priceLists.get, { path: { priceListUUID: priceListUuid } }))
  const save = useMutation({ ...mutation(api.priceLists.setPrices), meta: { showsErrors: true } })
  const calculate = useMutation({ ...mutation(api.costs.recalculate), meta: { showsErrors: true } })
  const unit = unitOf(list)
  const hasPrice = (pair: Pair) => (prices[keyOf(pair)] ?? 0) > 0
  const submit = async () => {
    if (!list) return
    await save.mutateAsync({
      path: { priceListUUID: priceListUuid },
      body: pairs.map((pair) => priceOf(list, pair, prices[keyOf(pair)] ?? 0)),
      headers: ifMatch(list),
    })
    await calculate.mutateAsync({ path: { projectUUID: projectUuid } })
    onClose()
  }
  return (
    <FormDialog
      title={t('costs.missing.add')}
      saveLabel={t('costs.missing.save')}
      isDirty={Object.values(prices).some((price) => !Number.isNaN(price))}
      isRight={pairs.every(hasPrice)}
      onSave={() => void submit().catch(() => undefined)}
      isDisabled={!list}
      isPending={save.isPending || calculate.isPending}
      error={unread ?? save.error ?? calculate.error}
      onClose={onClose}
    >
      {(isTried) => (
        <>
          <p>{t('costs.missing.dialog', { name: list?.name ?? '' })}</p>
          {pairs.map((pair) => (
            <NumberField
              key={keyOf(pair)}
              label={t('costs.pair', { source: languageName(pair.sourceLang), target: languageName(pair.targetLang) })}
              description={t(`costs.missing.${unit}`)}
              value={prices[keyOf(pair)] ?? Number.NaN}
              onChange={(price) => setPrices({ ...prices, [keyOf(pair)]: price })}
              minValue={0}
              isRequired
              errorMessage={isTried && !hasPrice(pair) ? t('costs.priceNeeded') : undefined}
              formatOptions={{ style: 'currency', currency, maximumFractionDigits: 6 }}
            />
          ))}
        </>
      )}
    </FormDialog>
  )
}

function unitOf(list: PriceListDetail | undefined): 'pricePerItem' | 'pricePerHour' | 'pricePerPage' {
  if (list?.chargeBy === 'HOUR') return 'pricePerHour'
  return list?.chargeBy === 'PAGE' ? 'pricePerPage' : 'pricePerItem'
}

/** The price of a pair for all steps, what else the list says of it kept. */
function priceOf(list: PriceListDetail, { sourceLang, targetLang }: Pair, price: number): LanguagePairPriceSave {
  const known = list.prices.find(
    ({ sourceLocale, targetLocale, workflow }) =>
      sourceLocale === sourceLang && targetLocale === targetLang && workflow === undefined,
  )
  return {
    sourceLocale: sourceLang,
    targetLocale: targetLang,
    pricePerItem: known?.pricePerItem ?? 0,
    pricePerHour: known?.pricePerHour,
    pricePerPage: known?.pricePerPage,
    minimumFee: known?.minimumFee,
    [unitOf(list)]: price,
  }
}
