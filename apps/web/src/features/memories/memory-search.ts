import { defaultPageSize, listSearch, oneOf, text, type ListSearch } from '@dragoman/hooks/list'
import { listAddress, uuid } from '../../list/list-state.ts'
import { withOlderFilters } from '../../list/older-search.ts'

const readMemories = listSearch({ ...listAddress, orgUnitUuid: uuid })

/** The search parameters of the list of memories. */
export const memorySearch = (raw: Record<string, unknown>) =>
  withOlderFilters(readMemories(raw), raw, { sourceLocales: 'source', targetLocales: 'target' })

/** The tabs of a memory's page. */
export const memoryTabs = ['units', 'concordance', 'exchange', 'history'] as const

export type MemoryTab = (typeof memoryTabs)[number]

/** The search parameters of a memory's page: its tab, the search in its units, and the import that it shows. */
export const unitSearch = listSearch({
  tab: oneOf(memoryTabs),
  sourceText: text,
  targetText: text,
  targetLocale: text,
  job: text,
})

export type UnitSearch = ReturnType<typeof unitSearch>

/** The older calls spell the page size differently. */
export const pageQuery = <Search extends ListSearch>({ size = defaultPageSize, ...search }: Search) => ({
  ...search,
  pageSize: size,
})

/** The request for a page of units. */
export const unitQuery = ({ tab: _tab, job: _job, ...search }: UnitSearch) => pageQuery(search)
