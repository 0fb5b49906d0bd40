import { defineFeature } from '../../identity/feature.ts'
import { files } from './files.api.ts'

export const feature = defineFeature({
  api: (registry) => ({ files: files(registry) }),
})
