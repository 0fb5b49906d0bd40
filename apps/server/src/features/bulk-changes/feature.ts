import { defineFeature } from '../../identity/feature.ts'
import { bulkChanges } from './bulkChanges.api.ts'

export const feature = defineFeature({
  api: { bulkChanges },
})
