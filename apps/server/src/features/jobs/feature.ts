import { defineFeature } from '../../identity/feature.ts'
import { jobs } from './jobs.api.ts'
import { jobFiles } from './job-files.ts'

export const feature = defineFeature({
  api: { jobs },
  files: { job: jobFiles },
})
