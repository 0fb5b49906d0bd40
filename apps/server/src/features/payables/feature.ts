import { defineFeature } from '../../identity/feature.ts'
import { payables } from './payables.api.ts'
import { payableRunJob, payableRunner } from './runs/run-job.ts'
import { filesOfPayables } from './facts/file-rows.ts'

export const feature = defineFeature({
  api: { payables },
  runners: () => ({ [payableRunJob]: payableRunner }),
  files: { payableFile: filesOfPayables },
})
