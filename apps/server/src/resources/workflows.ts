import { and, asc, eq } from 'drizzle-orm'
import { isSysAdmin } from '@dragoman/sdk/permissions'
import { workflows as table } from '../db/schema.ts'
import type { Handlers } from '../handlers.ts'
import { findOrgUnit } from '../engine/organizations/org-units.ts'
import { notFound } from '../http/errors.ts'

export const workflows = {
  async list({ db, session, query, journal }) {
    const { accountUuid = session.account.id, clientUuid, includeInactive = false } = query
    if (accountUuid !== session.account.id) {
      if (!isSysAdmin(session)) throw notFound('account')
      await journal({ event: 'ACCOUNT_VISITED', entity: { type: 'account', id: accountUuid, name: accountUuid } })
    }
    if (clientUuid) await findOrgUnit(db, session, clientUuid)
    const rows = await db
      .select()
      .from(table)
      .where(and(eq(table.accountId, accountUuid), includeInactive ? undefined : eq(table.active, true)))
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
