import type { Account, AccountListItem, AccountRef } from '@dragoman/sdk/operations/accounts'
import { and, count, isNull, sql, type SQL } from 'drizzle-orm'
import type { AccountRow } from '../../identity/visit-account.ts'
import { organizations } from '../../identity/tables.ts'
import { isOneOf } from '../../kernel/database/columns.ts'
import type { Database } from '../../kernel/database/connect.ts'
import { only } from '../../kernel/database/one-row.ts'
import { accounts, users } from '../../kernel/tables.ts'
import { currentLimit } from '../account/plan/quota.ts'
import { wordsThisMonth } from '../account/usage/metrics.ts'
import { versionOf } from '../../kernel/version.ts'

type AccountStatus = AccountRef['status']

/** Whether an account can be used at a time. */
export function accountStatus({ suspendedAt, trialEndsAt }: AccountRow, now: Date): AccountStatus {
  if (suspendedAt) return 'SUSPENDED'
  if (!trialEndsAt) return 'ACTIVE'
  return trialEndsAt > now ? 'TRIAL' : 'TRIAL_ENDED'
}

/** The same rule in SQL, for lists. */
export const statusAt = (now: Date): SQL<AccountStatus> =>
  sql`case when ${accounts.suspendedAt} is not null then 'SUSPENDED' when ${accounts.trialEndsAt} is null then 'ACTIVE'
    when ${accounts.trialEndsAt} > ${now.toISOString()}::timestamptz then 'TRIAL' else 'TRIAL_ENDED' end`

/** The first moment of the next month, when the quota starts again. */
export const nextMonth = (now: Date): Date => new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 1, 1))

export const accountRef = (row: AccountRow, now: Date): AccountRef => ({
  id: row.number,
  uuid: row.id,
  name: row.name,
  accountType: row.tier,
  currency: row.currency,
  status: accountStatus(row, now),
  createDate: row.createdAt.getTime(),
})

/** Accounts with how many people and organizations they have, and the words of this month. */
export async function showAccounts(db: Database, rows: readonly AccountRow[], now: Date): Promise<AccountListItem[]> {
  const ids = rows.map(({ id }) => id)
  if (ids.length === 0) return []
  const people = await db
    .select({ id: users.accountId, number: count() })
    .from(users)
    .where(and(isOneOf(users.accountId, ids), isNull(users.removedAt)))
    .groupBy(users.accountId)
  const owned = await db
    .select({ id: organizations.accountId, number: count() })
    .from(organizations)
    .where(isOneOf(organizations.accountId, ids))
    .groupBy(organizations.accountId)
  const words = await wordsThisMonth(db, ids, now)
  const of = (counts: readonly { id: string; number: number }[], id: string) =>
    counts.find((each) => each.id === id)?.number ?? 0
  return rows.map((row) => ({
    ...accountRef(row, now),
    people: of(people, row.id),
    organizations: of(owned, row.id),
    words: words.get(row.id) ?? 0,
    ...currentLimit(row),
  }))
}

/** The fields that `accounts.update` changes. */
export const changeable = ({ name, currency, tier, wordsPerMonth, trialEndsAt }: AccountRow) => ({
  name,
  currency,
  accountType: tier,
  wordsPerMonth,
  trialEndDate: trialEndsAt?.getTime() ?? null,
})

/** An account in full. */
export async function showAccount(db: Database, row: AccountRow, now: Date): Promise<Account> {
  const { wordsPerMonth, trialEndDate } = changeable(row)
  return {
    ...only(await showAccounts(db, [row], now)),
    version: versionOf(Object.values(changeable(row))),
    wordsPerMonth,
    trialEndDate,
    ...(row.suspendedAt && { suspendedDate: row.suspendedAt.getTime(), suspensionReason: row.suspensionReason ?? '' }),
  }
}
