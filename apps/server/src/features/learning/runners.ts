import type { JobRunner } from '../../kernel/jobs/job-runner.ts'
import { learnJob, learnRunner } from './learn-job.ts'

/** The runners of the jobs with which memories learn, by type. */
export const runners: Readonly<Record<string, JobRunner>> = {
  [learnJob]: learnRunner,
}
