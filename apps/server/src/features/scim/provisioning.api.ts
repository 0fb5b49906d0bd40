import type { Context, Handlers } from '../../identity/context.ts'
import { reachAccount } from '../../identity/reach-account.ts'
import { requireFeature } from '../../identity/require-feature.ts'
import { newSecret, secretHash } from '../../identity/sessions.ts'
import { accountEntity, holdReachedAccount, visitAccount, type AccountRow } from '../../identity/visit-account.ts'
import { invalid } from '../../kernel/refusals.ts'
import { changedFields } from '../../kernel/changed-fields.ts'
import { lastSettingsChange } from '../account/settings/last-settings-change.ts'
import { checkOtp, checkPassword, findSelf } from '../sign-in/own-account.ts'
import { applyToAll } from './apply-to-all.ts'
import { lastSync } from './last-sync.ts'
import { endpointAt, settingsRow, showSettings, stateOf, storeToken, writeSettings } from './settings.ts'

const events = ['PROVISIONING_UPDATED', 'PROVISIONING_TOKEN_CREATED', 'PROVISIONING_TOKEN_REMOVED'] as const

export const provisioning = {
  async createToken(input) {
    const { db, now, body } = input
    const { password, otp, expirationDate } = body
    await reachAccount(db, input.session, input.query.accountUUID)
    requireFeature(input.session, 'SINGLE_SIGN_ON')
    const user = await findSelf(input)
    await checkPassword(input, user, password)
    await checkOtp(input, user, otp)
    const tokenExpiresAt = endOf(expirationDate, now)
    const account = await hold(input)
    const token = `scim_${newSecret()}`
    const set = {
      tokenHash: secretHash(token),
      tokenHint: token.slice(-4),
      tokenCreatedAt: now,
      tokenCreatedBy: user.id,
      tokenExpiresAt,
    }
    const before = await settingsRow(db, account.id)
    await storeToken(db, account.id, set)
    await record(input, account, {
      ...(before.tokenHash !== null && { before: { token: `…${before.tokenHint}` } }),
      after: { token: `…${set.tokenHint}`, expirationDate },
    })
    return { token, endpoint: endpointAt(input), expirationDate }
  },

  async removeToken(input) {
    const account = await hold(input)
    const before = await settingsRow(input.db, account.id)
    if (before.tokenHash === null) return
    await storeToken(input.db, account.id, noToken)
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

const noToken = { tokenHash: null, tokenHint: '', tokenCreatedAt: null, tokenCreatedBy: null, tokenExpiresAt: null }

/** How long a token may work, in milliseconds. */
const longestLife = 366 * 24 * 60 * 60 * 1000

/** @throws ApiError 400 for an end in the past, or too far away */
function endOf(expirationDate: number, now: Date): Date {
  const life = expirationDate - now.getTime()
  if (life > 0 && life <= longestLife) return new Date(expirationDate)
  throw invalid('body.expirationDate', 'Choose a date in the future, at most 366 days from now.')
}

const hold = (input: Context & { query: { accountUUID?: string } }): Promise<AccountRow> =>
  holdReachedAccount(input, input.query.accountUUID ?? input.session.account.id)

async function present(input: Context, accountId: string) {
  const row = await settingsRow(input.db, accountId)
  return {
    ...(await showSettings(input, row)),
    ...(await lastSettingsChange(input.db, input.session, accountId, { events })),
  }
}

const record = (
  { journal }: Context,
  account: AccountRow,
  parts: { before?: Record<string, unknown>; after?: Record<string, unknown> },
) =>
  journal({
    accountId: account.id,
    entity: accountEntity(account),
    ...parts,
  })
