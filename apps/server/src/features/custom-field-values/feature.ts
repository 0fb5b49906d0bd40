import { defineFeature } from '../../identity/feature.ts'
import { customFieldValues } from './customFieldValues.api.ts'

export const feature = defineFeature({
  api: { customFields: customFieldValues },
})
