import { defineFeature } from '../../identity/feature.ts'
import { provisioning } from './provisioning.api.ts'
import { forgetSyncs } from './last-sync.ts'
import { undoProvisioning } from './undo-provisioning.ts'

export const feature = defineFeature({
  api: { provisioning },
  tidy: (db, { now }) => forgetSyncs(db, now),
  undo: { PROVISIONING_UPDATED: undoProvisioning },
  settingsPages: {
    PROVISIONING: { events: ['PROVISIONING_UPDATED', 'PROVISIONING_TOKEN_CREATED', 'PROVISIONING_TOKEN_REMOVED'] },
  },
})
