import type { Context, Handlers } from '../../identity/context.ts'
import type { Payable } from '@dragoman/sdk/operations/payables'
import { decimal } from '../../kernel/decimal.ts'
import { invalid } from '../../kernel/refusals.ts'
import { companyDay } from '../finance/company-days.ts'
import { requireOpenMonth } from '../finance/open-month.ts'
import { holdPayable } from '../payables/moves/move-payable.ts'
import { showPayable } from '../payables/views/show-payable.ts'
import type { PayableRow } from '../payables/visible.ts'
import { createPayout } from './create/create-payout.ts'
import { cancelPayout, sendPayout } from './moves/move-payout.ts'
import { failPayment, recordPayment, retryPayment, reversePayment } from './moves/payments.ts'
import { importStatement } from './statements/import-statement.ts'
import { listBankAccounts } from './views/bank-accounts.ts'
import { reconcilePayout } from './views/reconcile-payout.ts'
import { listPayouts } from './views/show-items.ts'
import { showPayout } from './views/show-payout.ts'
import { findPayout } from './visible.ts'

/** Moves a payable that this transaction alone may move, and shows it. */
async function move(
  input: Context & { path: { payableUUID: string } },
  make: (payable: PayableRow) => Promise<PayableRow>,
): Promise<Payable> {
  return showPayable(input, await make(await holdPayable(input, input.path.payableUUID)))
}

export const payouts = {
  list: ({ db, session, query }) => listPayouts(db, session, query),

  create: (input) => createPayout(input, input.body),

  listBankAccounts: ({ db, session }) => listBankAccounts(db, session.account.id),

  async get(input) {
    return showPayout(input, await findPayout(input.db, input.session, input.path.payoutUUID))
  },

  async getReconciliation({ db, session, path }) {
    return reconcilePayout(db, await findPayout(db, session, path.payoutUUID))
  },

  send: (input) => sendPayout(input, input.path.payoutUUID),

  cancel: (input) => cancelPayout(input, input.path.payoutUUID, input.body.reason),

  async settle(input) {
    const { db, session, now } = input
    const { date, amount, reference } = input.body
    const accountId = session.account.id
    const today = await companyDay(db, accountId, now)
    if (date > today) throw invalid('body.date', `${date} is in the future. Enter ${today} or earlier.`)
    await requireOpenMonth(db, { accountId, session }, date)
    return move(input, (payable) =>
      recordPayment(input, payable, {
        day: date,
        ...(amount !== undefined && { amount: decimal(amount) }),
        reference: reference?.trim() || undefined,
      }),
    )
  },

  fail: (input) => move(input, (payable) => failPayment(input, payable, input.body.reason)),

  retry: (input) => move(input, (payable) => retryPayment(input, payable)),

  async reverse(input) {
    const { db, session, now } = input
    const accountId = session.account.id
    await requireOpenMonth(db, { accountId, session }, await companyDay(db, accountId, now))
    return move(input, (payable) => reversePayment(input, payable, input.body.reason))
  },

  importStatement: (input) => importStatement(input, input.body, input.query),
} satisfies Handlers<'payouts'>
