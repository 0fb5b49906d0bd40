import { forbidden } from '../../../kernel/refusals.ts'
import { termsOf } from '../facts/payable-facts.ts'
import type { PayableRow } from '../visible.ts'
import { revokeApprovals } from './approve.ts'
import { holdPayable, requireMove, settleMove, type MoveContext } from './move-payable.ts'

/** The linguist agrees with a document that the account has issued; what they said against it is settled. */
export async function agreeWithPayable(context: MoveContext, id: string): Promise<PayableRow> {
  const payable = await holdOwn(context, id)
  requireMove(payable, await termsOf(context.db, context.session, payable), 'agree')
  const change = { agreedAt: context.now, objectedAt: null, reason: null }
  return settleMove(context, payable, { event: 'AGREED', change })
}

/** The linguist objects: approvals are taken back, and it isn't approved again before they agree. */
export async function objectToPayable(context: MoveContext, id: string, reason: string): Promise<PayableRow> {
  const payable = await holdOwn(context, id)
  requireMove(payable, await termsOf(context.db, context.session, payable), 'object', reason)
  await revokeApprovals(context, payable)
  const change = { objectedAt: context.now, agreedAt: null, reason: reason.trim() }
  return settleMove(context, payable, { event: 'OBJECTED', change })
}

async function holdOwn(context: MoveContext, id: string): Promise<PayableRow> {
  if (context.session.impersonator !== null)
    throw forbidden('Only linguists themselves can answer documents that are issued for them.')
  return holdPayable(context, id, false)
}
