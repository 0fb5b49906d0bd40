import { runners as memories } from './features/memories/runners.ts'
import { runners as projects } from './features/projects/runners.ts'
import { runners as tasks } from './features/tasks/runners.ts'
import type { JobRunner } from './kernel/jobs/job-runner.ts'

/** What runs each type of job. */
export const runners: Readonly<Record<string, JobRunner>> = { ...memories, ...projects, ...tasks }
