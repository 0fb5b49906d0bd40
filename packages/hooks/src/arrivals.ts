import {
  hashKey,
  skipToken,
  useQuery,
  useQueryClient,
  type Query,
  type QueryClient,
  type QueryKey,
} from '@tanstack/react-query'
import { useEffect } from 'react'
import { invalidate } from './query-client.ts'

/** Something of a list. */
interface ListRow {
  readonly uuid: string
}

interface ListData {
  readonly content: readonly ListRow[]
}

interface PagesData {
  readonly pages: readonly ListData[]
}

/** The lists on the page whose rows stay where they are, and how often they are there. */
const kept = new WeakMap<QueryClient, Map<string, number>>()

const arrivedKey = (queryKey: QueryKey) => [...queryKey, 'arrived'] as const

const pagesOf = (data: unknown): readonly ListData[] | undefined =>
  (data as PagesData | undefined)?.pages ?? ((data as ListData | undefined)?.content ? [data as ListData] : undefined)

const rowsOf = (data: unknown): readonly ListRow[] => pagesOf(data)?.flatMap(({ content }) => content) ?? []

export interface Arrivals {
  /** How many rows others have added to what is shown. */
  readonly count: number
  /** Whether rows have also gone or moved. */
  readonly isMoved: boolean
  /** Shows the list as it is now. */
  readonly show: () => void
}

/**
 * Keeps the rows of a list where they are while others change it: what they change in a row shows at once, and what they
 * add, remove, or move waits until the user asks for it. Undefined while nothing waits.
 */
export function useArrivals(queryKey: QueryKey): Arrivals | undefined {
  const queryClient = useQueryClient()
  const hash = hashKey(queryKey)
  useEffect(() => {
    const lists = kept.get(queryClient) ?? new Map<string, number>()
    kept.set(queryClient, lists)
    lists.set(hash, (lists.get(hash) ?? 0) + 1)
    return () => {
      const left = lists.get(hash)! - 1
      if (left > 0) lists.set(hash, left)
      else lists.delete(hash)
    }
  }, [queryClient, hash])
  const { data: arrived, dataUpdatedAt } = useQuery<ListData>({
    queryKey: arrivedKey(queryKey),
    queryFn: skipToken,
    enabled: false,
  })
  const present = queryClient.getQueryState(queryKey)
  if (!arrived || !present || present.dataUpdatedAt > dataUpdatedAt) return undefined
  const shown = rowsOf(present.data)
  const known = new Set(shown.map(({ uuid }) => uuid))
  const count = arrived.content.filter(({ uuid }) => !known.has(uuid)).length
  const isMoved = arrived.content.some(({ uuid }, at) => shown[at]?.uuid !== uuid) || isShorter(present.data, arrived)
  if (count === 0 && !isMoved) return undefined
  return {
    count,
    isMoved,
    show: () => {
      if ((present.data as PagesData).pages) void queryClient.invalidateQueries({ queryKey, exact: true })
      else queryClient.setQueryData(queryKey, arrived)
      queryClient.removeQueries({ queryKey: arrivedKey(queryKey), exact: true })
    },
  }
}

const isShorter = (present: unknown, arrived: ListData) =>
  !(present as PagesData).pages && rowsOf(present).length > arrived.content.length

/** Fetches again what is on the page and affected; the rest when it is next shown. Lists keep their rows in place. */
export function refreshShown(
  queryClient: QueryClient,
  affects: (queryKey: QueryKey) => boolean,
  isVisible: boolean,
): void {
  const lists = kept.get(queryClient)
  const calm = new Set<Query>()
  void invalidate(queryClient, {
    refetchType: isVisible ? 'active' : 'none',
    predicate(query) {
      if (query.queryKey.at(-1) === 'arrived' || !affects(query.queryKey)) return false
      const keepsPlace = isVisible && lists?.has(query.queryHash) === true && rowsOf(query.state.data).length > 0
      if (keepsPlace) calm.add(query)
      return !keepsPlace
    },
  })
  for (const query of calm) void refreshRows(queryClient, query)
}

/** Takes what has changed in the rows that are shown, and keeps the whole as it is now for those who ask for it. */
async function refreshRows(queryClient: QueryClient, query: Query): Promise<void> {
  const { queryKey } = query
  const { queryFn } = query.options
  if (typeof queryFn !== 'function') return
  const before = query.state.dataUpdatedAt
  const fresh = (await queryClient
    .fetchQuery({
      queryKey: arrivedKey(queryKey),
      queryFn: (context) => queryFn({ ...context, queryKey, pageParam: 0, direction: 'forward' } as never),
      staleTime: 0,
      meta: { showsErrors: true },
    })
    .catch(() => undefined)) as ListData | undefined
  // Fetched meanwhile in another way, it is as fresh.
  if (!fresh || query.state.dataUpdatedAt !== before) return
  const rows = new Map(fresh.content.map((row) => [row.uuid, row]))
  const renewed = <Page extends ListData>(page: Page): Page => ({
    ...page,
    content: page.content.map((row) => rows.get(row.uuid) ?? row),
  })
  const updatedAt = queryClient.getQueryState(arrivedKey(queryKey))?.dataUpdatedAt
  queryClient.setQueryData(
    queryKey,
    (present: PagesData | ListData | undefined) =>
      present && ('pages' in present ? { ...present, pages: present.pages.map(renewed) } : renewed(present)),
    updatedAt === undefined ? {} : { updatedAt },
  )
}
