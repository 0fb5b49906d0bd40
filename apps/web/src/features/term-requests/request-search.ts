import { flag, oneOf, search, text } from '@dragoman/hooks/list'
import { query } from '@dragoman/hooks/query'
import * as api from '@dragoman/sdk/api'
import { termRequestLifecycle, type TermLane } from '@dragoman/sdk/term-lifecycle'
import { uuid } from '../../list/list-state.ts'

export const changeTypes = ['CREATE', 'UPDATE', 'REMOVAL'] as const

/** The lanes in their order. */
export const lanes = termRequestLifecycle.states

/** The search parameters of the board: its filters, the kind of its rows, the lane of a phone, and the open request. */
export const requestSearch = search({
  q: text,
  glossary: uuid,
  type: oneOf(changeTypes),
  own: flag,
  rows: oneOf(['GLOSSARY', 'LANGUAGE']),
  lane: oneOf(lanes),
  request: uuid,
})

export type RequestSearch = ReturnType<typeof requestSearch>

export const isDecided = (lane: TermLane): boolean => lane === 'APPROVED' || lane === 'REJECTED'

/** Decided requests are those of this month. */
const monthStart = (): number => {
  const now = new Date()
  return new Date(now.getFullYear(), now.getMonth(), 1).getTime()
}

/** Requests in a lane that are shown at first. */
export const laneSize = 20

/** A lane of the board. */
export const laneQuery = ({ q, glossary, type, own }: RequestSearch, lane: TermLane, size = laneSize) =>
  query(api.termRequests.list, {
    query: {
      lane,
      size,
      ...(q && { q }),
      ...(glossary && { glossaryUuid: glossary }),
      ...(type && { changeType: type }),
      ...(own && { own }),
      ...(isDecided(lane) && { decidedAfter: monthStart() }),
    },
  })

export const countersQuery = () => query(api.termRequests.getCounters, { query: { decidedAfter: monthStart() } })

export const requestQuery = (termRequestUuid: string) => query(api.termRequests.get, { path: { termRequestUuid } })

export const dashboardQuery = () => query(api.termRequests.getDashboard, {})

/** The glossaries that a request can be for, and a filter offers. */
export const glossaryChoicesQuery = () => query(api.glossaries.list, { query: { size: 500 } })
