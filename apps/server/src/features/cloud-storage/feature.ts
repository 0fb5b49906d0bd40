import { defineFeature } from '../../identity/feature.ts'
import { cloudConnections } from './tables.ts'
import { cloudPurpose } from './connections.ts'
import { cloudStorage } from './cloudStorage.api.ts'

export const feature = defineFeature({
  api: { cloudStorage },
  sealed: [
    { column: cloudConnections.accessToken, purpose: cloudPurpose },
    { column: cloudConnections.refreshToken, purpose: cloudPurpose },
  ],
})
