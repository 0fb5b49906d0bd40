import { and, eq, isNull } from 'drizzle-orm'
import type { Database } from '../kernel/database/connect.ts'
import { accounts, users } from '../kernel/tables.ts'
import { limitsOf, securityIn } from './account-security.ts'
import { heldBy, permissionFacts } from './grants.ts'
import { hasPendingContracts } from './pending-contracts.ts'
import { actorOf, type SignedIn } from './sessions.ts'

/**
 * The session of someone who isn't there, for whom the product acts: their roles and permissions as they are now. Null
 * if they can no longer sign in, or have left the account.
 */
export async function standInFor(db: Database, accountId: string, userId: string, now: Date): Promise<SignedIn | null> {
  const [row] = await db
    .select({ user: users, account: accounts, isPending: hasPendingContracts(db), ...permissionFacts(users.id) })
    .from(users)
    .innerJoin(accounts, eq(accounts.id, users.accountId))
    .where(
      and(
        eq(users.id, userId),
        eq(users.accountId, accountId),
        eq(users.status, 'ACTIVE'),
        isNull(users.blockedAt),
        isNull(users.removedAt),
      ),
    )
  if (!row) return null
  const { user, account } = row
  return {
    impersonator: null,
    agent: null,
    limits: limitsOf(securityIn(undefined)),
    allowedAddresses: [],
    secondFactorFrom: null,
    provider: null,
    readOnly: false,
    orgUnitIds: null,
    awaitsMfaEmail: false,
    hasPendingContracts: row.isPending,
    // No row of sessions has them: what asks for a session of this name finds none.
    sessionId: '',
    uuid: user.id,
    kind: 'token',
    expiresAt: now,
    createdAt: now,
    ...actorOf(user, account, heldBy(user.roles, row)),
  }
}
