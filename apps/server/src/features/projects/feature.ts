import { defineFeature } from '../../identity/feature.ts'
import { clientSummaries } from './client-summary/clientSummaries.api.ts'
import { projects } from './projects.api.ts'
import { projectsBulkJob } from './bulk/bulk-changes-of-projects.ts'
import { projectsBulkRunner } from './bulk/bulk-job.ts'
import { runners } from './runners.ts'
import { usage } from './usage.ts'
import { filesOfReferences } from './references/files-of-references.ts'

export const feature = defineFeature({
  api: { clientSummaries, projects },
  runners: ({ consequences }) => ({ ...runners, [projectsBulkJob]: projectsBulkRunner(consequences) }),
  files: { reference: filesOfReferences },
  usedBy: usage,
})
