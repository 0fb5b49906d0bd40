import { defaultPermissions, permissionTable } from '@dragoman/sdk/permission-table'
import type { KnownPermission } from '@dragoman/sdk/permission-table'
import type { Role } from '@dragoman/sdk/roles'
import { and, eq, sql, type AnyColumn } from 'drizzle-orm'
import type { Database } from '../kernel/database/connect.ts'
import { only } from '../kernel/database/one-row.ts'
import { rowsWithin } from '../kernel/database/rows-within.ts'
import { users } from '../kernel/tables.ts'
import { permissionGrants, permissionGroupMembers, permissionGroups, permissions } from './tables.ts'

/** A permission and whether someone has it. */
export interface HeldPermission {
  permissionUuid: string
  code: KnownPermission
  module: string
  name: string
  active: boolean
  /** It comes with a role or a group and cannot be taken away from the person. */
  inherited: boolean
  /** The sources of the grant: codes of roles, and names of groups. */
  grantSources: string[]
  /** It was granted to the person or group itself, whatever else it comes from. */
  granted: boolean
}

interface PermissionFacts {
  known: readonly { id: string; code: string }[]
  own: readonly { id: string }[]
  byGroup: readonly { id: string; name: string }[]
}

/** All that decides what a person or a group may do, as values of a query, for `heldBy`. */
export const permissionFacts = (granteeId: string | AnyColumn) => ({
  known: rowsWithin<{ id: string; code: string }>({ id: permissions.id, code: permissions.code }, sql`${permissions}`),
  own: rowsWithin<{ id: string }>(
    { id: permissionGrants.permissionId },
    sql`${permissionGrants} where ${eq(permissionGrants.granteeId, granteeId)}`,
  ),
  byGroup: rowsWithin<{ id: string; name: string }>(
    { id: permissionGrants.permissionId, name: permissionGroups.name },
    sql`${permissionGroupMembers}, ${permissionGroups}, ${permissionGrants} where ${and(
      eq(permissionGroups.id, permissionGroupMembers.groupId),
      eq(permissionGrants.granteeId, permissionGroups.id),
      eq(permissionGroupMembers.userId, granteeId),
    )}`,
    sql`${permissionGroups.name}, ${permissionGroups.id}`,
  ),
})

/** Every permission of a person, told apart by where it comes from: roles, groups, and what was granted on top. */
export async function permissionsOf(db: Database, userId: string, roles: readonly Role[]): Promise<HeldPermission[]> {
  return heldBy(roles, only(await db.select(permissionFacts(userId)).from(users).where(eq(users.id, userId))))
}

/** Every permission of a group: it has what was granted to it, and nothing else. */
export async function permissionsOfGroup(db: Database, groupId: string): Promise<HeldPermission[]> {
  const ofGroup = eq(permissionGroups.id, groupId)
  return heldBy([], only(await db.select(permissionFacts(groupId)).from(permissionGroups).where(ofGroup)))
}

export function heldBy(roles: readonly Role[], { known, own, byGroup }: PermissionFacts): HeldPermission[] {
  const uuids = new Map(known.map(({ code, id }) => [code, id]))
  const ownIds = new Set(own.map(({ id }) => id))
  return permissionTable.map(({ code, module, name }) => {
    const permissionUuid = uuids.get(code)
    if (!permissionUuid) throw new Error(`permission ${code} has no row`)
    const grantSources = [
      ...roles.filter((role) => defaultPermissions(role).some((permission) => permission.code === code)),
      ...byGroup.filter(({ id }) => id === permissionUuid).map((group) => group.name),
    ]
    const inherited = grantSources.length > 0
    const granted = ownIds.has(permissionUuid)
    return { permissionUuid, code, module, name, active: inherited || granted, inherited, grantSources, granted }
  })
}

/** Makes a row for every code of the SDK's table, so that each has its uuid on the wire. */
export async function preparePermissions(db: Database): Promise<void> {
  await db
    .insert(permissions)
    .values(permissionTable.map(({ code }) => ({ code })))
    .onConflictDoNothing()
}
