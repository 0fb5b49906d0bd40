import { tiers } from '@dragoman/sdk/tiers'
import { and, eq, isNull } from 'drizzle-orm'
import type { Database } from '../../../kernel/database/connect.ts'
import { only } from '../../../kernel/database/one-row.ts'
import { impossible } from '../../../kernel/refusals.ts'
import { accounts, users } from '../../../kernel/tables.ts'

/** How many people an account has. */
export const countPeople = (db: Database, accountId: string): Promise<number> =>
  db.$count(users, and(eq(users.accountId, accountId), isNull(users.removedAt)))

/**
 * Refuses one more person where the plan of an account has no room for them. Of two who are added at the same time, the
 * second waits for the first.
 */
export async function requireRoomForPerson(db: Database, accountId: string): Promise<void> {
  const [account] = await db.select({ tier: accounts.tier }).from(accounts).where(eq(accounts.id, accountId))
  if (!account || tiers[account.tier].people === null) return
  const held = only(await db.select().from(accounts).where(eq(accounts.id, accountId)).for('no key update'))
  const limit = tiers[held.tier].people
  if (limit === null || (await countPeople(db, accountId)) < limit) return
  throw impossible(`The plan of this account has room for ${limit} people.`, 'PLAN_LIMIT', { people: limit })
}
