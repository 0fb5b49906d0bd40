import { isAbortError, isHttpError } from '@dragoman/sdk/errors'
import type { AsyncOperation, Operation } from '@dragoman/sdk/operation'
import { get } from '@dragoman/sdk/operations/jobs'
import type { Job } from '@dragoman/sdk/operations/jobs'
import { phaseOf } from '@dragoman/sdk/poll'
import { run, type RunOptions } from '@dragoman/sdk/run'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { sdkOf } from './api-query-client.ts'
import { changedBy, query } from './query.ts'
import { refresh } from './query-client.ts'

/** Milliseconds between two polls of a job: most end at once, and the first polls should not keep the user waiting. */
const lookAgain = (looks: number): number => (looks < 6 ? 250 : 1_000)

export const isRunning = (state: { readonly status: string }): boolean => phaseOf(state) === 'running'

/** Whether a job was canceled: such a job ends with a warning (`FINISHED_WARNING`), and its failure says why. */
export const isCanceled = ({ failure }: Pick<Job, 'failure'>): boolean => failure?.code === 'CANCELLED'

/** How much of a job is done, from 0 to 1; undefined while the total is unknown. */
export function progressOf(job: Pick<Job, 'status' | 'progress' | 'failure'>): number | undefined {
  const { progress } = job
  if (phaseOf(job) === 'done') return 1
  return progress.total > 0 ? Math.min(1, progress.done / progress.total) : undefined
}

/**
 * Polls work in the background to its end, then refreshes the resources it changed, for each of the three patterns: a
 * job (`jobs.get`), a status operation (`projects.getDownloadStatus`), or a call that is repeated with its `requestId`. What
 * doesn't exist or isn't visible to the user is requested once; an unreachable server is asked again. Nothing is thrown:
 * `error` is the failure of the last poll, and failed work tells the reason in `state`.
 * @param params undefined while there is nothing to follow
 * @param changes resources whose data the work changes, such as `translationMemories`
 */
export function useFollow<Params extends object, State extends { readonly status: string }>(
  operation: Operation<Params, State>,
  params: Params | undefined,
  changes: readonly string[] = [],
) {
  const queryClient = useQueryClient()
  const isFollowing = params !== undefined
  const result = useQuery({
    ...query(operation as Operation<object, State>, params ?? {}),
    enabled: isFollowing,
    refetchInterval: ({ state }) => {
      if (isHttpError(state.error, 400, 401, 403, 404)) return false
      return state.data === undefined || isRunning(state.data)
        ? lookAgain(state.dataUpdateCount + state.errorUpdateCount)
        : false
    },
  })
  const state = result.data as State | undefined
  const hasEnded = state !== undefined && !isRunning(state)
  const changed = changes.join()
  const ended = isFollowing && hasEnded ? JSON.stringify(params) : undefined
  useEffect(() => {
    if (ended !== undefined && changed !== '') void refresh(queryClient, changed.split(','))
  }, [ended, changed, queryClient])
  return { state, error: result.error, isRunning: isFollowing && !hasEnded && !result.error }
}

/**
 * Follows a job to its end, as `useFollow` does, with its progress from 0 to 1.
 * @param jobUuid undefined while there is no job
 * @param changes resources whose data the job changes, such as `translationMemories`
 */
export function useJob(jobUuid: string | undefined, changes: readonly string[] = []) {
  const { state: job, ...rest } = useFollow(get, jobUuid === undefined ? undefined : { path: { jobUuid } }, changes)
  return { job, ...rest, progress: job && progressOf(job) }
}

export interface RunSettings<Outcome> extends Omit<RunOptions<Outcome>, 'signal' | 'onProgress'> {
  /** Resources whose data the work changes, beside those that the contract names. */
  readonly changes?: readonly string[]
  readonly onDone?: (outcome: Outcome) => void
  /** The meta of the mutation, such as how the page shows its errors. */
  readonly meta?: Record<string, unknown>
}

/**
 * Starts work in the background and follows it to its end, whichever of the three patterns it has; then refreshes what it
 * changed. Leaving the page ends the wait, not the work, and is not an error. Work that fails is a `JobError`.
 * @example const archive = useRun(projects.startDownload, { onDone: ({ downloadUrl }) => save(downloadUrl) })
 */
export function useRun<Params, Result, Outcome>(
  operation: AsyncOperation<Params, Result, Outcome>,
  { changes = [], onDone, meta, ...options }: RunSettings<Outcome> = {},
) {
  const queryClient = useQueryClient()
  const abort = useRef<AbortController>(null)
  const [state, setState] = useState<Outcome>()
  const { mutate, reset, data, error, isPending } = useMutation<Outcome, Error, Params>({
    mutationFn: (params) => {
      abort.current?.abort()
      const controller = (abort.current = new AbortController())
      setState(undefined)
      const following: RunOptions<Outcome> = {
        ...options,
        signal: controller.signal,
        onProgress: (seen) => setState(() => seen),
      }
      return run(sdkOf(queryClient), operation as AsyncOperation<object, Result, Outcome>, params as object, following)
    },
    ...(meta && { meta }),
    onSuccess: async (outcome) => {
      await refresh(queryClient, [...changedBy(operation), ...changes])
      onDone?.(outcome)
    },
  })
  useEffect(() => () => abort.current?.abort(), [])
  return {
    /** Starts the work; work that was followed before is no longer. */
    run: (params: Params) => mutate(params),
    isRunning: isPending,
    /** The last state that was seen, a failed one included. */
    state,
    /** The result of the work. */
    data,
    error: isAbortError(error) ? null : error,
    /** Ends the wait, or forgets that the work failed. */
    stop: () => {
      abort.current?.abort()
      reset()
    },
  }
}
