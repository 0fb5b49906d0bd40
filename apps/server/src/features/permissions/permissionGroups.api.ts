import { holdAccount } from '../../identity/hold-account.ts'
import {
  addMember,
  checkAboveMembers,
  checkName,
  createGroup,
  deleteGroup,
  groupMembers,
  holdGroup,
  listGroups,
  lookForGroup,
  removeMember,
  renameGroup,
} from './groups.ts'
import type { PermissionGroupRow } from './groups.ts'
import { personRef } from '../../identity/people.ts'
import { findUser } from '../../identity/find-user.ts'
import { requireFeature } from '../../identity/require-feature.ts'
import { requireOutranked } from '../../identity/require-outranked.ts'
import type { Context, Handlers } from '../../identity/context.ts'
import { notFound } from '../../kernel/refusals.ts'
import { versionOf } from '../../kernel/version.ts'

export const permissionGroups = {
  async list({ db, session }) {
    return (await listGroups(db, session)).map(show)
  },

  async create(input) {
    const { db, session, body, journal } = input
    requireFeature(session, 'PERMISSION_GROUPS')
    // Two with one name at the same time: the second waits here and sees the first.
    await holdAccount(db, session)
    const name = await checkName(input, body.name)
    const row = await createGroup(db, session, name)
    await journal({ entity: entity(row), after: { name } })
    return show(row)
  },

  async get(input) {
    const row = await lookForGroup(input, input.path.permissionGroupUuid)
    if (!row) throw notFound('group')
    const members = await groupMembers(input.db, row.id)
    return { ...show(row), users: members.map((member) => personRef(member, true)) }
  },

  async update(input) {
    const { db, session, path, body, journal } = input
    await holdAccount(db, session)
    const held = await holdGroup(input, path.permissionGroupUuid)
    await input.requireVersion({ entity: entity(held), present: () => show(held) })
    const name = await checkName(input, body.name, held.id)
    if (name === held.name) return show(held)
    await renameGroup(db, held, name)
    await journal({ entity: entity({ ...held, name }), before: { name: held.name }, after: { name } })
    return show({ ...held, name })
  },

  async remove(input) {
    const { db, path, sessions, journal, afterCommit } = input
    const held = await holdGroup(input, path.permissionGroupUuid)
    await checkAboveMembers(input, held.id)
    await deleteGroup(db, held)
    await journal({ entity: entity(held), before: { name: held.name } })
    afterCommit(() => sessions.forget())
  },

  async addUser(input) {
    const { db, sessions, journal, afterCommit } = input
    const { held, user } = await findMembership(input)
    if (!(await addMember(db, held, user.id))) return
    await journal({ entity: entity(held), after: { user: user.name }, detail: { userUuid: user.id } })
    afterCommit(() => sessions.forget())
  },

  async removeUser(input) {
    const { db, sessions, journal, afterCommit } = input
    const { held, user } = await findMembership(input)
    if (!(await removeMember(db, held, user.id))) return
    await journal({ entity: entity(held), before: { user: user.name }, detail: { userUuid: user.id } })
    afterCommit(() => sessions.forget())
  },
} satisfies Handlers<'permissionGroups'>

const entity = ({ id, name }: PermissionGroupRow) => ({ type: 'PERMISSION_GROUP' as const, id, name })

const show = ({ id, number, name, accountId }: PermissionGroupRow) => ({
  id: number,
  uuid: id,
  version: versionOf(name),
  name,
  code: `PG-${number}`,
  accountUuid: accountId,
})

/** The group and the person, who has to stand below the caller. */
async function findMembership(
  input: Pick<Context, 'db' | 'session'> & { path: { permissionGroupUuid: string; userUuid: string } },
) {
  const held = await holdGroup(input, input.path.permissionGroupUuid)
  const user = await findUser(input.db, input.session, input.path.userUuid)
  requireOutranked(input.session, user, 'PERMISSION_GROUP_create')
  return { held, user }
}
