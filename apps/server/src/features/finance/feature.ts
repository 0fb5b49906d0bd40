import { defineFeature } from '../../identity/feature.ts'
import { bankAccounts } from './tables.ts'
import { bankAccountPurpose } from './bank-number.ts'
import { finance } from './finance.api.ts'
import { undoPeriodLock } from './period-moves.ts'
import { undoBankAccount, undoFinance } from './undo-finance.ts'

export const feature = defineFeature({
  api: { finance },
  sealed: [{ column: bankAccounts.number, purpose: bankAccountPurpose }],
  undo: {
    BANK_ACCOUNT_CREATED: undoBankAccount,
    FINANCE_PERIOD_LOCKED: undoPeriodLock,
    FINANCE_SETTINGS_UPDATED: undoFinance,
  },
  settingsPages: {
    FINANCE: {
      events: [
        'FINANCE_SETTINGS_UPDATED',
        'BANK_ACCOUNT_CREATED',
        'BANK_ACCOUNT_REMOVED',
        'EXCHANGE_RATE_CREATED',
        'FINANCE_PERIOD_LOCKED',
        'FINANCE_PERIOD_UNLOCKED',
      ],
      state: (_context, { currency }) => ({ currency }),
    },
  },
})
