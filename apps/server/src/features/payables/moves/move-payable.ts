import { findMove } from '@dragoman/sdk/lifecycles'
import { payableLifecycle, type PayableCondition, type PayableMove } from '@dragoman/sdk/finance-lifecycles'
import { eq } from 'drizzle-orm'
import type { Context } from '../../../identity/context.ts'
import { updateOne } from '../../../kernel/database/one-row.ts'
import { named, type EventAbout, type JournalEvent } from '../../../kernel/journal.ts'
import { conflict, forbidden, impossible, invalid } from '../../../kernel/refusals.ts'
import { holdFinance, noteFinance } from '../../finance/finance-events.ts'
import type { Writer } from '../../finance/open-month.ts'
import { actorOf } from '../../people/billing/billing-versions.ts'
import { payables } from '../tables.ts'
import { showPayable } from '../views/show-payable.ts'
import { findPayable, payableEntity, type PayableRow } from '../visible.ts'
import { refusalSentences } from './refusal-sentences.ts'
import { statusOf, type PayableTerms } from '../facts/payable-facts.ts'

/** Names that the journal has for changes of a payable. */
export const payableEvents = [
  'PAYABLE_AGREED',
  'PAYABLE_APPROVED',
  'PAYABLE_CANCELLED',
  'PAYABLE_CLOSED',
  'PAYABLE_CREATED',
  'PAYABLE_INVOICE_ATTACHED',
  'PAYABLE_INVOICE_REMOVED',
  'PAYABLE_OBJECTED',
  'PAYABLE_PAYMENT_FAILED',
  'PAYABLE_PAYMENT_RECORDED',
  'PAYABLE_PAYMENT_RETRIED',
  'PAYABLE_PAYMENT_REVERSED',
  'PAYABLE_REJECTED',
  'PAYABLE_SENT',
  'PAYABLE_WITHDRAWN',
] as const satisfies JournalEvent[]

export type MoveContext = Pick<Context, 'db' | 'session' | 'now' | 'journal' | 'requireVersion' | 'settings'>

/** A payable that this transaction alone may move, in the version that its caller has read. */
export async function holdPayable(context: MoveContext, id: string, isVersioned = true): Promise<PayableRow> {
  const { db, session } = context
  await holdFinance(db, session.account.id)
  const payable = await findPayable(db, session, id, { held: true })
  if (isVersioned)
    await context.requireVersion({
      entity: payableEntity(payable),
      present: () => showPayable(context, payable),
      events: payableEvents,
    })
  return payable
}

/** Refuses a move that the table of moves doesn't have for this caller and these facts, and says why. */
export function requireMove(
  payable: PayableRow,
  { actors, facts }: Pick<PayableTerms, 'actors' | 'facts'>,
  move: PayableMove,
  reason?: string,
): void {
  const { refusal } = findMove(payableLifecycle, payable.status, { move }, { actors, facts, reason })
  if (!refusal) return
  const { name, status } = payable
  switch (refusal.kind) {
    case 'state':
      throw conflict(`${name} is ${status}.`, { uuid: payable.id, status })
    case 'actor':
      throw forbidden(`Only ${refusal.by.join(' or ')} can do this with ${name}.`)
    case 'reason':
      throw invalid('body.reason', 'Enter a reason.')
    case 'condition':
      throw notReady(payable, refusal.unmet)
  }
}

/** 422 with each condition that a payable doesn't meet. */
export function notReady({ status }: PayableRow, unmet: readonly PayableCondition[]) {
  const missing = unmet.map((condition) => ({ condition, message: refusalSentences[condition] }))
  return impossible(missing.map(({ message }) => message).join(' '), 'NOT_READY', { status, missing })
}

/** The changes of a move besides the status. */
export type Change = Partial<
  Pick<
    PayableRow,
    | 'reason'
    | 'lastEditorId'
    | 'paid'
    | 'paidDay'
    | 'paymentReference'
    | 'batchedAt'
    | 'sentAt'
    | 'failedAt'
    | 'cancelledAt'
    | 'isSingleOfficer'
    | 'agreedAt'
    | 'objectedAt'
  >
>

/** Stores what a move has changed with the status that follows from it, and records it. */
export async function settleMove(
  context: MoveContext,
  payable: PayableRow,
  {
    event,
    change = {},
    detail = {},
    journalEvent,
  }: {
    event: string
    change?: Change
    detail?: Record<string, unknown>
    /** Its name in the journal, where that isn't the name of the operation. */
    journalEvent?: EventAbout<'PAYABLE'>
  },
): Promise<PayableRow> {
  const { db, session, now, journal } = context
  const changed = { ...change, updatedAt: now }
  const status = await statusOf(db, { ...payable, ...changed })
  const moved = await updateOne(db, payables, eq(payables.id, payable.id), { ...changed, status })
  const impersonatorId = session.impersonator?.id ?? null
  await noteFinance(db, { accountId: payable.accountId, userId: session.user.id, impersonatorId, now }, [
    { documentType: 'PAYABLE', documentId: payable.id, event, detail: { ...detail, status } },
  ])
  const { reason } = change
  const entry = {
    entity: payableEntity(payable),
    before: { status: payable.status },
    after: { status, total: Number(payable.total), currency: payable.currency },
    detail: { ...detail, ...(reason && { reason }) },
  }
  await journal(journalEvent ? named(entry, journalEvent) : entry)
  return moved
}

/** The user behind a change of a payable. */
export const editorOf = ({ session }: Pick<MoveContext, 'session'>): string => actorOf(session)

/** The books that a move of a payable writes to. */
export const writerOf = ({ session }: Pick<MoveContext, 'session'>, { accountId }: PayableRow): Writer => ({
  accountId,
  session,
})
