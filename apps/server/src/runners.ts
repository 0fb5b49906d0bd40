import type { JobRunner } from './engine/jobs/jobs.ts'

/** What runs each type of job. */
export const runners: Readonly<Record<string, JobRunner>> = {}
