import { findMove } from '@dragoman/sdk/lifecycles'
import { payableLifecycle } from '@dragoman/sdk/finance-lifecycles'
import type { PayableApprovalItem, PayableApprovals, PayableApprovalsResult } from '@dragoman/sdk/operations/payables'
import { and, eq, isNull } from 'drizzle-orm'
import { holdFinance } from '../../finance/finance-events.ts'
import { requireOpenMonth } from '../../finance/open-month.ts'
import { payableApprovals } from '../tables.ts'
import { findPayables, type PayableRow } from '../visible.ts'
import { editorOf, holdPayable, requireMove, settleMove, writerOf, type MoveContext } from './move-payable.ts'
import { loadTerms, termsOf, type PayableTerms } from '../facts/payable-facts.ts'

/** Approves a payable in the caller's name: wholly, or as the first of two. */
export async function approvePayable(context: MoveContext, id: string): Promise<PayableRow> {
  const payable = await holdPayable(context, id)
  await requireOpenMonth(context.db, writerOf(context, payable), payable.endDay)
  const terms = await termsOf(context.db, context.session, payable)
  requireMove(payable, terms, moveOf(terms))
  return writeApproval(context, payable, terms)
}

const moveOf = ({ facts }: PayableTerms) => (facts.needsSecondApproval ? 'approveFirst' : 'approve')

async function writeApproval(context: MoveContext, payable: PayableRow, terms: PayableTerms): Promise<PayableRow> {
  const { db, now } = context
  await db.insert(payableApprovals).values({ payableId: payable.id, userId: editorOf(context), at: now })
  return settleMove(context, payable, {
    event: 'APPROVED',
    change: { reason: null, ...(terms.isSingleOfficer && { isSingleOfficer: true }) },
  })
}

/** Approves those of several payables that can be; with `dryRun`, only says what would become of each. */
export async function approveMany(
  context: MoveContext,
  { payableUuids, dryRun = false }: PayableApprovals,
): Promise<PayableApprovalsResult> {
  const { db, session } = context
  if (!dryRun) await holdFinance(db, session.account.id)
  const result: PayableApprovalsResult = { approved: [], skipped: [] }
  const payables = await findPayables(db, session, [...new Set(payableUuids)].toSorted(), { held: !dryRun })
  const termsFor = await loadTerms(db, session, payables)
  for (const payable of payables) {
    const terms = termsFor(payable)
    const move = { move: moveOf(terms) } as const
    const { refusal, transition } = findMove(payableLifecycle, payable.status, move, terms)
    if (refusal) {
      const missing = refusal.kind === 'condition' ? [...refusal.unmet] : [refusal.kind]
      result.skipped.push({ ...itemOf(payable), missing })
      continue
    }
    if (!dryRun) await writeApproval(context, payable, terms)
    result.approved.push({ ...itemOf(payable), status: transition.to })
  }
  return result
}

const itemOf = ({ id, name, status, total, currency }: PayableRow): PayableApprovalItem => ({
  uuid: id,
  name,
  status,
  amount: Number(total),
  currency,
})

/** Takes back all approvals of a payable. */
export async function revokeApprovals({ db, now }: MoveContext, payable: PayableRow): Promise<void> {
  await db
    .update(payableApprovals)
    .set({ revokedAt: now })
    .where(and(eq(payableApprovals.payableId, payable.id), isNull(payableApprovals.revokedAt)))
}
