import { defaultPermissions, permissionTable } from '@dragoman/sdk/permission-table'
import type { KnownPermission } from '@dragoman/sdk/permission-table'
import type { Role } from '@dragoman/sdk/roles'
import { asc, eq } from 'drizzle-orm'
import type { Database } from '../kernel/database/connect.ts'
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

/** Every permission of a person, told apart by where it comes from: roles, groups, and what was granted on top. */
export async function permissionsOf(db: Database, userId: string, roles: readonly Role[]): Promise<HeldPermission[]> {
  const byGroup = await db
    .select({ permissionId: permissionGrants.permissionId, name: permissionGroups.name })
    .from(permissionGroupMembers)
    .innerJoin(permissionGroups, eq(permissionGroups.id, permissionGroupMembers.groupId))
    .innerJoin(permissionGrants, eq(permissionGrants.granteeId, permissionGroups.id))
    .where(eq(permissionGroupMembers.userId, userId))
    .orderBy(asc(permissionGroups.name), asc(permissionGroups.id))
  return held(db, userId, (code, permissionUuid) => [
    ...roles.filter((role) => defaultPermissions(role).some((permission) => permission.code === code)),
    ...byGroup.filter(({ permissionId }) => permissionId === permissionUuid).map(({ name }) => name),
  ])
}

/** Every permission of a group: it has what was granted to it, and nothing else. */
export const permissionsOfGroup = (db: Database, groupId: string): Promise<HeldPermission[]> =>
  held(db, groupId, () => [])

async function held(
  db: Database,
  granteeId: string,
  sourcesOf: (code: KnownPermission, permissionUuid: string) => string[],
): Promise<HeldPermission[]> {
  const rows = await db.select().from(permissions)
  const uuids = new Map(rows.map(({ code, id }) => [code, id]))
  const grants = await db.select().from(permissionGrants).where(eq(permissionGrants.granteeId, granteeId))
  const ownIds = new Set(grants.map(({ permissionId }) => permissionId))
  return permissionTable.map(({ code, module, name }) => {
    const permissionUuid = uuids.get(code)
    if (!permissionUuid) throw new Error(`permission ${code} has no row`)
    const grantSources = sourcesOf(code, permissionUuid)
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
