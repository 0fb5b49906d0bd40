import { and, asc, eq, gt, inArray } from 'drizzle-orm'
import type { Database } from '../../../kernel/database/connect.ts'
import { financeEvents } from '../../finance/tables.ts'
import { isApproved } from '../documents/load-bill.ts'
import { payables } from '../../payables/tables.ts'
import { invoices } from '../../receivables/tables.ts'
import { xeroConnections } from '../tables.ts'
import { enqueue } from './queue.ts'

/** Events that are taken at once. */
const eventsAtOnce = 200

type EventRow = typeof financeEvents.$inferSelect

const moves: Readonly<Record<string, 'DOCUMENT' | 'PAYMENT' | 'VOID' | undefined>> = {
  'INVOICE ISSUED': 'DOCUMENT',
  'INVOICE CANCELLED': 'VOID',
  'INVOICE PAID': 'PAYMENT',
  'INVOICE PAYMENT_REVERSED': 'PAYMENT',
  'PAYABLE APPROVED': 'DOCUMENT',
  'PAYABLE WITHDRAWN': 'VOID',
  'PAYABLE CANCELLED': 'VOID',
  'PAYABLE PAYMENT_RECORDED': 'PAYMENT',
  'PAYABLE PAYMENT_REVERSED': 'PAYMENT',
  'PAYABLE PAYMENT_FAILED': 'PAYMENT',
}

/**
 * Takes what has happened to money documents into the queue of an account, in its order. The finance records grow as
 * transactions commit, so that nothing is left out; says whether there may be more.
 */
export const fillQueue = (db: Database, accountId: string, now: Date): Promise<boolean> =>
  db.transaction(async (transaction) => {
    const own = eq(xeroConnections.accountId, accountId)
    const [connection] = await transaction
      .select({ position: xeroConnections.position })
      .from(xeroConnections)
      .where(and(own, inArray(xeroConnections.state, ['CONNECTED', 'EXPIRED'])))
      .for('update')
    if (!connection) return false
    const events = await transaction
      .select()
      .from(financeEvents)
      .where(and(eq(financeEvents.accountId, accountId), gt(financeEvents.position, connection.position)))
      .orderBy(asc(financeEvents.position))
      .limit(eventsAtOnce)
    for (const event of events) await takeEvent(transaction, event, now)
    const last = events.at(-1)
    if (last) await transaction.update(xeroConnections).set({ position: last.position }).where(own)
    return events.length === eventsAtOnce
  })

async function takeEvent(db: Database, { accountId, documentType, documentId, event, detail }: EventRow, now: Date) {
  const what = moves[`${documentType} ${event}`]
  if (!what) return
  const amount = what === 'PAYMENT' && typeof detail['amount'] === 'string' ? detail['amount'] : undefined
  if (documentType === 'PAYABLE') {
    const [payable] = await db.select().from(payables).where(eq(payables.id, documentId))
    // The first of two approvals doesn't make it a bill yet.
    if (!payable || (what === 'DOCUMENT' && !isApproved(payable))) return
    await enqueue(db, { accountId, kind: 'BILL', documentId, what, amount: amount ?? payable.total }, now)
    return
  }
  const [invoice] = await db.select().from(invoices).where(eq(invoices.id, documentId))
  if (!invoice) return
  const isCredit = invoice.kind === 'CREDIT'
  const kind = isCredit ? 'CREDIT_NOTE' : 'INVOICE'
  const own = amount ?? (isCredit ? `-${invoice.total}` : invoice.total)
  await enqueue(db, { accountId, kind, documentId, what, amount: own }, now)
}
