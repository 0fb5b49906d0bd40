import { infinite } from '@dragoman/hooks/query'
import { sdkOf } from '@dragoman/hooks/api-query-client'
import { call } from '@dragoman/sdk/client'
import { listSegments, type Segment } from '@dragoman/sdk/operations/editor'
import { useInfiniteQuery, type QueryClient } from '@tanstack/react-query'
import { useEffect, useMemo } from 'react'

const pageSize = 200

const segmentsParams = (id: string) => ({ path: { id }, query: { pageSize } })

/** Segments change here by what comes back from saves; what others do shows when it gets in the way. */
export const segmentsQuery = (workUnitUuid: string) => ({
  ...infinite(listSegments, segmentsParams(workUnitUuid)),
  staleTime: Infinity,
  refetchOnWindowFocus: false,
  refetchOnReconnect: false,
})

/** All segments of a work unit: the first page at once, the others one after the other. */
export function useSegments(workUnitUuid: string) {
  const { data, error, hasNextPage, isFetching, fetchNextPage, refetch } = useInfiniteQuery(segmentsQuery(workUnitUuid))
  const mayGoOn = hasNextPage && !isFetching && !error
  useEffect(() => {
    if (mayGoOn) void fetchNextPage()
  }, [mayGoOn, fetchNextPage])
  const segments = useMemo(() => data?.pages.flatMap(({ content }) => content), [data])
  return {
    /** Undefined until the first ones are here. */
    segments,
    total: data?.pages[0]?.totalElements,
    isComplete: data !== undefined && !hasNextPage,
    error,
    isFetching,
    retry: () => void (data ? fetchNextPage() : refetch()),
  }
}

/** Puts segments that came back from the server into the list, wherever they are in it; not over what is newer. */
export function storeSegments(queryClient: QueryClient, workUnitUuid: string, segments: readonly Segment[]) {
  const { queryKey } = segmentsQuery(workUnitUuid)
  const byId = new Map(segments.map((segment) => [segment.id, segment]))
  const newerOf = (old: Segment) => {
    const segment = byId.get(old.id)
    return segment && segment.version >= old.version ? segment : old
  }
  const put = () =>
    queryClient.setQueryData(queryKey, (data) => {
      return (
        data && {
          ...data,
          pages: data.pages.map((page) =>
            page.content.some(({ id }) => byId.has(id)) ? { ...page, content: page.content.map(newerOf) } : page,
          ),
        }
      )
    })
  put()
  // A further page that is on its way brings the others back as they were when it was asked for.
  queryClient
    .getQueryCache()
    .find({ queryKey })
    ?.promise?.then(put, () => undefined)
}

/** Gets those pages again on which a translation may have been taken over: open segments of the same source. */
export async function refreshRepetitions(queryClient: QueryClient, workUnitUuid: string, { id, source }: Segment) {
  const data = queryClient.getQueryData(segmentsQuery(workUnitUuid).queryKey)
  if (!data) return
  const pages = data.pages.flatMap(({ content }, page) =>
    content.some((each) => each.id !== id && each.source === source && !each.confirmed) ? page : [],
  )
  const { path, query } = segmentsParams(workUnitUuid)
  for (const page of pages) {
    const { content } = await call(sdkOf(queryClient), listSegments, { path, query: { ...query, page } })
    storeSegments(
      queryClient,
      workUnitUuid,
      content.filter((each) => each.source === source && each.id !== id),
    )
  }
}
