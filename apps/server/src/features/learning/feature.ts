import { defineFeature } from '../../identity/feature.ts'
import { runners } from './runners.ts'

export const feature = defineFeature({
  runners: () => runners,
})
