import type { SettingsPageState } from '@dragoman/sdk/operations/accountSettings'

/** The share of the quota from which on it needs attention. */
export const nearlyUsed = 0.8

/** How much of the monthly quota is used; undefined for other pages, and without a quota. */
export const shareOfQuota = ({ page, count = 0, limit }: SettingsPageState): number | undefined =>
  page === 'USAGE' && limit ? count / limit : undefined

/** Whether something of a page does not work, or soon will not. */
export const needsAttention = (state: SettingsPageState): boolean =>
  (state.failing ?? 0) > 0 || (shareOfQuota(state) ?? 0) >= nearlyUsed
