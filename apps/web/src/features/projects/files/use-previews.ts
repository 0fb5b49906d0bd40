import { operationKey, query } from '@dragoman/hooks/query'
import * as api from '@dragoman/sdk/api'
import type { WordCounter } from '@dragoman/sdk/operations/shared'
import type { FilePreview } from '@dragoman/sdk/operations/uploads'
import { useQueries, useQueryClient, type QueryCache } from '@tanstack/react-query'
import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { placeOf, problemOf, type FileItem, type FileProblem } from '../../../files/send-file.ts'

/** The settings besides a file's own options that its reading depends on. */
export interface PreviewContext {
  /** Null until it is chosen: nothing is read before. */
  source: string | null
  /** The first of the languages that the file goes into. */
  target: string | undefined
  unit: string | null
  /** How words are counted, in a project; a new one is counted as its unit says. */
  counter?: WordCounter
}

/** The state of a file's preview. */
export interface PreviewState {
  preview: FilePreview | undefined
  problem: FileProblem | undefined
  /** Another reading is on its way. */
  isPending: boolean
}

/** The previews of files, by the ids of the files; they follow the options and languages. */
export function usePreviews(
  items: readonly FileItem[],
  { source, target, unit, counter }: PreviewContext,
): ReadonlyMap<string, PreviewState> {
  const cache = useQueryClient().getQueryCache()
  const results = useQueries({
    queries: items.map(({ uploadUuid = '', options }) => {
      const body = {
        sourceLocale: source ?? '',
        ...(target !== undefined && { targetLocale: target }),
        ...(unit !== null && { orgUnitUuid: unit }),
        ...(counter && { wordCounter: counter }),
        ...(options && { options }),
      }
      return {
        ...query(api.uploads.preview, { path: { uploadUuid }, body }),
        enabled: uploadUuid !== '' && source !== null,
        staleTime: Number.POSITIVE_INFINITY,
        retry: false,
        meta: { showsErrors: true },
      }
    }),
  })
  return new Map(
    items.map(({ id, uploadUuid }, at) => {
      const { data, error, isFetching } = results[at]!
      // The result with other options stays in view while the file is read again.
      const preview = data ?? (isFetching && uploadUuid !== undefined ? latest(cache, uploadUuid) : undefined)
      return [id, { preview, problem: error ? problemOf(error) : undefined, isPending: isFetching }]
    }),
  )
}

/**
 * Does something once every file was read the way that it is now: what is asked of a file, or wrong with it, is not known
 * before. Tells whether it waits for that.
 */
export function useOnceRead(previews: ReadonlyMap<string, PreviewState>, act: () => void) {
  const isPending = [...previews.values()].some((preview) => preview.isPending)
  const [isWaiting, setWaiting] = useState(false)
  const present = useRef(act)
  useLayoutEffect(() => {
    present.current = act
  })
  const isDue = isWaiting && !isPending
  useEffect(() => {
    if (!isDue) return
    queueMicrotask(() => {
      setWaiting(false)
      present.current()
    })
  }, [isDue])
  return { isWaiting, start: () => (isPending ? setWaiting(true) : act()) }
}

function latest(cache: QueryCache, uploadUuid: string): FilePreview | undefined {
  const [newest] = cache
    .findAll({ queryKey: operationKey(api.uploads.preview) })
    .filter(({ queryKey, state }) => state.data !== undefined && JSON.stringify(queryKey).includes(uploadUuid))
    .toSorted((one, other) => other.state.dataUpdatedAt - one.state.dataUpdatedAt)
  return newest?.state.data as FilePreview | undefined
}

/** The files whose questions are open. */
export const inDoubt = (items: readonly FileItem[], previews: ReadonlyMap<string, PreviewState>): FileItem[] =>
  items.filter(({ id }) => (previews.get(id)?.preview?.questions.length ?? 0) > 0)

/** The files that cannot be read, each with what is wrong. */
export const unreadable = (items: readonly FileItem[], previews: ReadonlyMap<string, PreviewState>) =>
  items.flatMap((item) => {
    const problem = previews.get(item.id)?.problem
    return problem ? [{ name: placeOf(item), problem }] : []
  })
