import { and, eq } from 'drizzle-orm'
import type { Context } from '../../../identity/context.ts'
import { findVisible } from '../../../kernel/find-visible.ts'
import { conflict } from '../../../kernel/refusals.ts'
import { holdUser } from '../find-outranked.ts'
import type { BillingVersion } from './billing-versions.ts'
import { findBilled } from './four-eyes.ts'
import { billingVersions } from './tables.ts'

/** A change that waits, of a held person; 409 for one that waits no longer. */
export async function holdPending(
  input: Pick<Context, 'db' | 'session'> & { path: { userUUID: string; paymentUUID: string } },
) {
  const { db, session, path } = input
  await findBilled(input, path.userUUID)
  const user = await holdUser({ db, session }, path.userUUID)
  const visible = and(eq(billingVersions.userId, user.id), eq(billingVersions.kind, 'PAYMENT'))
  const pending: BillingVersion = await findVisible(db, billingVersions, {
    id: path.paymentUUID,
    visible,
    what: 'change',
    held: true,
  })
  if (pending.status !== 'PENDING')
    throw conflict('This change no longer waits for confirmation. Reload the page.', { status: pending.status })
  return { user, pending }
}
