import { formatMoney } from '../../../i18n/format-amounts.ts'

/** A difference with its sign: "+$3.20". */
export const signedMoney = (amount: number, currency: string): string =>
  `${amount > 0 ? '+' : ''}${formatMoney(amount, currency)}`
