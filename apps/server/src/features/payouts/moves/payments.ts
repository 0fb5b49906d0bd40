import { minorUnits } from '@dragoman/sdk/money'
import { and, eq, isNull } from 'drizzle-orm'
import type { Database } from '../../../kernel/database/connect.ts'
import { insertOne } from '../../../kernel/database/one-row.ts'
import { add, compare, decimal, roundHalfUp, subtract, toText, zero, type Decimal } from '../../../kernel/decimal.ts'
import type { EventAbout } from '../../../kernel/journal.ts'
import { conflict, invalid } from '../../../kernel/refusals.ts'
import { termsOf } from '../../payables/facts/payable-facts.ts'
import { requireMove, settleMove, type MoveContext } from '../../payables/moves/move-payable.ts'
import type { PayableRow } from '../../payables/visible.ts'
import { nextIds } from '../create/candidates.ts'
import { payoutPayments } from '../tables.ts'

export type PaymentRow = typeof payoutPayments.$inferSelect

/** The facts of a payment, as a person or the bank states them. */
export interface Paid {
  day: string
  /** All that is open where it is left out. */
  amount?: Decimal
  reference?: string | undefined
}

interface Told {
  /** Its name in the journal, where the operation has another. */
  journalEvent?: EventAbout<'PAYABLE'>
}

/** The payment of a payable that has neither come back nor was canceled with its run. */
export async function livePayment(db: Database, payableId: string): Promise<PaymentRow | undefined> {
  const [row] = await db
    .select()
    .from(payoutPayments)
    .where(and(eq(payoutPayments.payableId, payableId), isNull(payoutPayments.endedAt)))
  return row
}

/** Records a payment of a held payable: settles it, or leaves the rest open. */
export async function recordPayment(
  context: MoveContext,
  payable: PayableRow,
  { day, amount, reference }: Paid,
  { journalEvent }: Told = {},
): Promise<PayableRow> {
  const { db, session, now } = context
  const open = subtract(decimal(payable.total), decimal(payable.paid))
  const arrived = amount ?? open
  const paid = add(decimal(payable.paid), arrived)
  const isInFull = compare(arrived, open) >= 0
  const terms = await termsOf(db, session, payable)
  // A part of what was sent moves nothing; anything else settles, or says why it can't.
  if (isInFull || payable.status !== 'AWAITING_RECONCILIATION')
    requireMove(payable, { ...terms, facts: { ...terms.facts, paidInFull: isInFull } }, 'settle')
  requireAmount(payable, arrived, open)
  const payment = (await livePayment(db, payable.id)) ?? (await paymentByHand(context, payable, open))
  await db
    .update(payoutPayments)
    .set({
      paid: toText(add(decimal(payment.paid), arrived)),
      paidDay: day,
      reference: reference ?? payment.reference,
    })
    .where(eq(payoutPayments.id, payment.id))
  return settleMove(context, payable, {
    event: 'PAYMENT_RECORDED',
    change: {
      paid: toText(paid),
      paidDay: day,
      // On the linguist's own statement stands the id that the payment was sent with.
      paymentReference: payment.payoutId === null ? (reference ?? null) : payment.endToEndId,
      sentAt: payable.sentAt ?? now,
      reason: null,
    },
    detail: { day, amount: toText(arrived), ...(reference && { reference }) },
    ...(journalEvent && { journalEvent }),
  })
}

function requireAmount({ name, currency }: PayableRow, amount: Decimal, open: Decimal): void {
  const digits = minorUnits(currency)
  if (compare(roundHalfUp(amount, digits), amount) !== 0)
    throw invalid('body.amount', `${toText(amount)} has more decimals than ${currency}. Use up to ${digits}.`)
  if (compare(amount, zero) <= 0) throw invalid('body.amount', 'Enter an amount above 0.')
  if (compare(amount, open) <= 0) return
  const shown = (value: Decimal) => `${toText(roundHalfUp(value, digits))} ${currency}`
  throw invalid(
    'body.amount',
    `${shown(open)} is open of ${name}, less than ${shown(amount)}. Enter what is open, or less.`,
  )
}

async function paymentByHand({ db, now }: MoveContext, payable: PayableRow, open: Decimal): Promise<PaymentRow> {
  const ids = await nextIds(db, [payable])
  return insertOne(db, payoutPayments, {
    accountId: payable.accountId,
    payableId: payable.id,
    recipient: '',
    amount: toText(open),
    endToEndId: ids.get(payable.id)!,
    createdAt: now,
  })
}

/**
 * Records that a payment of a held payable came back: what had arrived of it is open again. Without `isReturned`, what has
 * arrived stays, and only the rest is given up.
 */
export async function failPayment(
  context: MoveContext,
  payable: PayableRow,
  reason: string,
  { journalEvent, isReturned = false }: Told & { isReturned?: boolean } = {},
): Promise<PayableRow> {
  const { db, session, now } = context
  requireMove(payable, await termsOf(db, session, payable), 'fail', reason)
  const payment = await livePayment(db, payable.id)
  const back = isReturned && payment ? decimal(payment.paid) : zero
  if (payment)
    await db
      .update(payoutPayments)
      .set({
        failedAt: now,
        endedAt: now,
        reason: reason.trim(),
        paid: toText(subtract(decimal(payment.paid), back)),
      })
      .where(eq(payoutPayments.id, payment.id))
  return settleMove(context, payable, {
    event: 'PAYMENT_FAILED',
    change: {
      failedAt: now,
      paid: toText(subtract(decimal(payable.paid), back)),
      ...(isReturned && { paidDay: null, paymentReference: null }),
      reason: reason.trim(),
    },
    detail: payment ? { endToEndId: payment.endToEndId } : {},
    ...(journalEvent && { journalEvent }),
  })
}

/** Makes a held payable whose payment came back ready to pay: by another payment, with another id. */
export async function retryPayment(context: MoveContext, payable: PayableRow): Promise<PayableRow> {
  requireMove(payable, await termsOf(context.db, context.session, payable), 'retry')
  return settleMove(context, payable, {
    event: 'PAYMENT_RETRIED',
    change: { failedAt: null, sentAt: null, batchedAt: null, reason: null },
  })
}

/** Takes back the record of the payment of a held payable, which waits for it again. */
export async function reversePayment(
  context: MoveContext,
  payable: PayableRow,
  reason: string,
  { journalEvent }: Told = {},
): Promise<PayableRow> {
  const { db, session, now } = context
  requireMove(payable, await termsOf(db, session, payable), 'reverse', reason)
  const payment = await livePayment(db, payable.id)
  if (!payment)
    throw conflict(`There was nothing to pay of ${payable.name}.`, { uuid: payable.id, status: payable.status })
  await db
    .update(payoutPayments)
    .set({ paid: '0', paidDay: null, reference: null })
    .where(eq(payoutPayments.id, payment.id))
  return settleMove(context, payable, {
    event: 'PAYMENT_REVERSED',
    change: {
      paid: toText(subtract(decimal(payable.paid), decimal(payment.paid))),
      paidDay: null,
      paymentReference: null,
      sentAt: payable.sentAt ?? now,
    },
    // For those who pay, not for the linguist: it stands in the records alone.
    detail: { reason: reason.trim() },
    ...(journalEvent && { journalEvent }),
  })
}
