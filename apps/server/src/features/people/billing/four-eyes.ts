import { can } from '@dragoman/sdk/permissions'
import { forbidden } from '../../../kernel/refusals.ts'
import { findUser, type UserRow } from '../../../identity/find-user.ts'
import { requireOutranked } from '../../../identity/require-outranked.ts'
import type { Context } from '../../../identity/context.ts'
import type { SignedIn } from '../../../identity/sessions.ts'
import { holdUser } from '../find-outranked.ts'
import { actorOf, type BillingVersion } from './billing-versions.ts'

export const billingPermission = 'USER_billing'

const isOwner = (session: SignedIn, userId: string) => session.user.id === userId && session.impersonator === null

/** A person whose billing the caller may see: oneself, or anyone for those with the permission; 404 or 403 for others. */
export async function findBilled({ db, session }: Pick<Context, 'db' | 'session'>, id: string): Promise<UserRow> {
  const user = await findUser(db, session, id)
  if (session.user.id !== id && !can(session, [billingPermission]))
    throw forbidden(`This needs the permission ${billingPermission}. An administrator can grant it.`, [
      billingPermission,
    ])
  return user
}

/** The same, held, of oneself or a lower role: to change it. */
export async function holdBilled({ db, session }: Pick<Context, 'db' | 'session'>, id: string): Promise<UserRow> {
  const user = await holdUser({ db, session }, id)
  if (session.user.id !== id) requireOutranked(session, user, billingPermission)
  return user
}

/**
 * Whether a change of a payout method needs a second person (decision 0047): always, unless people change their own and
 * the account asks for none.
 */
export const needsSecondPerson = (session: SignedIn, userId: string, isRequiredOfAll: boolean): boolean =>
  isRequiredOfAll || !isOwner(session, userId)

/** Whether the caller may put a waiting change into force: another person than who entered it, and no one in disguise. */
export function canConfirm(session: SignedIn, { userId, createdBy }: BillingVersion): boolean {
  if (session.impersonator !== null || session.user.id === createdBy) return false
  return session.user.id === userId || can(session, [billingPermission])
}

/** Whether the caller may end a waiting change. */
export const canDecline = (session: SignedIn, version: BillingVersion): boolean =>
  actorOf(session) === version.createdBy ||
  isOwner(session, version.userId) ||
  (session.impersonator === null && can(session, [billingPermission]))
