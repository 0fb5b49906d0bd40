import { can } from '@dragoman/sdk/permissions'
import { changeUser } from '../../identity/change-user.ts'
import { findAccount } from '../account/find-account.ts'
import { findOutranked } from './find-outranked.ts'
import { changeAddress } from './change-address.ts'
import { createPerson, hasAddress, taken } from './create-person.ts'
import { removePerson } from './remove-person.ts'
import { forgetSubjects } from '../../identity/sso-subjects.ts'
import { findUser } from '../../identity/find-user.ts'
import { showUser } from './show-user.ts'
import { changeUserData } from './user-data.ts'
import { lockOf, unlock } from '../sign-in/attempts.ts'
import { sendInvitation } from '../sign-in/links.ts'
import type { User } from '../sign-in/own-account.ts'
import type { Context, Handlers } from '../../identity/context.ts'
import { forbidden } from '../../kernel/refusals.ts'

const about = ({ id, name }: User) => ({ entity: { type: 'USER' as const, id, name } })

/** The calls of `users` with which one looks after others: who is there, and whether they may come in. */
export const usersAdmin = {
  async create(input) {
    const { db, session, body, journal } = input
    const user = await createPerson(input, body)
    if (user.status === 'ACTIVE') await sendInvitation(input, user)
    const { email, name, roles, status } = user
    await journal({ ...about(user), after: { email, name, roles, status } })
    return showUser(db, session, user)
  },

  async update(input) {
    const { db, session, path, body, journal, sessions, afterCommit } = input
    const user = await findOutranked(input, path.userUUID)
    await input.requireVersion({ ...about(user), present: () => showUser(db, session, user) })
    const { email, ...data } = body
    const address = await changedAddress(input, user, email)
    const { row, change } = await changeUserData(db, { ...user, ...address?.after }, data)
    const before = { ...change?.before, ...address?.before }
    if (change || address) await journal({ ...about(row), before, after: { ...change?.after, ...address?.after } })
    afterCommit(() => sessions.forget())
    return showUser(db, session, row)
  },

  async delete(input) {
    const { path, journal, sessions, afterCommit } = input
    const user = await findOutranked(input, path.userUUID)
    await removePerson(input, user)
    const { email, roles, status } = user
    await journal({ ...about(user), before: { email, roles, status } })
    afterCommit(() => sessions.forget())
  },

  exists: async ({ db, session, query }) => ({ exists: await hasAddress(db, session.account.id, query.email) }),

  listStatuses: () => ['ACTIVE', 'INACTIVE', 'DISABLED'],

  async setStatus(input) {
    const { path, query } = input
    await changeAccess(input, await findOutranked(input, path.userUUID), { status: query.status })
  },

  async block(input) {
    const user = await findOutranked(input, input.path.userUUID)
    if (user.blockedAt) return
    await changeAccess(input, user, { blockedAt: input.now })
    await forgetSubjects(input.db, user.id)
  },

  async unblock(input) {
    const user = await findOutranked(input, input.path.userUUID)
    if (user.blockedAt) await changeAccess(input, user, { blockedAt: null })
  },

  async unblockByAttempts(input) {
    const { db, path, now, journal } = input
    const user = await findOutranked(input, path.userUUID)
    const before = await lockOf(db, user, now)
    if (user.ownsEmail) await unlock(db, user.email)
    await journal({
      ...about(user),
      before: { lockedUntilDate: before?.getTime() ?? null },
      after: { lockedUntilDate: null },
    })
  },

  async checkBlockStatus({ db, session, path, now }) {
    const user = await findUser(db, session, path.userUUID)
    const until = await lockOf(db, user, now)
    return {
      blocked: user.blockedAt !== null,
      ...(user.blockedAt && { blockedDate: user.blockedAt.getTime() }),
      ...(until && { lockedUntilDate: until.getTime() }),
    }
  },

  async getAccount({ db, session, path }) {
    const user = await findUser(db, session, path.userUUID)
    const account = await findAccount(db, user.accountId)
    return { uuid: account.id, name: account.name, accountType: account.tier, currency: account.currency }
  },
} satisfies Partial<Handlers<'users'>>

/** Gives a person another address to sign in with, and ends their sessions; null where it stays. */
async function changedAddress(input: Context, user: User, email: string | undefined) {
  if (email === undefined || email === user.email) return null
  const { db, session, sessions } = input
  if (!can(session, ['ROLE_ACCOUNT_ADMIN']))
    throw forbidden("Only account administrators can change someone else's email address.", ['ROLE_ACCOUNT_ADMIN'])
  if (!(await changeAddress(input, user, email))) throw taken()
  await sessions.endAll(db, user.id)
  // The link of an invitation has ended with the address that it went to.
  if (user.passwordHash === null && user.status === 'ACTIVE')
    await sendInvitation(input, await findUser(db, session, user.id))
  return { before: { email: user.email }, after: { email } }
}

type Access = Pick<User, 'status'> | Pick<User, 'blockedAt'>

/** Lets a person in or keeps them out; blocking a person ends their sessions. */
async function changeAccess(
  { db, journal, sessions, afterCommit }: Context,
  user: User,
  change: Access,
): Promise<void> {
  await changeUser(db, user, change)
  const { status, blockedAt } = { ...user, ...change }
  if (status !== 'ACTIVE' || blockedAt) await sessions.endAll(db, user.id)
  const shown = (of: Pick<User, 'status' | 'blockedAt'>) =>
    'status' in change ? { status: of.status } : { blocked: of.blockedAt !== null }
  await journal({ ...about(user), before: shown(user), after: shown({ status, blockedAt }) })
  afterCommit(() => sessions.forget())
}
