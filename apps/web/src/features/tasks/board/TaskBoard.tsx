import type { TaskBoard as Data, TaskBoardLane } from '@dragoman/sdk/operations/tasks'
import { Button } from '@dragoman/ui/Button'
import { EmptyState } from '@dragoman/ui/EmptyState'
import { Icon } from '@dragoman/ui/Icon'
import { Skeleton } from '@dragoman/ui/Skeleton'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Suspense, type ReactNode } from 'react'
import { RegionError } from '../../../errors/RegionError.tsx'
import { formatNumber } from '../../../i18n/format.ts'
import { t } from '../../../i18n/t.ts'
import { overlay } from '../../../lazy.tsx'
import { ListPagination } from '../../../list/ListPagination.tsx'
import type { ListState } from '../../../list/list-state.ts'
import { TaskDialogs } from '../task-dialogs.tsx'
import { BoardContext } from './board-context.ts'
import { boardQuery, loadQuery } from './board-query.ts'
import type { BoardRows } from './board-moves.ts'
import { BoardCell } from './BoardCell.tsx'
import { BoardRow } from './BoardRow.tsx'
import styles from './TaskBoard.module.css'
import { useBoardKeys } from './use-board-keys.ts'
import { useBoardMoves } from './use-board-moves.ts'

const MoveTaskDialog = overlay(() => import('../moves/MoveTaskDialog.tsx'), 'MoveTaskDialog')

export interface TaskBoardProps {
  list: ListState
  rows: BoardRows
  /** The content of a board without any task. */
  empty: ReactNode
}

const none: readonly never[] = []

/** Tasks in lanes by the life cycle, row by row; cards are dragged, or moved with the keyboard. */
export function TaskBoard({ list, rows, empty }: TaskBoardProps) {
  const { data, error, isPlaceholderData, isFetching, refetch } = useQuery({
    ...boardQuery(list.request, rows),
    placeholderData: keepPreviousData,
  })
  const people = (data?.content ?? none).flatMap(({ assignee }) => assignee?.uuid ?? [])
  const { data: loads } = useQuery({
    ...loadQuery(people),
    enabled: people.length > 0,
    placeholderData: keepPreviousData,
  })
  const { board, doing, asked, close, said } = useBoardMoves(rows, list.request, data)
  const { region, onKeyDown } = useBoardKeys(board, data)
  if (error) return <RegionError error={error} onRetry={() => void refetch()} isPending={isFetching} />
  if (!data) return <BoardSkeleton />
  const count = data.lanes.reduce((sum, { taskCount }) => sum + taskCount, 0)
  if (count === 0) return <div className={styles.board}>{list.isFiltered ? <NoneMatch list={list} /> : empty}</div>
  return (
    <BoardContext value={board}>
      <div className={styles.board} data-dimmed={isPlaceholderData || undefined}>
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- its cards have the focus */}
        <div
          ref={region}
          className={styles.region}
          role="region"
          aria-label={t('board.title')}
          onKeyDown={onKeyDown}
          data-lifted={board.lifted?.by}
        >
          {data.unassigned && <Unassigned cell={data.unassigned} lanes={data.lanes} />}
          <Lanes data={data} />
          {data.content.map((row) => (
            <BoardRow
              key={row.key}
              row={row}
              lanes={data.lanes}
              load={loads?.content.find(({ user }) => user.uuid === row.key)}
              days={loads?.days ?? none}
            />
          ))}
        </div>
        <p id="board-keys" hidden>
          {t('board.keys')}
        </p>
        <div className={styles.said} role="status" aria-live="assertive">
          {said}
        </div>
        {rows !== 'NONE' && <ListPagination list={list} total={data.totalElements} />}
      </div>
      <TaskDialogs doing={doing} onClose={close} onDone={close} />
      <Suspense>{asked && <MoveTaskDialog task={asked.task} move={asked.move} onClose={close} />}</Suspense>
    </BoardContext>
  )
}

/** The lanes' names, with what is in each of them on all pages. */
function Lanes({ data: { lanes, unassigned } }: { data: Data }) {
  const shown = unassigned ? lanes.filter(({ lane }) => lane !== 'UNASSIGNED') : lanes
  return (
    <div className={styles.lanes} data-lanes={shown.length}>
      {shown.map(({ lane, taskCount, words }) => (
        <h2 key={lane} className={styles.lane}>
          <span className={styles.laneName}>{t(`board.lane.${lane}`)}</span>
          <span className={styles.count}>{formatNumber(taskCount)}</span>
          <span className={styles.words}>{t('board.words', { count: words })}</span>
        </h2>
      ))}
    </div>
  )
}

function Unassigned({ cell, lanes }: { cell: NonNullable<Data['unassigned']>; lanes: readonly TaskBoardLane[] }) {
  const { taskCount, words } = cell
  return (
    <section className={styles.unassigned} aria-label={t('board.lane.UNASSIGNED')}>
      <header className={styles.head}>
        <h2 className={styles.name}>
          <Icon name="user" />
          {t('board.lane.UNASSIGNED')}
        </h2>
        <span className={styles.fact}>
          {t('tasks.count', { count: taskCount })}
          {taskCount > 0 && ` · ${t('board.words', { count: words })}`}
        </span>
      </header>
      <BoardCell
        isWide
        place={{ row: null, lane: 'UNASSIGNED' }}
        cell={cell}
        row={{}}
        filter={lanes.find(({ lane }) => lane === 'UNASSIGNED')?.filter ?? ''}
        label={t('board.lane.UNASSIGNED')}
      />
    </section>
  )
}

const NoneMatch = ({ list }: { list: ListState }) => (
  <EmptyState
    kind="no-match"
    title={t('board.noMatch')}
    action={<Button onPress={list.clear}>{t('shell.table.clearFilters')}</Button>}
  >
    {t('board.noMatchText')}
  </EmptyState>
)

const BoardSkeleton = () => (
  <div className={styles.board} aria-busy>
    <div className={styles.lanes} data-lanes={4} />
    <div className={styles.skeleton}>
      <Skeleton lines={8} />
    </div>
  </div>
)
