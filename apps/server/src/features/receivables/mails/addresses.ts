import { and, eq, isNull } from 'drizzle-orm'
import { orgUnits } from '../../../identity/tables.ts'
import { isOneOf } from '../../../kernel/database/columns.ts'
import type { Database } from '../../../kernel/database/connect.ts'
import { only } from '../../../kernel/database/one-row.ts'
import { users } from '../../../kernel/tables.ts'
import type { InvoiceRow } from '../visible.ts'

/** The email address for invoices of the organizational unit of a document; empty without one. */
export const invoiceAddressOf = async (db: Database, { orgUnitId }: Pick<InvoiceRow, 'orgUnitId'>): Promise<string> =>
  only(await db.select({ email: orgUnits.billingEmail }).from(orgUnits).where(eq(orgUnits.id, orgUnitId))).email

type Recipient = Pick<InvoiceRow, 'orgUnitId' | 'contactId'>

/**
 * The email addresses that a document is sent to: that for invoices of its organizational unit, and that of its contact
 * where the unit wants so.
 */
export const addressesOf = async (db: Database, document: Recipient): Promise<string[]> =>
  (await addressesOfAll(db, [document]))(document)

/** The same for several documents. */
export async function addressesOfAll(
  db: Database,
  documents: readonly Recipient[],
): Promise<(document: Recipient) => string[]> {
  const { id, billingEmail, sendsInvoicesToRequester } = orgUnits
  const unitIds = [...new Set(documents.map(({ orgUnitId }) => orgUnitId))]
  const units = await db
    .select({ id, billingEmail, sendsInvoicesToRequester })
    .from(orgUnits)
    .where(isOneOf(id, unitIds))
  const unitById = new Map(units.map((unit) => [unit.id, unit]))
  const contactIds = documents.flatMap(({ orgUnitId, contactId }) =>
    contactId !== null && unitById.get(orgUnitId)?.sendsInvoicesToRequester ? [contactId] : [],
  )
  const contacts = await db
    .select({ id: users.id, email: users.email })
    .from(users)
    .where(and(isOneOf(users.id, [...new Set(contactIds)]), eq(users.status, 'ACTIVE'), isNull(users.removedAt)))
  const emailById = new Map(contacts.map((contact) => [contact.id, contact.email]))
  return ({ orgUnitId, contactId }) => {
    const unit = unitById.get(orgUnitId)
    const contact = unit?.sendsInvoicesToRequester && contactId !== null ? emailById.get(contactId) : undefined
    return [...new Set([unit?.billingEmail ?? '', contact ?? ''])].filter((address) => address !== '')
  }
}
