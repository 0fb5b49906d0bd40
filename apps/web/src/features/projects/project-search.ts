import { projectLifecycle } from '@dragoman/sdk/lifecycles'
import { listSearch, someOf, text, type Reader } from '../../list-search.ts'

const day: Reader<string> = (raw) =>
  typeof raw === 'string' && /^\d{4}-\d\d-\d\d$/.test(raw) && !Number.isNaN(Date.parse(raw)) ? raw : undefined

const uuid: Reader<string> = (raw) => (typeof raw === 'string' && /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i.test(raw) ? raw : undefined)

/** What the list of projects keeps in its address: the wire's own filters. */
export const projectSearch = listSearch({
  q: text,
  status: someOf(projectLifecycle.states),
  orgUnitUuid: uuid,
  projectManagerUuid: uuid,
  contactPersonUuid: uuid,
  startDueDate: day,
  endDueDate: day,
  startCreateDate: day,
  endCreateDate: day,
})

export type ProjectSearch = ReturnType<typeof projectSearch>
