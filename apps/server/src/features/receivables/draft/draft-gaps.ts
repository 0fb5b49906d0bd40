import type { InvoiceGap } from '@dragoman/sdk/operations/receivables'
import type { OrgUnitRow } from '../../../identity/org-units.ts'
import { compare, zero } from '../../../kernel/decimal.ts'
import type { TaxedDraft } from './draft-taxes.ts'
import type { UsableRate } from './exchange.ts'

interface Facts {
  unit: OrgUnitRow
  purchaseOrder: string
  taxed: TaxedDraft
  currency: string
  base: string
  rate: UsableRate | null
  issueDay: string
}

/** The gaps besides names, addresses, and taxes. */
export function otherGaps({ unit, purchaseOrder, taxed, currency, base, rate, issueDay }: Facts): InvoiceGap[] {
  return [
    ...(unit.requiresPurchaseOrder && purchaseOrder === ''
      ? [
          {
            code: 'purchaseOrder' as const,
            field: 'purchaseOrder',
            message: `Invoices of ${unit.name} need a purchase order. Enter it.`,
          },
        ]
      : []),
    ...(currency !== base && !rate
      ? [
          {
            code: 'exchangeRate' as const,
            message: `There is no exchange rate of ${currency} to ${base} of the week before ${issueDay}. An administrator adds one in Settings › Finance.`,
          },
        ]
      : []),
    ...(compare(taxed.total, zero) > 0
      ? []
      : [
          {
            code: 'amountAboveZero' as const,
            message: 'The invoice comes to nothing or less. Add a project or a line.',
          },
        ]),
  ]
}
