import { payableAdjustments, payableFiles, payableRuns, payables } from '../features/payables/tables.ts'
import type { Database } from '../kernel/database/connect.ts'
import { insertOne } from '../kernel/database/one-row.ts'

const day = '2026-10-31'

/** A payable of nothing, with the run that made it, an adjustment, and the invoice of its linguist, put into the database directly. */
export async function seedPayable(
  db: Database,
  { accountId, vendorId, name = 'P-1' }: { accountId: string; vendorId: string; name?: string },
): Promise<{ payable: string; payableRun: string; payableAdjustment: string }> {
  const own = { accountId, vendorId, createdBy: vendorId, currency: 'USD' }
  const days = { startDay: day, endDay: day, dueDay: day }
  const run = await insertOne(db, payableRuns, { accountId, createdBy: vendorId, ...days })
  const none = {
    net: '0',
    tax: '0',
    withheld: '0',
    total: '0',
    baseCurrency: 'USD',
    status: 'PENDING_APPROVAL' as const,
  }
  const { id: payableId } = await insertOne(db, payables, { ...own, ...days, ...none, name, runId: run.id })
  const file = { fileKey: '', name: 'i.pdf', size: 1, sha256: '', uploadedBy: vendorId, uploadedAt: new Date() }
  const stated = { payableId, invoiceNumber: name, total: '0', currency: 'USD' }
  await insertOne(db, payableFiles, { accountId, vendorId, ...stated, ...file })
  const bonus = { kind: 'BONUS' as const, amount: '1', reason: 'On short notice' }
  const adjustment = await insertOne(db, payableAdjustments, { ...own, ...bonus })
  return { payable: payableId, payableRun: run.id, payableAdjustment: adjustment.id }
}
