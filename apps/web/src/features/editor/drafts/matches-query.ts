import { query } from '@dragoman/hooks/query'
import { listMatches, type EditorMatch } from '@dragoman/sdk/operations/editor'
import type { TakenMatch } from './drafts.ts'

const minute = 60_000

/** The memory matches of a segment: as many as there are keys for. */
export const matchesQuery = (id: string, segmentId: string) => ({
  ...query(listMatches, { path: { id, segmentId }, query: { maxHits: 9 } }),
  staleTime: 5 * minute,
})

const origins = { CONTEXT: 'TM_CONTEXT', EXACT: 'TM_EXACT', FUZZY: 'TM_FUZZY' } as const

/** A match as a save tells of it. */
export const takenMatch = ({ targetText, type, match }: EditorMatch): TakenMatch => ({
  text: targetText,
  origin: origins[type],
  score: match,
})
