import type { TaskBoardCell } from '@dragoman/sdk/operations/tasks'
import { Icon } from '@dragoman/ui/Icon'
import { useState, type DragEvent } from 'react'
import { t } from '../../../i18n/t.ts'
import { isSame, useBoard } from './board-context.ts'
import type { CellSearch } from './board-query.ts'
import type { Place } from './board-moves.ts'
import { BoardCard } from './BoardCard.tsx'
import { MoreCards, ShowMore } from './MoreCards.tsx'
import styles from './TaskBoard.module.css'

export interface BoardCellProps {
  place: Place
  cell: TaskBoardCell
  row: CellSearch['row']
  /** Query line of the lane. */
  filter: string
  /** Accessible name: the lane, and whose. */
  label: string
  /** Cards stand side by side. */
  isWide?: boolean
}

/** The tasks of a row in a lane; where a card can be put, or why not. */
export function BoardCell({ place, cell, row, filter, label, isWide }: BoardCellProps) {
  const board = useBoard()
  const { lifted, moveTo, reasonOf, over, drop } = board
  const [isOpen, setOpen] = useState(false)
  const move = moveTo(place)
  const isOver = lifted !== null && isSame(lifted.over, place)
  const isRow = lifted !== null && lifted.over.row === place.row
  const mayDrop = move !== undefined && move.do !== 'refuse' && move.do !== 'stay'
  const hover = (event: DragEvent) => {
    if (!lifted) return
    if (!isOver) over(place)
    if (!mayDrop) return
    event.preventDefault()
    event.dataTransfer.dropEffect = 'move'
  }
  const put = (event: DragEvent) => {
    event.preventDefault()
    drop(place)
  }
  const hidden = cell.taskCount - cell.tasks.length
  return (
    <div
      className={styles.cell}
      data-wide={isWide}
      data-empty={cell.taskCount === 0 || undefined}
      data-refused={move?.do === 'refuse' || undefined}
      data-here={isOver || undefined}
      data-over={(isOver && mayDrop) || undefined}
      data-place={`${place.row ?? ''} ${place.lane}`}
      onDragOver={hover}
      onDrop={put}
    >
      <h3 className={styles.cellName}>
        {t(`board.lane.${place.lane}`)} <span className={styles.count}>{cell.taskCount}</span>
      </h3>
      {cell.taskCount > 0 && (
        <ul aria-label={label} className={styles.cards}>
          {isOpen ? (
            <MoreCards search={{ row, lane: place.lane, filter }} place={place} first={cell.tasks} />
          ) : (
            cell.tasks.map((task) => <BoardCard key={task.uuid} task={task} place={place} />)
          )}
        </ul>
      )}
      {!isOpen && hidden > 0 && <ShowMore count={hidden} onPress={() => setOpen(true)} />}
      {isRow && move?.do === 'refuse' && (
        <p className={styles.reason}>
          <Icon name="lock" />
          <span>{reasonOf(place)}</span>
        </p>
      )}
      {isOver && mayDrop && <div className={styles.landing} />}
    </div>
  )
}
