import { defaultPermissions, permissionTable } from '@dragoman/sdk/permission-table'
import type { KnownPermission } from '@dragoman/sdk/permission-table'
import type { Role } from '@dragoman/sdk/roles'
import { eq } from 'drizzle-orm'
import type { Database } from '../database/connect.ts'
import { permissionGrants, permissions } from '../db/schema.ts'

/** A permission and whether somebody has it. */
export interface HeldPermission {
  permissionUuid: string
  code: KnownPermission
  module: string
  name: string
  active: boolean
  /** It comes with a role and cannot be taken away. */
  inherited: boolean
  /** Roles that it comes from. */
  grantSources: Role[]
}

/** Every permission, with what comes by role and what was granted on top. */
export async function permissionsOf(db: Database, granteeId: string, roles: readonly Role[]): Promise<HeldPermission[]> {
  const rows = await db.select().from(permissions)
  const uuids = new Map(rows.map(({ code, id }) => [code, id]))
  const grants = await db.select().from(permissionGrants).where(eq(permissionGrants.granteeId, granteeId))
  const granted = new Set(grants.map(({ permissionId }) => permissionId))
  return permissionTable.map(({ code, module, name }) => {
    const permissionUuid = uuids.get(code)
    if (!permissionUuid) throw new Error(`permission ${code} has no row`)
    const grantSources = roles.filter((role) => defaultPermissions(role).some((permission) => permission.code === code))
    const inherited = grantSources.length > 0
    return { permissionUuid, code, module, name, active: inherited || granted.has(permissionUuid), inherited, grantSources }
  })
}

/** Makes a row for every code of the SDK's table, so that each has its uuid on the wire. */
export async function preparePermissions(db: Database): Promise<void> {
  await db
    .insert(permissions)
    .values(permissionTable.map(({ code }) => ({ code })))
    .onConflictDoNothing()
}
