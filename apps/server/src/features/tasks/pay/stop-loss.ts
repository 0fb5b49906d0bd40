import type { StopLossInput, StopLossOffer } from '@dragoman/sdk/operations/tasks'
import { hasPermission, isManager } from '@dragoman/sdk/permissions'
import { eq } from 'drizzle-orm'
import type { Database } from '../../../kernel/database/connect.ts'
import { stopLossOffers } from '../tables.ts'
import { conflict, forbidden, impossible, invalid, notFound } from '../../../kernel/refusals.ts'
import { noVersion, versionOf } from '../../../kernel/version.ts'
import type { SignedIn } from '../../../identity/sessions.ts'
import type { ChangeContext } from '../../../identity/change-context.ts'
import { compare, decimal, multiply, roundHalfUp, toText, type Decimal } from '../../../kernel/decimal.ts'
import { minorUnits } from '../../../engines/pricing/rates.ts'
import { loadPeople } from '../../../identity/people.ts'
import { settingsOf, type SettingsOfAccount } from '../../account/settings/settings-of.ts'
import { findTask } from '../find-task.ts'
import { holdTask, taskConflict } from '../hold-tasks.ts'
import { changeTask } from '../../work/change-task.ts'
import { taskEntity, type HeldTask, type TaskRow } from '../../work/held-task.ts'
import { requirePayable, writeLines } from './payments.ts'

type OfferRow = typeof stopLossOffers.$inferSelect

const hour = 60 * 60 * 1000

/** The offer of a task; null without one, and for callers who may not see the payment. */
export async function getStopLoss({ db, session, now }: ChangeContext, taskId: string): Promise<StopLossOffer | null> {
  const task = await findTask(db, session, taskId)
  const offer = seesPay(session, task) ? await offerOf(db, taskId) : undefined
  return offer ? showOffer(db, session, offer, now) : null
}

const seesPay = (session: SignedIn, task: TaskRow) =>
  task.assigneeId === session.user.id || (isManager(session) && hasPermission(session, 'TASK_payment'))

/** A manager's offer or the assignee's answer (wire 2.1: stop-loss offer). */
export async function postStopLoss(
  context: ChangeContext,
  taskId: string,
  input: StopLossInput,
): Promise<StopLossOffer> {
  const { db, session, now } = context
  const held = await holdTask(db, session, taskId)
  if (input.status !== undefined && input.offeredTotal !== undefined) {
    throw invalid('body.status', 'Send an offer (offeredTotal) or an answer (status), not both.')
  }
  const before = await offerOf(db, taskId)
  await context.requireVersion({
    entity: taskEntity(held),
    projectId: held.project.id,
    present: async () => (before && seesPay(session, held.task) ? showOffer(db, session, before, now) : null),
    version: (offer) => offer?.version ?? noVersion,
  })
  if (input.status !== undefined) await answerOffer(context, held, input.status)
  else await makeOffer(context, held, input)
  const made = await offerOf(db, taskId)
  if (!made) throw new Error(`task ${taskId} has lost its offer`)
  return showOffer(db, session, made, now)
}

async function makeOffer(context: ChangeContext, held: HeldTask, input: StopLossInput): Promise<void> {
  const { db, session, now } = context
  const { offeredTotal, reason = '' } = input
  if (!isManager(session) || !hasPermission(session, 'TASK_payment')) {
    throw forbidden('Only managers can offer a reduced fee.', ['TASK_payment'])
  }
  if (offeredTotal === undefined) throw invalid('body.offeredTotal', 'body.offeredTotal is missing.')
  const { task } = held
  const currency = requirePayable(held)
  if (task.status === 'DELIVERED') {
    throw taskConflict('The task is already delivered. Set its payment directly instead of making an offer.', task)
  }
  const original = roundHalfUp(decimal(task.payableAmount ?? '0'), minorUnits(currency))
  const offered = roundHalfUp(decimal(offeredTotal), minorUnits(currency))
  if (compare(offered, original) >= 0) {
    throw invalid(
      'body.offeredTotal',
      `The offer must be lower than the current payment of ${toText(original)} ${currency}.`,
    )
  }
  const rules = await settingsOf(db, held.project.accountId)
  requireWithinRules(rules, { offered, original, currency, reason })
  const expiresAt = new Date(input.expiresAt ?? now.getTime() + rules.stopLossHours * hour)
  if (!(expiresAt > now)) throw invalid('body.expiresAt', 'The expiry date of the offer must be in the future.')
  const before = await offerOf(db, task.id)
  if (before && stateOf(before, now) === 'OFFERED') {
    throw conflict('An offer is already open. Wait until it is answered or expires.', { status: 'OFFERED' })
  }
  const values = {
    status: 'OFFERED',
    originalTotal: toText(original),
    offeredTotal: toText(offered),
    currency,
    reason: reason.trim(),
    offeredBy: session.user.id,
    offeredAt: now,
    expiresAt,
    answeredAt: null,
  }
  await db
    .insert(stopLossOffers)
    .values({ taskId: task.id, ...values })
    .onConflictDoUpdate({ target: stopLossOffers.taskId, set: values })
  await changeTask(
    context,
    held,
    {},
    {
      event: 'STOP_LOSS_OFFERED',
      subjectId: task.assigneeId,
      ...(values.reason && { reason: values.reason }),
      changed: {
        before: { payableAmount: Number(values.originalTotal), currency },
        after: { payableAmount: Number(values.originalTotal), offeredTotal: Number(values.offeredTotal), currency },
      },
    },
  )
}

/** 400 for an offer that is lower than the account allows, or lacks the reason that it asks for. */
function requireWithinRules(
  { stopLossMinimumPercent: percent, stopLossReasonRequired }: SettingsOfAccount,
  offer: { offered: Decimal; original: Decimal; currency: string; reason: string },
): void {
  if (stopLossReasonRequired && offer.reason.trim() === '')
    throw invalid('body.reason', 'Enter a reason. Your account requires one for a reduced fee.')
  const least = roundHalfUp(multiply(offer.original, decimal(percent / 100)), minorUnits(offer.currency))
  if (compare(offer.offered, least) < 0) {
    const message = `The offer must be at least ${toText(least)} ${offer.currency}: your account allows no less than ${percent}% of the payment.`
    throw invalid('body.offeredTotal', message)
  }
}

async function answerOffer(context: ChangeContext, held: HeldTask, status: 'ACCEPTED' | 'DECLINED'): Promise<void> {
  const { db, session, now } = context
  const { task } = held
  if (task.assigneeId !== session.user.id) throw forbidden('Only the assignee can answer the offer.')
  const made = await offerOf(db, task.id)
  if (!made) throw notFound('offer')
  const state = stateOf(made, now)
  if (state !== 'OFFERED') throw conflict(`The offer is already ${state}.`, { status: state })
  if (task.status !== 'PENDING' && task.status !== 'APPROVED') {
    throw impossible(`The payment of a ${task.status} task can't be changed.`, 'PAY_SETTLED', { status: task.status })
  }
  await db.update(stopLossOffers).set({ status, answeredAt: now }).where(eq(stopLossOffers.taskId, task.id))
  if (status === 'DECLINED') {
    const declined = { event: 'STOP_LOSS_DECLINED', journalEvent: 'TASK_STOP_LOSS_DECLINED' } as const
    await changeTask(context, held, {}, { ...declined, subjectId: task.assigneeId })
    return
  }
  const total = decimal(made.offeredTotal)
  const line = { source: 'STOP_LOSS', unit: 'FIXED', amount: decimal(1), rate: total, total } as const
  const accepted = { event: 'STOP_LOSS_ACCEPTED', journalEvent: 'TASK_STOP_LOSS_ACCEPTED' } as const
  await writeLines(context, held, [line], { ...accepted, subjectId: task.assigneeId })
}

async function offerOf(db: Database, taskId: string): Promise<OfferRow | undefined> {
  const [row] = await db.select().from(stopLossOffers).where(eq(stopLossOffers.taskId, taskId))
  return row
}

const stateOf = ({ status, expiresAt }: OfferRow, now: Date) =>
  status === 'OFFERED' && expiresAt <= now ? 'EXPIRED' : status

async function showOffer(db: Database, session: SignedIn, row: OfferRow, now: Date): Promise<StopLossOffer> {
  const people = await loadPeople(db, session, [row.offeredBy])
  return {
    version: versionOf([row.offeredTotal, row.currency, row.offeredAt]),
    offeredTotal: Number(row.offeredTotal),
    originalTotal: Number(row.originalTotal),
    currency: row.currency,
    status: stateOf(row, now),
    expiresAt: row.expiresAt.getTime(),
    ...(row.reason && { reason: row.reason }),
    offeredBy: people(row.offeredBy),
    offeredAt: row.offeredAt.getTime(),
    ...(row.answeredAt && { answeredAt: row.answeredAt.getTime() }),
  }
}
