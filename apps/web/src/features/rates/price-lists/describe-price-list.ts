import type { PriceListDetail } from '@dragoman/sdk/operations/priceLists'
import { enumWord, t } from '../../../i18n/t.ts'
import { formatPercent } from '../../../i18n/format.ts'
import { formatMoney, formatUnitPrice } from '../../../i18n/format-amounts.ts'
import { pairName, type Described } from '../rate-changes.ts'

/** Describes a price list in the journal, line by line. */
export function describePriceList(fields: Record<string, unknown>): Described {
  const list = fields as unknown as PriceListDetail
  const described = new Map<string, string>()
  const put = (label: string, value: string | undefined) => value !== undefined && described.set(label, value)
  const price = (amount: number | undefined) => (amount ? formatUnitPrice(amount, list.currency) : undefined)
  const fee = (amount: number | undefined) => (amount === undefined ? undefined : formatMoney(amount, list.currency))
  put(t('rates.name'), list.name)
  put(t('rates.currency'), list.currency)
  put(t('rates.default'), list.defaultPriceList ? t('shell.yes') : t('shell.no'))
  put(t('rates.active'), list.status === 'ACTIVE' ? t('shell.yes') : t('shell.no'))
  put(t('rates.chargeBy'), enumWord('costUnit', list.chargeBy))
  put(t('rates.usualWord'), price(list.defaultPricePerItem))
  put(t('rates.usualHour'), price(list.defaultPricePerHour))
  put(t('rates.usualPage'), price(list.defaultPricePerPage))
  put(t('rates.feeOfProject'), fee(list.minimumFeeByProject))
  put(t('rates.feeOfPair'), fee(list.defaultMinimumFeeByLanguagePair))
  put(t('rates.usedBy'), t('rates.units', { count: list.orgUnitUuids.length }))
  for (const {
    sourceLocale,
    targetLocale,
    workflow,
    pricePerItem,
    pricePerHour,
    pricePerPage,
    minimumFee,
  } of list.prices) {
    const pair = pairName(sourceLocale, targetLocale)
    const step = workflow === undefined ? t('rates.allSteps') : enumWord('workflow', workflow)
    const name = t('rates.pairAndStep', { pair, step })
    put(`${name} · ${t('rates.perWord')}`, price(pricePerItem))
    put(`${name} · ${t('rates.perHour')}`, price(pricePerHour))
    put(`${name} · ${t('rates.perPage')}`, price(pricePerPage))
    put(`${name} · ${t('rates.minimumFee')}`, fee(minimumFee))
  }
  for (const { description, calcType, factor } of list.coefficients) {
    put(description, calcType === 'percentage' ? formatPercent(factor / 100, 4) : price(factor))
  }
  return described
}
