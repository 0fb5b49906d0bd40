import { listSearch, someOf, type Reader } from '@dragoman/hooks/list'
import type { ProjectStatus } from '@dragoman/sdk/operations/shared'
import { listAddress } from '../../../list/list-state.ts'

/** States of a project that one can look for. Their table would come along with every page, the login page included. */
const projectStatuses = [
  'DRAFT',
  'PENDING',
  'APPROVED',
  'DELIVERED',
  'INVOICED',
  'CANCELLED',
] as const satisfies ProjectStatus[]

const uuid: Reader<string> = (raw) =>
  typeof raw === 'string' && /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i.test(raw) ? raw : undefined

/** What the list of projects keeps in its address. Units and people of older links have no name to write in a line. */
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
  const search = read(raw)
  const states = someOf(projectStatuses)(raw['status'])
  if (!states || search.filter) return search
  return { ...search, filter: `status:${states.join(',').toLowerCase()}` }
}
