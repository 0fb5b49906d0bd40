import { activeCodes, permissionTable } from '@dragoman/sdk/permissions'
import { eq } from 'drizzle-orm'
import type { Database } from '../database/connect.ts'
import { permissionGrants, permissions } from '../db/schema.ts'

/** Codes that are active for somebody: what comes with the roles, and what was granted on top. */
export async function activePermissions(db: Database, userId: string, roles: readonly string[]): Promise<string[]> {
  const granted = await db
    .select({ code: permissions.code })
    .from(permissionGrants)
    .innerJoin(permissions, eq(permissions.id, permissionGrants.permissionId))
    .where(eq(permissionGrants.granteeId, userId))
  return activeCodes(
    roles,
    granted.map(({ code }) => code),
  )
}

/** Makes a row for every code of the SDK's table, so that each has its uuid on the wire. */
export async function preparePermissions(db: Database): Promise<void> {
  await db
    .insert(permissions)
    .values(permissionTable.map(({ code }) => ({ code })))
    .onConflictDoNothing()
}
