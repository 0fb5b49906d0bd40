import type { OrgUnitUsage } from '@dragoman/sdk/operations/orgUnits'
import { eq, inArray, or } from 'drizzle-orm'
import type { OrgUnitRow, OrganizationRow } from '../../identity/org-units.ts'
import { organizationMembers, organizations, orgUnitMembers, orgUnits } from '../../identity/tables.ts'
import type { Usage } from '../../identity/usage.ts'
import { isOneOf } from '../../kernel/database/columns.ts'
import type { Database } from '../../kernel/database/connect.ts'
import { impossible } from '../../kernel/refusals.ts'
import { glossaries, glossaryOrgUnits } from '../terminology/tables.ts'
import { memoryOrgUnits, translationMemories } from '../memories/tables.ts'
import { priceLists, userRates } from '../rates/tables.ts'

interface UsageContext {
  db: Database
  usage: Usage
}

/**
 * Counts the things that depend on some organizational units, and on the organization that they all belong to, if it is
 * given.
 */
async function countUsage(
  { db, usage }: UsageContext,
  rows: readonly OrgUnitRow[],
  organization?: OrganizationRow,
): Promise<OrgUnitUsage> {
  const ids = rows.map(({ id }) => id)
  const { projects, openProjects } = await usage.projectsOf(db, ids)
  const inUnits = db
    .select({ id: orgUnitMembers.userId })
    .from(orgUnitMembers)
    .where(isOneOf(orgUnitMembers.orgUnitId, ids))
  const members = organization
    ? inUnits.union(
        db
          .select({ id: organizationMembers.userId })
          .from(organizationMembers)
          .where(eq(organizationMembers.organizationId, organization.id)),
      )
    : inUnits
  const ofMemories = db
    .select({ id: memoryOrgUnits.memoryId })
    .from(memoryOrgUnits)
    .where(isOneOf(memoryOrgUnits.orgUnitId, ids))
  const ofGlossaries = db
    .select({ id: glossaryOrgUnits.glossaryId })
    .from(glossaryOrgUnits)
    .where(isOneOf(glossaryOrgUnits.orgUnitId, ids))
  const chosen = rows.map(({ priceListId }) => priceListId).filter((id) => id !== null)
  return {
    projects,
    openProjects,
    people: (await members).length,
    translationMemories: await db.$count(
      translationMemories,
      or(
        inArray(translationMemories.id, ofMemories),
        organization && eq(translationMemories.organizationId, organization.id),
      ),
    ),
    glossaries: await db.$count(
      glossaries,
      or(inArray(glossaries.id, ofGlossaries), organization && eq(glossaries.organizationId, organization.id)),
    ),
    linguistRates: await db.$count(userRates, isOneOf(userRates.orgUnitId, ids)),
    priceLists: await db.$count(
      priceLists,
      or(isOneOf(priceLists.id, chosen), organization && eq(priceLists.organizationId, organization.id)),
    ),
  }
}

/** Counts the things that depend on an organizational unit. */
export const orgUnitUsage = (context: UsageContext, orgUnit: OrgUnitRow): Promise<OrgUnitUsage> =>
  countUsage(context, [orgUnit])

/**
 * Counts the things that depend on an organization and its organizational units, including those that the caller can't
 * reach.
 */
export async function organizationUsage(context: UsageContext, organization: OrganizationRow): Promise<OrgUnitUsage> {
  const rows = await context.db.select().from(orgUnits).where(eq(orgUnits.organizationId, organization.id))
  return { ...(await countUsage(context, rows, organization)), organizationalUnits: rows.length }
}

/** Deletes a held organizational unit; 422 while it has projects. */
export async function removeOrgUnit(context: UsageContext, orgUnit: OrgUnitRow): Promise<void> {
  requireUnused(orgUnit.name, await orgUnitUsage(context, orgUnit))
  await context.db.delete(orgUnits).where(eq(orgUnits.id, orgUnit.id))
}

/** Deletes a held organization with its organizational units; 422 while one of them has projects. */
export async function removeOrganization(context: UsageContext, organization: OrganizationRow): Promise<void> {
  const { db } = context
  await db.select({ id: orgUnits.id }).from(orgUnits).where(eq(orgUnits.organizationId, organization.id)).for('update')
  requireUnused(organization.name, await organizationUsage(context, organization))
  await db.delete(orgUnits).where(eq(orgUnits.organizationId, organization.id))
  await db.delete(organizations).where(eq(organizations.id, organization.id))
}

function requireUnused(name: string, usage: OrgUnitUsage): void {
  const { projects } = usage
  if (projects === 0) return
  const message = `${name} has ${projects === 1 ? '1 project' : `${projects} projects`} and can't be deleted. Set it to INACTIVE instead.`
  throw impossible(message, 'ORG_UNIT_IN_USE', { ...usage })
}
