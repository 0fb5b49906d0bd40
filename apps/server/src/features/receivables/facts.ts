import { invoiceOpenAmount, invoiceStatusOf, type InvoiceMoveFacts } from '@dragoman/sdk/finance-lifecycles'
import { and, asc, eq, isNull, sql } from 'drizzle-orm'
import type { SignedIn } from '../../identity/sessions.ts'
import { isOneOf } from '../../kernel/database/columns.ts'
import type { Database } from '../../kernel/database/connect.ts'
import { only, updateOne } from '../../kernel/database/one-row.ts'
import { compare, decimal, subtract, sum, toText, type Decimal } from '../../kernel/decimal.ts'
import { actorOf } from '../people/billing/billing-versions.ts'
import { officersOf } from '../finance/officers.ts'
import { creditUses, invoiceInstallments, invoices, receiptAllocations, receipts } from './tables.ts'
import type { InvoiceRow } from './visible.ts'

export type InstallmentRow = typeof invoiceInstallments.$inferSelect

export const installmentsOfInvoice = async (db: Database, invoiceId: string): Promise<InstallmentRow[]> =>
  (await installmentsOfInvoices(db, [invoiceId]))(invoiceId)

/** The installments of several invoices, of each by its id. */
export async function installmentsOfInvoices(
  db: Database,
  invoiceIds: readonly string[],
): Promise<(invoiceId: string) => InstallmentRow[]> {
  const rows = await db
    .select()
    .from(invoiceInstallments)
    .where(isOneOf(invoiceInstallments.invoiceId, invoiceIds))
    .orderBy(asc(invoiceInstallments.position))
  const byInvoice = Map.groupBy(rows, ({ invoiceId }) => invoiceId)
  return (invoiceId) => byInvoice.get(invoiceId) ?? []
}

/** The facts that an invoice's moves depend on, for one person. */
export async function moveFacts(db: Database, session: SignedIn, row: InvoiceRow): Promise<InvoiceMoveFacts> {
  return {
    ...plainFacts(row, await installmentsOfInvoice(db, row.id)),
    isSent: row.sentAt !== null,
    needsSomeoneElse: row.createdBy === actorOf(session) && (await isAboveLimit(db, row)),
  }
}

async function isAboveLimit(db: Database, row: InvoiceRow): Promise<boolean> {
  return (await officersOf(db, row.accountId)).approvalsFor(row.baseTotal) > 1
}

function plainFacts(
  row: Pick<InvoiceRow, 'total' | 'credited' | 'paid' | 'claimed' | 'cancelledAt'>,
  installments: readonly InstallmentRow[],
) {
  const issued = installments.filter(({ issuedAt }) => issuedAt !== null)
  return {
    total: decimal(row.total),
    credited: decimal(row.credited),
    paid: decimal(row.paid),
    claimed: decimal(row.claimed),
    isCancelled: row.cancelledAt !== null,
    fiscal: 'NONE' as const,
    isFiscallyVoid: false,
    installments: installments.length > 0 ? { issued: issued.length, of: installments.length } : { issued: 1, of: 1 },
  }
}

/** The amount of an invoice that is to be paid by now. */
export const openAmount = (row: InvoiceRow): Decimal =>
  row.kind === 'CREDIT'
    ? decimal(0)
    : invoiceOpenAmount({
        credited: decimal(row.credited),
        paid: decimal(row.paid),
        claimed: decimal(row.claimed),
        isCancelled: row.cancelledAt !== null,
      })

/** The amount of each installment that is paid or credited: the first ones come first. */
export function coveredInstallments(
  row: Pick<InvoiceRow, 'paid' | 'credited'>,
  installments: readonly InstallmentRow[],
): Decimal[] {
  let left = sum([decimal(row.paid), decimal(row.credited)])
  return installments.map(({ amount }) => {
    const part = compare(left, decimal(amount)) < 0 ? left : decimal(amount)
    left = subtract(left, part)
    return part
  })
}

/** Brings what an invoice shows up to date with its payments, credit notes, and installments. */
export async function refreshInvoice(
  db: Database,
  id: string,
  now: Date,
  change: Partial<Pick<InvoiceRow, 'cancelledAt' | 'reason' | 'sentAt'>> = {},
): Promise<InvoiceRow> {
  const installments = await installmentsOfInvoice(db, id)
  const [payments] = await db
    .select({
      paid: sql<string>`coalesce(sum(${receiptAllocations.amount}), 0)`,
      lastDay: sql<string | null>`max(${receipts.valueDay})`,
    })
    .from(receiptAllocations)
    .innerJoin(receipts, eq(receipts.id, receiptAllocations.receiptId))
    .where(and(eq(receiptAllocations.invoiceId, id), isNull(receiptAllocations.reversedAt)))
  const [fromCredit] = await db
    .select({
      paid: sql<string>`coalesce(sum(${creditUses.amount}), 0)`,
      lastDay: sql<string | null>`max(${creditUses.day})`,
    })
    .from(creditUses)
    .where(and(eq(creditUses.invoiceId, id), isNull(creditUses.reversedAt)))
  const [credits] = await db
    .select({ credited: sql<string>`coalesce(sum(${invoices.total}), 0)` })
    .from(invoices)
    .where(eq(invoices.ofInvoiceId, id))
  const issued = installments.filter(({ issuedAt }) => issuedAt !== null)
  const before = only(await db.select().from(invoices).where(eq(invoices.id, id)))
  const claimed = installments.length > 0 ? toText(sum(issued.map(({ amount }) => decimal(amount)))) : before.total
  const next = {
    ...before,
    ...change,
    claimed,
    paid: toText(sum([decimal(payments?.paid ?? '0'), decimal(fromCredit?.paid ?? '0')])),
    credited: credits?.credited ?? '0',
  }
  const status = before.kind === 'CREDIT' ? 'INVOICED' : invoiceStatusOf(plainFacts(next, installments))
  const covered = coveredInstallments(next, installments)
  const first = installments.findIndex(
    ({ amount, issuedAt }, at) => issuedAt !== null && compare(covered[at]!, decimal(amount)) < 0,
  )
  const isOpen = openAmount(next).units > 0n
  const paidDays = [payments, fromCredit].flatMap((each) => each?.lastDay ?? [])
  return updateOne(db, invoices, eq(invoices.id, id), {
    ...change,
    claimed,
    paid: next.paid,
    credited: next.credited,
    status,
    openDueDay: isOpen ? (installments[first]?.dueDay ?? before.dueDay) : null,
    paidDay: status === 'PAID' ? (paidDays.toSorted().at(-1) ?? null) : null,
    updatedAt: now,
  })
}
