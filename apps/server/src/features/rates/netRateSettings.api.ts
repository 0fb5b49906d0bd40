import type { AccountNetRateSettings } from '@dragoman/sdk/operations/netRateSettings'
import { chooseNetRates, findNetRates } from './choose-rates.ts'
import { listNetRates, showNetRatesOfVersion } from './find-net-rates.ts'
import { givenVersion } from './rate-versions.ts'
import {
  createNetRates,
  holdNetRates,
  removeNetRates,
  setOrgUnitNetRates,
  showNetRates,
  updateNetRates,
} from './save-net-rates.ts'
import type { NetRateRow } from './save-net-rates.ts'
import type { Entity } from '../../kernel/journal.ts'
import { findOrgUnit } from '../../identity/org-units.ts'
import type { Handlers } from '../../identity/context.ts'
import type { SignedIn } from '../../identity/sessions.ts'

const entity = ({ id, name }: NetRateRow): Entity<'NET_RATE_SETTINGS'> => ({ type: 'NET_RATE_SETTINGS', id, name })

export const netRateSettings = {
  get({ db, session, path, query: { version } }) {
    return showNetRatesOfVersion(db, session, path.netRateUuid, version)
  },

  async list({ db, session, query }) {
    const rows = await listNetRates(db, session)
    return rows
      .filter(({ isDefault }) => !(query.ignoreDefault && isDefault))
      .map((row) => ({
        id: row.id,
        uuid: row.id,
        name: row.name,
        isDefault: row.isDefault && !isSystem(row),
        ...ofSystem(row),
      }))
  },

  async listAccount({ db, session }) {
    return (await listNetRates(db, session)).map((row) => inShort(session, row, row.isDefault && !isSystem(row)))
  },

  async listOrgUnitAccount({ db, session, path }) {
    const { orgUnit } = await findOrgUnit(db, session, path.orgUnitUUID)
    const chosen = await chooseNetRates(db, orgUnit)
    const rows = await listNetRates(db, session)
    const own = rows.filter(({ id }) => id === orgUnit.netRateSettingsId)
    const others = rows.filter(({ id }) => id !== orgUnit.netRateSettingsId)
    return [...own, ...others].map((row) => inShort(session, row, row.id === chosen))
  },

  async setOrgUnit({ db, session, path, body, journal }) {
    const { orgUnit } = await findOrgUnit(db, session, path.orgUnitUUID)
    const before = await findNetRates(db, orgUnit)
    const name = await setOrgUnitNetRates(db, session, orgUnit.id, body.netRateUuid)
    await journal({
      entity: { type: 'ORG_UNIT', id: orgUnit.id, name: orgUnit.name },
      before: { netRateSettings: before?.source === 'UNIT' ? before.name : null },
      after: { netRateSettings: name },
    })
  },

  async create({ db, session, body, journal }) {
    const row = await createNetRates(db, session, body)
    const shown = await showNetRates(db, session, row)
    await journal({ entity: entity(row), after: { ...shown } })
    return shown
  },

  async update({ db, session, path, body, journal, requireVersion }) {
    const held = await holdNetRates(db, session, path.netRateUuid)
    const before = await showNetRates(db, session, held)
    await requireVersion({ entity: entity(held), present: () => before, given: givenVersion(body) })
    const row = await updateNetRates(db, session, held, body)
    const shown = await showNetRates(db, session, row)
    await journal({ entity: entity(row), before: { ...before }, after: { ...shown } })
    return shown
  },

  async remove({ db, session, path, journal, usage }) {
    const held = await holdNetRates(db, session, path.netRateUuid)
    const before = await showNetRates(db, session, held)
    await removeNetRates({ db, usage }, held)
    await journal({ entity: entity(held), before: { ...before } })
  },
} satisfies Handlers<'netRateSettings'>

const isSystem = ({ accountId }: NetRateRow): boolean => accountId === null

const ofSystem = (row: NetRateRow) => ({ isSystem: isSystem(row), isDefaultGlobal: isSystem(row) && row.isDefault })

const inShort = (session: SignedIn, row: NetRateRow, isDefault: boolean): AccountNetRateSettings => ({
  uuid: row.id,
  name: row.name,
  isDefault,
  ...ofSystem(row),
  ...(!isSystem(row) && { account: { uuid: session.account.id, name: session.account.name } }),
  matchRanges: row.matchRanges,
})
