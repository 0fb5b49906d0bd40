import { defineFeature } from '../../identity/feature.ts'
import { contracts } from './contracts.api.ts'
import { and, eq } from 'drizzle-orm'
import { contracts as contractRows } from '../../identity/tables.ts'
import { undoContract, undoDisplay, undoVersion } from './undo-contracts.ts'

export const feature = defineFeature({
  api: { contracts },
  undo: {
    CONTRACT_CREATED: undoContract,
    CONTRACT_PUBLISHED: undoVersion,
    CONTRACT_REMOVED: undoContract,
    CONTRACT_SETTINGS_UPDATED: undoDisplay,
  },
  settingsPages: {
    CONTRACTS: {
      events: ['CONTRACT_CREATED', 'CONTRACT_PUBLISHED', 'CONTRACT_REMOVED', 'CONTRACT_SETTINGS_UPDATED'],
      counts: (db, accountId) => ({
        count: db.$count(contractRows, and(eq(contractRows.accountId, accountId), eq(contractRows.active, true))),
      }),
    },
  },
})
