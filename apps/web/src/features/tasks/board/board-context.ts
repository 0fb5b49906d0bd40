import type { Task } from '@dragoman/sdk/operations/tasks'
import { createContext, useContext } from 'react'
import type { TaskSearch } from '../task-search.ts'
import type { TaskAction } from '../task-dialogs.tsx'
import type { BoardMove, BoardRows, Place } from './board-moves.ts'

/** A card that is being moved. */
export interface Lifted {
  task: Task
  from: Place
  /** Where it would be put down. */
  over: Place
  /** By keyboard, it follows the arrow keys; by mouse, the pointer. */
  by: 'keyboard' | 'mouse'
}

export interface Board {
  rows: BoardRows
  search: TaskSearch
  lifted: Lifted | null
  /** Id of the task whose move is on its way to the server. */
  pending: string | null
  /** The move that dropping the lifted card somewhere would make; undefined while none is lifted. */
  moveTo: (place: Place) => BoardMove | undefined
  /** Why a card cannot be put somewhere, in a sentence. */
  reasonOf: (place: Place) => string | undefined
  lift: (task: Task, from: Place, by: Lifted['by']) => void
  over: (place: Place) => void
  drop: (place: Place) => void
  cancel: () => void
  /** Opens a dialog about a task; without it, the viewer may change nothing. */
  onAction: ((what: TaskAction, task: Task) => void) | undefined
  onMove: (move: 'deliver' | 'reopen', task: Task) => void
}

export const BoardContext = createContext<Board | null>(null)

export function useBoard(): Board {
  const board = useContext(BoardContext)
  if (!board) throw new Error('there is no board around')
  return board
}

export const isSame = (one: Place, other: Place): boolean => one.row === other.row && one.lane === other.lane
