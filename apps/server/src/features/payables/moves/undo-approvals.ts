import type { PayableApprovalItem, PayableUndoResult } from '@dragoman/sdk/operations/payables'
import { payableLifecycle } from '@dragoman/sdk/finance-lifecycles'
import { findMove } from '@dragoman/sdk/lifecycles'
import { and, eq, isNull } from 'drizzle-orm'
import { holdFinance } from '../../finance/finance-events.ts'
import { termsOf, type PayableTerms } from '../facts/payable-facts.ts'
import { payableApprovals } from '../tables.ts'
import { findPayable, type PayableRow } from '../visible.ts'
import { editorOf, settleMove, type MoveContext } from './move-payable.ts'

/** Takes back the caller's approvals of several payables, as long as those are in no payment run. */
export async function undoApprovals(context: MoveContext, payableUuids: readonly string[]): Promise<PayableUndoResult> {
  const { db, session, now } = context
  await holdFinance(db, session.account.id)
  const me = editorOf(context)
  const result: PayableUndoResult = { undone: [], skipped: [] }
  for (const id of [...new Set(payableUuids)].toSorted()) {
    const payable = await findPayable(db, session, id, { held: true })
    const terms = await termsOf(db, session, payable)
    const missing = whyNot(payable, terms, me)
    if (missing) {
      result.skipped.push({ ...itemOf(payable), missing })
      continue
    }
    const own = and(eq(payableApprovals.payableId, payable.id), eq(payableApprovals.userId, me))
    await db
      .update(payableApprovals)
      .set({ revokedAt: now })
      .where(and(own, isNull(payableApprovals.revokedAt)))
    const { status } = await settleMove(context, payable, { event: 'WITHDRAWN', detail: { undo: true } })
    result.undone.push({ ...itemOf(payable), status })
  }
  return result
}

function whyNot({ status }: PayableRow, terms: PayableTerms, me: string): string[] | undefined {
  if (!terms.approvals.some(({ userId }) => userId === me)) return ['notApprover']
  // The first of two approvals leaves the payable where it was.
  if (status === 'PENDING_APPROVAL') return undefined
  const { refusal } = findMove(payableLifecycle, status, { move: 'withdraw' }, { ...terms, reason: '-' })
  if (!refusal) return undefined
  return refusal.kind === 'condition' ? [...refusal.unmet] : [refusal.kind]
}

const itemOf = ({ id, name, status, total, currency }: PayableRow): PayableApprovalItem => ({
  uuid: id,
  name,
  status,
  amount: Number(total),
  currency,
})
