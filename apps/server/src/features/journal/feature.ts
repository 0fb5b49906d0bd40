import { defineFeature } from '../../identity/feature.ts'
import { journalApi } from './journal.api.ts'
import { listExportRunner } from '../lists/list-export.ts'
import { undoJournalDays } from './undo-journal-days.ts'
import { journalExport } from './list-journal.ts'
import { journalExportJob } from '../jobs/journal-export-job.ts'
import { removeOldEntries } from './remove-old-entries.ts'

export const feature = defineFeature({
  api: (registry) => ({ journal: journalApi(registry) }),
  runners: ({ registry }) => ({ [journalExportJob]: listExportRunner(journalExport(registry.settingsPages)) }),
  tidy: (db, { now }) => removeOldEntries(db, now),
  undo: { JOURNAL_SETTINGS_UPDATED: undoJournalDays },
  settingsPages: { ACTIVITY: { events: ['JOURNAL_SETTINGS_UPDATED'] } },
})
