import { defineFeature } from '../../identity/feature.ts'
import { maintenance } from './maintenance.api.ts'

export const feature = defineFeature({
  api: { maintenance },
})
