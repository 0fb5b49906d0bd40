import type { ClientBalanceCurrency, InvoiceItem } from '@dragoman/sdk/operations/receivables'

/** The part of a client's debt that is due first. */
export interface NextDue {
  currency: ClientBalanceCurrency['currency']
  day: number
  amount: number
}

export function nextDueOf(balances: readonly ClientBalanceCurrency[]): NextDue | undefined {
  const [first] = balances
    .flatMap(({ currency, nextDueDate, nextDueAmount }) =>
      nextDueDate === undefined || nextDueAmount === undefined
        ? []
        : { currency, day: nextDueDate, amount: nextDueAmount },
    )
    .toSorted((a, b) => a.day - b.day)
  return first
}

/**
 * The number of the invoice that is due first: only where the amount is of one invoice, or of an installment of it.
 * @param invoices of which there may be more than these
 */
export function referenceOf(
  { currency, day, amount }: NextDue,
  unit: string,
  invoices: readonly (Pick<InvoiceItem, 'number' | 'currency' | 'dueDate' | 'openAmount'> & {
    organizationalUnit: { uuid: string }
  })[],
): string | undefined {
  const [first, ...others] = invoices.filter(
    (invoice) =>
      invoice.organizationalUnit.uuid === unit &&
      invoice.currency === currency &&
      invoice.dueDate === day &&
      invoice.openAmount > 0,
  )
  return others.length === 0 && first && amount <= first.openAmount ? first.number : undefined
}
