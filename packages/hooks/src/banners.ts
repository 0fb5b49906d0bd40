import { isAccountAdmin, isManager, type Subject } from '@dragoman/sdk/permissions'

/** The days that the trial banner tells of: 0 to 30 remaining ones, for account admins and project managers. */
export function trialDays(subject: Subject | undefined, remaining: number | undefined): number | undefined {
  if (remaining === undefined || !isManager(subject)) return undefined
  return remaining >= 0 && remaining <= 30 ? remaining : undefined
}

/** What an account has used of what it may use in a month. */
export interface Usage {
  readonly words?: number
  readonly currentLimit?: number
}

/** Whether the usage is fetched at all: for account admins only. */
export const asksForUsage = (subject: Subject | undefined): boolean => isAccountAdmin(subject)

/** The numbers of the usage banner; only where both are there. */
export function usageNumbers(usage: Usage | undefined): { words: number; limit: number } | undefined {
  const { words, currentLimit } = usage ?? {}
  return words && currentLimit ? { words, limit: currentLimit } : undefined
}
