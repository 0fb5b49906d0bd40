import type { PayableMethodTotal, PayableSummary } from '@dragoman/sdk/operations/payables'
import type { PaymentMethod } from '@dragoman/sdk/operations/users'
import { and, eq, sql } from 'drizzle-orm'
import { visitAccount } from '../../../identity/visit-account.ts'
import type { Context } from '../../../identity/context.ts'
import { companyDay } from '../../finance/company-days.ts'
import { ratesOn, totalInBase } from '../../finance/exchange-rates.ts'
import { methodOf } from '../payout-methods.ts'
import { payables } from '../tables.ts'
import { isOpen } from './payable-query.ts'

/** Sums the amounts to pay of all payables of the account, by payout method and currency. */
export async function summarize(context: Context): Promise<PayableSummary> {
  const { db, now } = context
  const account = await visitAccount(context, undefined, 'FINANCE')
  const method = methodOf(payables.vendorId)
  const rows = await db
    .select({
      method,
      currency: payables.currency,
      amount: sql<string>`sum(${payables.total} - ${payables.paid})`,
      payables: sql<number>`count(*)::int`,
    })
    .from(payables)
    .where(and(eq(payables.accountId, account.id), isOpen))
    .groupBy(sql`1`, payables.currency)
    .orderBy(sql`1`, payables.currency)
  const day = await companyDay(db, account.id, now)
  const rates = await ratesOn(db, { accountId: account.id, base: account.currency, day })
  const inBase = (amounts: readonly { currency: string; amount: string }[]) =>
    totalInBase(
      amounts.map(({ currency, amount }) => ({ currency, total: amount })),
      account.currency,
      rates,
    )
  const isKnown = (row: (typeof rows)[number]) => inBase([row]) !== undefined
  const of = (code: PaymentMethod | null) => inBase(rows.filter((row) => row.method === code && isKnown(row))) ?? 0
  return {
    brl: of('BRL'),
    payoneer: of('PAYONEER'),
    paypal: of('PAYPAL'),
    missingPaymentMethod: of(null),
    currency: account.currency,
    byMethod: rows.map((row): PayableMethodTotal => {
      const baseAmount = inBase([row])
      return {
        ...(row.method !== null && { payoutMethod: row.method as PaymentMethod }),
        currency: row.currency,
        amount: Number(row.amount),
        payables: row.payables,
        ...(baseAmount !== undefined && { baseAmount }),
      }
    }),
    unconverted: [...new Set(rows.filter((row) => !isKnown(row)).map(({ currency }) => currency))],
  }
}
