import type { PayableItem, PayableSums } from '@dragoman/sdk/operations/payables'
import { formatAmounts } from '../../i18n/format-amounts.ts'
import type { ListColumn } from '../../list/list-columns.ts'

/** Columns with the sums of all payables of the list at their foot. */
export function withSums(columns: ListColumn<PayableItem>[], sums: PayableSums | undefined): ListColumn<PayableItem>[] {
  if (!sums || sums.payables === 0) return columns
  const feet: Readonly<Record<string, string>> = {
    amount: formatAmounts(sums.totals),
    amountBeforeTaxes: formatAmounts(
      sums.totals.map(({ currency, amountBeforeTaxes }) => ({ currency, amount: amountBeforeTaxes })),
    ),
  }
  return columns.map((column) => {
    const total = feet[column.id]
    return total === undefined ? column : { ...column, total }
  })
}
