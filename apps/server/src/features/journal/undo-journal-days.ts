import { formerly, type Undo } from '../../identity/undo.ts'
import { settingsOf, writeSettings } from '../account/settings/settings-of.ts'

/** How long the journal is kept. What was deleted meanwhile does not come back. */
export const undoJournalDays: Undo = {
  present: async ({ db }, { id }) => ({ keepDays: (await settingsOf(db, id)).journalDays }),

  async restore({ db }, { id }, change) {
    await writeSettings(db, id, { journalDays: formerly<{ keepDays: number | null }>(change).keepDays })
    return { event: 'JOURNAL_SETTINGS_UPDATED' }
  },
}
