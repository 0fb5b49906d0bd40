import { asc, and, eq } from 'drizzle-orm'
import { permissionGrants, permissionGroupMembers, permissionGroups as table } from '../../identity/tables.ts'
import { holdAccount } from '../../identity/hold-account.ts'
import { checkAboveMembers, checkName, groupMembers, holdGroup, lookForGroup } from './groups.ts'
import type { PermissionGroupRow } from './groups.ts'
import { personRef } from '../../identity/people.ts'
import { findUser } from '../../identity/find-user.ts'
import { canActOn } from '../../identity/require-outranked.ts'
import type { Context, Handlers } from '../../identity/context.ts'
import { notFound } from '../../kernel/refusals.ts'
import { insertOne } from '../../kernel/database/one-row.ts'

export const permissionGroups = {
  async list({ db, session }) {
    const rows = await db
      .select()
      .from(table)
      .where(eq(table.accountId, session.account.id))
      .orderBy(asc(table.name), asc(table.id))
    return rows.map(show)
  },

  async create(input) {
    const { db, session, body, journal } = input
    // Two with one name at the same time: the second waits here and sees the first.
    await holdAccount(db, session)
    const name = await checkName(input, body.name)
    const row = await insertOne(db, table, { accountId: session.account.id, name })
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
    const name = await checkName(input, body.name, held.id)
    if (name === held.name) return show(held)
    await db.update(table).set({ name }).where(eq(table.id, held.id))
    await journal({ entity: entity({ ...held, name }), before: { name: held.name }, after: { name } })
    return show({ ...held, name })
  },

  async remove(input) {
    const { db, path, sessions, journal, afterCommit } = input
    const held = await holdGroup(input, path.permissionGroupUuid)
    await checkAboveMembers(input, held.id)
    await db.delete(permissionGrants).where(eq(permissionGrants.granteeId, held.id))
    await db.delete(table).where(eq(table.id, held.id))
    await journal({ entity: entity(held), before: { name: held.name } })
    afterCommit(() => sessions.forget())
  },

  async addUser(input) {
    const { db, sessions, journal, afterCommit } = input
    const { held, user } = await findMembership(input)
    const added = await db
      .insert(permissionGroupMembers)
      .values({ groupId: held.id, userId: user.id })
      .onConflictDoNothing()
      .returning()
    if (added.length === 0) return
    await journal({ entity: entity(held), after: { user: user.name }, detail: { userUuid: user.id } })
    afterCommit(() => sessions.forget())
  },

  async removeUser(input) {
    const { db, sessions, journal, afterCommit } = input
    const { held, user } = await findMembership(input)
    const removed = await db
      .delete(permissionGroupMembers)
      .where(and(eq(permissionGroupMembers.groupId, held.id), eq(permissionGroupMembers.userId, user.id)))
      .returning()
    if (removed.length === 0) return
    await journal({ entity: entity(held), before: { user: user.name }, detail: { userUuid: user.id } })
    afterCommit(() => sessions.forget())
  },
} satisfies Handlers<'permissionGroups'>

const entity = ({ id, name }: PermissionGroupRow) => ({ type: 'PERMISSION_GROUP' as const, id, name })

const show = ({ id, number, name, accountId }: PermissionGroupRow) => ({
  id: number,
  uuid: id,
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
  canActOn(input.session, user, 'PERMISSION_GROUP_create')
  return { held, user }
}
