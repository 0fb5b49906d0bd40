import { listSearch, someOf } from '@dragoman/hooks/list'
import type { ProjectStatus } from '@dragoman/sdk/operations/shared'
import { listAddress, uuid } from '../../../list/list-state.ts'

/** States of a project that one can look for. Their table would come along with every page, the login page included. */
const projectStatuses = [
  'DRAFT',
  'PENDING',
  'APPROVED',
  'DELIVERED',
  'INVOICED',
  'CANCELLED',
] as const satisfies ProjectStatus[]

/** The search parameters of the list of projects. Units and people of older links have no name to write in a line. */
const read = listSearch({
  ...listAddress,
  orgUnitUuid: uuid,
  organizationUuid: uuid,
  projectManagerUuid: uuid,
  contactPersonUuid: uuid,
})

export type ProjectSearch = ReturnType<typeof read>

/** Reads the address; states of older links become a condition of the query line. */
export function projectSearch(raw: Record<string, unknown>): ProjectSearch {
  // Undefined, not left out: what is left out the router fills in from the address.
  const search = { ...read(raw), ...('status' in raw && { status: undefined }) }
  const states = someOf(projectStatuses)(raw['status'])
  if (!states || search.filter) return search
  return { ...search, filter: `status:${states.join(',').toLowerCase()}` }
}
