import { can, mappedRoles, outranks } from '@dragoman/sdk/permissions'
import type { Role } from '@dragoman/sdk/roles'
import { and, arrayOverlaps, asc, eq, exists, isNull, or } from 'drizzle-orm'
import type { Database } from '../../kernel/database/connect.ts'
import { permissionGrants, permissionGroupMembers, permissions } from '../../identity/tables.ts'
import { users } from '../../kernel/tables.ts'
import { ApiError } from '../../kernel/refusals.ts'
import type { SignedIn } from '../../identity/sessions.ts'

/** The people who can give someone a missing permission. */
interface Grantors {
  /** Roles of the account that can, the nearest first. */
  roles: Role[]
  /** Names of some who can, for callers who may see people; else empty. */
  people: string[]
}

const mostNames = 3

/** A refusal for want of a permission, with who can grant it; any other error as it is. */
export async function withGrantors(error: unknown, db: Database, caller: SignedIn | null): Promise<unknown> {
  if (!(error instanceof ApiError) || error.details.code !== 'PERMISSION_MISSING' || !caller) return error
  const { missing } = error.details.data as { missing: string[] }
  if (missing.length === 0) return error
  const grantors = await findGrantors(db, caller, missing)
  const sentence = `This needs ${missing.join(' or ')}. ${whoCan(grantors)}`
  return new ApiError(403, sentence, { ...error.details, code: 'PERMISSION_MISSING', data: { missing, grantors } })
}

function whoCan({ roles, people }: Grantors): string {
  if (people.length > 0) return `Ask ${people.join(' or ')}, who can grant it.`
  if (roles.length > 0) return `An administrator of your account (${roles.join(' or ')}) can grant it.`
  return 'No one in your account can grant it.'
}

/** Those of the caller's account who stand above them and may grant one of the permissions or give one of the roles. */
async function findGrantors(db: Database, caller: SignedIn, missing: readonly string[]): Promise<Grantors> {
  const isGrantable = missing.some((code) => !code.startsWith('ROLE_'))
  const gives = (role: Role) => isGrantable || mappedRoles(role).some((given) => missing.includes(`ROLE_${given}`))
  const roles = (['ACCOUNT_ADMIN', 'ADMIN'] as const).filter(
    (role) => gives(role) && outranks(asSubject([role]), caller),
  )
  if (roles.length === 0 || !can(caller, ['USER_list'])) return { roles, people: [] }
  const rows = await db
    .select({ name: users.name, roles: users.roles })
    .from(users)
    .where(
      and(
        eq(users.accountId, caller.account.id),
        eq(users.status, 'ACTIVE'),
        isNull(users.blockedAt),
        or(arrayOverlaps(users.roles, roles), isGrantable ? wasGranted(db) : undefined),
      ),
    )
    .orderBy(asc(users.name), asc(users.id))
    .limit(50)
  const above = rows.filter((row) => outranks(asSubject(row.roles), caller))
  return { roles, people: above.slice(0, mostNames).map(({ name }) => name) }
}

/** People who were granted the permission to grant, themselves or as members of a group. */
const wasGranted = (db: Database) =>
  exists(
    db
      .select({ id: permissionGrants.granteeId })
      .from(permissionGrants)
      .innerJoin(permissions, eq(permissions.id, permissionGrants.permissionId))
      .leftJoin(permissionGroupMembers, eq(permissionGroupMembers.groupId, permissionGrants.granteeId))
      .where(
        and(
          eq(permissions.code, 'PERMISSION_grant'),
          or(eq(permissionGrants.granteeId, users.id), eq(permissionGroupMembers.userId, users.id)),
        ),
      ),
  )

const asSubject = (roles: readonly Role[]) => ({ authorities: roles.map((role) => `ROLE_${role}`), permissions: [] })
