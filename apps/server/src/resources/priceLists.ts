import { and, asc, count, eq } from 'drizzle-orm'
import { priceLists as table } from '../db/schema.ts'
import { createPriceList, holdPriceList, removePriceList, setPrices, updatePriceList } from '../engine/costs/save-price-list.ts'
import { loadVersion } from '../engine/costs/rate-versions.ts'
import { showContent, showPriceList, showWholePriceList } from '../engine/costs/show-price-list.ts'
import type { PriceListRow } from '../engine/costs/show-price-list.ts'
import type { Entity } from '../engine/journal/journal.ts'
import type { Handlers } from '../handlers.ts'
import { notFound } from '../http/errors.ts'
import { pageOf } from '../http/page.ts'

const entity = ({ id, name }: PriceListRow): Entity => ({ type: 'PRICE_LIST', id, name })

export const priceLists = {
  async list({ db, session, query }) {
    const { page, size } = query
    const where = eq(table.accountId, session.account.id)
    const rows = await db.select().from(table).where(where).orderBy(asc(table.name), table.id).limit(size).offset(page * size)
    const [counted] = await db.select({ total: count() }).from(table).where(where)
    return pageOf(rows.map(showPriceList), counted?.total ?? 0, { page, size })
  },

  async get({ db, session, path, query }) {
    const [row] = await db
      .select()
      .from(table)
      .where(and(eq(table.id, path.priceListUUID), eq(table.accountId, session.account.id)))
    if (!row) throw notFound('price list')
    if (query.version === undefined || query.version === row.version) return showWholePriceList(db, row)
    const then = await loadVersion(db, 'price-list', { uuid: row.id, version: query.version })
    if (!then) throw notFound('version of this price list that an amount was made with')
    const coefficients = [...then.coefficients]
    const prices = then.prices.map((price) => ({ id: row.id, priceListId: row.id, ...price }))
    return showContent(db, { ...row, ...then, id: row.id, version: query.version, coefficients }, prices)
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

  async remove({ db, session, path, journal }) {
    const held = await holdPriceList(db, session, path.priceListUUID)
    const before = await showWholePriceList(db, held)
    await removePriceList(db, held)
    await journal({ entity: entity(held), before: { ...before } })
  },
} satisfies Handlers<'priceLists'>
