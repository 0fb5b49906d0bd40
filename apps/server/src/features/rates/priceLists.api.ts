import type { AnyColumn, SQL } from 'drizzle-orm'
import { and, asc, desc, eq } from 'drizzle-orm'
import { snapshot } from '../../kernel/database/snapshot.ts'
import { priceLists as table } from './tables.ts'
import { createPriceList, holdPriceList, removePriceList, setPrices, updatePriceList } from './save-price-list.ts'
import { loadVersion, requirePresent } from './rate-versions.ts'
import { showContent, showPriceList, showWholePriceList } from './show-price-list.ts'
import type { PriceListRow } from './show-price-list.ts'
import type { Entity } from '../../kernel/journal.ts'
import type { Handlers } from '../../identity/context.ts'
import { notFound } from '../../kernel/refusals.ts'
import { listPage, readSort } from '../../kernel/list-page.ts'

const sortable = { name: table.name, currency: table.currency, status: table.status, creationDate: table.createdAt }

/** By name unless a field of `sortable` is named, with `,desc` the other way round. */
function order(sort: string | undefined): SQL[] {
  const { by, descending } = readSort<AnyColumn>(sort, sortable) ?? { by: table.name, descending: false }
  return [descending ? desc(by) : asc(by), asc(table.id)]
}

const entity = ({ id, name }: PriceListRow): Entity => ({ type: 'PRICE_LIST', id, name })

export const priceLists = {
  async list({ db, session, query }) {
    const { page, size, sort } = query
    const where = eq(table.accountId, session.account.id)
    const orderBy = order(sort)
    return listPage(db, { page, size }, { from: table, where, orderBy, show: (rows) => rows.map(showPriceList) })
  },

  get({ db, session, path, query: { version } }) {
    return snapshot(db, async (now) => {
      const [row] = await now
        .select()
        .from(table)
        .where(and(eq(table.id, path.priceListUUID), eq(table.accountId, session.account.id)))
      if (!row) throw notFound('price list')
      if (version === undefined || version === row.version) return showWholePriceList(now, row)
      const then = await loadVersion(now, 'price-list', { uuid: row.id, version })
      if (!then) throw notFound('version of this price list that an amount was made with')
      const coefficients = [...then.coefficients]
      const prices = then.prices.map((price) => ({ id: row.id, priceListId: row.id, ...price }))
      return showContent(now, { ...row, ...then, id: row.id, version, coefficients }, prices)
    })
  },

  async create({ db, session, body, journal }) {
    const row = await createPriceList(db, session, body)
    const shown = await showWholePriceList(db, row)
    await journal({ entity: entity(row), after: { ...shown } })
    return shown
  },

  async update({ db, session, path, body, journal }) {
    const held = await holdPriceList(db, session, path.priceListUUID)
    const before = await showWholePriceList(db, held)
    requirePresent(before, body)
    const row = await updatePriceList(db, session, held, body)
    const shown = await showWholePriceList(db, row)
    await journal({ entity: entity(row), before: { ...before }, after: { ...shown } })
    return shown
  },

  async setPrices({ db, session, path, body, journal }) {
    const held = await holdPriceList(db, session, path.priceListUUID)
    const before = await showWholePriceList(db, held)
    const row = await setPrices(db, session, held, body)
    const shown = await showWholePriceList(db, row)
    await journal({ entity: entity(row), before: { ...before }, after: { ...shown } })
    return shown
  },

  async remove({ db, session, path, journal, usage }) {
    const held = await holdPriceList(db, session, path.priceListUUID)
    const before = await showWholePriceList(db, held)
    await removePriceList({ db, usage }, held)
    await journal({ entity: entity(held), before: { ...before } })
  },
} satisfies Handlers<'priceLists'>
