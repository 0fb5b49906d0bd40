import { can, isClient } from '@dragoman/sdk/permissions'
import { and, eq, inArray, sql, type AnyColumn, type SQL } from 'drizzle-orm'
import { orgUnitsOfUser } from '../../identity/org-units.ts'
import type { SignedIn } from '../../identity/sessions.ts'
import { organizations, orgUnits } from '../../identity/tables.ts'
import { inReach } from '../../identity/unit-scope.ts'
import type { Database } from '../../kernel/database/connect.ts'
import { findVisible, oneOrNotFound } from '../../kernel/find-visible.ts'
import type { Entity } from '../../kernel/journal.ts'
import { creditUses, invoices, receiptRefunds, receipts } from './tables.ts'

export type InvoiceRow = typeof invoices.$inferSelect
export type ReceiptRow = typeof receipts.$inferSelect

/** Whether a person sees the invoices of all clients, who has issued them, and what they come to in the books. */
export const seesReceivables = (session: SignedIn): boolean =>
  can(session, ['RECEIVABLES_get_invoices', 'RECEIVABLES_create', 'RECEIVABLES_cancel', 'RECEIVABLES_payment'])

/** Rows of an account that a person may see: all, or those of their own organizational units. */
function visibleOf(
  db: Database,
  session: SignedIn,
  { accountId, orgUnitId }: { accountId: AnyColumn; orgUnitId: AnyColumn },
): SQL | undefined {
  const own = and(eq(accountId, session.account.id), inReach(session, orgUnitId))
  if (seesReceivables(session)) return own
  return isClient(session) ? and(own, inArray(orgUnitId, orgUnitsOfUser(db, session.user.id))) : sql`false`
}

export const visibleInvoices = (db: Database, session: SignedIn): SQL | undefined => visibleOf(db, session, invoices)

export const visibleReceipts = (db: Database, session: SignedIn): SQL | undefined => visibleOf(db, session, receipts)

/** The organizational units whose invoices a person may see. */
export const billedUnits = (db: Database, session: SignedIn): SQL | undefined =>
  visibleOf(db, session, { accountId: orgUnits.accountId, orgUnitId: orgUnits.id })

/** An organizational unit whose invoices the caller may see, with its organization; 404 for any other. */
export async function findBilledUnit(db: Database, session: SignedIn, id: string) {
  const rows = await db
    .select({ unit: orgUnits, organization: organizations })
    .from(orgUnits)
    .innerJoin(organizations, eq(organizations.id, orgUnits.organizationId))
    .where(and(eq(orgUnits.id, id), billedUnits(db, session)))
  return oneOrNotFound(rows, 'organizational unit')
}

/** An invoice or a credit note; 404 for one that the caller may not see. */
export const findInvoice = (
  db: Database,
  session: SignedIn,
  id: string,
  { held = false }: { held?: boolean } = {},
): Promise<InvoiceRow> =>
  findVisible(db, invoices, { id, visible: visibleInvoices(db, session), what: 'invoice', held })

/** A payment of a client; 404 for one that the caller may not see. */
export const findReceipt = (
  db: Database,
  session: SignedIn,
  id: string,
  { held = false }: { held?: boolean } = {},
): Promise<ReceiptRow> =>
  findVisible(db, receipts, { id, visible: visibleReceipts(db, session), what: 'payment', held })

/** A use of an invoice's credit; 404 for one that the caller may not see. */
export const findCreditUse = (
  db: Database,
  session: SignedIn,
  id: string,
  { held = false }: { held?: boolean } = {},
): Promise<typeof creditUses.$inferSelect> =>
  findVisible(db, creditUses, { id, visible: visibleOf(db, session, creditUses), what: 'use of a credit', held })

/** A refund of a payment; 404 for one of a payment that the caller may not see. */
export async function findReceiptRefund(
  db: Database,
  session: SignedIn,
  id: string,
): Promise<typeof receiptRefunds.$inferSelect> {
  const rows = await db
    .select({ refund: receiptRefunds })
    .from(receiptRefunds)
    .innerJoin(receipts, eq(receipts.id, receiptRefunds.receiptId))
    .where(and(eq(receiptRefunds.id, id), visibleReceipts(db, session)))
  return oneOrNotFound(rows, 'refund').refund
}

export const invoiceEntity = ({ id, name }: Pick<InvoiceRow, 'id' | 'name'>): Entity<'INVOICE'> => ({
  type: 'INVOICE',
  id,
  name,
})
