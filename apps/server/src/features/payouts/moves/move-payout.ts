import type { Payout } from '@dragoman/sdk/operations/payouts'
import { and, asc, eq, isNull } from 'drizzle-orm'
import { findMove } from '@dragoman/sdk/lifecycles'
import { payableLifecycle } from '@dragoman/sdk/finance-lifecycles'
import type { Context } from '../../../identity/context.ts'
import { isOneOf } from '../../../kernel/database/columns.ts'
import { updateOne } from '../../../kernel/database/one-row.ts'
import { conflict, impossible, invalid } from '../../../kernel/refusals.ts'
import { holdFinance, noteFinance } from '../../finance/finance-events.ts'
import { loadTerms } from '../../payables/facts/payable-facts.ts'
import { settleMove } from '../../payables/moves/move-payable.ts'
import { refusalSentences } from '../../payables/moves/refusal-sentences.ts'
import { loadPayees } from '../../payables/payout-methods.ts'
import { payables } from '../../payables/tables.ts'
import type { PayableRow } from '../../payables/visible.ts'
import { actorOf } from '../../people/billing/billing-versions.ts'
import { payoutPayments, payouts } from '../tables.ts'
import { findPayout, payoutEntity, type PayoutRow } from '../visible.ts'
import { showPayout } from '../views/show-payout.ts'
import type { PaymentRow } from './payments.ts'

/** A run that was not sent yet, and that this transaction alone may move. */
async function holdUnsent({ db, session }: Context, id: string): Promise<PayoutRow> {
  await holdFinance(db, session.account.id)
  const row = await findPayout(db, session, id, { held: true })
  if (row.cancelledAt !== null) throw conflict(`${row.name} is CANCELLED.`, { uuid: row.id, status: 'CANCELLED' })
  if (row.sentAt !== null) throw conflict(`${row.name} is SENT.`, { uuid: row.id, status: 'SENT' })
  return row
}

interface Part {
  payment: PaymentRow
  payable: PayableRow
}

const partsOf = (db: Context['db'], payoutId: string): Promise<Part[]> =>
  db
    .select({ payment: payoutPayments, payable: payables })
    .from(payoutPayments)
    .innerJoin(payables, eq(payables.id, payoutPayments.payableId))
    .where(and(eq(payoutPayments.payoutId, payoutId), isNull(payoutPayments.endedAt)))
    .orderBy(asc(payables.id))
    .for('update')

/** Notes that the file of a run was given to the bank: its payables wait for the statement. */
export async function sendPayout(context: Context, id: string): Promise<Payout> {
  const { db, session, now } = context
  const row = await holdUnsent(context, id)
  const parts = await partsOf(db, row.id)
  await requireSendable(context, parts)
  for (const { payable } of parts)
    await settleMove(context, payable, {
      event: 'SENT',
      change: { sentAt: now, batchedAt: null },
      detail: { payout: row.name },
      journalEvent: 'PAYABLE_SENT',
    })
  const sent = await updateOne(db, payouts, eq(payouts.id, row.id), { sentAt: now, sentBy: actorOf(session) })
  return settle(context, sent, 'SENT', {})
}

/** 422 with each payable that can't be sent, and why. */
async function requireSendable({ db, session }: Context, parts: readonly Part[]): Promise<void> {
  const payees = await loadPayees(
    db,
    parts.map(({ payable }) => payable.vendorId),
  )
  const missing: { condition: string; message: string }[] = []
  const termsFor = await loadTerms(
    db,
    session,
    parts.map(({ payable }) => payable),
  )
  for (const { payable, payment } of parts) {
    const terms = termsFor(payable)
    const { refusal } = findMove(payableLifecycle, payable.status, { move: 'send' }, terms)
    if (refusal?.kind === 'condition')
      for (const condition of refusal.unmet)
        missing.push({ condition, message: `${payable.name}: ${refusalSentences[condition]}` })
    else if (refusal)
      throw conflict(`${payable.name} is ${payable.status}.`, { uuid: payable.id, status: payable.status })
    const isSame = payees.payment(payable.vendorId)?.id === payment.billingVersionId
    if (!isSame || !terms.facts.bankVerified)
      missing.push({
        condition: 'bankVerified',
        message: `${payable.name}: the payout method has changed since the file was written. Cancel the run, and create another.`,
      })
  }
  if (missing.length > 0) throw impossible(missing.map(({ message }) => message).join(' '), 'NOT_READY', { missing })
}

/** Cancels a run that was not sent: its payables can be put into another. */
export async function cancelPayout(context: Context, id: string, reason: string): Promise<Payout> {
  const { db, session, now } = context
  const row = await holdUnsent(context, id)
  if (reason.trim() === '') throw invalid('body.reason', 'Enter a reason.')
  const parts = await partsOf(db, row.id)
  const ids = parts.map(({ payable }) => payable.id)
  await db.update(payables).set({ batchedAt: null, updatedAt: now }).where(isOneOf(payables.id, ids))
  await db.update(payoutPayments).set({ endedAt: now }).where(eq(payoutPayments.payoutId, row.id))
  const change = { cancelledAt: now, cancelledBy: actorOf(session), reason: reason.trim() }
  const cancelled = await updateOne(db, payouts, eq(payouts.id, row.id), change)
  const detail = { payout: row.name, reason: reason.trim() }
  await noteFinance(
    db,
    authorOf(context, row.accountId),
    ids.map((documentId) => ({ documentType: 'PAYABLE', documentId, event: 'TAKEN_OUT_OF_RUN', detail })),
  )
  return settle(context, cancelled, 'CANCELLED', { reason: reason.trim() })
}

const authorOf = ({ session, now }: Pick<Context, 'session' | 'now'>, accountId: string) => ({
  accountId,
  userId: session.user.id,
  impersonatorId: session.impersonator?.id ?? null,
  now,
})

async function settle(
  context: Context,
  row: PayoutRow,
  event: string,
  detail: Record<string, string>,
): Promise<Payout> {
  const { db, journal } = context
  const { accountId, id: documentId } = row
  await noteFinance(db, authorOf(context, accountId), [{ documentType: 'PAYOUT', documentId, event, detail }])
  const after = { total: Number(row.total), currency: row.currency }
  await journal({ entity: payoutEntity(row), after, detail })
  return showPayout(context, row)
}
