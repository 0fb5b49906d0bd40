import { defineFeature } from '../../identity/feature.ts'
import { segmentationRules } from './segmentationRules.api.ts'
import { and, eq, isNotNull, isNull } from 'drizzle-orm'
import { segmentationRules as ruleRows } from './tables.ts'
import { undoRules } from './undo-rules.ts'

export const feature = defineFeature({
  api: { segmentationRules },
  undo: { SEGMENTATION_RULES_REMOVED: undoRules, SEGMENTATION_RULES_UPLOADED: undoRules },
  settingsPages: {
    SEGMENTATION: {
      events: ['SEGMENTATION_RULES_UPLOADED', 'SEGMENTATION_RULES_REMOVED'],
      counts: (db, accountId) => ({
        count: db.$count(
          ruleRows,
          and(eq(ruleRows.accountId, accountId), isNull(ruleRows.endedAt), isNotNull(ruleRows.orgUnitId)),
        ),
      }),
    },
  },
})
