import { eq } from 'drizzle-orm'
import { orgUnits } from '../../../identity/tables.ts'
import type { Database } from '../../../kernel/database/connect.ts'
import { only } from '../../../kernel/database/one-row.ts'
import { users } from '../../../kernel/tables.ts'
import type { InvoiceRow } from '../visible.ts'

const unitOf = async (db: Database, id: string) => only(await db.select().from(orgUnits).where(eq(orgUnits.id, id)))

/** The email address for invoices of the organizational unit of a document; empty without one. */
export const invoiceAddressOf = async (db: Database, { orgUnitId }: Pick<InvoiceRow, 'orgUnitId'>): Promise<string> =>
  (await unitOf(db, orgUnitId)).billingEmail

/**
 * The email addresses that a document is sent to: that for invoices of its organizational unit, and that of its contact
 * where the unit wants so.
 */
export async function addressesOf(
  db: Database,
  { orgUnitId, contactId }: Pick<InvoiceRow, 'orgUnitId' | 'contactId'>,
): Promise<string[]> {
  const unit = await unitOf(db, orgUnitId)
  const [contact] =
    contactId !== null && unit.sendsInvoicesToRequester
      ? await db.select().from(users).where(eq(users.id, contactId))
      : []
  const isReached = contact && contact.status === 'ACTIVE' && contact.removedAt === null
  return [...new Set([unit.billingEmail, isReached ? contact.email : ''])].filter((address) => address !== '')
}
