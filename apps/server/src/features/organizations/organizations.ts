import type { CustomFieldValueInput } from '@dragoman/sdk/operations/customFields'
import type { OrganizationUpdate } from '@dragoman/sdk/operations/organizations'
import { and, eq } from 'drizzle-orm'
import type { OrgUnitRow, OrganizationRow } from '../../identity/org-units.ts'
import { visibleOrgUnits } from '../../identity/org-units.ts'
import type { SignedIn } from '../../identity/sessions.ts'
import { organizations, orgUnits } from '../../identity/tables.ts'
import type { Database } from '../../kernel/database/connect.ts'
import { insertOne, updateOne } from '../../kernel/database/one-row.ts'
import type { Entity } from '../../kernel/journal.ts'
import { invalid } from '../../kernel/refusals.ts'
import { readNewValues, storeValues } from '../custom-fields/custom-values.ts'
import { organizationCustomValues } from '../custom-fields/tables.ts'
import { createOrgUnit, type NewOrgUnit } from './org-units.ts'

/** How the journal names an organization. */
export const organizationEntity = ({ id, name }: OrganizationRow): Entity<'ORGANIZATION'> => ({
  type: 'ORGANIZATION',
  id,
  name,
})

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
  {
    orgUnitDrafts,
    customFields: given,
    ...own
  }: {
    accountId: string
    name: string
    country: string
    orgUnitDrafts: readonly NewOrgUnit[]
    customFields?: readonly CustomFieldValueInput[] | undefined
  },
): Promise<{ organization: OrganizationRow; created: OrgUnitRow[] }> {
  const organization = await insertOne(db, organizations, own)
  const wanted = { given, isAsked: true, accountId: own.accountId }
  const custom = await readNewValues(db, session, 'ORGANIZATION', wanted)
  await storeValues(db, organizationCustomValues, organization.id, custom)
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
