import type { AccountType } from '@dragoman/sdk/permissions'
import { listSearch, someOf, text } from '@dragoman/hooks/list'

// Not those of `tiers`: what reads an address is loaded with the first page.
const accountTypes = ['PERSONAL', 'BUSINESS', 'ENTERPRISE'] as const satisfies readonly AccountType[]

/** States of an account that one can look for. */
export const accountStatuses = ['ACTIVE', 'TRIAL', 'TRIAL_ENDED', 'SUSPENDED'] as const

/** The search parameters of the list of accounts: the wire's own filters. */
export const accountSearch = listSearch({
  name: text,
  accountType: someOf(accountTypes),
  status: someOf(accountStatuses),
})

export type AccountSearch = ReturnType<typeof accountSearch>

/** The tabs of an account's page. */
export const accountTabs = ['overview', 'organizations', 'people', 'activity'] as const

export type AccountTab = (typeof accountTabs)[number]
