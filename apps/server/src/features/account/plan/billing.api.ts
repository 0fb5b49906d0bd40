import type { Handlers } from '../../../identity/context.ts'
import { impossible } from '../../../kernel/refusals.ts'
import { findAccount } from '../find-account.ts'
import { keepCustomer } from './keep-customer.ts'
import { openPortal } from './open-portal.ts'

export const billing = {
  async getPortal(input) {
    const { db, session, settings } = input
    if (!settings.stripe)
      throw impossible(
        "Billing isn't set up on this installation. The operator can set STRIPE_SECRET_KEY.",
        'BILLING_OFF',
      )
    const account = await findAccount(db, session.account.id)
    const { customerId, url } = await openPortal(input, settings.stripe, account)
    await input.inTransaction(async (context) => {
      await keepCustomer(context.db, account.id, customerId)
      await context.journal({ entity: { type: 'ACCOUNT', id: account.id, name: account.name } })
    })
    return { url }
  },
} satisfies Handlers<'billing'>
