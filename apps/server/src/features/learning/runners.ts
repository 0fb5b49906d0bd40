import type { JobRunner } from '../../kernel/jobs/job-runner.ts'
import { learnJob, learnRunner } from './learn-job.ts'

/** What runs the jobs of what memories learn, by their type. */
export const runners: Readonly<Record<string, JobRunner>> = {
  [learnJob]: learnRunner,
}
