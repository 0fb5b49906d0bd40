import type { Context, Handlers } from '../../identity/context.ts'
import { findUser } from '../../identity/find-user.ts'
import { requireOutranked } from '../../identity/require-outranked.ts'
import { notFound } from '../../kernel/refusals.ts'
import { deleteAccessKey, findAccessKey, readLimits, replaceAccessKey, showAccessKey } from '../sign-in/access-keys.ts'
import { checkOtp, checkPassword, findSelf } from '../sign-in/own-account.ts'
import { findOutranked } from './find-outranked.ts'

const about = ({ id, name }: { id: string; name: string }) => ({ entity: { type: 'USER' as const, id, name } })

/** The calls of `users` about access keys: a person's own, and those of the people whom they manage. */
export const usersAccessKey = {
  async getToken({ db, session }) {
    return showAccessKey(db, await findAccessKey(db, session.user.id))
  },

  async createToken(input) {
    const { db, body, now, journal, sessions, afterCommit } = input
    const { password, otp, ...wanted } = body
    const user = await findSelf(input)
    await checkPassword(input, user, password)
    await checkOtp(input, user, otp)
    const limits = await readLimits(input, wanted)
    const key = await replaceAccessKey(db, user.id, limits, now)
    afterCommit(() => sessions.forget())
    const { expiresAt, readOnly, orgUnitIds } = limits
    await journal({
      ...about(user),
      after: { expirationDate: expiresAt?.getTime() ?? null, readOnly, orgUnits: orgUnitIds },
    })
    return key
  },

  async removeToken(input) {
    const user = await findSelf(input)
    await remove(input, user)
  },

  async getAccessKey({ db, session, path }) {
    const user = await findUser(db, session, path.id)
    requireOutranked(session, user, 'USER_save')
    return showAccessKey(db, await findAccessKey(db, user.id))
  },

  async revokeAccessKey(input) {
    await remove(input, await findOutranked(input, input.path.id))
  },
} satisfies Partial<Handlers<'users'>>

async function remove(
  { db, journal, sessions, afterCommit }: Context,
  user: { id: string; name: string },
): Promise<void> {
  if (!(await deleteAccessKey(db, user.id))) throw notFound('access key')
  await journal(about(user))
  afterCommit(() => sessions.forget())
}
