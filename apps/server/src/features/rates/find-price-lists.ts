import { findVisible } from '../../kernel/find-visible.ts'
import type { PriceList, PriceListDetail } from '@dragoman/sdk/operations/priceLists'
import type { AnyColumn, SQL } from 'drizzle-orm'
import { asc, desc, eq } from 'drizzle-orm'
import type { Database } from '../../kernel/database/connect.ts'
import { snapshot } from '../../kernel/database/snapshot.ts'
import { listPage, readSort } from '../../kernel/list-page.ts'
import type { Page, PageQuery } from '../../kernel/list-page.ts'
import { notFound } from '../../kernel/refusals.ts'
import type { SignedIn } from '../../identity/sessions.ts'
import { loadVersion } from './rate-versions.ts'
import { showContent, showPriceList, showWholePriceList } from './show-price-list.ts'
import { priceLists } from './tables.ts'

const sortable = {
  name: priceLists.name,
  currency: priceLists.currency,
  status: priceLists.status,
  creationDate: priceLists.createdAt,
}

/** By name unless a field of `sortable` is named, with `,desc` the other way round. */
function order(sort: string | undefined): SQL[] {
  const { by, descending } = readSort<AnyColumn>(sort, sortable) ?? { by: priceLists.name, descending: false }
  return [descending ? desc(by) : asc(by), asc(priceLists.id)]
}

/** One page of the account's price lists. */
export const listPriceLists = (
  db: Database,
  session: SignedIn,
  { page, size, sort }: PageQuery & { sort?: string },
): Promise<Page<PriceList>> =>
  listPage(
    db,
    { page, size },
    {
      from: priceLists,
      where: eq(priceLists.accountId, session.account.id),
      orderBy: order(sort),
      show: (rows) => rows.map(showPriceList),
    },
  )

/** A price list as it is now, or as it was in a version that amounts were calculated with; 404 for any other. */
export function showPriceListOfVersion(
  db: Database,
  session: SignedIn,
  id: string,
  version: number | undefined,
): Promise<PriceListDetail> {
  return snapshot(db, async (tx) => {
    const visible = eq(priceLists.accountId, session.account.id)
    const row = await findVisible(tx, priceLists, { id, visible, what: 'price list' })
    if (version === undefined || version === row.version) return showWholePriceList(tx, row)
    const kept = await loadVersion(tx, 'price-list', { uuid: row.id, version })
    if (!kept) throw notFound('version of this price list')
    const coefficients = [...kept.coefficients]
    const prices = kept.prices.map((price) => ({ id: row.id, priceListId: row.id, ...price }))
    return showContent(tx, { ...row, ...kept, id: row.id, version, coefficients }, prices)
  })
}
