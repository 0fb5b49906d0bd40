import { defineFeature } from '../../identity/feature.ts'
import { termRequests } from './termRequests.api.ts'

export const feature = defineFeature({
  api: { termRequests },
})
