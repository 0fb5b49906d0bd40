import { defineFeature } from '../../identity/feature.ts'
import { languageMappings } from './languageMappings.api.ts'
import { eq } from 'drizzle-orm'
import { languageMappings as mappingRows } from './tables.ts'
import { undoMapping } from './undo-mappings.ts'

export const feature = defineFeature({
  api: { languageMappings },
  undo: { LANGUAGE_MAPPING_CREATED: undoMapping, LANGUAGE_MAPPING_REMOVED: undoMapping },
  settingsPages: {
    LANGUAGE_MAPPINGS: {
      events: ['LANGUAGE_MAPPING_CREATED', 'LANGUAGE_MAPPING_REMOVED'],
      counts: (db, accountId) => ({ count: db.$count(mappingRows, eq(mappingRows.accountId, accountId)) }),
    },
  },
})
