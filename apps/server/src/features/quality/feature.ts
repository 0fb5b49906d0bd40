import { and, eq } from 'drizzle-orm'
import { defineFeature } from '../../identity/feature.ts'
import { listExportRunner } from '../lists/list-export.ts'
import { reviewCategories } from './categories/reviewCategories.api.ts'
import { keptReports } from './kept-reports/keptReports.api.ts'
import { reportSchedules } from './kept-reports/reportSchedules.api.ts'
import { reportMailJob, reportMailRunner, watchSchedules } from './kept-reports/send-reports.ts'
import { qualityProfiles } from './profiles/qualityProfiles.api.ts'
import { quality } from './quality.api.ts'
import { watchReplies } from './reply/watch-replies.ts'
import { findingExport } from './sums/export-findings.ts'
import { qualityReports } from './sums/qualityReports.api.ts'
import { reviewListExport } from './views/export-reviews.ts'
import { qualityProfiles as qualityProfileRows, reviewCategories as reviewCategoryRows } from './tables.ts'

const isOwnActive = and(eq(reviewCategoryRows.isSystem, false), eq(reviewCategoryRows.active, true))

export const feature = defineFeature({
  api: { keptReports, quality, qualityProfiles, qualityReports, reportSchedules, reviewCategories },
  runners: () => ({
    [findingExport.jobType]: listExportRunner(findingExport),
    [reviewListExport.jobType]: listExportRunner(reviewListExport),
    [reportMailJob]: reportMailRunner,
  }),
  settingsPages: {
    REVIEW_CATEGORIES: {
      events: ['REVIEW_CATEGORY_CREATED', 'REVIEW_CATEGORY_UPDATED', 'REVIEW_CATEGORY_REMOVED'],
      counts: (db, accountId) => ({
        count: db.$count(reviewCategoryRows, and(isOwnActive, eq(reviewCategoryRows.accountId, accountId))),
      }),
    },
    QUALITY_PROFILES: {
      events: ['QUALITY_PROFILE_CREATED', 'QUALITY_PROFILE_UPDATED', 'QUALITY_PROFILE_REMOVED'],
      counts: (db, accountId) => ({
        count: db.$count(qualityProfileRows, eq(qualityProfileRows.accountId, accountId)),
      }),
    },
  },
  workers: [watchReplies, watchSchedules],
})
