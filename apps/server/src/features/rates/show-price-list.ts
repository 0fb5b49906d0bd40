import type { PriceList as PriceListShown, PriceListDetail } from '@dragoman/sdk/operations/priceLists'
import { asc, eq, sql } from 'drizzle-orm'
import type { Database } from '../../kernel/database/connect.ts'
import { prices } from './tables.ts'
import { orgUnits } from '../../identity/tables.ts'
import type { priceLists } from './tables.ts'

export type PriceListRow = typeof priceLists.$inferSelect
type PriceRow = typeof prices.$inferSelect

const optional = (value: string | null): number | undefined => (value === null ? undefined : Number(value))

/** A price list without its prices. */
export const showPriceList = (row: PriceListRow): PriceListShown => ({
  uuid: row.id,
  name: row.name,
  currency: row.currency,
  status: row.status,
  accountUUID: row.accountId,
  chargeBy: row.chargeBy,
  defaultPriceList: row.isDefault,
  defaultPricePerItem: Number(row.defaultPricePerItem),
  defaultPricePerHour: optional(row.defaultPricePerHour),
  wordsPerHour: row.wordsPerHour ?? undefined,
  defaultPricePerPage: optional(row.defaultPricePerPage),
  wordsPerPage: row.wordsPerPage ?? undefined,
  minFeeType: row.minFeeType,
  minimumFeeByProject: optional(row.minimumFeeByProject),
  defaultMinimumFeeByLanguagePair: optional(row.defaultMinimumFeeByLanguagePair),
})

/** A price list with its prices, coefficients and units. */
export async function showWholePriceList(db: Database, row: PriceListRow): Promise<PriceListDetail> {
  const entries = await db
    .select()
    .from(prices)
    .where(eq(prices.priceListId, row.id))
    .orderBy(prices.sourceLocale, prices.targetLocale, sql`${prices.workflow} nulls first`)
  return showContent(db, row, entries)
}

/** The same of rows that are there already, as an older version has them. */
export async function showContent(
  db: Database,
  row: PriceListRow,
  entries: readonly PriceRow[],
): Promise<PriceListDetail> {
  const orgUnitRefs = await db
    .select({ id: orgUnits.id })
    .from(orgUnits)
    .where(eq(orgUnits.priceListId, row.id))
    .orderBy(asc(orgUnits.name), orgUnits.id)
  return {
    ...showPriceList(row),
    version: row.version,
    organizationUuid: row.organizationId ?? undefined,
    orgUnitUuids: orgUnitRefs.map(({ id }) => id),
    coefficients: row.coefficients.toSorted((a, b) => a.sequence - b.sequence),
    prices: entries.map((price) => ({
      uuid: price.id,
      sourceLocale: price.sourceLocale,
      targetLocale: price.targetLocale,
      workflow: price.workflow ?? undefined,
      pricePerItem: Number(price.pricePerItem),
      pricePerHour: optional(price.pricePerHour),
      pricePerPage: optional(price.pricePerPage),
      minimumFee: optional(price.minimumFee),
    })),
  }
}
