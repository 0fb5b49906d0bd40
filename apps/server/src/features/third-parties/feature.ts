import { defineFeature } from '../../identity/feature.ts'
import { thirdParties } from './thirdParties.api.ts'
import { eq } from 'drizzle-orm'
import { thirdParties as thirdPartyRows } from './tables.ts'
import { undoThirdParty } from './undo-third-parties.ts'

export const feature = defineFeature({
  api: { thirdParties },
  undo: {
    THIRD_PARTY_CREATED: undoThirdParty,
    THIRD_PARTY_REMOVED: undoThirdParty,
    THIRD_PARTY_UPDATED: undoThirdParty,
  },
  settingsPages: {
    THIRD_PARTIES: {
      events: ['THIRD_PARTY_CREATED', 'THIRD_PARTY_UPDATED', 'THIRD_PARTY_REMOVED'],
      counts: (db, accountId) => ({ count: db.$count(thirdPartyRows, eq(thirdPartyRows.accountId, accountId)) }),
    },
  },
})
