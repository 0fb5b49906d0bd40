import { listSearch, oneOf, text } from '@dragoman/hooks/list'
import { activitySearch } from '../../activity/activity-search.ts'
import { listAddress } from '../../list/list-state.ts'

/** What the list of glossaries keeps in its address. */
export const glossarySearch = listSearch(listAddress)

/** The tabs of a glossary's page. */
export const glossaryTabs = ['terms', 'exchange', 'activity'] as const

export type GlossaryTab = (typeof glossaryTabs)[number]

/** Statuses of terms, in the order of the work. */
export const termStatuses = ['New', 'Under_Review', 'Approved', 'Published'] as const

/** What a glossary's page keeps in the address: its tab, what narrows the concepts, the open one, and the import shown. */
export const conceptSearch = listSearch({
  tab: oneOf(glossaryTabs),
  text,
  language: text,
  missing: text,
  status: oneOf(termStatuses),
  concept: text,
  job: text,
  ...activitySearch,
})

export type ConceptSearch = ReturnType<typeof conceptSearch>

/** What is asked for to show a page of concepts. */
export const conceptQuery = ({ page, size, sort, text: words, language, missing, status }: ConceptSearch) => ({
  ...(page !== undefined && { page }),
  ...(size !== undefined && { size }),
  ...(sort !== undefined && { sort }),
  ...(words && { text: words }),
  ...(language && { language }),
  ...(missing && { missing }),
  ...(status && { status }),
})
