import type { Database } from '../../kernel/database/connect.ts'
import { chooseNetRates, choosePriceList } from '../rates/choose-rates.ts'
import type { OrgUnitRow } from '../work/own-org-unit.ts'

/** Price list and net rates of a project: those of its organizational unit when inferred, else the account's default ones. */
export async function usualPrices(db: Database, orgUnit: OrgUnitRow, infer: boolean) {
  const of = infer ? orgUnit : { ...orgUnit, priceListId: null, organizationId: null, netRateSettingsId: null }
  return { priceListId: await choosePriceList(db, of), netRateSettingsId: await chooseNetRates(db, of) }
}
