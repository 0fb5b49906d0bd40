import { listSearch, text, oneOf } from '@dragoman/hooks/list'

/** What the list of organizations keeps in its address. */
export const organizationSearch = listSearch({ name: text })

export type OrganizationSearch = ReturnType<typeof organizationSearch>

/** What the list of units keeps in its address: the wire's own filters. */
export const unitSearch = listSearch({
  name: text,
  organizationUuid: text,
  queryType: oneOf(['MINE']),
  status: oneOf(['ACTIVE', 'INACTIVE']),
})

export type UnitSearch = ReturnType<typeof unitSearch>

/** The tabs of an organization's page. */
export const organizationTabs = ['overview', 'projects', 'people', 'prices', 'memories', 'activity'] as const

export type OrganizationTab = (typeof organizationTabs)[number]

/** The tabs of a unit's page. */
export const unitTabs = ['overview', 'projects', 'people', 'prices', 'memories', 'settings', 'activity'] as const

export type UnitTab = (typeof unitTabs)[number]
