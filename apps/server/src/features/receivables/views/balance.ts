import type { ClientBalance } from '@dragoman/sdk/operations/receivables'
import { and, asc, eq, gte, isNull, sql } from 'drizzle-orm'
import type { Context } from '../../../identity/context.ts'
import type { Database } from '../../../kernel/database/connect.ts'
import { dayIn } from '../../../kernel/days.ts'
import { decimal, sum, toNumber } from '../../../kernel/decimal.ts'
import { readBankNumber } from '../../finance/bank-number.ts'
import { companyZone } from '../../finance/company-days.ts'
import { bankAccounts } from '../../finance/tables.ts'
import { orgUnitRef } from '../../organizations/org-units.ts'
import { dayOnWire } from '../amounts.ts'
import { buyerOf } from '../draft/parties.ts'
import { creditUses, invoices, receiptAllocations, receipts } from '../tables.ts'
import { findBilledUnit, visibleInvoices } from '../visible.ts'
import { openClaims, type Claim } from './claims.ts'
import { showParty } from './show-lines.ts'

type ShowContext = Pick<Context, 'db' | 'session' | 'now' | 'settings'>

/** The balance of a client, and how they pay. */
export async function showBalance(context: ShowContext, orgUnitUuid: string): Promise<ClientBalance> {
  const { db, session, now, settings } = context
  const { unit, organization } = await findBilledUnit(db, session, orgUnitUuid)
  const zone = await companyZone(db, unit.accountId)
  const today = dayIn(zone, now)
  const own = and(visibleInvoices(db, session), eq(invoices.orgUnitId, unit.id))
  const claims = await openClaims(db, own, { accountId: unit.accountId, day: today, zone })
  const used = await db
    .select({ currency: invoices.currency })
    .from(invoices)
    .where(own)
    // A payment that names no invoice may be the first document of its currency.
    .union(db.select({ currency: receipts.currency }).from(receipts).where(eq(receipts.orgUnitId, unit.id)))
    .orderBy(asc(sql`currency`))
  const paid = await paidSince(db, unit.id, `${today.slice(0, 4)}-01-01`)
  const credit = await creditOf(db, unit.id)
  const banks = await db
    .select()
    .from(bankAccounts)
    .where(eq(bankAccounts.accountId, unit.accountId))
    .orderBy(asc(bankAccounts.createdAt), asc(bankAccounts.id))
  return {
    organizationalUnit: orgUnitRef(unit, organization),
    balances: used.map(({ currency }) => {
      const open = claims.filter((claim) => claim.currency === currency)
      const next = open[0]?.dueDay
      const spent = paid.get(currency)
      return {
        currency,
        open: totalOf(open),
        openInvoices: new Set(open.map(({ invoiceId }) => invoiceId)).size,
        overdue: totalOf(open.filter(({ dueDay }) => dueDay < today)),
        ...(next && {
          nextDueDate: dayOnWire(next),
          nextDueAmount: totalOf(open.filter(({ dueDay }) => dueDay === next)),
        }),
        paidThisYear: Number(spent?.amount ?? 0),
        paidInvoicesThisYear: spent?.invoices ?? 0,
        credit: credit.get(currency) ?? 0,
      }
    }),
    months: await monthsOf(db, unit.id, today),
    paymentDetails: banks.flatMap((account) => {
      const { id: uuid, holder, bic, bank } = account
      const number = readBankNumber(account, settings.secretKey)
      if (number === undefined) return []
      return [{ uuid, accountHolder: holder, number, ...(bic && { bic }), ...(bank && { bank }) }]
    }),
    billTo: showParty(buyerOf(unit, organization)),
    requiresPurchaseOrder: unit.requiresPurchaseOrder,
  }
}

const totalOf = (claims: readonly Claim[]) => toNumber(sum(claims.map(({ open }) => decimal(open))))

async function paidSince(db: Database, orgUnitId: string, day: string) {
  const rows = await db
    .select({
      currency: receipts.currency,
      amount: sql<string>`sum(${receiptAllocations.amount})`,
      invoices: sql<number>`count(distinct ${receiptAllocations.invoiceId})::int`,
    })
    .from(receiptAllocations)
    .innerJoin(receipts, eq(receipts.id, receiptAllocations.receiptId))
    .where(and(eq(receipts.orgUnitId, orgUnitId), gte(receipts.valueDay, day), isNull(receiptAllocations.reversedAt)))
    .groupBy(receipts.currency)
  return new Map(rows.map((row) => [row.currency, row]))
}

/** The credit of a client: what is left of payments, and of invoices that were credited after they were paid and not used since. */
async function creditOf(db: Database, orgUnitId: string): Promise<Map<string, number>> {
  const left = await db
    .select({ currency: receipts.currency, amount: sql<string>`sum(${receipts.left})` })
    .from(receipts)
    .where(eq(receipts.orgUnitId, orgUnitId))
    .groupBy(receipts.currency)
  const over = await db
    .select({
      currency: invoices.currency,
      amount: sql<string>`sum(greatest(0, ${invoices.paid} + ${invoices.credited} - ${invoices.total}))`,
    })
    .from(invoices)
    .where(and(eq(invoices.orgUnitId, orgUnitId), eq(invoices.kind, 'INVOICE'), isNull(invoices.cancelledAt)))
    .groupBy(invoices.currency)
  const used = await db
    .select({ currency: invoices.currency, amount: sql<string>`-sum(${creditUses.amount})` })
    .from(creditUses)
    .innerJoin(invoices, eq(invoices.id, creditUses.sourceId))
    .where(and(eq(creditUses.orgUnitId, orgUnitId), isNull(creditUses.reversedAt)))
    .groupBy(invoices.currency)
  const all = [...left, ...over, ...used]
  return new Map(
    [...Map.groupBy(all, ({ currency }) => currency)].map(([currency, rows]) => [
      currency,
      toNumber(sum(rows.map(({ amount }) => decimal(amount)))),
    ]),
  )
}

/** The net amounts of the last twelve months. */
async function monthsOf(db: Database, orgUnitId: string, today: string): Promise<ClientBalance['months']> {
  const month = sql<string>`to_char(${invoices.issueDay}, 'YYYY-MM')`
  const rows = await db
    .select({
      month,
      currency: invoices.currency,
      net: sql<string>`sum(case when ${invoices.kind} = 'CREDIT' then -${invoices.net} else ${invoices.net} end)`,
    })
    .from(invoices)
    .where(
      and(
        eq(invoices.orgUnitId, orgUnitId),
        isNull(invoices.cancelledAt),
        sql`${invoices.issueDay} >= date_trunc('month', ${today}::date) - interval '11 months'`,
      ),
    )
    .groupBy(sql`1`, invoices.currency)
    .orderBy(sql`1`, invoices.currency)
  return rows.map(({ net, ...row }) => ({ ...row, netAmount: Number(net) }))
}
