import type { AccountType } from '@dragoman/sdk/permissions'
import { tiers } from '@dragoman/sdk/tiers'
import { formatNumber } from '../../i18n/format.ts'
import { t } from '../../i18n/t.ts'

/** What a plan says of words: its monthly quota. */
export function quotaOf(type: AccountType): string {
  const { wordsPerMonth } = tiers[type]
  return wordsPerMonth === null ? t('accounts.unlimited') : formatNumber(wordsPerMonth)
}
