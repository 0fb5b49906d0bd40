import { defineFeature } from '../../identity/feature.ts'
import { search } from './search.api.ts'

export const feature = defineFeature({
  api: { search },
})
