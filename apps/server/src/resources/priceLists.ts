import { and, asc, count, eq } from 'drizzle-orm'
import { priceLists as table, prices } from '../db/schema.ts'
import type { Handlers } from '../handlers.ts'
import { notFound } from '../http/errors.ts'
import { pageOf } from '../http/page.ts'

export const priceLists = {
  async list({ db, session, query }) {
    const { page, size } = query
    const where = eq(table.accountId, session.account.id)
    const rows = await db.select().from(table).where(where).orderBy(asc(table.name), table.id).limit(size).offset(page * size)
    const [counted] = await db.select({ total: count() }).from(table).where(where)
    return pageOf(rows.map(show), counted?.total ?? 0, { page, size })
  },

  async get({ db, session, path }) {
    const [row] = await db
      .select()
      .from(table)
      .where(and(eq(table.id, path.priceListUUID), eq(table.accountId, session.account.id)))
    if (!row) throw notFound('price list')
    const entries = await db
      .select()
      .from(prices)
      .where(eq(prices.priceListId, row.id))
      .orderBy(prices.sourceLocale, prices.targetLocale, prices.workflow)
    return {
      ...show(row),
      version: row.version,
      prices: entries.map((price) => ({
        uuid: price.id,
        sourceLocale: price.sourceLocale,
        targetLocale: price.targetLocale,
        ...(price.workflow && { workflow: price.workflow }),
        pricePerItem: Number(price.pricePerItem),
        ...(price.pricePerHour && { pricePerHour: Number(price.pricePerHour) }),
        ...(price.minimumFee && { minimumFee: Number(price.minimumFee) }),
      })),
    }
  },
} satisfies Handlers<'priceLists'>

const show = (row: typeof table.$inferSelect) => ({
  uuid: row.id,
  name: row.name,
  currency: row.currency,
  status: row.status,
  accountUUID: row.accountId,
  chargeBy: row.chargeBy,
  defaultPriceList: row.isDefault,
  defaultPricePerItem: Number(row.defaultPricePerItem),
  ...(row.defaultPricePerHour && { defaultPricePerHour: Number(row.defaultPricePerHour) }),
  ...(row.wordsPerHour !== null && { wordsPerHour: row.wordsPerHour }),
  minFeeType: row.minFeeType,
  ...(row.minimumFeeByProject && { minimumFeeByProject: Number(row.minimumFeeByProject) }),
  ...(row.defaultMinimumFeeByLanguagePair && {
    defaultMinimumFeeByLanguagePair: Number(row.defaultMinimumFeeByLanguagePair),
  }),
})
