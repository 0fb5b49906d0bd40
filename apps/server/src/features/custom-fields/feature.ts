import { defineFeature } from '../../identity/feature.ts'
import { customFields } from './customFields.api.ts'
import { and, eq, isNull } from 'drizzle-orm'
import { customFields as customFieldRows } from './tables.ts'
import { undoField, undoSorting } from './undo-fields.ts'

export const feature = defineFeature({
  api: { customFields },
  undo: { CUSTOM_FIELDS_SORTED: undoSorting, CUSTOM_FIELD_UPDATED: undoField },
  settingsPages: {
    CUSTOM_FIELDS: {
      events: ['CUSTOM_FIELD_CREATED', 'CUSTOM_FIELD_UPDATED', 'CUSTOM_FIELDS_SORTED'],
      counts: (db, accountId) => ({
        count: db.$count(
          customFieldRows,
          and(eq(customFieldRows.accountId, accountId), isNull(customFieldRows.archivedAt)),
        ),
      }),
    },
  },
})
