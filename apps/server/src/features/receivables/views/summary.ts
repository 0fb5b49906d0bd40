import type { ReceivablesAge, ReceivablesSummary } from '@dragoman/sdk/operations/receivables'
import { and, eq } from 'drizzle-orm'
import { visitAccount } from '../../../identity/visit-account.ts'
import type { Context } from '../../../identity/context.ts'
import { dayIn } from '../../../kernel/days.ts'
import { add, decimal, sum, toNumber, toText, zero, type Decimal } from '../../../kernel/decimal.ts'
import { companyZone } from '../../finance/company-days.ts'
import { ratesOn, totalInBase } from '../../finance/exchange-rates.ts'
import { dayOnWire } from '../amounts.ts'
import { invoices } from '../tables.ts'
import { visibleInvoices } from '../visible.ts'
import { openClaims, type Claim } from './claims.ts'
import { loadUnits } from './units.ts'

const ages = ['NOT_DUE', 'DAYS_1_30', 'DAYS_31_60', 'DAYS_61_90', 'OVER_90'] as const

type Age = (typeof ages)[number]

/** Days after the due date as an age. */
export function ageOf(dueDay: string, day: string): Age {
  const late = (dayOnWire(day) - dayOnWire(dueDay)) / (24 * 60 * 60 * 1000)
  if (late <= 0) return 'NOT_DUE'
  if (late <= 30) return 'DAYS_1_30'
  if (late <= 60) return 'DAYS_31_60'
  return late <= 90 ? 'DAYS_61_90' : 'OVER_90'
}

/** The amounts that clients owed on a day, by age and client. */
export async function summarize(context: Context, wanted: string | undefined): Promise<ReceivablesSummary> {
  const { db, session, now } = context
  const account = await visitAccount(context, undefined, 'FINANCE')
  const zone = await companyZone(db, account.id)
  const day = wanted ?? dayIn(zone, now)
  const visible = and(visibleInvoices(db, session), eq(invoices.accountId, account.id))
  const claims = await openClaims(db, visible, { day, zone })
  const rates = await ratesOn(db, { accountId: account.id, base: account.currency, day })
  const inBase = (currency: string, amount: Decimal) =>
    totalInBase([{ currency, total: toText(amount) }], account.currency, rates)
  const byCurrency = Map.groupBy(claims, ({ currency }) => currency)
  const codes = [...byCurrency.keys()].toSorted()
  const known = codes.filter((currency) => inBase(currency, zero) !== undefined)
  const baseOf = (own: readonly Claim[]) =>
    known.reduce(
      (all, currency) =>
        add(all, decimal(inBase(currency, totalOf(own.filter((claim) => claim.currency === currency))) ?? 0)),
      zero,
    )
  // Many claims are due on the same day.
  const agesByDay = new Map([...new Set(claims.map(({ dueDay }) => dueDay))].map((due) => [due, ageOf(due, day)]))
  const ageOfClaim = ({ dueDay }: Claim) => agesByDay.get(dueDay)
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
        overdue: toNumber(totalOf(own.filter((claim) => ageOfClaim(claim) !== 'NOT_DUE'))),
        invoices: countOf(own),
        ...(baseAmount !== undefined && { baseAmount }),
      }
    },
  )
  return {
    day,
    currency: account.currency,
    amount: toNumber(baseOf(claims)),
    ages: ages.map((age): ReceivablesAge => {
      const own = claims.filter((claim) => ageOfClaim(claim) === age && known.includes(claim.currency))
      return { age, amount: toNumber(baseOf(own)), invoices: countOf(own) }
    }),
    currencies: codes.map((currency) => {
      const own = byCurrency.get(currency) ?? []
      const amount = totalOf(own)
      const baseAmount = inBase(currency, amount)
      return {
        currency,
        amount: toNumber(amount),
        invoices: countOf(own),
        ages: ages.map((age) => {
          const aged = own.filter((claim) => ageOfClaim(claim) === age)
          return { age, amount: toNumber(totalOf(aged)), invoices: countOf(aged) }
        }),
        ...(baseAmount !== undefined && { baseAmount }),
      }
    }),
    clients: clients.toSorted((a, b) => (b.baseAmount ?? b.amount) - (a.baseAmount ?? a.amount)),
    unconverted: codes.filter((currency) => !known.includes(currency)),
  }
}

const totalOf = (claims: readonly Claim[]) => sum(claims.map(({ open }) => decimal(open)))

const countOf = (claims: readonly Claim[]) => new Set(claims.map(({ invoiceId }) => invoiceId)).size
