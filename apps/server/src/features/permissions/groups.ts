import { outranks } from '@dragoman/sdk/permissions'
import { and, asc, eq, ne, sql } from 'drizzle-orm'
import type { Database } from '../../kernel/database/connect.ts'
import { insertOne } from '../../kernel/database/one-row.ts'
import { findVisible } from '../../kernel/find-visible.ts'
import { permissionGrants, permissionGroupMembers, permissionGroups } from '../../identity/tables.ts'
import { users } from '../../kernel/tables.ts'
import { conflict, forbidden } from '../../kernel/refusals.ts'
import type { SignedIn } from '../../identity/sessions.ts'

export type PermissionGroupRow = typeof permissionGroups.$inferSelect

interface Caller {
  db: Database
  session: SignedIn
}

/** A group of one's own account; undefined for any other id. */
export async function lookForGroup({ db, session }: Caller, id: string): Promise<PermissionGroupRow | undefined> {
  const [row] = await db
    .select()
    .from(permissionGroups)
    .where(and(eq(permissionGroups.id, id), eq(permissionGroups.accountId, session.account.id)))
  return row
}

/** The same, held until the transaction ends; 404 for any other id. */
export const holdGroup = ({ db, session }: Caller, id: string): Promise<PermissionGroupRow> =>
  findVisible(db, permissionGroups, {
    id,
    visible: eq(permissionGroups.accountId, session.account.id),
    what: 'group',
    held: true,
  })

/** The groups of the caller's account, by name. */
export const listGroups = (db: Database, session: SignedIn): Promise<PermissionGroupRow[]> =>
  db
    .select()
    .from(permissionGroups)
    .where(eq(permissionGroups.accountId, session.account.id))
    .orderBy(asc(permissionGroups.name), asc(permissionGroups.id))

export const createGroup = (db: Database, session: SignedIn, name: string): Promise<PermissionGroupRow> =>
  insertOne(db, permissionGroups, { accountId: session.account.id, name })

export async function renameGroup(db: Database, { id }: PermissionGroupRow, name: string): Promise<void> {
  await db.update(permissionGroups).set({ name }).where(eq(permissionGroups.id, id))
}

/** Deletes a group with what was granted to it. */
export async function deleteGroup(db: Database, { id }: PermissionGroupRow): Promise<void> {
  await db.delete(permissionGrants).where(eq(permissionGrants.granteeId, id))
  await db.delete(permissionGroups).where(eq(permissionGroups.id, id))
}

/** Whether a person is a member with this for the first time. */
export async function addMember(db: Database, { id }: PermissionGroupRow, userId: string): Promise<boolean> {
  const added = await db
    .insert(permissionGroupMembers)
    .values({ groupId: id, userId })
    .onConflictDoNothing()
    .returning()
  return added.length > 0
}

/** Whether a person was a member until now. */
export async function removeMember(db: Database, { id }: PermissionGroupRow, userId: string): Promise<boolean> {
  const removed = await db
    .delete(permissionGroupMembers)
    .where(and(eq(permissionGroupMembers.groupId, id), eq(permissionGroupMembers.userId, userId)))
    .returning()
  return removed.length > 0
}

/** The people of a group, by name; without those who were removed. */
export async function groupMembers(db: Database, groupId: string) {
  const rows = await db
    .select({ user: users })
    .from(permissionGroupMembers)
    .innerJoin(users, eq(users.id, permissionGroupMembers.userId))
    .where(eq(permissionGroupMembers.groupId, groupId))
    .orderBy(asc(users.name), asc(users.id))
  return rows.map(({ user }) => user)
}

/**
 * 403 unless the caller stands above everyone in the group: what the group may do, its people may do, so that no one
 * can give themselves, an equal or someone above more than they have (domain: Roles and accounts).
 */
export async function checkAboveMembers({ db, session }: Caller, groupId: string): Promise<void> {
  const members = await groupMembers(db, groupId)
  const above = members.find(
    ({ roles }) => !outranks(session, { authorities: roles.map((role) => `ROLE_${role}`), permissions: [] }),
  )
  if (above)
    throw forbidden(
      `Only someone with a higher role than ${above.name}, a member of this group, can change its permissions.`,
    )
}

/** The name as it will be kept; 409 when another group of the account has it, whatever the case. */
export async function checkName({ db, session }: Caller, name: string, except?: string): Promise<string> {
  const trimmed = name.trim()
  const [other] = await db
    .select({ id: permissionGroups.id })
    .from(permissionGroups)
    .where(
      and(
        eq(permissionGroups.accountId, session.account.id),
        sql`lower(${permissionGroups.name}) = lower(${trimmed}::text)`,
        except === undefined ? undefined : ne(permissionGroups.id, except),
      ),
    )
  if (other) throw conflict(`A group named ${trimmed} already exists.`, { field: 'body.name' })
  return trimmed
}
