import { and, arrayContains, asc, eq, exists, inArray, or, sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import { reachAccount } from '../../identity/reach-account.ts'
import type { Database } from '../../kernel/database/connect.ts'
import { projects } from '../projects/tables.ts'
import { workUnits } from '../projects/work-units/tables.ts'
import { workflows as table } from './tables.ts'
import type { orgUnits } from '../../identity/tables.ts'
import { findOrgUnit } from '../organizations/org-units.ts'
import type { Handlers } from '../../identity/context.ts'

export const workflows = {
  async list({ db, session, query, journal }) {
    const { clientUuid, includeInactive = false } = query
    const accountId = await reachAccount(db, session, query.accountUuid)
    if (accountId !== session.account.id) {
      await journal({ event: 'ACCOUNT_VISITED', entity: { type: 'ACCOUNT', id: accountId, name: accountId } })
    }
    const used = clientUuid ? usedBy(db, (await findOrgUnit(db, session, clientUuid)).unit) : undefined
    const rows = await db
      .select()
      .from(table)
      .where(and(eq(table.accountId, accountId), includeInactive ? undefined : eq(table.active, true), used))
      .orderBy(asc(table.sequence))
    return rows.map((row) => ({
      uuid: row.id,
      code: row.code,
      title: row.title,
      description: row.description,
      sequence: row.sequence,
      projectSequence: row.projectSequence,
      active: row.active,
      editorEnabled: row.editorEnabled,
      settings: row.settings,
    }))
  },
} satisfies Handlers<'workflows'>

/** The steps that new projects of a unit take, and those that its projects have. */
function usedBy(db: Database, unit: typeof orgUnits.$inferSelect): SQL | undefined {
  const withStep = db
    .select({ one: sql`1` })
    .from(workUnits)
    .innerJoin(projects, eq(projects.id, workUnits.projectId))
    .where(and(eq(projects.orgUnitId, unit.id), arrayContains(workUnits.workflows, sql`array[${table.code}]`)))
  return or(inArray(table.code, unit.workflows), exists(withStep))
}
