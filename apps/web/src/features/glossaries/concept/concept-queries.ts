import { infinite, query } from '@dragoman/hooks/query'
import * as api from '@dragoman/sdk/api'
import type { SearchKind } from '@dragoman/sdk/operations/search'

// Apart from what shows the answers: all routes are in the first file of the app, with what they ask for.

const kinds = ['SEGMENT', 'TRANSLATION_UNIT'] as const satisfies readonly SearchKind[]

/** The texts that have a term. */
export const textsQuery = (text: string) =>
  query(api.search.find, { query: { q: text.slice(0, 200), kinds: [...kinds], size: 5 } })

/** How often the terms of a concept were used and followed. */
export const usageQuery = (conceptId: number) => query(api.glossaryConcepts.getUsage, { path: { conceptId } })

/** The changes of a concept, some at a time. */
export const historyQuery = (conceptId: number) =>
  infinite(api.glossaryConcepts.listHistory, { path: { conceptId }, query: { size: 20 } })
