import { defineFeature } from '../../identity/feature.ts'
import { costs } from './costs.api.ts'
import { logfiles } from './logfiles/logfiles.api.ts'
import { runners } from './runners.ts'

export const feature = defineFeature({
  api: { costs, logfiles },
  runners: () => runners,
})
