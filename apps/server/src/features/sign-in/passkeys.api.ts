import { isIP } from 'node:net'
import { securityOf } from '../../identity/account-security.ts'
import type { Context, Handlers } from '../../identity/context.ts'
import { findUser, holdUser } from '../../identity/find-user.ts'
import { requireOutranked } from '../../identity/require-outranked.ts'
import { bareHost } from '../../kernel/loopback.ts'
import { ApiError, conflict, impossible } from '../../kernel/refusals.ts'
import { hasRecoveryCodes, newRecoveryCodes } from './authenticators.ts'
import { checkPassword, findSelf, type User } from './own-account.ts'
import {
  addPasskey,
  countPasskeys,
  creationOptions,
  findPasskey,
  hostOf,
  listPasskeys,
  removePasskey,
  removePasskeys,
  renamePasskey,
  showPasskey,
  type PasskeyRow,
} from './passkeys.ts'
import { dropIdleCodes } from './recovery-codes.ts'
import { requireMethod } from './sign-in-methods.ts'

/** How many passkeys a person can have. */
const limit = 20

export const passkeys = {
  async list(input) {
    const { id } = await findSelf(input)
    return (await listPasskeys(input.db, id)).map((row) => showPasskey(row, hostOf(input)))
  },

  async begin(input) {
    const user = await findSelf(input)
    const host = hostOf(input)
    if (isIP(bareHost(host)) !== 0)
      throw impossible('Browsers have no passkeys for IP addresses. Open Dragoman by a host name.', 'PASSKEY_HOST', {
        host,
      })
    await requireRoom(input, user)
    await checkPassword(input, user, input.body.password)
    return creationOptions(input, user)
  },

  async create(input) {
    const { db, body, mail, journal } = input
    const { id } = await findSelf(input)
    const user = await holdUser(db, id)
    await requireRoom(input, user)
    const row = await addPasskey(input, user.id, body.name.trim(), body.passkey)
    if (row === undefined) throw conflict('This passkey has already been added.', null)
    if (row === null)
      throw new ApiError(400, "The passkey couldn't be verified. Try again.", { code: 'PASSKEY_REFUSED' })
    await mail(user, 'passkeyAdded', { passkey: row.name })
    await journal({ ...about(user), after: stateOf(row) })
    const recoveryCodes = (await hasRecoveryCodes(db, user.id)) ? undefined : await newRecoveryCodes(db, user.id)
    return { passkey: showPasskey(row, hostOf(input)), ...(recoveryCodes && { recoveryCodes }) }
  },

  async rename(input) {
    const { db, path, body, journal } = input
    const user = await findSelf(input)
    const before = await findPasskey(db, user.id, path.passkeyUuid)
    const row = await renamePasskey(db, before, body.name.trim())
    if (row.name !== before.name)
      await journal({ ...about(user), before: { passkey: before.name }, after: { passkey: row.name } })
    return showPasskey(row, hostOf(input))
  },

  async remove(input) {
    const { db, path, body, journal } = input
    const user = await findSelf(input)
    const row = await findPasskey(db, user.id, path.passkeyUuid)
    await checkPassword(input, user, body.password)
    await removePasskey(db, row)
    await dropIdleCodes(db, user.id)
    await journal({ ...about(user), before: stateOf(row) })
  },

  async reset({ db, session, path, journal }) {
    const user = await findUser(db, session, path.id)
    requireOutranked(session, user, 'USER_save')
    const removed = await removePasskeys(db, user.id)
    await dropIdleCodes(db, user.id)
    if (removed.length > 0) await journal({ ...about(user), before: { passkeys: removed.map(({ name }) => name) } })
  },
} satisfies Handlers<'passkeys'>

const about = (user: { id: string; name: string }): Parameters<Context['journal']>[0] => ({
  entity: { type: 'USER', id: user.id, name: user.name },
})

const stateOf = ({ name, host }: PasskeyRow) => ({ passkey: name, host })

/** @throws ApiError 422 where the account allows no passkeys, or the person has as many as there can be */
async function requireRoom({ db }: Pick<Context, 'db'>, user: User): Promise<void> {
  requireMethod((await securityOf(db, user.accountId)).signInMethods, 'PASSKEY')
  if ((await countPasskeys(db, user.id)) >= limit)
    throw impossible(`You already have ${limit} passkeys. Remove one first.`, 'TOO_MANY', { limit })
}
