import { roleOrder } from '@dragoman/sdk/roles'
import { listSearch, someOf, text } from '@dragoman/hooks/list'

/** States of a person that one can look for. */
export const userStatuses = ['ACTIVE', 'INACTIVE', 'DISABLED'] as const

/** What the list of people keeps in its address: the wire's own filters. */
export const userSearch = listSearch({ name: text, roles: someOf(roleOrder), status: someOf(userStatuses) })

export type UserSearch = ReturnType<typeof userSearch>

/** The tabs of a person's page. */
export const userTabs = ['general', 'permissions', 'rates', 'associations', 'autopilot', 'tags', 'activity'] as const

export type UserTab = (typeof userTabs)[number]

/** The tabs of one's own page. */
export const profileTabs = [
  'general',
  'security',
  'preferences',
  'permissions',
  'rates',
  'associations',
  'autopilot',
  'tags',
] as const

export type ProfileTab = (typeof profileTabs)[number]
