import { payouts } from '../features/payouts/tables.ts'
import type { Database } from '../kernel/database/connect.ts'
import { insertOne } from '../kernel/database/one-row.ts'

/** A payment run of nothing, put into the database directly. */
export async function seedPayout(
  db: Database,
  { accountId, createdBy, name = 'PMT-1' }: { accountId: string; createdBy: string; name?: string },
): Promise<string> {
  const file = { fileKey: '', fileName: 'run.csv', size: 1, sha256: '' }
  const row = await insertOne(db, payouts, {
    accountId,
    createdBy,
    name,
    method: 'PAYPAL',
    currency: 'USD',
    total: '0',
    executionDay: '2026-10-31',
    messageId: 'PR1',
    ...file,
  })
  return row.id
}
