import { and, asc, eq } from 'drizzle-orm'
import { reachAccount } from '../access/accounts.ts'
import { workflows as table } from '../db/schema.ts'
import type { Handlers } from '../handlers.ts'
import { findOrgUnit } from '../engine/organizations/org-units.ts'

export const workflows = {
  async list({ db, session, query, journal }) {
    const { clientUuid, includeInactive = false } = query
    const accountId = await reachAccount(db, session, query.accountUuid)
    if (accountId !== session.account.id) {
      await journal({ event: 'ACCOUNT_VISITED', entity: { type: 'ACCOUNT', id: accountId, name: accountId } })
    }
    if (clientUuid) await findOrgUnit(db, session, clientUuid)
    const rows = await db
      .select()
      .from(table)
      .where(and(eq(table.accountId, accountId), includeInactive ? undefined : eq(table.active, true)))
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
