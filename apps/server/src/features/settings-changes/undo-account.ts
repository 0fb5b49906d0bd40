import { eq } from 'drizzle-orm'
import type { NotificationDefaultsUpdate } from '@dragoman/sdk/operations/notifications'
import type { EntryPoint } from '@dragoman/sdk/operations/accounts'
import { updateOne } from '../../kernel/database/one-row.ts'
import { accounts } from '../../kernel/tables.ts'
import { defaultsOf, stateOf } from '../notifications/choices.ts'
import { writeDefaults } from '../notifications/write-defaults.ts'
import { rulesOfAccount, writeAccountRules, type WholeRules } from '../settings-of-accounts/placement-rules.ts'
import { settingsOf, writeSettings, type SettingsOfAccount } from '../settings-of-accounts/settings-of.ts'
import { formerly, type Change, type Undo } from '../settings-of-accounts/undo.ts'

/** Switches and choices of the account. */
export const undoSettings: Undo = {
  present: async ({ db }, { id }) => ({ ...(await settingsOf(db, id)) }),

  async restore({ db }, { id }, change) {
    await writeSettings(db, id, formerly<Partial<SettingsOfAccount>>(change))
    return { event: 'ACCOUNT_SETTINGS_UPDATED' }
  },
}

/** How long the journal is kept. What was deleted meanwhile does not come back. */
export const undoJournalDays: Undo = {
  present: async ({ db }, { id }) => ({ keepDays: (await settingsOf(db, id)).journalDays }),

  async restore({ db }, { id }, change) {
    await writeSettings(db, id, { journalDays: formerly<{ keepDays: number | null }>(change).keepDays })
    return { event: 'JOURNAL_SETTINGS_UPDATED' }
  },
}

/** Where people of a role start. */
export const undoEntryPoint: Undo = {
  which: 'role',

  present: (_context, { entryPoints }, change) =>
    Promise.resolve({ entryPoint: entryPoints[roleOf(change)] ?? 'HOME' }),

  async restore({ db }, { id, entryPoints }, change) {
    const { entryPoint } = formerly<{ entryPoint: EntryPoint }>(change)
    await updateOne(db, accounts, eq(accounts.id, id), {
      entryPoints: { ...entryPoints, [roleOf(change)]: entryPoint },
    })
    return { event: 'ACCOUNT_ENTRY_POINT_CHANGED' }
  },
}

const roleOf = ({ detail }: Change) => detail['role'] as keyof typeof accounts.$inferSelect.entryPoints

/** Which roles are told of what. */
export const undoDefaults: Undo = {
  present: async ({ db }, { id }) => stateOf(await defaultsOf(db, id)),

  async restore({ db }, { id }, change) {
    const kinds = Object.entries(formerly<ReturnType<typeof stateOf>>(change)).map(
      ([code, { email, daily, inApp }]) => ({ code, roles: [...email], daily: [...daily], inApp: [...inApp] }),
    )
    await writeDefaults(db, id, kinds as NotificationDefaultsUpdate['kinds'])
    return { event: 'NOTIFICATION_DEFAULTS_UPDATED' }
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
