import { defineFeature } from '../../identity/feature.ts'
import { serviceNow } from './serviceNow.api.ts'

export const feature = defineFeature({
  api: { serviceNow },
})
