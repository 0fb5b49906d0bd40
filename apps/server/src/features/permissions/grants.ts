import { and, eq } from 'drizzle-orm'
import { permissionGrants } from '../../identity/tables.ts'
import type { Database } from '../../kernel/database/connect.ts'

/** Grants a permission to a person or a group; nothing changes where it was granted before. */
export async function addGrant(db: Database, grant: typeof permissionGrants.$inferInsert): Promise<void> {
  await db.insert(permissionGrants).values(grant).onConflictDoNothing()
}

export async function removeGrant(
  db: Database,
  { granteeId, permissionId }: { granteeId: string; permissionId: string },
): Promise<void> {
  await db
    .delete(permissionGrants)
    .where(and(eq(permissionGrants.granteeId, granteeId), eq(permissionGrants.permissionId, permissionId)))
}
