import { defineFeature } from '../../identity/feature.ts'
import { cloudStorage } from './cloudStorage.api.ts'

export const feature = defineFeature({
  api: { cloudStorage },
})
