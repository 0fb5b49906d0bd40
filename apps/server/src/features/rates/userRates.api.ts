import type { Entity } from '../../kernel/journal.ts'
import { findUser } from '../../identity/find-user.ts'
import type { Handlers } from '../../identity/context.ts'
import { startTableImport } from '../table-imports/table-import.ts'
import { listExportCalls } from '../lists/list-export.ts'
import { changeManyRates } from './change-many-rates.ts'
import { listAllRates } from './list-all-rates.ts'
import { compareLines, listLines, rateExport } from './rate-lines.ts'
import { createRate, removeRate, removeRateDetail, showRate, showRateOfVersion, updateRate } from './save-user-rates.ts'
import { importedRates } from './table/import-rates.ts'
import { ratesTable } from './table/rates-table.ts'
import { findRate, listRates, makeDefault } from './user-rates.ts'

const entity = (user: { id: string; name: string }): Entity<'USER'> => ({ type: 'USER', id: user.id, name: user.name })

export const userRates = {
  async list({ db, session, path, query }) {
    const user = await findUser(db, session, path.userUUID)
    return listRates(db, user.id, query)
  },

  listAll({ db, session, query }) {
    return listAllRates(db, session, query)
  },

  listLines: ({ db, session, query, now }) => listLines(db, session, query, now),

  compareLines: ({ db, session, query }) => compareLines(db, session, query.rateDetailUuids),

  ...listExportCalls(rateExport),

  exportTable: ({ db, session, query, now }) => ratesTable(db, session, query, now),

  importTable: (input) =>
    startTableImport(input, importedRates, { file: input.body.file, dryRun: input.query.dryRun ?? false }),

  async createAll({ db, session, body, journal }) {
    const { result, changed } = await changeManyRates(db, session, body)
    const [first, ...more] = changed.map(({ user, before, after }) => ({
      entity: entity(user),
      before: { rate: before },
      after: { rate: after },
    }))
    if (first) await journal(first, ...more)
    return result
  },

  async get({ db, session, path, query }) {
    const user = await findUser(db, session, path.userUUID)
    return showRateOfVersion(db, user.id, path.userRateUUID, query.version)
  },

  async create({ db, session, path, body, journal }) {
    const user = await findUser(db, session, path.userUUID)
    const shown = await createRate(db, session, user.id, body)
    await journal({ entity: entity(user), after: { rate: shown } })
    return shown
  },

  async update({ db, session, path, body, journal, requireVersion }) {
    const user = await findUser(db, session, path.userUUID)
    const rate = await findRate(db, user.id, path.userRateUUID)
    const holds = { after: { rate: { uuid: rate.id } } }
    await requireVersion({ entity: entity(user), present: () => showRate(db, rate), holds })
    const { before, after } = await updateRate(db, session, rate, body)
    await journal({ entity: entity(user), before: { rate: before }, after: { rate: after } })
    return after
  },

  async remove({ db, session, path, journal }) {
    const user = await findUser(db, session, path.userUUID)
    const rate = await findRate(db, user.id, path.userRateUUID)
    const before = await removeRate(db, rate)
    await journal({ entity: entity(user), before: { rate: before } })
  },

  async setDefault({ db, session, path, journal }) {
    const user = await findUser(db, session, path.userUUID)
    const rate = await findRate(db, user.id, path.userRateUUID)
    await makeDefault(db, user.id, rate.id)
    await journal({ entity: entity(user), after: { defaultRate: rate.id } })
  },

  async removeDetail({ db, session, path, journal }) {
    const user = await findUser(db, session, path.userUUID)
    const rate = await findRate(db, user.id, path.userRateUUID)
    const { sourceLocale, targetLocale, wordRate } = await removeRateDetail(db, rate, path.rateDetailUUID)
    await journal({ entity: entity(user), before: { languagePair: `${sourceLocale}:${targetLocale}`, wordRate } })
  },
} satisfies Handlers<'userRates'>
