import { outranks, rolesOf } from '@dragoman/sdk/permissions'
import { and, eq } from 'drizzle-orm'
import { permissionGrants } from '../db/schema.ts'
import { findUser } from '../engine/people/show-user.ts'
import type { Context, Handlers } from '../handlers.ts'
import { conflict, forbidden, notFound } from '../http/errors.ts'
import { permissionsOf } from '../http/grants.ts'

export const permissions = {
  async list({ db, session, path }) {
    const user = await findUser(db, session, path.granteeUuid)
    const held = await permissionsOf(db, user.id, user.roles)
    return held.map(({ name, ...permission }) => ({
      ...permission,
      name,
      description: name,
      type: 'ACTION',
      granteeUuid: user.id,
      granteeIdentifier: user.email,
    }))
  },

  async grant(input) {
    const { user, held } = await findHeld(input)
    if (held.active) return
    const { db, session, journal, sessions, afterCommit } = input
    await db
      .insert(permissionGrants)
      .values({ granteeId: user.id, permissionId: held.permissionUuid, grantedBy: session.user.id })
      .onConflictDoNothing()
    await journal({ entity: { type: 'USER', id: user.id, name: user.name }, after: { [held.code]: true } })
    afterCommit(() => sessions.forget())
  },

  async revoke(input) {
    const { user, held } = await findHeld(input)
    const { db, journal, sessions, afterCommit } = input
    if (held.inherited) {
      throw conflict('This permission comes with a role; take the role away instead.', { grantSources: held.grantSources })
    }
    if (!held.active) return
    await db
      .delete(permissionGrants)
      .where(and(eq(permissionGrants.granteeId, user.id), eq(permissionGrants.permissionId, held.permissionUuid)))
    await journal({ entity: { type: 'USER', id: user.id, name: user.name }, before: { [held.code]: true } })
    afterCommit(() => sessions.forget())
  },
} satisfies Handlers<'permissions'>

/** The person and the permission; nobody grants to an equal or a higher role (domain: Roles and accounts). */
async function findHeld({
  db,
  session,
  path,
}: Pick<Context, 'db' | 'session'> & { path: { granteeUuid: string; permissionUuid: string } }) {
  const user = await findUser(db, session, path.granteeUuid)
  const subject = { authorities: user.roles.map((role) => `ROLE_${role}`), permissions: [] }
  if (!outranks(session, subject)) {
    throw forbidden(`Only somebody above ${rolesOf(subject)[0] ?? 'this role'} may change what this person may do.`)
  }
  const held = (await permissionsOf(db, user.id, user.roles)).find(
    ({ permissionUuid }) => permissionUuid === path.permissionUuid,
  )
  if (!held) throw notFound('permission')
  return { user, held }
}
