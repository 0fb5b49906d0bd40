import { isCanceled } from '@dragoman/hooks/jobs'
import type { Job } from '@dragoman/sdk/operations/jobs'
import type { FileDropItem } from '@dragoman/ui/FileDrop'

const states = {
  STARTED: 'uploading',
  FINISHED: 'done',
  FINISHED_WARNING: 'done',
  FAILED: 'error',
} as const satisfies Record<Job['status'], FileDropItem['state']>

/** The file that a job reads, as a row of a drop zone; `progress` is a fraction. */
export const jobRow = (job: Job, progress: number | undefined, name: string): FileDropItem => ({
  id: job.uuid,
  name: job.fileName ?? name,
  state: isCanceled(job) ? 'waiting' : states[job.status],
  progress: progress === undefined ? undefined : 100 * progress,
})
