import { isManager } from '@dragoman/sdk/permissions'
import { and, eq, exists, or, sql, inArray, type SQL } from 'drizzle-orm'
import type { Database } from '../kernel/database/connect.ts'
import { findVisible, oneOrNotFound } from '../kernel/find-visible.ts'
import type { SignedIn } from './sessions.ts'
import { inReach } from './unit-scope.ts'
import { orgUnitMembers, orgUnits, organizationMembers, organizations } from './tables.ts'

/** Organizational units that a person belongs to, directly or through the organization. */
export const orgUnitsOfUser = (db: Database, userId: string) =>
  db
    .select({ id: orgUnits.id })
    .from(orgUnits)
    .where(
      or(
        exists(
          db
            .select({ one: sql`1` })
            .from(orgUnitMembers)
            .where(and(eq(orgUnitMembers.orgUnitId, orgUnits.id), eq(orgUnitMembers.userId, userId))),
        ),
        exists(
          db
            .select({ one: sql`1` })
            .from(organizationMembers)
            .where(
              and(
                eq(organizationMembers.organizationId, orgUnits.organizationId),
                eq(organizationMembers.userId, userId),
              ),
            ),
        ),
      ),
    )

export type OrgUnitRow = typeof orgUnits.$inferSelect
export type OrganizationRow = typeof organizations.$inferSelect

/** Managers see every organizational unit of the account, others those that they belong to. */
export function visibleOrgUnits(db: Database, session: SignedIn): SQL | undefined {
  const own = and(eq(orgUnits.accountId, session.account.id), inReach(session, orgUnits.id))
  return isManager(session) ? own : and(own, inArray(orgUnits.id, orgUnitsOfUser(db, session.user.id)))
}

/** An organizational unit that the caller may see, with its organization; 404 for any other. */
export async function findOrgUnit(db: Database, session: SignedIn, id: string) {
  const rows = await db
    .select({ orgUnit: orgUnits, organization: organizations })
    .from(orgUnits)
    .innerJoin(organizations, eq(organizations.id, orgUnits.organizationId))
    .where(and(eq(orgUnits.id, id), visibleOrgUnits(db, session)))
  return oneOrNotFound(rows, 'organizational unit')
}

/** The same, held until the transaction ends. */
export async function holdOrgUnit(db: Database, session: SignedIn, id: string): Promise<OrgUnitRow> {
  await findOrgUnit(db, session, id)
  return findVisible(db, orgUnits, { id, visible: undefined, what: 'organizational unit', held: true })
}
