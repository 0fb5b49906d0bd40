import type { ClientPaymentInput, CreditRefundInput, Invoice } from '@dragoman/sdk/operations/receivables'

/** A payment as it is typed; numbers that aren't given are not numbers. */
export interface PaymentValues {
  amount: number
  /** The beginning of the day in UTC, epoch ms. */
  day: number | null
  reference: string
  fee: number
  exchangeRate: number
}

/** All that is open, paid today. */
export function emptyPayment(openAmount: number, now: number): PaymentValues {
  const date = new Date(now)
  const day = Date.UTC(date.getFullYear(), date.getMonth(), date.getDate())
  return { amount: openAmount, day, reference: '', fee: Number.NaN, exchangeRate: Number.NaN }
}

export const isPaymentRight = ({ amount, day }: PaymentValues): boolean => amount > 0 && day !== null

const dayOf = (day: number | null) => new Date(day ?? 0).toISOString().slice(0, 10)

/** The request for a refund. */
export const refundOf = ({ amount, day, reference, exchangeRate }: PaymentValues): CreditRefundInput => ({
  amount,
  valueDate: dayOf(day),
  ...(reference.trim() !== '' && { reference: reference.trim() }),
  ...(!Number.isNaN(exchangeRate) && { exchangeRate }),
})

/** The request for a payment. An invoice takes no more than it has open; the rest is left as credit of the client. */
export function paymentOf(
  { amount, day, reference, fee, exchangeRate }: PaymentValues,
  { uuid, currency, openAmount }: Pick<Invoice, 'uuid' | 'currency' | 'openAmount'>,
): ClientPaymentInput {
  return {
    currency,
    amount,
    valueDate: dayOf(day),
    ...(reference.trim() !== '' && { reference: reference.trim() }),
    ...(!Number.isNaN(fee) && { fee }),
    ...(!Number.isNaN(exchangeRate) && { exchangeRate }),
    allocations: [{ invoiceUuid: uuid, amount: Math.min(amount, openAmount) }],
  }
}
