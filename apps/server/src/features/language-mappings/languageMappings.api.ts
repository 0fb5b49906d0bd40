import type { Handlers } from '../../identity/context.ts'
import { accountEntity, holdReachedAccount, visitAccount, type AccountRow } from '../../identity/visit-account.ts'
import { accountOfMapping, addMapping, listMappings, removeMapping, showMapping } from './language-mappings.ts'
import { lastSettingsChange } from '../account/settings/last-settings-change.ts'

const events = ['LANGUAGE_MAPPING_CREATED', 'LANGUAGE_MAPPING_REMOVED'] as const

export const languageMappings = {
  async list(input) {
    const { db, session } = input
    const { id } = await visitAccount(input, input.path.id, 'SETTINGS')
    return { mappings: await listMappings(db, id), ...(await lastSettingsChange(db, session, id, { events })) }
  },

  async create(input) {
    const { db, path, body, journal } = input
    const account = await holdReachedAccount(input, path.id)
    const mapping = await addMapping(db, account.id, body)
    const { code, language } = mapping
    await journal({ ...about(account), after: { code, language }, detail: { code } })
    return showMapping(mapping)
  },

  async remove(input) {
    const { db, path, journal } = input
    const account = await holdReachedAccount(input, await accountOfMapping(db, path.id))
    const { code, language } = await removeMapping(db, account.id, path.id)
    await journal({ ...about(account), before: { code, language }, detail: { code } })
  },
} satisfies Handlers<'languageMappings'>

const about = (account: AccountRow) => ({
  accountId: account.id,
  entity: accountEntity(account),
})
