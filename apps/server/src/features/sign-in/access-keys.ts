import { randomBytes } from 'node:crypto'
import { and, eq, isNull } from 'drizzle-orm'
import type { UserRow } from '../../identity/find-user.ts'
import { newSecret, secretHash } from '../../identity/sessions.ts'
import type { Database } from '../../kernel/database/connect.ts'
import { users } from '../../kernel/tables.ts'
import { apiKeys } from './tables.ts'

/** The access key of a person; undefined where there is none. */
export async function findAccessKey(db: Database, userId: string): Promise<typeof apiKeys.$inferSelect | undefined> {
  const [key] = await db.select().from(apiKeys).where(eq(apiKeys.userId, userId))
  return key
}

/** Gives a person a new access key in place of the present one; its secret is shown this once. */
export async function replaceAccessKey(
  db: Database,
  userId: string,
  now: Date,
): Promise<{ accessKey: string; secret: string }> {
  const secret = newSecret()
  const accessKey = `dgm_${randomBytes(15).toString('base64url')}`
  const key = { accessKey, secretHash: secretHash(secret), createdAt: now }
  await db
    .insert(apiKeys)
    .values({ userId, ...key })
    .onConflictDoUpdate({ target: apiKeys.userId, set: key })
  return { accessKey, secret }
}

/** Whether a person had an access key to delete. */
export async function deleteAccessKey(db: Database, userId: string): Promise<boolean> {
  const deleted = await db.delete(apiKeys).where(eq(apiKeys.userId, userId)).returning()
  return deleted.length > 0
}

/** The person of an access key and its secret, where both are right and the person may sign in. */
export async function personOfAccessKey(
  db: Database,
  { accessKey, secret }: { accessKey: string; secret: string },
): Promise<UserRow | undefined> {
  const [found] = await db
    .select({ user: users })
    .from(apiKeys)
    .innerJoin(users, eq(users.id, apiKeys.userId))
    .where(
      and(
        eq(apiKeys.accessKey, accessKey),
        eq(apiKeys.secretHash, secretHash(secret)),
        eq(users.status, 'ACTIVE'),
        isNull(users.blockedAt),
      ),
    )
  return found?.user
}
