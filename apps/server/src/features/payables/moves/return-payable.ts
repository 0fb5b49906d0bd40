import type { PayableRow } from '../visible.ts'
import { revokeApprovals } from './approve.ts'
import { withoutFile } from './invoice-file.ts'
import { holdPayable, requireMove, settleMove, type MoveContext } from './move-payable.ts'
import { termsOf } from '../facts/payable-facts.ts'

/** Returns a payable to its linguist, who attaches another invoice. */
export async function rejectPayable(context: MoveContext, id: string, reason: string): Promise<PayableRow> {
  const payable = await holdPayable(context, id)
  requireMove(payable, await termsOf(context.db, context.session, payable), 'reject', reason)
  await withoutFile(context, payable)
  return settleMove(context, payable, { event: 'REJECTED', change: { reason: reason.trim() } })
}

/** Takes back the approval of a payable that is in no payout file yet. */
export async function withdrawApproval(context: MoveContext, id: string, reason: string): Promise<PayableRow> {
  const payable = await holdPayable(context, id)
  requireMove(payable, await termsOf(context.db, context.session, payable), 'withdraw', reason)
  await revokeApprovals(context, payable)
  // For those who pay, not for the linguist: it stands in the records alone.
  return settleMove(context, payable, { event: 'WITHDRAWN', detail: { reason: reason.trim() } })
}
