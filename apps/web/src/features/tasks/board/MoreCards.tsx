import type { Task } from '@dragoman/sdk/operations/tasks'
import { TextButton } from '@dragoman/ui/TextButton'
import { Skeleton } from '@dragoman/ui/Skeleton'
import { useQueries } from '@tanstack/react-query'
import { useState } from 'react'
import { RegionError } from '../../../errors/RegionError.tsx'
import { formatNumber } from '../../../i18n/format.ts'
import { t } from '../../../i18n/t.ts'
import { useBoard } from './board-context.ts'
import { cardsPerPage, cellQuery, type CellSearch } from './board-query.ts'
import type { Place } from './board-moves.ts'
import { BoardCard } from './BoardCard.tsx'

export interface MoreCardsProps {
  search: CellSearch
  place: Place
  /** The tasks that are shown until the rest is loaded. */
  first: readonly Task[]
}

/** All tasks of a cell, page by page. */
export function MoreCards({ search: cell, place, first }: MoreCardsProps) {
  const { search } = useBoard()
  const [pages, setPages] = useState(1)
  const results = useQueries({
    queries: Array.from({ length: pages }, (_, page) => cellQuery(search, cell, page)),
  })
  const loaded = results.flatMap(({ data }) => data?.content ?? [])
  // A task that was moved while pages were loading may be on two of them.
  const tasks = [...new Map((loaded.length > 0 ? loaded : first).map((task) => [task.uuid, task])).values()]
  const total = results[0]?.data?.totalElements ?? 0
  const failed = results.find(({ error }) => error)
  const isLoading = results.some(({ isPending }) => isPending)
  const hidden = total - pages * cardsPerPage
  return (
    <>
      {tasks.map((task) => (
        <BoardCard key={task.uuid} task={task} place={place} />
      ))}
      {failed?.error && (
        <li>
          <RegionError error={failed.error} onRetry={() => void failed.refetch()} />
        </li>
      )}
      {isLoading && (
        <li aria-busy>
          <Skeleton lines={2} />
        </li>
      )}
      {!isLoading && hidden > 0 && (
        <li>
          <ShowMore count={hidden} onPress={() => setPages(pages + 1)} />
        </li>
      )}
    </>
  )
}

export const ShowMore = ({ count, onPress }: { count: number; onPress: () => void }) => (
  <TextButton onPress={onPress}>{t('board.more', { count: formatNumber(count) })}</TextButton>
)
