import { tiers } from '@dragoman/sdk/tiers'
import type { AccountRow } from '../../../identity/visit-account.ts'

/** Words that an account may translate in a month; null for no limit. */
export const quotaOf = ({ wordsPerMonth, tier }: Pick<AccountRow, 'wordsPerMonth' | 'tier'>): number | null =>
  wordsPerMonth ?? tiers[tier].wordsPerMonth

/** The quota as a field of the wire, which is absent without one. */
export function currentLimit(account: Pick<AccountRow, 'wordsPerMonth' | 'tier'>): { currentLimit?: number } {
  const quota = quotaOf(account)
  return quota === null ? {} : { currentLimit: quota }
}
