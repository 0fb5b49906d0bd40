import { and, asc, eq, inArray } from 'drizzle-orm'
import { reachAccount } from '../../identity/reach-account.ts'
import { workflows as table } from './tables.ts'
import { findOrgUnit } from '../../identity/org-units.ts'
import type { Handlers } from '../../identity/context.ts'

export const workflows = {
  async list({ db, session, query, journal, usage }) {
    const { clientUuid, includeInactive = false } = query
    const accountId = await reachAccount(db, session, query.accountUuid)
    if (accountId !== session.account.id) {
      await journal({ event: 'ACCOUNT_VISITED', entity: { type: 'ACCOUNT', id: accountId, name: accountId } })
    }
    const unit = clientUuid ? (await findOrgUnit(db, session, clientUuid)).unit : undefined
    // The steps that new projects of an organizational unit take, and those that its projects have.
    const codes = unit && [...unit.workflows, ...(await usage.workflowsOf(db, unit.id))]
    const used = codes && inArray(table.code, codes)
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
