import type { ClientPayment, ClientPaymentAllocation, ClientPaymentRefund } from '@dragoman/sdk/operations/receivables'
import { and, asc, desc, eq, exists, inArray, or, sql, type SQL } from 'drizzle-orm'
import type { Operations } from '../../../generated/handlers.ts'
import { loadPeople } from '../../../identity/people.ts'
import { organizations, orgUnits } from '../../../identity/tables.ts'
import { isOneOf } from '../../../kernel/database/columns.ts'
import type { Database } from '../../../kernel/database/connect.ts'
import { subtract, decimal, sum, toNumber } from '../../../kernel/decimal.ts'
import { listPage, type Page } from '../../../kernel/list-page.ts'
import { containing } from '../../../kernel/paging.ts'
import { invoices, receiptAllocations, receiptRefunds, receipts } from '../tables.ts'
import { seesReceivables, visibleReceipts, type InvoiceRow, type ReceiptRow } from '../visible.ts'
import { loadBanks } from './banks.ts'
import type { ShowContext } from './show-items.ts'
import { loadUnits } from './units.ts'

type Query = Operations['receivables']['listPayments']['params']['query']

/** One page of the payments that the caller may see, newest first. */
export function listPayments(context: ShowContext, query: Query): Promise<Page<ClientPayment>> {
  const { db, session } = context
  return listPage(db, query, {
    from: receipts,
    where: and(visibleReceipts(db, session), narrowed(db, query)),
    orderBy: [sql`${receipts.valueDay} desc`, sql`${receipts.number} desc`],
    show: (rows) => showPayments(context, rows),
  })
}

function narrowed(db: Database, { q, orgUnitUuid, invoiceUuid, unallocated }: Query): SQL | undefined {
  const ofInvoices = (condition: SQL) =>
    exists(
      db
        .select({ one: sql`1` })
        .from(receiptAllocations)
        .innerJoin(invoices, eq(invoices.id, receiptAllocations.invoiceId))
        .where(and(eq(receiptAllocations.receiptId, receipts.id), condition)),
    )
  const text = q?.trim() ? containing(q.trim()) : undefined
  const units = db
    .select({ id: orgUnits.id })
    .from(orgUnits)
    .innerJoin(organizations, eq(organizations.id, orgUnits.organizationId))
    .where(sql`(${orgUnits.name} ilike ${text ?? ''} or ${organizations.name} ilike ${text ?? ''})`)
  return and(
    orgUnitUuid ? eq(receipts.orgUnitId, orgUnitUuid) : undefined,
    invoiceUuid ? ofInvoices(eq(invoices.id, invoiceUuid)) : undefined,
    unallocated === undefined ? undefined : unallocated ? sql`${receipts.left} > 0` : sql`${receipts.left} = 0`,
    text
      ? sql`(${receipts.reference} ilike ${text} or ${inArray(receipts.orgUnitId, units)} or ${ofInvoices(sql`${invoices.name} ilike ${text}`)})`
      : undefined,
  )
}

/** Payments with what they pay. Clients see no rates of the books, and not who has recorded them. */
export async function showPayments(
  { db, session }: ShowContext,
  rows: readonly ReceiptRow[],
): Promise<ClientPayment[]> {
  const isOffice = seesReceivables(session)
  const allocations = await loadAllocations(
    db,
    isOneOf(
      receiptAllocations.receiptId,
      rows.map(({ id }) => id),
    ),
  )
  const refunds = await loadRefunds(db, rows)
  const unitOf = await loadUnits(
    db,
    rows.map(({ orgUnitId }) => orgUnitId),
  )
  const people = await loadPeople(
    db,
    session,
    rows.map(({ createdBy }) => createdBy),
  )
  const bankOf = await loadBanks(
    db,
    rows.map(({ bankAccountId }) => bankAccountId),
  )
  return rows.map((row) => {
    const createdBy = people(row.createdBy)
    const isReversed = row.reversedAt !== null
    const own = refunds.filter(({ receiptId }) => receiptId === row.id)
    const refunded = sum(own.filter(({ reversedAt }) => reversedAt === null).map(({ amount }) => decimal(amount)))
    return {
      id: row.number,
      uuid: row.id,
      organizationalUnit: unitOf(row.orgUnitId),
      currency: row.currency,
      amount: Number(row.amount),
      valueDate: row.valueDay,
      reference: row.reference,
      ...bankOf(row.bankAccountId),
      allocations: allocations
        .filter(({ row: { receiptId } }) => receiptId === row.id)
        .map((one) => showAllocation(one, isOffice, bankOf)),
      refunds: own.map((refund) => showRefund(refund, isOffice && row.rate !== null)),
      allocatedAmount: isReversed ? 0 : toNumber(subtract(subtract(decimal(row.amount), decimal(row.left)), refunded)),
      refundedAmount: toNumber(refunded),
      unallocatedAmount: Number(row.left),
      reversed: isReversed,
      ...(row.reason && { reason: row.reason }),
      creationDate: row.createdAt.getTime(),
      ...(isOffice && {
        ...(createdBy && { createdBy }),
        ...(Number(row.fee) > 0 && { fee: Number(row.fee) }),
        ...(row.rate && { exchangeRate: Number(row.rate) }),
      }),
    }
  })
}

type RefundRow = typeof receiptRefunds.$inferSelect

const loadRefunds = (db: Database, rows: readonly ReceiptRow[]): Promise<RefundRow[]> =>
  db
    .select()
    .from(receiptRefunds)
    .where(
      isOneOf(
        receiptRefunds.receiptId,
        rows.map(({ id }) => id),
      ),
    )
    .orderBy(asc(receiptRefunds.createdAt), asc(receiptRefunds.id))

const showRefund = (row: RefundRow, hasRates: boolean): ClientPaymentRefund => ({
  uuid: row.id,
  amount: Number(row.amount),
  date: row.day,
  reference: row.reference,
  reversed: row.reversedAt !== null,
  ...(row.reason && { reason: row.reason }),
  ...(hasRates && { fxDifference: Number(row.fx) }),
})

/** Payments of a client in the currency of an invoice of which something is left, or was paid back. */
export async function showUnallocated(context: ShowContext, invoice: InvoiceRow): Promise<ClientPayment[]> {
  if (invoice.kind === 'CREDIT') return []
  const { db, session } = context
  const refunded = db
    .select({ one: sql`1` })
    .from(receiptRefunds)
    .where(eq(receiptRefunds.receiptId, receipts.id))
  const rows = await db
    .select()
    .from(receipts)
    .where(
      and(
        visibleReceipts(db, session),
        eq(receipts.orgUnitId, invoice.orgUnitId),
        eq(receipts.currency, invoice.currency),
        or(sql`${receipts.left} > 0`, exists(refunded)),
      ),
    )
    .orderBy(desc(sql`${receipts.left} > 0`), asc(receipts.valueDay), asc(receipts.number))
    .limit(mostUnallocated)
  return rows.length === 0 ? [] : showPayments(context, rows)
}

const mostUnallocated = 50

/** The payments of an invoice, oldest first. */
export async function showAllocationsOf(
  { db, session }: Pick<ShowContext, 'db' | 'session'>,
  invoiceId: string,
): Promise<ClientPaymentAllocation[]> {
  const found = await loadAllocations(db, eq(receiptAllocations.invoiceId, invoiceId))
  const bankOf = await loadBanks(
    db,
    found.map(({ bankAccountId }) => bankAccountId),
  )
  return found.map((one) => showAllocation(one, seesReceivables(session), bankOf))
}

const loadAllocations = (db: Database, where: SQL) =>
  db
    .select({
      row: receiptAllocations,
      invoice: invoices.name,
      baseCurrency: invoices.baseCurrency,
      currency: invoices.currency,
      valueDay: receipts.valueDay,
      reference: receipts.reference,
      bankAccountId: receipts.bankAccountId,
    })
    .from(receiptAllocations)
    .innerJoin(receipts, eq(receipts.id, receiptAllocations.receiptId))
    .innerJoin(invoices, eq(invoices.id, receiptAllocations.invoiceId))
    .where(where)
    .orderBy(asc(receipts.valueDay), asc(receiptAllocations.createdAt), asc(receiptAllocations.id))

const showAllocation = (
  { row, invoice, valueDay, reference, bankAccountId }: Awaited<ReturnType<typeof loadAllocations>>[number],
  isOffice: boolean,
  bankOf: Awaited<ReturnType<typeof loadBanks>>,
): ClientPaymentAllocation => ({
  uuid: row.id,
  paymentUuid: row.receiptId,
  invoiceUuid: row.invoiceId,
  invoiceNumber: invoice,
  amount: Number(row.amount),
  valueDate: valueDay,
  reference,
  ...bankOf(bankAccountId),
  reversed: row.reversedAt !== null,
  ...(isOffice && {
    carryingAmount: Number(row.carrying),
    baseAmount: Number(row.base),
    fxDifference: Number(row.fx),
  }),
})
