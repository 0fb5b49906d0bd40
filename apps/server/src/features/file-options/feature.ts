import { defineFeature } from '../../identity/feature.ts'
import { fileOptions } from './fileOptions.api.ts'
import { eq } from 'drizzle-orm'
import { fileOptions as fileOptionRows } from './tables.ts'
import { undoFileOptions } from './undo-file-options.ts'

export const feature = defineFeature({
  api: { fileOptions },
  undo: { FILE_OPTIONS_REMOVED: undoFileOptions, FILE_OPTIONS_SET: undoFileOptions },
  settingsPages: {
    FILE_OPTIONS: {
      events: ['FILE_OPTIONS_SET', 'FILE_OPTIONS_REMOVED'],
      counts: (db, accountId) => ({ count: db.$count(fileOptionRows, eq(fileOptionRows.accountId, accountId)) }),
    },
  },
})
