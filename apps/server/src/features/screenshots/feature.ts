import { defineFeature } from '../../identity/feature.ts'
import { screenshots } from './screenshots.api.ts'

export const feature = defineFeature({
  api: { screenshots },
})
