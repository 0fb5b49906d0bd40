import { rulesOfAccount, writeAccountRules, type WholeRules } from './placement-rules.ts'
import { settingsOf, writeSettings, type SettingsOfAccount } from './settings-of.ts'
import { formerly, type Undo } from '../../../identity/undo.ts'

/** Switches and choices of the account. */
export const undoSettings: Undo = {
  present: async ({ db }, { id }) => ({ ...(await settingsOf(db, id)) }),

  async restore({ db }, { id }, change) {
    await writeSettings(db, id, formerly<Partial<SettingsOfAccount>>(change))
    return { event: 'ACCOUNT_SETTINGS_UPDATED' }
  },
}

/** How tasks are assigned by themselves. */
export const undoPlacement: Undo = {
  present: async ({ db }, { id }) => ({ ...(await rulesOfAccount(db, id)) }),

  async restore({ db }, { id }, change) {
    await writeAccountRules(db, id, { ...(await rulesOfAccount(db, id)), ...formerly<Partial<WholeRules>>(change) })
    return { event: 'PLACEMENT_SETTINGS_UPDATED' }
  },
}
