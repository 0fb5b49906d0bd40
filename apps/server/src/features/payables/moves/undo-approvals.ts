import type { PayableApprovalItem, PayableUndoResult } from '@dragoman/sdk/operations/payables'
import { payableLifecycle } from '@dragoman/sdk/finance-lifecycles'
import { findMove } from '@dragoman/sdk/lifecycles'
import { and, eq, isNull } from 'drizzle-orm'
import { holdFinance } from '../../finance/finance-events.ts'
import { loadTerms, type PayableTerms } from '../facts/payable-facts.ts'
import { payableApprovals } from '../tables.ts'
import { findPayables, type PayableRow } from '../visible.ts'
import { editorOf, settleMove, type MoveContext } from './move-payable.ts'

/** Takes back the caller's approvals of several payables, as long as those are in no payment run. */
export async function undoApprovals(context: MoveContext, payableUuids: readonly string[]): Promise<PayableUndoResult> {
  const { db, session, now } = context
  await holdFinance(db, session.account.id)
  const me = editorOf(context)
  const result: PayableUndoResult = { undone: [], skipped: [] }
  const payables = await findPayables(db, session, [...new Set(payableUuids)].toSorted(), { held: true })
  const termsFor = await loadTerms(db, session, payables)
  for (const payable of payables) {
    const missing = whyNot(payable, termsFor(payable), me)
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
