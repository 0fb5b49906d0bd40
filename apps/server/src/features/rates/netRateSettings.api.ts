import type { AccountNetRateSettings } from '@dragoman/sdk/operations/netRateSettings'
import { chooseNetRates } from './choose-rates.ts'
import { listNetRates, showNetRatesOfVersion } from './find-net-rates.ts'
import { givenVersion } from './rate-versions.ts'
import { createNetRates, holdNetRates, removeNetRates, showNetRates, updateNetRates } from './save-net-rates.ts'
import type { NetRateRow } from './save-net-rates.ts'
import type { Entity } from '../../kernel/journal.ts'
import { findOrgUnit } from '../../identity/org-units.ts'
import type { Handlers } from '../../identity/context.ts'
import type { SignedIn } from '../../identity/sessions.ts'

const entity = ({ id, name }: NetRateRow): Entity => ({ type: 'NET_RATE_SETTINGS', id, name })

export const netRateSettings = {
  get({ db, session, path, query: { version } }) {
    return showNetRatesOfVersion(db, session, path.netRateUuid, version)
  },

  async list({ db, session, query }) {
    const rows = await listNetRates(db, session)
    return rows
      .filter(({ isDefault }) => !(query.ignoreDefault && isDefault))
      .map(({ id, name, isDefault }) => ({ id, uuid: id, name, isDefault, isDefaultGlobal: false }))
  },

  async listAccount({ db, session }) {
    return (await listNetRates(db, session)).map((row) => inShort(session, row, row.isDefault))
  },

  async listOrgUnitAccount({ db, session, path }) {
    const { orgUnit } = await findOrgUnit(db, session, path.orgUnitUUID)
    const chosen = await chooseNetRates(db, orgUnit)
    const rows = await listNetRates(db, session)
    const own = rows.filter(({ id }) => id === orgUnit.netRateSettingsId)
    const others = rows.filter(({ id }) => id !== orgUnit.netRateSettingsId)
    return [...own, ...others].map((row) => inShort(session, row, row.id === chosen))
  },

  async create({ db, session, body, journal }) {
    const row = await createNetRates(db, session, body)
    const shown = await showNetRates(db, row)
    await journal({ entity: entity(row), after: { ...shown } })
    return shown
  },

  async update({ db, session, path, body, journal, requireVersion }) {
    const held = await holdNetRates(db, session, path.netRateUuid)
    const before = await showNetRates(db, held)
    await requireVersion({ entity: entity(held), present: () => before, given: givenVersion(body) })
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
