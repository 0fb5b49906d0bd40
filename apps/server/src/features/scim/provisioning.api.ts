import type { Context, Handlers } from '../../identity/context.ts'
import { requireFeature } from '../../identity/require-feature.ts'
import { newSecret, secretHash } from '../../identity/sessions.ts'
import { accountEntity, holdReachedAccount, visitAccount, type AccountRow } from '../../identity/visit-account.ts'
import { changedFields } from '../../kernel/changed-fields.ts'
import { lastSettingsChange } from '../account-settings/last-settings-change.ts'
import { applyToAll } from './apply-to-all.ts'
import { lastSync } from './last-sync.ts'
import { endpointAt, settingsRow, showSettings, stateOf, storeToken, writeSettings } from './settings.ts'

const events = ['PROVISIONING_UPDATED', 'PROVISIONING_TOKEN_CREATED', 'PROVISIONING_TOKEN_REMOVED']

export const provisioning = {
  async createToken(input) {
    const { db, now } = input
    const account = await hold(input)
    requireFeature(input.session, 'SINGLE_SIGN_ON')
    const token = `scim_${newSecret()}`
    const set = { tokenHash: secretHash(token), tokenHint: token.slice(-4), tokenCreatedAt: now }
    const before = await settingsRow(db, account.id)
    await storeToken(db, account.id, set)
    await record(input, account, {
      ...(before.tokenHash !== null && { before: { token: `…${before.tokenHint}` } }),
      after: { token: `…${set.tokenHint}` },
    })
    return { token, endpoint: endpointAt(input) }
  },

  async removeToken(input) {
    const account = await hold(input)
    const before = await settingsRow(input.db, account.id)
    if (before.tokenHash === null) return
    await storeToken(input.db, account.id, { tokenHash: null, tokenHint: '', tokenCreatedAt: null })
    await record(input, account, { before: { token: `…${before.tokenHint}` } })
  },

  async getSettings(input) {
    const account = await visitAccount(input, input.query.accountUUID, 'PROVISIONING')
    return present(input, account.id)
  },

  async updateSettings(input) {
    const { db } = input
    const account = await hold(input)
    await input.requireVersion({
      entity: accountEntity(account),
      present: () => present(input, account.id),
      events,
    })
    const before = await settingsRow(db, account.id)
    const after = await writeSettings(db, before, input.body)
    const { isChanged, ...parts } = changedFields(stateOf(before), stateOf(after))
    if (isChanged) {
      await record(input, account, parts)
      await applyToAll(input, account, after)
    }
    return present(input, account.id)
  },

  async getLastSync(input) {
    const account = await visitAccount(input, input.query.accountUUID, 'PROVISIONING')
    return lastSync(input.db, await settingsRow(input.db, account.id))
  },
} satisfies Handlers<'provisioning'>

const hold = (input: Context & { query: { accountUUID?: string } }): Promise<AccountRow> =>
  holdReachedAccount(input, input.query.accountUUID ?? input.session.account.id)

async function present(input: Context, accountId: string) {
  const row = await settingsRow(input.db, accountId)
  return { ...showSettings(input, row), ...(await lastSettingsChange(input.db, input.session, accountId, { events })) }
}

const record = (
  { journal, session }: Context,
  account: AccountRow,
  parts: { before?: Record<string, unknown>; after?: Record<string, unknown> },
) =>
  journal({
    author: { accountId: account.id, userId: session.user.id },
    entity: accountEntity(account),
    ...parts,
  })
