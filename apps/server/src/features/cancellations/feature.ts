import { defineFeature } from '../../identity/feature.ts'
import { cancellationOptions } from './cancellationOptions.api.ts'
import { countActiveOptions } from './options.ts'
import { undoOption, undoOptions } from './undo-options.ts'

export const feature = defineFeature({
  api: { cancellationOptions },
  undo: {
    CANCELLATION_OPTIONS_UPDATED: undoOptions,
    CANCELLATION_OPTION_ARCHIVED: undoOption,
    CANCELLATION_OPTION_CREATED: undoOption,
  },
  settingsPages: {
    CANCELLATIONS: {
      events: ['CANCELLATION_OPTION_CREATED', 'CANCELLATION_OPTIONS_UPDATED', 'CANCELLATION_OPTION_ARCHIVED'],
      state: async ({ db }, { id }) => ({ count: await countActiveOptions(db, id) }),
    },
  },
})
