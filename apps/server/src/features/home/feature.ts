import { defineFeature } from '../../identity/feature.ts'
import { home } from './home.api.ts'

export const feature = defineFeature({
  api: { home },
})
