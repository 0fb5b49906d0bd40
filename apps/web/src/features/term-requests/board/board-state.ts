import type { TermRequest } from '@dragoman/sdk/operations/termRequests'
import type { TermLane } from '@dragoman/sdk/term-lifecycle'
import { createContext, use } from 'react'
import type { RequestSearch } from '../request-search.ts'

export interface Lifted {
  request: TermRequest
  over: TermLane
  by: 'mouse' | 'keyboard'
}

/** The board as its lanes and cards see it. */
export interface Board {
  search: RequestSearch
  lifted: Lifted | null
  /** The request that is being moved. */
  pending: string | undefined
  lift: (request: TermRequest, by: Lifted['by']) => void
  over: (lane: TermLane) => void
  /** Moves a request, or asks first what has to be known. */
  drop: (request: TermRequest, lane: TermLane) => void
  cancel: () => void
}

export const BoardContext = createContext<Board | null>(null)

export function useBoard(): Board {
  const board = use(BoardContext)
  if (!board) throw new Error('there is no board')
  return board
}
