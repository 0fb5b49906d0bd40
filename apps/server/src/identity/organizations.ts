import type { OrganizationRef } from '@dragoman/sdk/operations/organizations'
import { isManager } from '@dragoman/sdk/permissions'
import { and, eq, inArray, or, type SQL } from 'drizzle-orm'
import type { Database } from '../kernel/database/connect.ts'
import { findVisible, oneOrNotFound } from '../kernel/find-visible.ts'
import { notFound, invalid } from '../kernel/refusals.ts'
import { orgUnitsOfUser } from './org-units.ts'
import type { SignedIn } from './sessions.ts'
import { inReach } from './unit-scope.ts'
import { organizationMembers, organizations, orgUnits } from './tables.ts'

type OrganizationRow = typeof organizations.$inferSelect

/** Managers see every organization of the account, others those that they or their organizational units belong to. */
export function visibleOrganizations(db: Database, session: SignedIn): SQL | undefined {
  const reached = db.select({ id: orgUnits.organizationId }).from(orgUnits).where(inReach(session, orgUnits.id))
  const own = and(
    eq(organizations.accountId, session.account.id),
    session.orgUnitIds ? inArray(organizations.id, reached) : undefined,
  )
  if (isManager(session)) return own
  const viaOrgUnits = db
    .select({ id: orgUnits.organizationId })
    .from(orgUnits)
    .where(inArray(orgUnits.id, orgUnitsOfUser(db, session.user.id)))
  const direct = db
    .select({ id: organizationMembers.organizationId })
    .from(organizationMembers)
    .where(eq(organizationMembers.userId, session.user.id))
  return and(own, or(inArray(organizations.id, viaOrgUnits), inArray(organizations.id, direct)))
}

/** An organization that the caller may see; 404 for any other. */
export async function findOrganization(db: Database, session: SignedIn, id: string): Promise<OrganizationRow> {
  return findVisible(db, organizations, { id, visible: visibleOrganizations(db, session), what: 'organization' })
}

/** The same, held until the transaction ends. */
export async function holdOrganization(db: Database, session: SignedIn, id: string): Promise<OrganizationRow> {
  const visible = visibleOrganizations(db, session)
  return findVisible(db, organizations, { id, visible, what: 'organization', held: true })
}

/** An organization in short. */
export const organizationRef = ({
  number,
  id,
  name,
  country,
}: Pick<OrganizationRow, 'number' | 'id' | 'name' | 'country'>): OrganizationRef => ({
  id: number,
  uuid: id,
  name,
  country,
})

/**
 * The organization and the organizational units that a memory or glossary is for; 404 for one of another account, 400 for a unit of another
 * organization. `present` is the organization that it has so far.
 */
export async function checkOwners(
  db: Database,
  session: SignedIn,
  owners: { organization?: { uuid: string }; orgUnits?: readonly { uuid: string }[] },
  present: string | null = null,
): Promise<{ organizationId?: string; orgUnitIds?: string[] }> {
  const { organization } = owners
  if (organization) {
    oneOrNotFound(
      await db
        .select({ id: organizations.id })
        .from(organizations)
        .where(and(eq(organizations.id, organization.uuid), eq(organizations.accountId, session.account.id))),
      'organization',
    )
  }
  const orgUnitIds = owners.orgUnits && [...new Set(owners.orgUnits.map(({ uuid }) => uuid))]
  if (orgUnitIds && orgUnitIds.length > 0) {
    const found = await db
      .select({ organizationId: orgUnits.organizationId, name: orgUnits.name })
      .from(orgUnits)
      .where(and(inArray(orgUnits.id, orgUnitIds), eq(orgUnits.accountId, session.account.id)))
    if (found.length < orgUnitIds.length) throw notFound('organizational unit')
    const owner = organization?.uuid ?? present
    const foreign = owner && found.find(({ organizationId }) => organizationId !== owner)
    if (foreign) throw invalid('body.orgUnits', `${foreign.name} belongs to another organization.`)
  }
  return { ...(organization && { organizationId: organization.uuid }), ...(orgUnitIds && { orgUnitIds }) }
}
