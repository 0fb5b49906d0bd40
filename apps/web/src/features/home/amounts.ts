import type { HomeAmount } from '@dragoman/sdk/operations/home'
import { formatList } from '../../i18n/format.ts'
import { formatMoney } from '../../i18n/format-amounts.ts'

/** Amounts of several currencies, which no one has exchanged: "$704.34 and €120.00". */
export const amountsText = (amounts: readonly HomeAmount[]): string =>
  formatList(amounts.map(({ total, currency }) => formatMoney(total, currency)))
