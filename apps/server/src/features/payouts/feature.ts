import { defineFeature } from '../../identity/feature.ts'
import { payouts } from './payouts.api.ts'
import { filesOfPayouts } from './visible.ts'

export const feature = defineFeature({
  api: { payouts },
  files: { payoutFile: filesOfPayouts },
})
