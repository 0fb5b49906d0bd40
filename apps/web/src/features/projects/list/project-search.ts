import type { ProjectStatus } from '@dragoman/sdk/operations/shared'
import { listSearch, someOf, text, type Reader } from '@dragoman/hooks/list'

/** States of a project that one can look for. Their table would come along with every page, the login page included. */
export const projectStatuses = [
  'DRAFT',
  'PENDING',
  'APPROVED',
  'DELIVERED',
  'INVOICED',
  'CANCELLED',
] as const satisfies ProjectStatus[]

const day: Reader<string> = (raw) =>
  typeof raw === 'string' && /^\d{4}-\d\d-\d\d$/.test(raw) && !Number.isNaN(Date.parse(raw)) ? raw : undefined

const uuid: Reader<string> = (raw) =>
  typeof raw === 'string' && /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i.test(raw) ? raw : undefined

/** What the list of projects keeps in its address: the wire's own filters. */
export const projectSearch = listSearch({
  q: text,
  status: someOf(projectStatuses),
  orgUnitUuid: uuid,
  projectManagerUuid: uuid,
  contactPersonUuid: uuid,
  startDueDate: day,
  endDueDate: day,
  startCreateDate: day,
  endCreateDate: day,
})

export type ProjectSearch = ReturnType<typeof projectSearch>
