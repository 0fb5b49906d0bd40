import type { Role } from '@dragoman/sdk/roles'
import { roleOrder } from '@dragoman/sdk/roles'
import { changeUser } from '../../identity/change-user.ts'
import { canUsePortal, entryPointOf } from '../../identity/entry-point.ts'
import { findUser } from '../../identity/find-user.ts'
import type { Database } from '../../kernel/database/connect.ts'
import { requireLanguage } from '../locales/require-language.ts'
import { findOrganization } from '../../identity/organizations.ts'
import { findOrgUnit } from '../../identity/org-units.ts'
import { assignableRoles, checkAssignable, findOutranked, findSelfOrOutranked } from './find-outranked.ts'
import {
  addLanguagePair,
  joinOrganization,
  joinOrgUnit,
  leaveOrganization,
  leaveOrgUnit,
  removeLanguagePair,
} from './memberships.ts'
import type { User } from '../sign-in/own-account.ts'
import type { Context, Handlers } from '../../identity/context.ts'
import { conflict, invalid, notFound } from '../../kernel/refusals.ts'

const about = ({ id, name }: User) => ({ entity: { type: 'USER' as const, id, name } })

/** The calls of `users` about what people are and belong to: roles, tags, language pairs, organizations, units. */
export const usersAssociations = {
  listRoles: ({ session }: Pick<Context, 'session'>) => assignableRoles(session),

  async addRole(input) {
    const { session, path } = input
    const user = await findOutranked(input, path.userUUID)
    checkAssignable(session, [path.roleName])
    await setRoles(
      input,
      user,
      roleOrder.filter((role) => role === path.roleName || user.roles.includes(role)),
    )
  },

  async removeRole(input) {
    const { session, path } = input
    const user = await findOutranked(input, path.userUUID)
    checkAssignable(session, [path.roleName])
    if (!user.roles.includes(path.roleName)) throw notFound('role of this person')
    const rest = user.roles.filter((role) => role !== path.roleName)
    if (rest.length === 0)
      throw conflict('A person needs at least one role. Add another role first.', { roles: user.roles })
    await setRoles(input, user, rest)
  },

  async getEntryPoint({ db, session, path }) {
    return showEntryPoint(db, await findUser(db, session, path.userUUID))
  },

  async setEntryPoint(input) {
    const { db, body, journal } = input
    const { entryPoint } = body
    const user = await findOutranked(input, input.path.userUUID)
    if (entryPoint === 'PORTAL_HOME' && !canUsePortal(user.roles))
      throw conflict('People with this role can only start in the app.', { roles: user.roles })
    if (entryPoint !== user.entryPoint) {
      await changeUser(db, user, { entryPoint })
      await journal({
        entity: { type: 'USER', id: user.id, name: user.name },
        before: { entryPoint: user.entryPoint },
        after: { entryPoint },
      })
    }
    return showEntryPoint(db, { ...user, entryPoint })
  },

  async addTag(input) {
    const user = await findSelfOrOutranked(input, input.path.userUUID)
    const tag = input.path.tag.trim()
    if (tag === '') throw invalid('path.tag', 'A tag needs a name.')
    if (user.tags.length >= 50)
      throw conflict('A person can have up to 50 tags. Remove one first.', { tags: user.tags })
    if (!user.tags.includes(tag)) await setTags(input, user, [...user.tags, tag])
  },

  async removeTag(input) {
    const user = await findSelfOrOutranked(input, input.path.userUUID)
    if (!user.tags.includes(input.path.tag)) throw notFound('tag of this person')
    await setTags(
      input,
      user,
      user.tags.filter((tag) => tag !== input.path.tag),
    )
  },

  async addLanguagePair(input) {
    const { db, path, journal } = input
    const user = await findSelfOrOutranked(input, path.userUUID)
    const { source, target } = path
    for (const name of ['source', 'target'] as const) {
      requireLanguage(path[name], `path.${name}`)
    }
    if (source === target) throw invalid('path.target', 'A language pair needs two languages.')
    if (await addLanguagePair(db, user.id, { source, target }))
      await journal({ ...about(user), after: { languagePair: `${source}:${target}` } })
  },

  async removeLanguagePair(input) {
    const { db, path, journal } = input
    const user = await findSelfOrOutranked(input, path.userUUID)
    const { source, target } = path
    if (!(await removeLanguagePair(db, user.id, { source, target }))) throw notFound('language pair of this person')
    await journal({ ...about(user), before: { languagePair: `${source}:${target}` } })
  },

  async addOrganization(input) {
    const { db, session, path, journal } = input
    const user = await findSelfOrOutranked(input, path.userUUID)
    const { id, name } = await findOrganization(db, session, path.organizationUUID)
    if (await joinOrganization(db, user.id, id)) await journal({ ...about(user), after: { organization: name } })
  },

  async removeOrganization(input) {
    const { db, session, path, journal } = input
    const user = await findSelfOrOutranked(input, path.userUUID)
    const { id, name } = await findOrganization(db, session, path.organizationUUID)
    if (!(await leaveOrganization(db, user.id, id))) throw notFound('organization of this person')
    await journal({ ...about(user), before: { organization: name } })
  },

  async addOrgUnit(input) {
    const { db, session, path, journal } = input
    const user = await findSelfOrOutranked(input, path.userUUID)
    const { orgUnit } = await findOrgUnit(db, session, path.orgUnitUUID)
    if (await joinOrgUnit(db, user.id, orgUnit.id)) await journal({ ...about(user), after: { orgUnit: orgUnit.name } })
  },

  async removeOrgUnit(input) {
    const { db, session, path, journal } = input
    const user = await findSelfOrOutranked(input, path.userUUID)
    const { orgUnit } = await findOrgUnit(db, session, path.orgUnitUUID)
    if (!(await leaveOrgUnit(db, user.id, orgUnit.id))) throw notFound('organizational unit of this person')
    await journal({ ...about(user), before: { orgUnit: orgUnit.name } })
  },
} satisfies Partial<Handlers<'users'>>

async function setRoles({ db, journal, sessions, afterCommit }: Context, user: User, roles: Role[]): Promise<void> {
  if (roles.length === user.roles.length) return
  await changeUser(db, user, { roles })
  await journal({ ...about(user), before: { roles: user.roles }, after: { roles } })
  afterCommit(() => sessions.forget())
}

async function setTags({ db, journal }: Context, user: User, tags: string[]): Promise<void> {
  await changeUser(db, user, { tags })
  await journal({ ...about(user), before: { tags: user.tags }, after: { tags } })
}

const showEntryPoint = async (db: Database, user: User) => ({
  entryPoint: user.entryPoint,
  effective: await entryPointOf(db, user),
  canUsePortal: canUsePortal(user.roles),
})
