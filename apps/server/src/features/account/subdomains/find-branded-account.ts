import type { AccountType } from '@dragoman/sdk/permissions'
import { and, eq, exists, inArray, isNotNull } from 'drizzle-orm'
import { accountAddresses } from '../../../identity/tables.ts'
import type { Database } from '../../../kernel/database/connect.ts'
import { accounts, type StoredLogo } from '../../../kernel/tables.ts'

/** The public facts about an account that has an address; undefined for every other one. */
export async function findBrandedAccount(
  db: Database,
  id: string | undefined,
  tiers: AccountType[],
): Promise<{ name: string; logo: StoredLogo | null } | undefined> {
  if (id === undefined) return undefined
  const ofAccount = and(eq(accountAddresses.accountId, accounts.id), isNotNull(accountAddresses.verifiedAt))
  const [account] = await db
    .select({ name: accounts.name, logo: accounts.logo })
    .from(accounts)
    .where(
      and(
        eq(accounts.id, id),
        inArray(accounts.tier, tiers),
        exists(db.select({ host: accountAddresses.host }).from(accountAddresses).where(ofAccount)),
      ),
    )
  return account
}
