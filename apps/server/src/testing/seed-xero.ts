import { externalLinks } from '../features/finance/tables.ts'
import { xeroQueue, xeroSyncs } from '../features/xero/tables.ts'
import type { Database } from '../kernel/database/connect.ts'
import { insertOne } from '../kernel/database/one-row.ts'

/** An invoice that differs from Xero and waits to be sent there, and a sync, put into the database directly. */
export async function seedXero(
  db: Database,
  { accountId, invoice, at = new Date('2026-11-24T09:38:00Z') }: { accountId: string; invoice: string; at?: Date },
): Promise<string> {
  const document = { accountId, kind: 'INVOICE' as const, documentId: invoice }
  await insertOne(db, xeroQueue, { ...document, what: 'DOCUMENT', amount: '2' })
  const figures = { milliseconds: 400, sent: 0, received: 1, held: 0, failed: 0 }
  await insertOne(db, xeroSyncs, { accountId, reason: 'SCHEDULE', startedAt: at, ...figures })
  const link = await insertOne(db, externalLinks, {
    ...document,
    system: 'XERO',
    realm: 'xero-organization',
    externalId: crypto.randomUUID(),
    amount: '2',
    externalAmount: '1.98',
    cause: 'EXTERNAL_EDIT',
    since: at,
  })
  return link.id
}
