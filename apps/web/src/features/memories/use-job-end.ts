import { useJob } from '@dragoman/hooks/jobs'
import type { Job } from '@dragoman/sdk/operations/jobs'
import { useEffect, useEffectEvent } from 'react'

/** Follows a job of a memory, and says once that it has ended. */
export function useJobEnd(jobUuid: string | undefined, onEnd: (job: Job) => void) {
  const followed = useJob(jobUuid, ['translationMemories', 'activity'])
  const { job } = followed
  const ended = job && job.uuid === jobUuid && job.status !== 'STARTED' ? job : undefined
  const tell = useEffectEvent(onEnd)
  const endedUuid = ended?.uuid
  useEffect(() => {
    if (endedUuid !== undefined && ended) tell(ended)
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once for each job, not for each answer about it
  }, [endedUuid])
  return followed
}
