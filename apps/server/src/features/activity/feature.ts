import { defineFeature } from '../../identity/feature.ts'
import { activity } from './activity.api.ts'

export const feature = defineFeature({
  api: { activity },
})
