import { and, arrayOverlaps, asc, eq, exists, isNull, ne, or, sql } from 'drizzle-orm'
import { permissionGrants, permissionGroupMembers, permissions } from '../../identity/tables.ts'
import type { Database } from '../../kernel/database/connect.ts'
import { users } from '../../kernel/tables.ts'
import { officersOf } from './officers.ts'

/** Someone who may lock and unlock months. */
export interface Officer {
  id: string
  name: string
}

/** Most names in a refusal. */
const mostNames = 5

/**
 * Some people of an account who may lock and unlock months, without the one who has locked it: what one has locked,
 * another one unlocks. In firms of one person, the same.
 */
export async function whoLocks(db: Database, accountId: string, lockerId: string | null): Promise<Officer[]> {
  const { isSingle } = await officersOf(db, accountId)
  const holdsGrant = exists(
    db
      .select({ one: sql`1` })
      .from(permissionGrants)
      .innerJoin(permissions, eq(permissions.id, permissionGrants.permissionId))
      .leftJoin(permissionGroupMembers, eq(permissionGroupMembers.groupId, permissionGrants.granteeId))
      .where(
        and(
          eq(permissions.code, 'FINANCE_lock'),
          or(eq(permissionGrants.granteeId, users.id), eq(permissionGroupMembers.userId, users.id)),
        ),
      ),
  )
  return db
    .select({ id: users.id, name: users.name })
    .from(users)
    .where(
      and(
        eq(users.accountId, accountId),
        eq(users.status, 'ACTIVE'),
        isNull(users.blockedAt),
        lockerId === null || isSingle ? undefined : ne(users.id, lockerId),
        or(arrayOverlaps(users.roles, ['ACCOUNT_ADMIN', 'ADMIN']), holdsGrant),
      ),
    )
    .orderBy(asc(users.name), asc(users.id))
    .limit(mostNames)
}
