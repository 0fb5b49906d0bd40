import type { OrganizationUpdate } from '@dragoman/sdk/operations/organizations'
import { and, asc, desc, eq, ilike } from 'drizzle-orm'
import type { OrgUnitRow, OrganizationRow } from '../../identity/org-units.ts'
import { visibleOrgUnits } from '../../identity/org-units.ts'
import { organizationRef, visibleOrganizations } from '../../identity/organizations.ts'
import type { SignedIn } from '../../identity/sessions.ts'
import { organizations, orgUnits } from '../../identity/tables.ts'
import type { Database } from '../../kernel/database/connect.ts'
import { insertOne, updateOne } from '../../kernel/database/one-row.ts'
import { listPage, type PageQuery } from '../../kernel/list-page.ts'
import { containing } from '../../kernel/paging.ts'
import type { Entity } from '../../kernel/journal.ts'
import { invalid } from '../../kernel/refusals.ts'
import { createOrgUnit, type NewOrgUnit } from './org-units.ts'

/** How the journal names an organization. */
export const organizationEntity = ({ id, name }: OrganizationRow): Entity => ({ type: 'ORGANIZATION', id, name })

/** One page of the organizations that the caller may see, by name. */
export function listOrganizations(
  db: Database,
  session: SignedIn,
  query: PageQuery & { sort?: string; name?: string },
) {
  const { name, sort } = query
  return listPage(db, query, {
    from: organizations,
    where: and(visibleOrganizations(db, session), name ? ilike(organizations.name, containing(name)) : undefined),
    orderBy: [sort === 'name,desc' ? desc(organizations.name) : asc(organizations.name), asc(organizations.id)],
    show: (rows) => rows.map(organizationRef),
  })
}

/** The units of an organization that the caller may see, by name. */
export const orgUnitsOf = (db: Database, session: SignedIn, { id }: OrganizationRow): Promise<OrgUnitRow[]> =>
  db
    .select()
    .from(orgUnits)
    .where(and(eq(orgUnits.organizationId, id), visibleOrgUnits(db, session)))
    .orderBy(orgUnits.name)

/** Stores an organization with its first units. */
export async function createOrganization(
  db: Database,
  session: SignedIn,
  { orgUnitDrafts, ...own }: { accountId: string; name: string; country: string; orgUnitDrafts: readonly NewOrgUnit[] },
): Promise<{ organization: OrganizationRow; created: OrgUnitRow[] }> {
  const organization = await insertOne(db, organizations, own)
  const created: OrgUnitRow[] = []
  for (const [at, draft] of orgUnitDrafts.entries()) {
    created.push(await createOrgUnit(db, session, organization, draft, `body.orgUnitDrafts[${at}]`))
  }
  return { organization, created }
}

/** Changes a held organization. `before` and `after` name what changed; null where nothing did. */
export async function updateOrganization(db: Database, held: OrganizationRow, { name, country }: OrganizationUpdate) {
  if (name !== undefined && name.trim() === '') throw invalid('body.name', 'Enter a name.')
  const wanted = { name: name?.trim() ?? held.name, country: country ?? held.country }
  const before = { name: held.name, country: held.country }
  if (wanted.name === before.name && wanted.country === before.country) return { row: held, before: null, after: null }
  const row = await updateOne(db, organizations, eq(organizations.id, held.id), wanted)
  return { row, before, after: wanted }
}
