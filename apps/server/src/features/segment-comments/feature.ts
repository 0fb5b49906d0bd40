import { defineFeature } from '../../identity/feature.ts'
import { segmentComments } from './segmentComments.api.ts'

export const feature = defineFeature({
  api: { segmentComments },
})
