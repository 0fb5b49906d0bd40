import { defineFeature } from '../../identity/feature.ts'
import { aiReviewJob, aiReviewRunner } from './review-job.ts'

export const feature = defineFeature({
  runners: ({ settings }) => ({ [aiReviewJob]: aiReviewRunner(settings) }),
})
