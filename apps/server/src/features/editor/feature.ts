import { defineFeature } from '../../identity/feature.ts'
import { editor } from './editor.api.ts'

export const feature = defineFeature({
  api: { editor },
})
