import { query } from '@dragoman/hooks/query'
import * as api from '@dragoman/sdk/api'
import type { ConceptSearch } from '../glossary-search.ts'

/** A page of the groups of concepts that could be the same. */
export const duplicatesQuery = (glossaryUuid: string, { kind, apart, page, size }: ConceptSearch) =>
  query(api.glossaryConcepts.listDuplicates, {
    path: { glossaryUuid },
    query: {
      ...(kind && { kind }),
      ...(apart && { apart }),
      ...(page !== undefined && { page }),
      ...(size !== undefined && { size }),
    },
  })

/** The merges that can be undone, or were. */
export const mergesQuery = (glossaryUuid: string) => query(api.glossaryConcepts.listMerges, { path: { glossaryUuid } })
