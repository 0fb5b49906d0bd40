import { listPriceLists, showPriceListOfVersion } from './find-price-lists.ts'
import { createPriceList, holdPriceList, removePriceList, setPrices, updatePriceList } from './save-price-list.ts'
import { givenVersion } from './rate-versions.ts'
import { showWholePriceList } from './show-price-list.ts'
import type { PriceListRow } from './show-price-list.ts'
import type { Entity } from '../../kernel/journal.ts'
import type { Handlers } from '../../identity/context.ts'
import { orRefuse } from '../../kernel/failure.ts'
import { listSteps } from '../workflows/list-steps.ts'
import { pricesFile, readPrices } from './price-table.ts'

const entity = ({ id, name }: PriceListRow): Entity<'PRICE_LIST'> => ({ type: 'PRICE_LIST', id, name })

export const priceLists = {
  list: ({ db, session, query }) => listPriceLists(db, session, query),

  get({ db, session, path, query: { version } }) {
    return showPriceListOfVersion(db, session, path.priceListUUID, version)
  },

  async create({ db, session, body, journal }) {
    const row = await createPriceList(db, session, body)
    const shown = await showWholePriceList(db, row)
    await journal({ entity: entity(row), after: { ...shown } })
    return shown
  },

  async update({ db, session, path, body, journal, requireVersion }) {
    const held = await holdPriceList(db, session, path.priceListUUID)
    const before = await showWholePriceList(db, held)
    await requireVersion({ entity: entity(held), present: () => before, given: givenVersion(body) })
    const row = await updatePriceList(db, session, { list: held, present: before }, body)
    const shown = await showWholePriceList(db, row)
    await journal({ entity: entity(row), before: { ...before }, after: { ...shown } })
    return shown
  },

  async setPrices({ db, session, path, body, journal, requireVersion }) {
    const held = await holdPriceList(db, session, path.priceListUUID)
    const before = await showWholePriceList(db, held)
    await requireVersion({ entity: entity(held), present: () => before })
    const row = await setPrices(db, session, held, body)
    const shown = await showWholePriceList(db, row)
    await journal({ entity: entity(row), before: { ...before }, after: { ...shown } })
    return shown
  },

  async exportPrices({ db, session, path, query: { format } }) {
    const list = await showPriceListOfVersion(db, session, path.priceListUUID, undefined)
    return pricesFile(list, format)
  },

  async importPrices({ db, session, path, query, body, journal, requireVersion }) {
    const held = await holdPriceList(db, session, path.priceListUUID)
    const before = await showWholePriceList(db, held)
    await requireVersion({ entity: entity(held), present: () => before })
    const { dryRun = false, removeOthers = false } = query
    const steps = await listSteps(db, session.account.id, { codes: undefined, includeInactive: true })
    const { prices, ...report } = await orRefuse(() => readPrices(body.file, before, { steps, removeOthers }))
    const changes = report.added + report.changed + report.removed
    if (dryRun || report.wrong > 0 || changes === 0) return { ...report, isImported: false, version: held.version }
    const row = await setPrices(db, session, held, prices, { removeOthers })
    await journal({ entity: entity(row), before: { ...before }, after: { ...(await showWholePriceList(db, row)) } })
    return { ...report, isImported: true, version: row.version }
  },

  async remove({ db, session, path, journal, usage }) {
    const held = await holdPriceList(db, session, path.priceListUUID)
    const before = await showWholePriceList(db, held)
    await removePriceList({ db, usage }, held)
    await journal({ entity: entity(held), before: { ...before } })
  },
} satisfies Handlers<'priceLists'>
