import { defineFeature } from '../../identity/feature.ts'
import { portal } from './portal.api.ts'

export const feature = defineFeature({
  api: { portal },
})
