import { formatBareAmount, formatMoney } from '../../../i18n/format-amounts.ts'

const signed = (amount: number, text: string) => `${amount > 0 ? '+' : ''}${text}`

/** A difference with its sign: "+$3.20". */
export const signedMoney = (amount: number, currency: string): string => signed(amount, formatMoney(amount, currency))

/** A difference with its sign, under a heading that says the currency: "+3.20". */
export const signedAmount = (amount: number, currency: string): string =>
  signed(amount, formatBareAmount(amount, currency))
