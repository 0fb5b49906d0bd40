import { defineFeature } from '../../identity/feature.ts'
import { listViews } from './listViews.api.ts'

export const feature = defineFeature({
  api: { listViews },
})
