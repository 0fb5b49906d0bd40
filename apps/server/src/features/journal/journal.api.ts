import type { Handlers } from '../../identity/context.ts'
import type { Registry } from '../../identity/feature.ts'
import { reachAccount } from '../../identity/reach-account.ts'
import { accountEntity, holdReachedAccount, visitAccount, type AccountRow } from '../../identity/visit-account.ts'
import { changedFields } from '../../kernel/changed-fields.ts'
import { checkChain } from '../../kernel/journal-chain.ts'
import { listExportCalls } from '../lists/list-export.ts'
import { settingsOf, writeSettings } from '../account/settings/settings-of.ts'
import { journalExport, listJournal } from './list-journal.ts'
import { keepCheck, showChain, showSettings } from './show-state.ts'

export const journalApi = ({ settingsPages }: Registry) => {
  const exports = listExportCalls(journalExport(settingsPages))
  return {
    async list(input) {
      const { id } = await visitAccount(input, input.path.accountUUID, 'JOURNAL')
      return listJournal(input.db, input.session, id, input.query, input.now, settingsPages)
    },

    async startExport(input) {
      const { id: accountId } = await visitAccount(input, input.path.accountUUID, 'JOURNAL')
      return exports.startExport(Object.assign(input, { body: { ...input.body, accountId } }))
    },

    async getExportStatus(input) {
      await reachAccount(input.db, input.session, input.path.accountUUID)
      return exports.getExportStatus(input)
    },

    async getSettings(input) {
      const { id } = await visitAccount(input, input.path.accountUUID, 'JOURNAL')
      return showSettings(input.db, input.session, id)
    },

    async updateSettings(input) {
      const account = await holdReachedAccount(input, input.path.accountUUID)
      const present = () => showSettings(input.db, input.session, account.id)
      await input.requireVersion({ entity: accountEntity(account), present })
      const { keepDays } = input.body
      const { journalDays } = await settingsOf(input.db, account.id)
      const { isChanged, ...parts } = changedFields({ keepDays: journalDays }, { keepDays })
      if (!isChanged) return present()
      await writeSettings(input.db, account.id, { journalDays: keepDays })
      await input.journal({ ...about(account), ...parts })
      return present()
    },

    async getChain(input) {
      const { id } = await visitAccount(input, input.path.accountUUID, 'JOURNAL')
      return showChain(input.db, input.session, id)
    },

    async verify(input) {
      const account = await visitAccount(input, input.path.accountUUID, 'JOURNAL')
      // Long journals take seconds, in which no one waits for a lock or a connection.
      const found = await checkChain(input.db, account.id)
      return input.inTransaction(async (context) => {
        const check = await keepCheck(context.db, context.session, account.id, { at: context.now.getTime(), ...found })
        const detail = { entries: found.entries, problems: found.problems.length }
        await context.journal({ ...about(account), detail })
        return check
      })
    },
  } satisfies Handlers<'journal'>
}

const about = (account: AccountRow) => ({
  accountId: account.id,
  entity: accountEntity(account),
})
