import { mappedRoles, rolesOf } from '@dragoman/sdk/permissions'
import { roleOrder, type Role } from '@dragoman/sdk/roles'
import { and, eq } from 'drizzle-orm'
import { users } from '../../kernel/tables.ts'
import type { Context } from '../../identity/context.ts'
import { forbidden } from '../../kernel/refusals.ts'
import { requireOutranked } from '../../identity/require-outranked.ts'
import type { User } from '../sign-in/own-account.ts'
import { findUser } from '../../identity/find-user.ts'

type Caller = Pick<Context, 'db' | 'session'>

/** A person of the account with a lower role than the caller; 404 for people out of sight, 403 for an equal or higher role. */
export async function findOutranked({ db, session }: Caller, id: string): Promise<User> {
  const user = await holdUser({ db, session }, id)
  requireOutranked(session, user, 'USER_save')
  return user
}

/** The same, or the caller: for changes that cannot raise the caller's own rights. */
export async function findSelfOrOutranked({ db, session }: Caller, id: string): Promise<User> {
  const user = await holdUser({ db, session }, id)
  if (user.id !== session.user.id) requireOutranked(session, user, 'USER_save')
  return user
}

/** A person of the account; of two changes at the same time, the second waits for the first and sees what it did. */
export async function holdUser({ db, session }: Caller, id: string): Promise<User> {
  await db
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.id, id), eq(users.accountId, session.account.id)))
    .for('update')
  return findUser(db, session, id)
}

/** The roles that the caller may assign: those that their own roles map to (rule perm.mapping). */
export function assignableRoles(session: Caller['session']): Role[] {
  const given = new Set(rolesOf(session).flatMap(mappedRoles))
  return roleOrder.filter((role) => given.has(role))
}

/** 403 for a role that the caller may not assign. */
export function checkAssignable(session: Caller['session'], roles: readonly Role[]): void {
  const assignable = assignableRoles(session)
  const refused = roles.find((role) => !assignable.includes(role))
  if (refused)
    throw forbidden(
      `Your roles don't let you assign or remove ${refused}. You can assign: ${assignable.join(', ') || 'none'}.`,
    )
}
