import { sdkOf } from '@dragoman/hooks/api-query-client'
import { query } from '@dragoman/hooks/query'
import { call } from '@dragoman/sdk/client'
import { getSegmentIndex, listSegments, type Segment } from '@dragoman/sdk/operations/editor'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback, useLayoutEffect, useState, useSyncExternalStore } from 'react'
import type { OwnSlices } from './segment-filter.ts'
import { createSegmentStore, type SegmentCounts, type SegmentStore } from './segment-store.ts'

/** A text, a query line, and an order of segments. */
interface IndexFilter {
  text?: string
  filter?: string | undefined
  sort?: 'length,asc' | 'length,desc' | 'match,asc' | 'match,desc' | undefined
}

/** The index of a work unit, or of those segments that a filter asks for. It changes here by what saves bring back. */
export const indexQuery = (id: string, { text, filter, sort }: IndexFilter = {}) => ({
  ...query(getSegmentIndex, {
    path: { id },
    query: { ...(text && { text }), ...(filter && { filter }), ...(sort && { sort }) },
  }),
  refetchOnWindowFocus: false,
  refetchOnReconnect: false,
})

/** The segments of a work unit: the index of all at once, the texts of those in sight. */
export function useSegments(workUnitUuid: string, slices: OwnSlices) {
  const queryClient = useQueryClient()
  const [store] = useState(() =>
    createSegmentStore({
      slices,
      load: async ({ afterIndex, segmentIds, pageSize }) => {
        const texts = { pageSize, ...(segmentIds ? { segmentIds: [...segmentIds] } : { afterIndex }) }
        const { content } = await call(sdkOf(queryClient), listSegments, { path: { id: workUnitUuid }, query: texts })
        return content
      },
    }),
  )
  const { data, error, isFetching, refetch } = useQuery({ ...indexQuery(workUnitUuid), meta: { showsErrors: true } })
  useLayoutEffect(() => {
    if (data) store.apply(data)
  }, [data, store])
  const revision = useSyncExternalStore(store.subscribeAll, store.revision)
  const failure = useSyncExternalStore(store.subscribeAll, store.failure)
  return {
    store,
    /** Counts the indexes that came; 0 until the first one is here. */
    revision,
    error: revision === 0 ? error : failure,
    isFetching,
    retry: () => void (revision === 0 ? refetch() : store.retry()),
  }
}

/** A segment with its text; undefined until that is loaded. */
export const useSegment = (store: SegmentStore, id: string): Segment | undefined =>
  useSyncExternalStore(
    useCallback((listener) => store.subscribe(id, listener), [store, id]),
    () => store.get(id),
  )

export const useCounts = (store: SegmentStore): SegmentCounts => useSyncExternalStore(store.subscribeAll, store.counts)
