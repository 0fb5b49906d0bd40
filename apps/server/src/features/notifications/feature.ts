import { defineFeature } from '../../identity/feature.ts'
import { watchMails } from './collect-mails.ts'
import { notifications } from './notifications.api.ts'
import { watchQuotas } from './quota-mails.ts'
import { tellingOfJournal, watchDays } from './tell-people.ts'
import { undoDefaults } from './undo-defaults.ts'

export const feature = defineFeature({
  api: { notifications },
  feedReaders: () => [tellingOfJournal],
  workers: [watchQuotas],
  tellers: [watchDays, watchMails],
  undo: { NOTIFICATION_DEFAULTS_UPDATED: undoDefaults },
  settingsPages: { NOTIFICATIONS: { events: ['NOTIFICATION_DEFAULTS_UPDATED'] } },
})
