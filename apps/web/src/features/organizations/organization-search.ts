import { listSearch, text, oneOf } from '@dragoman/hooks/list'

/** What the list of organizations keeps in its address. */
export const organizationSearch = listSearch({ name: text })

export type OrganizationSearch = ReturnType<typeof organizationSearch>

/** What the list of units keeps in its address: the wire's own filters. */
export const unitSearch = listSearch({ name: text, organizationUuid: text, queryType: oneOf(['MINE']) })

export type UnitSearch = ReturnType<typeof unitSearch>

/** The tabs of a unit's page. */
export const unitTabs = ['general', 'prices'] as const

export type UnitTab = (typeof unitTabs)[number]
