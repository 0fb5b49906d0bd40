import { mutation, query } from '@dragoman/hooks/query'
import * as api from '@dragoman/sdk/api'
import type { CostsSummary } from '@dragoman/sdk/operations/costs'
import type { LanguagePairPriceSave, PriceListDetail } from '@dragoman/sdk/operations/priceLists'
import { Button } from '@dragoman/ui/Button'
import { Dialog } from '@dragoman/ui/Dialog'
import { InlineAlert } from '@dragoman/ui/InlineAlert'
import { NumberField } from '@dragoman/ui/NumberField'
import { Stack } from '@dragoman/ui/Page'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { errorText } from '../../errors/error-text.ts'
import { languageName } from '../../i18n/format.ts'
import { t } from '../../i18n/t.ts'

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
  const { data: list, error: unread } = useQuery(
    query(api.priceLists.get, { path: { priceListUUID: priceListUuid } }),
  )
  const save = useMutation({ ...mutation(api.priceLists.setPrices), meta: { showsErrors: true } })
  const calculate = useMutation({ ...mutation(api.costs.recalculate), meta: { showsErrors: true } })
  const unit = unitOf(list)
  const [isTried, setTried] = useState(false)
  const hasPrice = (pair: Pair) => (prices[keyOf(pair)] ?? 0) > 0
  const submit = async () => {
    setTried(true)
    if (!list || !pairs.every(hasPrice)) return
    await save.mutateAsync({ path: { priceListUUID: priceListUuid }, body: pairs.map((pair) => priceOf(list, pair, prices[keyOf(pair)] ?? 0)) })
    await calculate.mutateAsync({ path: { projectUUID: projectUuid } })
    onClose()
  }
  const error = unread ?? save.error ?? calculate.error
  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      isDismissable={false}
      title={t('costs.missing.add')}
      labels={{ close: t('shell.close') }}
      footer={
        <>
          <Button
            variant="primary"
            onPress={() => void submit().catch(() => undefined)}
            isPending={save.isPending || calculate.isPending}
            isDisabled={!list}
          >
            {t('costs.missing.save')}
          </Button>
          <Button onPress={onClose}>{t('shell.cancel')}</Button>
        </>
      }
    >
      <Stack gap={16}>
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
        {error && (
          <InlineAlert tone="danger" isAnnounced>
            {errorText(error)}
          </InlineAlert>
        )}
      </Stack>
    </Dialog>
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
