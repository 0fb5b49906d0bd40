import { can } from '@dragoman/sdk/permissions'
import { changeUser } from '../../identity/change-user.ts'
import { avatarAddress } from '../../identity/avatar-address.ts'
import { findAvatar, readPicture } from './avatars.ts'
import { holdUser } from './find-outranked.ts'
import { defaultsOf } from '../notifications/choices.ts'
import { changedPreferences, preferencesOf, showSubscriptions, subscriptionsOf } from './preferences.ts'
import { findUser } from '../../identity/find-user.ts'
import { showLoggedUser } from './show-user.ts'
import { changeUserData } from './user-data.ts'
import { contractsOf } from '../contracts/contracts.ts'
import { settingsOf } from '../account/settings/settings-of.ts'
import { forbidden } from '../../kernel/refusals.ts'
import { pictureAnswer } from '../../kernel/uploaded-picture.ts'
import type { User } from '../sign-in/own-account.ts'
import type { Context, Handlers } from '../../identity/context.ts'

const about = ({ id, name }: User) => ({ entity: { type: 'USER' as const, id, name } })
const self = ({ db, session }: Pick<Context, 'db' | 'session'>) => findUser(db, session, session.user.id)
const heldSelf = ({ db, session }: Pick<Context, 'db' | 'session'>) => holdUser({ db, session }, session.user.id)

/** The calls of `users` with which one looks after oneself: data, picture, preferences. */
export const usersProfile = {
  async getLoggedUser({ db, session }) {
    return showLoggedUser(db, session, await findUser(db, session, session.user.id))
  },

  async updateLoggedUser(input) {
    const { db, session, body, journal, sessions, afterCommit } = input
    const user = await heldSelf(input)
    await input.requireVersion({ ...about(user), present: () => showLoggedUser(db, session, user) })
    const { row, change } = await changeUserData(db, user, body)
    if (change) await journal({ ...about(row), ...change })
    afterCommit(() => sessions.forget())
    return showLoggedUser(db, session, row)
  },

  async uploadAvatar(input) {
    const { db, objects, body, journal, session, sessions, afterCommit } = input
    const content = await readPicture(body.file)
    const user = await heldSelf(input)
    const accountId = session.account.id
    const { key } = await objects.put(db, { accountId, name: 'avatar.webp', mediaType: 'image/webp', content })
    await changeUser(db, user, { avatarKey: key })
    await journal(about(user))
    afterCommit(() => sessions.forget())
    return { avatar: avatarAddress(key) }
  },

  async removeAvatar(input) {
    const { db, journal, sessions, afterCommit } = input
    const user = await heldSelf(input)
    if (!user.avatarKey) return
    await changeUser(db, user, { avatarKey: null })
    await journal(about(user))
    afterCommit(() => sessions.forget())
  },

  async getAvatar({ db, objects, session, path }) {
    const key = await findAvatar(db, session, path.key)
    return pictureAnswer(await objects.content(key), 'avatar.webp')
  },

  async getPreferenceSettings(input) {
    const user = await self(input)
    return preferencesOf(user, await defaultsOf(input.db, user.accountId))
  },

  async updatePreferenceSettings(input) {
    const { db, body, journal } = input
    const user = await heldSelf(input)
    const row = { ...user, ...changedPreferences(user, body) }
    await changeUser(db, user, { language: row.language, preferences: row.preferences })
    const defaults = await defaultsOf(db, user.accountId)
    const after = preferencesOf(row, defaults)
    await journal({ ...about(user), before: { ...preferencesOf(user, defaults) }, after: { ...after } })
    return after
  },

  async listContracts({ db, session, query }) {
    const isOwn = (query.userUuid ?? session.user.id) === session.user.id
    const isAdministrator = can(session, ['ROLE_ACCOUNT_ADMIN'])
    if (!isOwn && !isAdministrator)
      throw forbidden("Only account administrators can list other people's contracts.", ['ROLE_ACCOUNT_ADMIN'])
    const user = await findUser(db, session, query.userUuid ?? session.user.id)
    if (!isAdministrator && !(await settingsOf(db, user.accountId)).contractsInProfile) return []
    return (await contractsOf(db, user)).map(({ contract: { id, name, version, active }, acceptedAt }) => ({
      uuid: id,
      name,
      version,
      current: active,
      ...(acceptedAt && { acceptedAt: acceptedAt.getTime() }),
    }))
  },

  async listSubscriptions(input) {
    const user = await self(input)
    return showSubscriptions(user, await defaultsOf(input.db, user.accountId))
  },

  async updateSubscriptions(input) {
    const { db, body, journal } = input
    const user = await heldSelf(input)
    const row = { ...user, ...changedPreferences(user, body) }
    await changeUser(db, user, { preferences: row.preferences })
    const defaults = await defaultsOf(db, user.accountId)
    const before = subscriptionsOf(user, defaults)
    await journal({ ...about(user), before: { subscriptions: before }, after: { ...body } })
    return showSubscriptions(row, defaults)
  },
} satisfies Partial<Handlers<'users'>>
