import type { LanguagePairPriceSave } from '@dragoman/sdk/operations/priceLists'
import type { Database } from '../../kernel/database/connect.ts'
import { insertRows } from '../../kernel/database/insert-rows.ts'
import { prices } from './tables.ts'
import { exactPrice } from './exact-price.ts'

/** Adds checked prices to a price list; `place` names them where one has too many decimals. */
export async function writePrices(
  db: Database,
  priceListId: string,
  added: readonly LanguagePairPriceSave[],
  place: string,
): Promise<void> {
  const rows = added.map((price, at) => {
    const cost = (value: number | undefined, name: string, decimals?: number) =>
      value === undefined ? null : exactPrice(value, `${place}[${at}].${name}`, decimals)
    return {
      priceListId,
      sourceLocale: price.sourceLocale,
      targetLocale: price.targetLocale,
      workflow: price.workflow ?? null,
      pricePerItem: exactPrice(price.pricePerItem, `${place}[${at}].pricePerItem`),
      pricePerHour: cost(price.pricePerHour, 'pricePerHour'),
      pricePerPage: cost(price.pricePerPage, 'pricePerPage'),
      minimumFee: cost(price.minimumFee, 'minimumFee', 4),
    }
  })
  await insertRows(db, prices, rows)
}
