import { and, asc, eq } from 'drizzle-orm'
import { netRateSettings as table } from '../db/schema.ts'
import type { Handlers } from '../handlers.ts'
import { notFound } from '../http/errors.ts'

export const netRateSettings = {
  async get({ db, session, path }) {
    const [row] = await db
      .select()
      .from(table)
      .where(and(eq(table.id, path.netRateUuid), eq(table.accountId, session.account.id)))
    if (!row) throw notFound('net rate scheme')
    return {
      uuid: row.id,
      name: row.name,
      isDefault: row.isDefault,
      matchRanges: row.matchRanges,
      version: row.version,
      netRateWorkflows: row.workflows,
    }
  },

  async list({ db, session, query }) {
    const own = eq(table.accountId, session.account.id)
    const where = query.ignoreDefault ? and(own, eq(table.isDefault, false)) : own
    const rows = await db.select().from(table).where(where).orderBy(asc(table.name), table.id)
    return rows.map(({ id, name, isDefault }) => ({ id, uuid: id, name, isDefault, isDefaultGlobal: false }))
  },

  async listAccount({ db, session }) {
    const rows = await db
      .select()
      .from(table)
      .where(eq(table.accountId, session.account.id))
      .orderBy(asc(table.name), table.id)
    return rows.map(({ id, name, isDefault, matchRanges }) => ({
      uuid: id,
      name,
      isDefault,
      isDefaultGlobal: false,
      account: { uuid: session.account.id, name: session.account.name },
      matchRanges,
    }))
  },
} satisfies Handlers<'netRateSettings'>
