import { defineFeature } from '../../identity/feature.ts'
import { tasks } from './tasks.api.ts'
import { bulkChangeJob, bulkChangeRunner } from './bulk/bulk-job.ts'
import { watchOffers } from './placement/watch-offers.ts'
import { runners } from './runners.ts'
import { filesOfTasks } from './files-of-tasks.ts'

export const feature = defineFeature({
  api: { tasks },
  runners: ({ consequences }) => ({ ...runners, [bulkChangeJob]: bulkChangeRunner(consequences) }),
  workers: [watchOffers],
  files: { taskFile: filesOfTasks },
})
