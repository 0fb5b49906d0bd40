import type { JobRunner } from '../../kernel/jobs/job-runner.ts'
import { createSegmentsJob, createSegmentsRunner } from './segments/create-segments-job.ts'
import { preTranslateJob, preTranslateRunner } from './segments/pre-translate-job.ts'

/** What runs the jobs of taking in files, by their type. */
export const runners: Readonly<Record<string, JobRunner>> = {
  [createSegmentsJob]: createSegmentsRunner,
  [preTranslateJob]: preTranslateRunner(),
}
