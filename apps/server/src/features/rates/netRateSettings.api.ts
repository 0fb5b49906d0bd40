import type { AccountNetRateSettings } from '@dragoman/sdk/operations/netRateSettings'
import { and, asc, eq } from 'drizzle-orm'
import type { Database } from '../../kernel/database/connect.ts'
import { snapshot } from '../../kernel/database/snapshot.ts'
import { netRateSettings as table } from './tables.ts'
import { chooseNetRates } from './choose-rates.ts'
import { loadVersion, requirePresent } from './rate-versions.ts'
import { createNetRates, holdNetRates, removeNetRates, showNetRates, updateNetRates } from './save-net-rates.ts'
import type { NetRateRow } from './save-net-rates.ts'
import type { Entity } from '../../kernel/journal.ts'
import { findOrgUnit } from '../../identity/org-units.ts'
import type { Handlers } from '../../identity/context.ts'
import { notFound } from '../../kernel/refusals.ts'
import type { SignedIn } from '../../identity/sessions.ts'

const entity = ({ id, name }: NetRateRow): Entity => ({ type: 'NET_RATE_SETTINGS', id, name })

export const netRateSettings = {
  get({ db, session, path, query: { version } }) {
    return snapshot(db, async (now) => {
      const [row] = await now
        .select()
        .from(table)
        .where(and(eq(table.id, path.netRateUuid), eq(table.accountId, session.account.id)))
      if (!row) throw notFound('net rate scheme')
      const shown = await showNetRates(now, row)
      if (version === undefined || version === row.version) return shown
      const then = await loadVersion(now, 'net-rates', { uuid: row.id, version })
      if (!then) throw notFound('version of this scheme that something was counted with')
      return {
        ...shown,
        name: then.name,
        version,
        matchRanges: [...then.matchRanges],
        netRateWorkflows: [...then.workflows],
      }
    })
  },

  async list({ db, session, query }) {
    const own = eq(table.accountId, session.account.id)
    const where = query.ignoreDefault ? and(own, eq(table.isDefault, false)) : own
    const rows = await db.select().from(table).where(where).orderBy(asc(table.name), table.id)
    return rows.map(({ id, name, isDefault }) => ({ id, uuid: id, name, isDefault, isDefaultGlobal: false }))
  },

  async listAccount({ db, session }) {
    return (await ofAccount(db, session)).map((row) => inShort(session, row, row.isDefault))
  },

  async listOrgUnitAccount({ db, session, path }) {
    const { unit } = await findOrgUnit(db, session, path.orgUnitUUID)
    const chosen = await chooseNetRates(db, unit)
    const rows = await ofAccount(db, session)
    const own = rows.filter(({ id }) => id === unit.netRateSettingsId)
    const others = rows.filter(({ id }) => id !== unit.netRateSettingsId)
    return [...own, ...others].map((row) => inShort(session, row, row.id === chosen))
  },

  async create({ db, session, body, journal }) {
    const row = await createNetRates(db, session, body)
    const shown = await showNetRates(db, row)
    await journal({ entity: entity(row), after: { ...shown } })
    return shown
  },

  async update({ db, session, path, body, journal }) {
    const held = await holdNetRates(db, session, path.netRateUuid)
    const before = await showNetRates(db, held)
    requirePresent(before, body)
    const row = await updateNetRates(db, session, held, body)
    const shown = await showNetRates(db, row)
    await journal({ entity: entity(row), before: { ...before }, after: { ...shown } })
    return shown
  },

  async remove({ db, session, path, journal, usage }) {
    const held = await holdNetRates(db, session, path.netRateUuid)
    const before = await showNetRates(db, held)
    await removeNetRates({ db, usage }, held)
    await journal({ entity: entity(held), before: { ...before } })
  },
} satisfies Handlers<'netRateSettings'>

const ofAccount = (db: Database, session: SignedIn): Promise<NetRateRow[]> =>
  db.select().from(table).where(eq(table.accountId, session.account.id)).orderBy(asc(table.name), table.id)

const inShort = (
  session: SignedIn,
  { id, name, matchRanges }: NetRateRow,
  isDefault: boolean,
): AccountNetRateSettings => ({
  uuid: id,
  name,
  isDefault,
  isDefaultGlobal: false,
  account: { uuid: session.account.id, name: session.account.name },
  matchRanges,
})
