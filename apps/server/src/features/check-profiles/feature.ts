import { eq } from 'drizzle-orm'
import { defineFeature } from '../../identity/feature.ts'
import { checkProfiles as profiles } from '../work/check-tables.ts'
import { checkProfiles } from './checkProfiles.api.ts'
import { undoProfile } from './undo-profiles.ts'

export const feature = defineFeature({
  api: { checkProfiles },
  undo: { CHECK_PROFILE_SAVED: undoProfile },
  settingsPages: {
    CHECKS: {
      events: ['CHECK_PROFILE_SAVED'],
      counts: (db, accountId) => ({ count: db.$count(profiles, eq(profiles.accountId, accountId)) }),
    },
  },
})
