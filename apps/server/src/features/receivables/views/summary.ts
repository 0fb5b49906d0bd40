import type { ReceivablesAge, ReceivablesSummary } from '@dragoman/sdk/operations/receivables'
import { and, eq } from 'drizzle-orm'
import { visitAccount } from '../../../identity/visit-account.ts'
import type { Context } from '../../../identity/context.ts'
import { dayIn } from '../../../kernel/days.ts'
import { add, decimal, sum, toNumber, toText, zero, type Decimal } from '../../../kernel/decimal.ts'
import { companyZone } from '../../finance/company-days.ts'
import { ratesOn, totalInBase } from '../../finance/exchange-rates.ts'
import { invoices } from '../tables.ts'
import { visibleInvoices } from '../visible.ts'
import { agedClaims, ages, type AgedClaims } from './claims.ts'
import { loadUnits } from './units.ts'

/** The amounts that clients owed on a day, by age and client. */
export async function summarize(context: Context, wanted: string | undefined): Promise<ReceivablesSummary> {
  const { db, session, now } = context
  const account = await visitAccount(context, undefined, 'FINANCE')
  const zone = await companyZone(db, account.id)
  const day = wanted ?? dayIn(zone, now)
  const visible = and(visibleInvoices(db, session), eq(invoices.accountId, account.id))
  const claims = await agedClaims(db, visible, { accountId: account.id, day, zone })
  const rates = await ratesOn(db, { accountId: account.id, base: account.currency, day })
  const inBase = (currency: string, amount: Decimal) =>
    totalInBase([{ currency, total: toText(amount) }], account.currency, rates)
  const byCurrency = Map.groupBy(claims, ({ currency }) => currency)
  const codes = [...byCurrency.keys()].toSorted()
  const known = codes.filter((currency) => inBase(currency, zero) !== undefined)
  const baseOf = (own: readonly AgedClaims[]) =>
    known.reduce(
      (all, currency) =>
        add(all, decimal(inBase(currency, totalOf(own.filter((claim) => claim.currency === currency))) ?? 0)),
      zero,
    )
  const unitOf = await loadUnits(
    db,
    claims.map(({ orgUnitId }) => orgUnitId),
  )
  const clients = [...Map.groupBy(claims, ({ orgUnitId, currency }) => `${orgUnitId} ${currency}`).values()].map(
    (own) => {
      const { orgUnitId, currency } = own[0]!
      const amount = totalOf(own)
      const baseAmount = inBase(currency, amount)
      return {
        organizationalUnit: unitOf(orgUnitId),
        currency,
        amount: toNumber(amount),
        overdue: toNumber(totalOf(own.filter((claim) => claim.age !== 'NOT_DUE'))),
        invoices: newOf(own),
        ...(baseAmount !== undefined && { baseAmount }),
      }
    },
  )
  return {
    day,
    currency: account.currency,
    amount: toNumber(baseOf(claims)),
    ages: ages.map((age): ReceivablesAge => {
      const own = claims.filter((claim) => claim.age === age && known.includes(claim.currency))
      return { age, amount: toNumber(baseOf(own)), invoices: countOf(own) }
    }),
    currencies: codes.map((currency) => {
      const own = byCurrency.get(currency) ?? []
      const amount = totalOf(own)
      const baseAmount = inBase(currency, amount)
      return {
        currency,
        amount: toNumber(amount),
        invoices: newOf(own),
        ages: ages.map((age) => {
          const aged = own.filter((claim) => claim.age === age)
          return { age, amount: toNumber(totalOf(aged)), invoices: countOf(aged) }
        }),
        ...(baseAmount !== undefined && { baseAmount }),
      }
    }),
    clients: clients.toSorted((a, b) => (b.baseAmount ?? b.amount) - (a.baseAmount ?? a.amount)),
    unconverted: codes.filter((currency) => !known.includes(currency)),
  }
}

const totalOf = (claims: readonly AgedClaims[]) => sum(claims.map(({ open }) => decimal(open)))

const countOf = (claims: readonly AgedClaims[]) => claims.reduce((all, { invoices: own }) => all + own, 0)

const newOf = (claims: readonly AgedClaims[]) => claims.reduce((all, { newInvoices }) => all + newInvoices, 0)
