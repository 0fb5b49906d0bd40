import { flag, listSearch, oneOf, text } from '@dragoman/hooks/list'
import { activitySearch } from '../../activity/activity-search.ts'
import { listAddress } from '../../list/list-state.ts'
import { candidateStates } from '../term-extraction/extraction-query.ts'

/** The search parameters of the list of glossaries. */
export const glossarySearch = listSearch(listAddress)

/** The tabs of a glossary's page. */
export const glossaryTabs = ['terms', 'duplicates', 'coverage', 'candidates', 'exchange', 'activity'] as const

export type GlossaryTab = (typeof glossaryTabs)[number]

/** Statuses of terms, in the order of the work. */
export const termStatuses = ['New', 'Under_Review', 'Approved', 'Published'] as const

/** Kinds of groups of concepts that could be the same. */
export const duplicateKinds = ['SAME', 'NEAR', 'TRANSLATION'] as const

/** The search parameters of a glossary's page: its tab, the filters of the concepts and of duplicates, the open ones, and the import shown. */
export const conceptSearch = listSearch({
  tab: oneOf(glossaryTabs),
  text,
  language: text,
  missing: text,
  status: oneOf(termStatuses),
  concept: text,
  kind: oneOf(duplicateKinds),
  apart: flag,
  group: text,
  candidates: oneOf(candidateStates),
  job: text,
  ...activitySearch,
})

export type ConceptSearch = ReturnType<typeof conceptSearch>

/** The request for a page of concepts. */
export const conceptQuery = ({ page, size, sort, text: words, language, missing, status }: ConceptSearch) => ({
  ...(page !== undefined && { page }),
  ...(size !== undefined && { size }),
  ...(sort !== undefined && { sort }),
  ...(words && { text: words }),
  ...(language && { language }),
  ...(missing && { missing }),
  ...(status && { status }),
})
