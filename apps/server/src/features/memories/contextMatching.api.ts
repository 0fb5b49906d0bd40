import type { Context, Handlers } from '../../identity/context.ts'
import { holdReachedAccount, visitAccount } from '../../identity/visit-account.ts'
import { changeSettings } from '../account/settings/change-settings.ts'
import { switchedTo } from '../account/settings/switched-to.ts'
import { settingsOf } from '../account/settings/settings-of.ts'
import { countContextMatching, requireContextInAll } from './context-matching.ts'

export const contextMatching = {
  async getContextMatching(input) {
    return contextMatchingOf(input.db, (await visitAccount(input, input.path.accountUUID, 'SETTINGS')).id)
  },

  async setRequireContextTmMatching(input) {
    const { db, path, query } = input
    const account = await holdReachedAccount(input, path.accountUUID)
    const requireContextTmMatching = switchedTo(input)
    const memories = query.applyToAll ? await requireContextInAll(db, account.id, requireContextTmMatching) : 0
    await changeSettings(input, account, { requireContextTmMatching }, { memories })
    return contextMatchingOf(db, account.id)
  },
} satisfies Partial<Handlers<'accountSettings'>>

async function contextMatchingOf(db: Context['db'], accountId: string) {
  const { requireContextTmMatching: value } = await settingsOf(db, accountId)
  return { value, ...(await countContextMatching(db, accountId)) }
}
