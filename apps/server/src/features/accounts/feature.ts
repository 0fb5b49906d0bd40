import { defineFeature } from '../../identity/feature.ts'
import { accountsApi } from './accounts.api.ts'
import { undoEntryPoint } from './undo-entry-point.ts'

export const feature = defineFeature({
  api: { accounts: accountsApi },
  undo: { ACCOUNT_ENTRY_POINT_CHANGED: undoEntryPoint },
  settingsPages: {
    START_PAGES: { events: ['ACCOUNT_ENTRY_POINT_CHANGED'] },
    PLAN: { events: ['ACCOUNT_UPDATED'], state: (_context, { tier }) => ({ accountType: tier }) },
  },
})
