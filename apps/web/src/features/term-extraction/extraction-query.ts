import { query } from '@dragoman/hooks/query'
import * as api from '@dragoman/sdk/api'
import type { TermCandidateState } from '@dragoman/sdk/operations/termExtractions'

/** States of candidates, in the order in which they are offered. */
export const candidateStates = ['OPEN', 'REQUESTED', 'REFUSED'] as const satisfies readonly TermCandidateState[]

/** The part of a glossary's address that is about candidates. */
export interface CandidateAddress {
  text?: string
  candidates?: TermCandidateState
  sort?: string
  page?: number
  size?: number
}

/** Milliseconds between two looks at a search that goes on. */
const interval = 1000

export const latestExtractionQuery = (glossaryUuid: string) => ({
  ...query(api.termExtractions.getLatest, { path: { glossaryUuid } }),
  refetchInterval: ({ state }: { state: { data?: { extraction?: { status: string } } | undefined } }) =>
    state.data?.extraction?.status === 'RUNNING' ? interval : (false as const),
})

export const candidatesQuery = (
  extractionUuid: string,
  { text, candidates = 'OPEN', sort, page, size }: CandidateAddress,
) =>
  query(api.termExtractions.listCandidates, {
    path: { extractionUuid },
    query: {
      candidateState: candidates,
      ...(text && { q: text }),
      ...(sort && { sort }),
      ...(page !== undefined && { page }),
      ...(size !== undefined && { size }),
    },
  })
