import { defineFeature } from '../../identity/feature.ts'
import { meta } from './meta.api.ts'

export const feature = defineFeature({
  api: { meta },
})
