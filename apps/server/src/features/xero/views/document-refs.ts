import type { XeroDocumentRef } from '@dragoman/sdk/operations/xero'
import { eq } from 'drizzle-orm'
import { isOneOf } from '../../../kernel/database/columns.ts'
import type { Database } from '../../../kernel/database/connect.ts'
import { users } from '../../../kernel/tables.ts'
import { payables } from '../../payables/tables.ts'
import { invoices } from '../../receivables/tables.ts'
import type { SentKind } from '../tables.ts'

/** Names documents for lists, with their client or linguist. */
export async function loadRefs(
  db: Database,
  documents: readonly { kind: SentKind; documentId: string }[],
): Promise<(document: { kind: SentKind; documentId: string }) => XeroDocumentRef> {
  const ids = documents.map(({ documentId }) => documentId)
  const sold = await db.select().from(invoices).where(isOneOf(invoices.id, ids))
  const bought = await db
    .select({ payable: payables, vendor: users.name })
    .from(payables)
    .innerJoin(users, eq(users.id, payables.vendorId))
    .where(isOneOf(payables.id, ids))
  const known = new Map([
    ...sold.map(({ id, name, buyer, currency }) => [id, { name, party: buyer.name, currency }] as const),
    ...bought.map(
      ({ payable, vendor }) => [payable.id, { name: payable.name, party: vendor, currency: payable.currency }] as const,
    ),
  ])
  return ({ kind, documentId }) => {
    const found = known.get(documentId)
    if (!found) throw new Error(`${kind} ${documentId} is gone`)
    return { uuid: documentId, kind, ...found }
  }
}
