import { listSearch } from '@dragoman/hooks/list'
import { listAddress } from '../../list/list-state.ts'
import { withOlderFilters } from '../../list/older-search.ts'

const read = listSearch(listAddress)

/** The search parameters of the list of people. */
export const userSearch = (raw: Record<string, unknown>) =>
  withOlderFilters(read(raw), raw, { roles: 'role', status: 'status' })

/** The tabs of a person's page. */
export const userTabs = [
  'work',
  'general',
  'permissions',
  'rates',
  'billing',
  'associations',
  'availability',
  'tags',
  'activity',
] as const

export type UserTab = (typeof userTabs)[number]

/** The tabs of one's own page. */
export const profileTabs = [
  'general',
  'security',
  'preferences',
  'keys',
  'permissions',
  'rates',
  'billing',
  'associations',
  'availability',
  'tags',
] as const

export type ProfileTab = (typeof profileTabs)[number]
