import type { ClientPaymentInput } from '@dragoman/sdk/operations/receivables'
import type { SignedIn } from '../../../identity/sessions.ts'
import type { Database } from '../../../kernel/database/connect.ts'
import { decimal, type Decimal } from '../../../kernel/decimal.ts'
import { invalid } from '../../../kernel/refusals.ts'
import { usableRate } from '../draft/exchange.ts'
import type { InvoiceRow, ReceiptRow } from '../visible.ts'

/** The rate of a payment to the base currency of an invoice, which is that of the account on its day. */
export async function rateFor(db: Database, receipt: ReceiptRow, invoice: InvoiceRow): Promise<Decimal> {
  const { baseCurrency: base } = invoice
  if (base === receipt.currency) return decimal(1)
  if (base === receipt.baseCurrency && receipt.rate) return decimal(receipt.rate)
  const found = await usableRate(db, {
    accountId: receipt.accountId,
    base,
    currency: receipt.currency,
    day: receipt.valueDay,
  })
  if (!found) throw missingRate(receipt.currency, base, receipt.valueDay)
  return found.rate
}

/** The rate of a payment to the currency of the account: the one that is given, or that of its day. */
export async function rateOf(
  db: Database,
  session: SignedIn,
  { input, base }: { input: Pick<ClientPaymentInput, 'currency' | 'valueDate' | 'exchangeRate'>; base: string },
): Promise<Decimal | null> {
  const { currency, valueDate: day, exchangeRate } = input
  if (currency === base) {
    if (exchangeRate !== undefined)
      throw invalid('body.exchangeRate', `${currency} is the currency of the account. Leave the exchange rate out.`)
    return null
  }
  if (exchangeRate !== undefined) {
    const rate = decimal(exchangeRate)
    if (rate.scale > 10) throw invalid('body.exchangeRate', `${exchangeRate} has ${rate.scale} decimals. Use up to 10.`)
    return rate
  }
  const found = await usableRate(db, { accountId: session.account.id, base, currency, day })
  if (!found) throw missingRate(currency, base, day)
  return found.rate
}

const missingRate = (currency: string, base: string, day: string) =>
  invalid(
    'body.exchangeRate',
    `There is no exchange rate of ${currency} to ${base} of the week before ${day}. Enter the one of the payment.`,
  )
