import type { AccountType } from '@dragoman/sdk/permissions'
import { tiers } from '@dragoman/sdk/tiers'
import { formatNumber } from '../../i18n/format.ts'
import { t } from '../../i18n/t.ts'

/** The monthly word quota of a plan, in words. */
export function quotaOf(type: AccountType): string {
  const { wordsPerMonth } = tiers[type]
  return wordsPerMonth === null ? t('accounts.unlimited') : formatNumber(wordsPerMonth)
}
