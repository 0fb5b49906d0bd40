import { and, asc, desc, eq, ilike, inArray } from 'drizzle-orm'
import type { Operations } from '../../generated/handlers.ts'
import { orgUnitsOfUser, visibleOrgUnits } from '../../identity/org-units.ts'
import type { SignedIn } from '../../identity/sessions.ts'
import { organizations, orgUnits } from '../../identity/tables.ts'
import type { Database } from '../../kernel/database/connect.ts'
import { listPage } from '../../kernel/list-page.ts'
import { containing } from '../../kernel/paging.ts'
import { orgUnitItem } from './org-units.ts'

/** One page of the organizational units that the caller may see, by name. */
export function listOrgUnits(
  db: Database,
  session: SignedIn,
  query: Operations['orgUnits']['list']['params']['query'],
) {
  const { sort, name, organizationUuid, queryType, status } = query
  return listPage(db, query, {
    from: orgUnits,
    joined: (snapshot) =>
      db
        .select({ orgUnit: orgUnits, organization: organizations, snapshot })
        .from(orgUnits)
        .innerJoin(organizations, eq(organizations.id, orgUnits.organizationId))
        .$dynamic(),
    where: and(
      visibleOrgUnits(db, session),
      name ? ilike(orgUnits.name, containing(name)) : undefined,
      organizationUuid ? eq(orgUnits.organizationId, organizationUuid) : undefined,
      status ? eq(orgUnits.status, status) : undefined,
      queryType === 'MINE' ? inArray(orgUnits.id, orgUnitsOfUser(db, session.user.id)) : undefined,
    ),
    orderBy: [sort === 'name,desc' ? desc(orgUnits.name) : asc(orgUnits.name), asc(orgUnits.id)],
    show: (rows) => rows.map(({ orgUnit, organization }) => orgUnitItem(orgUnit, organization)),
  })
}
