import type { SettingsPageCode } from '@dragoman/sdk/operations/accountSettings'
import type { Handlers } from '../../identity/context.ts'
import { visitAccount } from '../../identity/visit-account.ts'
import { currentLimit } from '../account-management/show-account.ts'
import { wordsThisMonth } from '../usage/metrics.ts'
import { settingsChanges, settingsEvents } from './settings-changes.ts'
import { settingsCounts } from './settings-counts.ts'

export const settingsOverview = {
  async getOverview(input) {
    const { db, session, now } = input
    const account = await visitAccount(input, input.path.accountUUID, 'SETTINGS')
    const changes = await settingsChanges(db, session, account.id)
    const { counts, failing } = await settingsCounts(db, account.id)
    const words = await wordsThisMonth(db, [account.id], now)
    const { currentLimit: limit } = currentLimit(account)
    const more = {
      USAGE: { count: words.get(account.id) ?? 0, ...(limit !== undefined && { limit }) },
      WEBHOOKS: { failing },
      FINANCE: { currency: account.currency },
      PLAN: { accountType: account.tier },
    }
    return (Object.keys(settingsEvents) as SettingsPageCode[]).map((page) => ({
      page,
      ...(counts[page] !== undefined && { count: counts[page] }),
      ...(page in more && more[page as keyof typeof more]),
      ...changes.get(page),
    }))
  },
} satisfies Pick<Handlers<'accountSettings'>, 'getOverview'>
