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
  const { restored, kept } = await restore(context, bulk)
  const undone = await updateOne(db, bulkChanges, eq(bulkChanges.id, bulk.id), {
    undoneAt: now,
    undoneBy: session.user.id,
    undoReport: { restored, kept },
  })
  return { undone, restored, kept }
}

/** Plans the undo of a held bulk change, with the changes since then: the undo is made, and rolled back. */
export async function planUndo(
  context: ChangeContext,
  bulk: BulkChangeRow,
): Promise<{ restored: BulkItem[]; kept: BulkItem[] }> {
  let plan: Awaited<ReturnType<typeof restore>> | undefined
  const taken = new Error('a plan changes nothing')
  try {
    // On the same connection: whatever writes to the database of the request is taken back as well.
    await context.db.transaction(async () => {
      plan = await restore(context, bulk)
      throw taken
    })
  } catch (error) {
    if (error !== taken) throw error
  }
  return plan!
}

async function restore(context: ChangeContext, bulk: BulkChangeRow) {
  const { db, session, now } = context
  const present = () => showBulkChange(db, session, bulk)
  if (bulk.undoneAt) throw conflict('This change has been undone already.', await present())
  const undo = undoers[bulk.kind]
  if (!undo) throw conflict("Changes of this kind can't be undone.", await present())
  if (bulk.undoableUntil < now) {
    const message = 'This change was made more than 10 minutes ago, so it can no longer be undone.'
    throw conflict(message, await present())
  }
  return undo(context, bulk, await loadChangedRows(db, bulk.id))
}
