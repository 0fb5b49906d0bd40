import { defineFeature } from '../../identity/feature.ts'
import { textChangeJob, textChangeRunner } from './change-job.ts'
import { textChanges } from './textChanges.api.ts'

export const feature = defineFeature({
  api: { textChanges },
  runners: ({ consequences }) => ({ [textChangeJob]: textChangeRunner(consequences) }),
})
