import { and, eq, isNull, ne, sql } from 'drizzle-orm'
import type { UserRow } from '../../identity/find-user.ts'
import { accounts, users } from '../../kernel/tables.ts'
import type { ScimContext } from './scim-context.ts'
import { ScimError } from './scim-error.ts'

/**
 * Makes sure that someone else administers the account. Of two changes at the same time, the second waits for the first.
 * @throws ScimError 403
 */
export async function requireAdministratorLeft({ db, account }: ScimContext, user: UserRow): Promise<void> {
  await db.select({ id: accounts.id }).from(accounts).where(eq(accounts.id, account.id)).for('no key update')
  const others = await db.$count(
    users,
    and(
      eq(users.accountId, account.id),
      ne(users.id, user.id),
      eq(users.status, 'ACTIVE'),
      isNull(users.blockedAt),
      isNull(users.removedAt),
      sql`'ACCOUNT_ADMIN' = any(${users.roles})`,
    ),
  )
  if (others === 0)
    throw new ScimError(403, `${user.name} is the last administrator of the account. Make someone else one first.`)
}
