import { and, eq, isNull } from 'drizzle-orm'
import { updateOne } from '../../../kernel/database/one-row.ts'
import { compare, decimal, type Decimal } from '../../../kernel/decimal.ts'
import { findVisible } from '../../../kernel/find-visible.ts'
import { conflict, invalid } from '../../../kernel/refusals.ts'
import { holdFinance } from '../../finance/finance-events.ts'
import { actorOf } from '../../people/billing/billing-versions.ts'
import { inWords } from '../amounts.ts'
import type { IssueContext } from '../issue/issue-invoice.ts'
import { incomingPayments, receipts } from '../tables.ts'

export type IncomingRow = typeof incomingPayments.$inferSelect

/** Money that has come in, which this transaction alone may record; 409 once it is recorded. */
export async function holdIncoming({ db, session }: IssueContext, id: string): Promise<IncomingRow> {
  const visible = eq(incomingPayments.accountId, session.account.id)
  const row = await findVisible(db, incomingPayments, { id, visible, what: 'incoming payment', held: true })
  const [receipt] = await db
    .select({ uuid: receipts.id })
    .from(receipts)
    .where(and(eq(receipts.incomingId, id), isNull(receipts.reversedAt)))
  if (receipt) throw conflict('This incoming payment is recorded already.', { uuid: id, paymentUuid: receipt.uuid })
  return row
}

/** Refuses a payment that differs from the money that has come in. */
export function requireSame(
  { amount, currency, day }: IncomingRow,
  payment: { currency: string; valueDate: string; arrived: Decimal },
): void {
  if (payment.currency !== currency)
    throw invalid('body.currency', `${payment.currency} is not ${currency}, in which it came in.`)
  if (payment.valueDate !== day)
    throw invalid('body.valueDate', `${payment.valueDate} is not the day on which it came in, ${day}.`)
  if (compare(payment.arrived, decimal(amount)) !== 0)
    throw invalid(
      'body.amount',
      `${inWords(amount, currency)} came in, not ${inWords(payment.arrived, currency)}. Enter that, and the fee that the bank has kept besides.`,
    )
}

/** Sets income aside that isn't a payment of a client. It can be recorded nevertheless. */
export async function dismissIncoming(context: IssueContext, id: string, given: string): Promise<IncomingRow> {
  const { db, session, now, journal } = context
  const reason = given.trim()
  if (reason === '') throw invalid('body.reason', 'Enter a reason.')
  await holdFinance(db, session.account.id)
  const row = await holdIncoming(context, id)
  if (row.dismissedAt !== null) throw conflict('This incoming payment was set aside already.', { uuid: id })
  const change = { dismissedAt: now, dismissedBy: actorOf(session), reason }
  const dismissed = await updateOne(db, incomingPayments, eq(incomingPayments.id, id), change)
  await journal({
    entity: { type: 'ACCOUNT', id: session.account.id, name: session.account.name },
    after: { total: Number(row.amount), currency: row.currency },
    detail: { reason, ...(row.reference && { reference: row.reference }) },
  })
  return dismissed
}
