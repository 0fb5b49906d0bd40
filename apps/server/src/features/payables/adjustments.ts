import type {
  PayableAdjustment,
  PayableAdjustmentAnswer,
  PayableAdjustmentInput,
} from '@dragoman/sdk/operations/payables'
import type { UserRef } from '@dragoman/sdk/operations/users'
import { minorUnits } from '@dragoman/sdk/money'
import { and, asc, eq, isNull, ne, notExists, sql } from 'drizzle-orm'
import type { Context } from '../../identity/context.ts'
import { loadPeople } from '../../identity/people.ts'
import type { SignedIn } from '../../identity/sessions.ts'
import type { Database } from '../../kernel/database/connect.ts'
import { insertOne, updateOne } from '../../kernel/database/one-row.ts'
import { decimal, roundHalfUp, compare, toText } from '../../kernel/decimal.ts'
import { findVisible } from '../../kernel/find-visible.ts'
import { conflict, forbidden, invalid } from '../../kernel/refusals.ts'
import { users } from '../../kernel/tables.ts'
import { companyDay } from '../finance/company-days.ts'
import { requireOpenMonth } from '../finance/open-month.ts'
import { isCurrency } from '../locales/regions.ts'
import { actorOf } from '../people/billing/billing-versions.ts'
import { tasks } from '../work/task-tables.ts'
import { payableAdjustments, payableLines } from './tables.ts'
import { findPayable, seesPayables } from './visible.ts'

type AdjustmentRow = typeof payableAdjustments.$inferSelect

const visible = (session: SignedIn) =>
  and(
    eq(payableAdjustments.accountId, session.account.id),
    seesPayables(session) ? undefined : eq(payableAdjustments.vendorId, session.user.id),
  )

export const showAdjustment = (row: AdjustmentRow, vendor: UserRef, isBilled = false): PayableAdjustment => ({
  uuid: row.id,
  vendor,
  kind: row.kind,
  status: isBilled ? 'BILLED' : row.status,
  currency: row.currency,
  amount: Number(row.amount),
  reason: row.reason,
  ...(row.taskId !== null && { taskUuid: row.taskId }),
  ...(row.payableId !== null && { payableUuid: row.payableId }),
  creationDate: row.createdAt.getTime(),
  ...(row.answerReason !== null && { answerReason: row.answerReason }),
})

async function showOne(db: Database, session: SignedIn, row: AdjustmentRow): Promise<PayableAdjustment> {
  const vendor = (await loadPeople(db, session, [row.vendorId]))(row.vendorId)
  if (!vendor) throw new Error(`the linguist ${row.vendorId} is gone`)
  return showAdjustment(row, vendor)
}

/** The adjustments that are on no payable yet, without those that were rejected. */
export async function listAdjustments(
  db: Database,
  session: SignedIn,
  vendorId: string | undefined,
): Promise<PayableAdjustment[]> {
  const live = db
    .select({ one: sql`1` })
    .from(payableLines)
    .where(and(eq(payableLines.adjustmentId, payableAdjustments.id), isNull(payableLines.releasedAt)))
  const rows = await db
    .select()
    .from(payableAdjustments)
    .where(
      and(
        visible(session),
        ne(payableAdjustments.status, 'REJECTED'),
        vendorId === undefined ? undefined : eq(payableAdjustments.vendorId, vendorId),
        notExists(live),
      ),
    )
    .orderBy(asc(payableAdjustments.createdAt), asc(payableAdjustments.id))
  const people = await loadPeople(
    db,
    session,
    rows.map((row) => row.vendorId),
  )
  return rows.flatMap((row) => {
    const vendor = people(row.vendorId)
    return vendor ? [showAdjustment(row, vendor)] : []
  })
}

/** Enters an adjustment; the linguist confirms it before it is billed. */
export async function createAdjustment(
  { db, session, now, journal }: Context,
  body: PayableAdjustmentInput,
): Promise<PayableAdjustment> {
  const { kind, currency, vendorUuid, taskUuid, payableUuid } = body
  const accountId = session.account.id
  await requireOpenMonth(db, { accountId, session }, await companyDay(db, accountId, now))
  const vendor = await findVisible(db, users, {
    id: vendorUuid,
    visible: and(eq(users.accountId, accountId), isNull(users.removedAt)),
    what: 'person',
  })
  if (taskUuid) await findVisible(db, tasks, { id: taskUuid, visible: eq(tasks.accountId, accountId), what: 'task' })
  if (payableUuid) {
    const corrected = await findPayable(db, session, payableUuid)
    if (corrected.vendorId !== vendor.id) throw invalid('body.payableUuid', 'This payable is another linguist’s.')
  }
  const amount = amountOf(body)
  const row = await insertOne(db, payableAdjustments, {
    accountId,
    vendorId: vendor.id,
    kind,
    currency,
    amount,
    reason: body.reason.trim(),
    taskId: taskUuid ?? null,
    payableId: payableUuid ?? null,
    createdBy: actorOf(session),
  })
  await journal({
    entity: { type: 'USER', id: vendor.id, name: vendor.name },
    after: { kind, total: Number(amount), currency },
    detail: { adjustmentUuid: row.id, reason: row.reason },
  })
  return showOne(db, session, row)
}

function amountOf({ kind, currency, amount, reason }: PayableAdjustmentInput): string {
  if (!isCurrency(currency))
    throw invalid('body.currency', `${currency} isn't a valid currency. Use an ISO 4217 code, such as EUR.`)
  if (reason.trim() === '') throw invalid('body.reason', 'Enter what it is for.')
  const rounded = roundHalfUp(decimal(amount), minorUnits(currency))
  if (compare(rounded, decimal(amount)) !== 0)
    throw invalid('body.amount', `Use up to ${minorUnits(currency)} decimals for ${currency}.`)
  if (rounded.units === 0n) throw invalid('body.amount', 'Enter an amount other than 0.')
  if (kind === 'PENALTY' ? rounded.units > 0n : kind !== 'CORRECTION' && rounded.units < 0n)
    throw invalid('body.amount', `A ${kind} is ${kind === 'PENALTY' ? 'below' : 'above'} 0.`)
  return toText(rounded)
}

/** The answer of the linguist whom an adjustment is for; 403 for others, 409 for one that is answered. */
export async function answerAdjustment(
  { db, session, now, journal }: Context,
  id: string,
  { status, reason = '' }: PayableAdjustmentAnswer,
): Promise<PayableAdjustment> {
  const row = await findVisible(db, payableAdjustments, {
    id,
    visible: visible(session),
    what: 'adjustment',
    held: true,
  })
  if (row.vendorId !== session.user.id || session.impersonator !== null)
    throw forbidden('Only the linguist whom it is for can answer an adjustment.')
  if (row.status !== 'PENDING')
    throw conflict(`This adjustment is ${row.status}.`, { uuid: row.id, status: row.status })
  if (status === 'REJECTED' && reason.trim() === '') throw invalid('body.reason', 'Give a reason for rejecting it.')
  const answered = await updateOne(db, payableAdjustments, eq(payableAdjustments.id, id), {
    status,
    answeredAt: now,
    answerReason: status === 'REJECTED' ? reason.trim() : null,
  })
  await journal({
    entity: { type: 'USER', id: session.user.id, name: session.user.name },
    before: { answer: row.status },
    after: { answer: status },
    detail: { adjustmentUuid: row.id, ...(reason.trim() && { reason: reason.trim() }) },
  })
  return showOne(db, session, answered)
}
