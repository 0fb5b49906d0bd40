import type { PayableItem } from '@dragoman/sdk/operations/payables'
import type { PayingAccount, PayoutInput } from '@dragoman/sdk/operations/payouts'
import { bankCurrencies } from '@dragoman/sdk/payouts'

export type Method = PayoutInput['method']

/** Payout methods that have a file. */
export const methods = ['BANK', 'PAYONEER', 'PAYPAL'] as const satisfies Method[]

const most = <Value>(values: readonly Value[]): Value | undefined => {
  const groups = [...Map.groupBy(values, (value) => value)]
  return groups.sort(([, a], [, b]) => b.length - a.length)[0]?.[0]
}

/** The method by which most of some payables are paid. */
export function usualMethod(payables: readonly PayableItem[]): Method {
  const known = payables.flatMap(({ payoutMethod }) => methods.filter((method) => method === payoutMethod))
  return most(known) ?? 'BANK'
}

/** Currencies in which payables can be paid by a method: the bank takes files in a few. */
export function currenciesOf(payables: readonly PayableItem[], method: Method): PayableItem['currency'][] {
  const own = payables.filter(({ payoutMethod }) => payoutMethod === method)
  const all = (own.length > 0 ? own : payables)
    .map(({ currency }) => currency)
    .filter((currency) => method !== 'BANK' || bankCurrencies.includes(currency))
  const known = [...new Set(all)].sort((a, b) => Number(b === most(all)) - Number(a === most(all)))
  return known.length > 0 ? known : ['EUR']
}

/** The accounts of the company from which the bank pays in a currency; those in another one pay in euros alone. */
export const payingIn = (accounts: readonly PayingAccount[], currency: string): PayingAccount[] =>
  accounts.filter((account) => account.paysBySepa && (currency === 'EUR' || account.currency === currency))
