import type {
  ClientPaymentInput,
  CreditRefundInput,
  IncomingPayment,
  IncomingPaymentInvoice,
  Invoice,
} from '@dragoman/sdk/operations/receivables'

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
export const paymentOf = (
  values: PaymentValues,
  { uuid, currency, openAmount }: Pick<Invoice, 'uuid' | 'currency' | 'openAmount'>,
): ClientPaymentInput => ({
  ...moneyOf(values, currency),
  allocations: [{ invoiceUuid: uuid, amount: Math.min(values.amount, openAmount) }],
})

const moneyOf = ({ amount, day, reference, fee, exchangeRate }: PaymentValues, currency: string) => ({
  currency,
  amount,
  valueDate: dayOf(day),
  ...(reference.trim() !== '' && { reference: reference.trim() }),
  ...(!Number.isNaN(fee) && { fee }),
  ...(!Number.isNaN(exchangeRate) && { exchangeRate }),
})

export interface ClientPaymentOf {
  currency: string
  orgUnitUuid: string
  /** Income of a bank statement; the bank may have kept a fee of it. */
  incoming: IncomingPayment | undefined
  /** Invoices that it pays, one after the other. */
  invoices: readonly IncomingPaymentInvoice[]
}

/** The request for a payment of a client. What is beyond its invoices is left as credit of the client. */
export function clientPaymentOf(
  values: PaymentValues,
  { currency, orgUnitUuid, incoming, invoices }: ClientPaymentOf,
): ClientPaymentInput {
  const amount = incoming ? exact(incoming.amount + (Number.isNaN(values.fee) ? 0 : values.fee)) : values.amount
  let left = amount
  const allocations = invoices.flatMap(({ uuid, openAmount }) => {
    const part = Math.min(left, openAmount)
    left = exact(left - part)
    return part > 0 ? [{ invoiceUuid: uuid, amount: part }] : []
  })
  return {
    ...moneyOf({ ...values, amount }, currency),
    orgUnitUuid,
    ...(incoming && { incomingUuid: incoming.uuid, valueDate: incoming.date }),
    allocations,
  }
}

/** An amount without what adding binary fractions leaves. */
const exact = (amount: number) => Math.round(amount * 10_000) / 10_000
