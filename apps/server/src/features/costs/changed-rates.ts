import { isDeepStrictEqual } from 'node:util'
import type { CostsSummary } from '@dragoman/sdk/operations/costs'
import { eq } from 'drizzle-orm'
import type { Database } from '../../kernel/database/connect.ts'
import { netRateSettings, priceLists, prices } from '../rates/tables.ts'
import type { RateVersion } from '../rates/tables.ts'
import { loadVersion } from '../rates/rate-versions.ts'
import type { PriceList } from '../../engines/pricing/rates.ts'
import type { ProjectRow } from '../work/find-project.ts'

type ChangedRates = CostsSummary['changedRates'][number]

/**
 * Rates that a project was priced with and that have changed since. A new version alone is no change: it may be
 * about the units that use the rates. None but before the approval: then the agreed versions hold, or nothing is
 * calculated any more.
 */
export async function changedRates(db: Database, project: ProjectRow): Promise<ChangedRates[]> {
  if (project.pricedWith === null || !['DRAFT', 'PENDING'].includes(project.status)) return []
  const { priceList, netRates } = project.pricedWith
  const changed = [priceList && (await changedList(db, priceList)), netRates && (await changedScheme(db, netRates))]
  return changed.filter((rates) => rates !== null)
}

async function changedList(db: Database, used: RateVersion): Promise<ChangedRates | null> {
  const [row] = await db.select().from(priceLists).where(eq(priceLists.id, used.uuid))
  if (!row || row.version === used.version) return null
  const then = await loadVersion(db, 'price-list', used)
  const now = await db.select().from(prices).where(eq(prices.priceListId, row.id))
  if (then && isDeepStrictEqual(pricesOf(then), pricesOf({ ...row, prices: now }))) return null
  const { name, version } = row
  return { source: 'PRICE_LIST', uuid: used.uuid, name, usedVersion: used.version, presentVersion: version }
}

async function changedScheme(db: Database, used: RateVersion): Promise<ChangedRates | null> {
  const [row] = await db.select().from(netRateSettings).where(eq(netRateSettings.id, used.uuid))
  if (!row || row.version === used.version) return null
  const then = await loadVersion(db, 'net-rates', used)
  const { matchRanges, workflows, name, version } = row
  if (then && isDeepStrictEqual([then.matchRanges, then.workflows], [matchRanges, workflows])) return null
  return { source: 'NET_RATE_SETTINGS', uuid: used.uuid, name, usedVersion: used.version, presentVersion: version }
}

/** The part of a price list that amounts are made from, without ids and in an order of its own. */
function pricesOf(list: PriceList) {
  const pairs = list.prices.map(
    ({ sourceLocale, targetLocale, workflow, pricePerItem, pricePerHour, pricePerPage, minimumFee }) =>
      JSON.stringify([sourceLocale, targetLocale, workflow, pricePerItem, pricePerHour, pricePerPage, minimumFee]),
  )
  return {
    currency: list.currency,
    chargeBy: list.chargeBy,
    usual: [list.defaultPricePerItem, list.defaultPricePerHour, list.defaultPricePerPage],
    words: [list.wordsPerHour, list.wordsPerPage],
    fees: [list.minFeeType, list.minimumFeeByProject, list.defaultMinimumFeeByLanguagePair],
    coefficients: list.coefficients.map((coefficient) => ({ ...coefficient, uuid: undefined })),
    pairs: pairs.toSorted(),
  }
}
