import { notificationKinds } from '@dragoman/sdk/notifications'
import type { NotificationDefaults } from '@dragoman/sdk/operations/notifications'
import type { Context, Handlers } from '../../identity/context.ts'
import { accountEntity, holdReachedAccount, visitAccount, type AccountRow } from '../../identity/visit-account.ts'
import { changedFields } from '../../kernel/changed-fields.ts'
import { versionOf } from '../../kernel/version.ts'
import { lastSettingsChange } from '../account-settings/last-settings-change.ts'
import { type Defaults, defaultsOf } from './recipients.ts'
import { writeDefaults } from './write-defaults.ts'

const events = ['NOTIFICATION_DEFAULTS_UPDATED']

export const notifications = {
  async getDefaults(input) {
    return show(input, await visitAccount(input, input.path.accountUUID, 'SETTINGS'))
  },

  async updateDefaults(input) {
    const { db, session, body, journal } = input
    const account = await holdReachedAccount(input, input.path.accountUUID)
    const present = () => show(input, account)
    await input.requireVersion({ entity: accountEntity(account), present, events })
    const before = stateOf(await defaultsOf(db, account.id))
    await writeDefaults(db, account.id, body.kinds)
    const { isChanged, ...parts } = changedFields(before, stateOf(await defaultsOf(db, account.id)))
    const author = { accountId: account.id, userId: session.user.id }
    if (isChanged) await journal({ author, entity: accountEntity(account), ...parts })
    return present()
  },
} satisfies Handlers<'notifications'>

const stateOf = (defaults: Defaults) => Object.fromEntries(defaults)

/** The kinds that the product sends mails of. */
async function show({ db, session }: Context, { id }: AccountRow): Promise<NotificationDefaults> {
  const defaults = await defaultsOf(db, id)
  const kinds = notificationKinds
    .filter(({ roles }) => roles.length > 0)
    .map(({ code, roles }) => ({ code, roles: [...defaults.get(code)!], available: [...roles] }))
  return { kinds, version: versionOf(kinds), ...(await lastSettingsChange(db, session, id, { events })) }
}
