import { aiReviewJob, aiReviewRunner } from './features/ai-review/review-job.ts'
import { runners as glossaries } from './features/glossaries/runners.ts'
import { runners as journal } from './features/journal/runners.ts'
import { runners as memories } from './features/memories/runners.ts'
import { runners as organizations } from './features/organizations/runners.ts'
import { runners as people } from './features/people/runners.ts'
import { runners as projects } from './features/projects/runners.ts'
import { runners as costs } from './features/costs/runners.ts'
import { runners as downloads } from './features/downloads/runners.ts'
import { runners as intake } from './features/intake/runners.ts'
import { runners as learning } from './features/learning/runners.ts'
import { runners as rates } from './features/rates/runners.ts'
import { runners as tasks } from './features/tasks/runners.ts'
import { bulkChangeJob, bulkChangeRunner } from './features/tasks/bulk/bulk-job.ts'
import { consequences } from './consequences.ts'
import { projectsBulkJob } from './features/projects/bulk/bulk-changes-of-projects.ts'
import { projectsBulkRunner } from './features/projects/bulk/bulk-job.ts'
import { routingJob } from './features/project-routing/requests.ts'
import { routingRunner } from './features/project-routing/routing-job.ts'
import type { JobRunner } from './kernel/jobs/job-runner.ts'

/** What runs each type of job. */
export const runners: Readonly<Record<string, JobRunner>> = {
  ...glossaries,
  ...journal,
  ...memories,
  ...organizations,
  ...people,
  ...projects,
  ...costs,
  ...downloads,
  ...intake,
  ...learning,
  ...rates,
  ...tasks,
  [aiReviewJob]: aiReviewRunner(),
  // What follows from a move is not known to the feature.
  [bulkChangeJob]: bulkChangeRunner(consequences),
  [projectsBulkJob]: projectsBulkRunner(consequences),
  [routingJob]: routingRunner(consequences),
}
