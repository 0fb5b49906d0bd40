import { listSearch } from '@dragoman/hooks/list'
import { listAddress, uuid } from '../../list/list-state.ts'
import { withOlderFilters } from '../../list/older-search.ts'

const read = listSearch(listAddress)

/** The search parameters of the list of organizations. */
export const organizationSearch = (raw: Record<string, unknown>) => withOlderFilters(read(raw), raw, {})

const readUnits = listSearch({ ...listAddress, organizationUuid: uuid })

/** The search parameters of the list of units. */
export const unitSearch = (raw: Record<string, unknown>) =>
  withOlderFilters(readUnits(raw), raw, { status: 'status', queryType: 'is' })

/** The tabs of an organization's page. */
export const organizationTabs = [
  'overview',
  'projects',
  'people',
  'prices',
  'memories',
  'glossaries',
  'activity',
] as const

export type OrganizationTab = (typeof organizationTabs)[number]

/** The tabs of a unit's page. */
export const unitTabs = [
  'overview',
  'projects',
  'people',
  'prices',
  'memories',
  'glossaries',
  'billing',
  'settings',
  'activity',
] as const

export type UnitTab = (typeof unitTabs)[number]
