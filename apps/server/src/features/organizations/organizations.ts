import { isManager } from '@dragoman/sdk/permissions'
import type { OrganizationRef } from '@dragoman/sdk/operations/organizations'
import { and, eq, inArray, or } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import { unitsOf } from '../projects/visible.ts'
import type { Database } from '../../kernel/database/connect.ts'
import { organizationMembers, organizations, orgUnits } from '../../identity/tables.ts'
import { notFound } from '../../kernel/refusals.ts'
import type { SignedIn } from '../../identity/sessions.ts'

type OrganizationRow = typeof organizations.$inferSelect

/** Managers see every organization of the account, others those that they or a unit of theirs belong to. */
export function visibleOrganizations(db: Database, session: SignedIn): SQL | undefined {
  const own = eq(organizations.accountId, session.account.id)
  if (isManager(session)) return own
  const viaUnits = db
    .select({ id: orgUnits.organizationId })
    .from(orgUnits)
    .where(inArray(orgUnits.id, unitsOf(db, session.user.id)))
  const direct = db
    .select({ id: organizationMembers.organizationId })
    .from(organizationMembers)
    .where(eq(organizationMembers.userId, session.user.id))
  return and(own, or(inArray(organizations.id, viaUnits), inArray(organizations.id, direct)))
}

/** An organization that somebody sees; 404 for any other. */
export async function findOrganization(db: Database, session: SignedIn, id: string): Promise<OrganizationRow> {
  const [row] = await db
    .select()
    .from(organizations)
    .where(and(eq(organizations.id, id), visibleOrganizations(db, session)))
  if (!row) throw notFound('organization')
  return row
}

/** An organization in short. */
export const organizationRef = ({ number, id, name, country }: OrganizationRow): OrganizationRef => ({
  id: number,
  uuid: id,
  name,
  country,
})
