import { isHttpError } from '@dragoman/sdk/errors'
import { get } from '@dragoman/sdk/operations/jobs'
import type { Job } from '@dragoman/sdk/operations/jobs'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { ApiQueryClient } from './api-query-client.ts'
import { query } from './query.ts'
import { refresh } from './query-client.ts'

/** Milliseconds between two polls of a job: most end at once, and the first polls should not keep the user waiting. */
const lookAgain = (looks: number): number => (looks < 6 ? 250 : 1_000)

export const isRunning = (job: Pick<Job, 'status'>): boolean => job.status === 'STARTED'

/** Whether a job was canceled: such a job ends with a warning (`FINISHED_WARNING`), and its failure says why. */
export const isCanceled = ({ failure }: Pick<Job, 'failure'>): boolean => failure?.code === 'CANCELLED'

/** How much of a job is done, from 0 to 1; undefined while the total is unknown. */
export function progressOf(job: Pick<Job, 'status' | 'progress' | 'failure'>): number | undefined {
  const { status, progress } = job
  if (status === 'FINISHED' || (status === 'FINISHED_WARNING' && !isCanceled(job))) return 1
  return progress.total > 0 ? Math.min(1, progress.done / progress.total) : undefined
}

/**
 * Polls a job until it ends, then refreshes the resources it changed. A job that doesn't exist or isn't visible to the
 * user is requested once; an unreachable server is asked again. Nothing is thrown: `error` is the failure of the last
 * poll, and a failed job tells the reason in `job.error`.
 * @param jobUuid undefined while there is no job
 * @param changes resources whose data the job changes, such as `translationMemories`
 */
export function useJob(jobUuid: string | undefined, changes: readonly string[] = []) {
  const queryClient = useQueryClient()
  const result = useQuery({
    ...query(get, { path: { jobUuid: jobUuid ?? '' } }),
    enabled: jobUuid !== undefined,
    refetchInterval: ({ state }) => {
      if (isHttpError(state.error, 400, 401, 403, 404)) return false
      return state.data === undefined || isRunning(state.data)
        ? lookAgain(state.dataUpdateCount + state.errorUpdateCount)
        : false
    },
  })
  const job = result.data
  const hasEnded = job !== undefined && !isRunning(job)
  const changed = changes.join()
  const ended = hasEnded ? jobUuid : undefined
  useEffect(() => {
    if (ended === undefined || changed === '' || !(queryClient instanceof ApiQueryClient)) return
    void refresh(queryClient, changed.split(','))
  }, [ended, changed, queryClient])
  return {
    job,
    error: result.error,
    isRunning: jobUuid !== undefined && !hasEnded && !result.error,
    progress: job && progressOf(job),
  }
}
