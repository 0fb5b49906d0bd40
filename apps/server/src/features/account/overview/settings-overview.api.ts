import type { SettingsPageCode } from '@dragoman/sdk/operations/accountSettings'
import type { Handlers } from '../../../identity/context.ts'
import type { Registry } from '../../../identity/feature.ts'
import { visitAccount } from '../../../identity/visit-account.ts'
import { settingsChanges } from './settings-changes.ts'
import { settingsCounts } from './settings-counts.ts'

export const settingsOverview = ({ settingsPages }: Registry) =>
  ({
    async getOverview(input) {
      const { db, session } = input
      const account = await visitAccount(input, input.path.accountUUID, 'SETTINGS')
      const changes = await settingsChanges(db, session, account.id, settingsPages)
      const counts = await settingsCounts(db, account.id, settingsPages)
      const pages = []
      for (const page of Object.keys(settingsPages) as SettingsPageCode[]) {
        const state = await settingsPages[page].state?.(input, account)
        pages.push({ page, ...counts.get(page), ...state, ...changes.get(page) })
      }
      return pages
    },
  }) satisfies Pick<Handlers<'accountSettings'>, 'getOverview'>
