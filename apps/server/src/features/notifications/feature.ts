import { defineFeature } from '../../identity/feature.ts'
import { notifications } from './notifications.api.ts'
import { watchQuotas } from './quota-mails.ts'
import { tellingOfJournal, watchDays } from './tell-people.ts'
import { undoDefaults } from './undo-defaults.ts'

export const feature = defineFeature({
  api: { notifications },
  feedReaders: (terms) => [tellingOfJournal(terms)],
  workers: [watchQuotas],
  tellers: [watchDays],
  undo: { NOTIFICATION_DEFAULTS_UPDATED: undoDefaults },
  settingsPages: { NOTIFICATIONS: { events: ['NOTIFICATION_DEFAULTS_UPDATED'] } },
})
