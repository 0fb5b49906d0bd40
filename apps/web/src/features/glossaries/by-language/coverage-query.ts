import { query } from '@dragoman/hooks/query'
import * as api from '@dragoman/sdk/api'

/** The counts of a glossary by language. */
export const coverageQuery = (glossaryUuid: string) =>
  query(api.glossaryConcepts.getCoverage, { path: { glossaryUuid } })
