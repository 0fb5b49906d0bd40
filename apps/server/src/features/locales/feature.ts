import { defineFeature } from '../../identity/feature.ts'
import { locales } from './locales.api.ts'

export const feature = defineFeature({
  api: { locales },
})
