import type { OrgUnitRef } from '@dragoman/sdk/operations/orgUnits'
import { eq } from 'drizzle-orm'
import { organizations, orgUnits } from '../../../identity/tables.ts'
import { isOneOf } from '../../../kernel/database/columns.ts'
import type { Database } from '../../../kernel/database/connect.ts'
import { orgUnitRef } from '../../organizations/org-units.ts'

/** Organizational units in short, by id. */
export async function loadUnits(db: Database, ids: Iterable<string>): Promise<(id: string) => OrgUnitRef> {
  const rows = await db
    .select({ unit: orgUnits, organization: organizations })
    .from(orgUnits)
    .innerJoin(organizations, eq(organizations.id, orgUnits.organizationId))
    .where(isOneOf(orgUnits.id, ids))
  const refs = new Map(rows.map(({ unit, organization }) => [unit.id, orgUnitRef(unit, organization)]))
  return (id) => {
    const ref = refs.get(id)
    if (!ref) throw new Error(`the organizational unit ${id} is gone`)
    return ref
  }
}
