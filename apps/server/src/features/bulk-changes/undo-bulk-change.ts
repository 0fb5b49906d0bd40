import type { BulkItem } from '@dragoman/sdk/operations/bulkChanges'
import { eq } from 'drizzle-orm'
import type { ChangeContext } from '../../identity/change-context.ts'
import { loadChangedRows, type BulkChangeRow } from '../../kernel/bulk-changes.ts'
import { updateOne } from '../../kernel/database/one-row.ts'
import { conflict } from '../../kernel/refusals.ts'
import { bulkChanges } from '../../kernel/tables.ts'
import { showBulkChange } from './find-bulk-change.ts'
import { undoers } from './undoers.ts'

/** Undoes a held bulk change, where nothing has moved on; 409 once it is undone or its ten minutes are over. */
export async function undoBulkChange(
  context: ChangeContext,
  bulk: BulkChangeRow,
): Promise<{ undone: BulkChangeRow; restored: BulkItem[]; kept: BulkItem[] }> {
  const { db, session, now } = context
  const present = () => showBulkChange(db, session, bulk)
  if (bulk.undoneAt) throw conflict('This change has been undone already.', await present())
  const undo = undoers[bulk.kind]
  if (!undo) throw conflict("Changes of this kind can't be undone.", await present())
  if (bulk.undoableUntil < now) {
    const message = 'This change was made more than 10 minutes ago, so it can no longer be undone.'
    throw conflict(message, await present())
  }
  const { restored, kept } = await undo(context, bulk, await loadChangedRows(db, bulk.id))
  const undone = await updateOne(db, bulkChanges, eq(bulkChanges.id, bulk.id), {
    undoneAt: now,
    undoneBy: session.user.id,
    undoReport: { restored, kept },
  })
  return { undone, restored, kept }
}
