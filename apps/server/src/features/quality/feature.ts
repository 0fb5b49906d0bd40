import { defineFeature } from '../../identity/feature.ts'
import { listExportRunner } from '../lists/list-export.ts'
import { reviewCategories } from './categories/reviewCategories.api.ts'
import { qualityProfiles } from './profiles/qualityProfiles.api.ts'
import { quality } from './quality.api.ts'
import { watchReplies } from './reply/watch-replies.ts'
import { findingExport } from './sums/export-findings.ts'
import { qualityReports } from './sums/qualityReports.api.ts'

export const feature = defineFeature({
  api: { quality, qualityProfiles, qualityReports, reviewCategories },
  runners: () => ({ [findingExport.jobType]: listExportRunner(findingExport) }),
  workers: [watchReplies],
})
