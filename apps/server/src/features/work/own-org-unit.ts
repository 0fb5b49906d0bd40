import { isManager } from '@dragoman/sdk/permissions'
import { and, eq, inArray } from 'drizzle-orm'
import { orgUnitsOfUser } from '../../identity/org-units.ts'
import type { SignedIn } from '../../identity/sessions.ts'
import { orgUnits } from '../../identity/tables.ts'
import { inReach } from '../../identity/unit-scope.ts'
import type { Database } from '../../kernel/database/connect.ts'
import { findVisible } from '../../kernel/find-visible.ts'
import { impossible } from '../../kernel/refusals.ts'

export type OrgUnitRow = typeof orgUnits.$inferSelect

/** An organizational unit in which the caller may open projects; 404 for any other. */
export function findOwnOrgUnit(db: Database, session: SignedIn, id: string): Promise<OrgUnitRow> {
  const own = isManager(session) ? undefined : inArray(orgUnits.id, orgUnitsOfUser(db, session.user.id))
  const visible = and(eq(orgUnits.accountId, session.account.id), inReach(session, orgUnits.id), own)
  return findVisible(db, orgUnits, { id, visible, what: 'organizational unit' })
}

/** Refuses projects of an organizational unit that takes no new ones. */
export function requireActive({ id, name, status }: OrgUnitRow): void {
  if (status === 'ACTIVE') return
  throw impossible(`${name} is inactive. Choose another organizational unit.`, 'ORG_UNIT_INACTIVE', {
    uuid: id,
    status,
  })
}
