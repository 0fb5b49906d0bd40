import type { Context, Handlers } from '../../identity/context.ts'
import type { UserRow } from '../../identity/find-user.ts'
import { findUser } from '../../identity/find-user.ts'
import { forbidden } from '../../kernel/refusals.ts'
import { actorOf, presentVersions, settle } from './billing/billing-versions.ts'
import { canConfirm, canDecline, findBilled, holdBilled } from './billing/four-eyes.ts'
import { holdPending } from './billing/hold-pending.ts'
import { saveBilling, savePayment, type Change } from './billing/save-billing.ts'
import { listVersions, showBilling } from './billing/show-billing.ts'

const about = ({ id, name }: UserRow) => ({ entity: { type: 'USER' as const, id, name } })
const events = [
  'USER_BILLING_UPDATED',
  'USER_PAYMENT_UPDATED',
  'USER_PAYMENT_CONFIRMED',
  'USER_PAYMENT_DECLINED',
] as const

/** The calls of `users` about how people are paid, and to whom documents are made out. */
export const usersBilling = {
  async getBilling({ db, session, path, settings }) {
    return showBilling(db, session, await findBilled({ db, session }, path.userUUID), settings.secretKey)
  },

  async listBillingVersions({ db, session, path, query }) {
    return listVersions(db, session, await findBilled({ db, session }, path.userUUID), query)
  },

  async updateBilling(input) {
    const user = await holdBilled(input, input.body.userUuid ?? input.session.user.id)
    return write(input, user, () => saveBilling(input, user, input.body))
  },

  async updatePayment(input) {
    const { userUuid, ...payment } = input.body
    const user = await holdBilled(input, userUuid)
    return write(input, user, () => savePayment(input, user, payment))
  },

  async updateOwnPayment(input) {
    const user = await holdBilled(input, input.session.user.id)
    return write(input, user, () => savePayment(input, user, input.body))
  },

  async confirmPayment(input) {
    const { db, session, now, path, journal, settings } = input
    const { user, pending } = await holdPending(input)
    if (!canConfirm(session, pending))
      throw forbidden("You can't confirm your own change. Ask someone else with the permission USER_billing.")
    const { payment } = await presentVersions(db, user.id)
    if (payment) await settle(db, payment, 'REPLACED')
    await settle(db, pending, 'IN_FORCE', { decidedBy: session.user.id, now })
    await journal({
      ...about(user),
      before: { payment: payment?.shown ?? {} },
      after: { payment: pending.shown },
      detail: { change: path.paymentUUID },
    })
    return showBilling(db, session, user, settings.secretKey)
  },

  async declinePayment(input) {
    const { db, session, now, path, body, journal, settings } = input
    const { user, pending } = await holdPending(input)
    if (!canDecline(session, pending))
      throw forbidden(
        'Only who entered the change, its person, or someone with the permission USER_billing can end it.',
      )
    const actor = actorOf(session)
    const status = actor === pending.createdBy ? 'WITHDRAWN' : 'DECLINED'
    const reason = body.reason?.trim()
    await settle(db, pending, status, { decidedBy: actor, now, reason })
    await journal({
      ...about(user),
      before: { payment: pending.shown },
      detail: { change: path.paymentUUID, status, ...(reason && { reason }) },
    })
    return showBilling(db, session, user, settings.secretKey)
  },
} satisfies Partial<Handlers<'users'>>

/** A write of what two people may edit: compared, done, recorded, and answered with the details as they are then. */
async function write(
  { db, session, settings, requireVersion, journal }: Context,
  user: UserRow,
  change: () => Promise<Change>,
) {
  const present = async () => showBilling(db, session, await findUser(db, session, user.id), settings.secretKey)
  await requireVersion({ ...about(user), present, events })
  const changed = await change()
  if (changed) await journal({ ...about(user), ...changed })
  return present()
}
