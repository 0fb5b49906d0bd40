import type { PriceType } from '@dragoman/sdk/operations/costs'
import { eq } from 'drizzle-orm'
import type { Database } from '../../kernel/database/connect.ts'
import { workUnits } from '../work/work-unit-tables.ts'
import type { PairPrice, PriceList } from '../../engines/pricing/rates.ts'
import type { ProjectRow } from '../work/find-project.ts'
import { loadPriceList } from './price-work-units.ts'

const units = [
  { unit: 'WORD', description: 'Words', usual: 'defaultPricePerItem', own: 'pricePerItem' },
  { unit: 'HOUR', description: 'Hours', usual: 'defaultPricePerHour', own: 'pricePerHour' },
  { unit: 'PAGE', description: 'Pages', usual: 'defaultPricePerPage', own: 'pricePerPage' },
] as const

/** The items that can be added to a project's costs manually, priced by its price list; see `costs.listPriceTypes`. */
export async function listPriceTypes(db: Database, project: ProjectRow, byLanguage: boolean): Promise<PriceType[]> {
  const list = await loadPriceList(db, project)
  const pairs = byLanguage ? await pairsOf(db, project) : []
  const work = units.map(({ unit, description, usual, own }): PriceType => {
    const price = list[usual] === null || Number(list[usual]) === 0 ? undefined : Number(list[usual])
    return {
      uuid: unit,
      id: unit,
      type: 'SERVICE',
      description,
      rateType: 'FIXED',
      priceUnit: unit,
      price,
      mapping: pairs.flatMap(({ sourceLanguage, targetLanguage }) => {
        const ofPair = generalPrice(list, sourceLanguage, targetLanguage)?.[own]
        const held = ofPair == null ? price : Number(ofPair)
        return held === undefined ? [] : [{ sourceLanguage, targetLanguage, price: held }]
      }),
    }
  })
  const fixed: PriceType = {
    uuid: 'FIXED',
    id: 'FIXED',
    type: 'SERVICE',
    description: 'Fixed price',
    rateType: 'FIXED',
    priceUnit: 'FIXED',
    mapping: [],
  }
  const offered = list.coefficients.filter((coefficient) => !coefficient.default)
  const coefficients = offered.map(({ uuid, description, unit, calcType, factor }): PriceType => {
    const isShare = calcType === 'percentage'
    return {
      uuid,
      id: uuid,
      type: 'COEFFICIENT',
      description,
      rateType: isShare ? 'PERCENTAGE' : 'FIXED',
      priceUnit: isShare ? 'PERCENT' : unit,
      price: factor,
      mapping: pairs.map((pair) => ({ ...pair, price: factor })),
    }
  })
  return [...work, fixed, ...coefficients]
}

const generalPrice = (list: PriceList, source: string, target: string): PairPrice | undefined =>
  list.prices.find(
    ({ sourceLocale, targetLocale, workflow }) =>
      sourceLocale === source && targetLocale === target && workflow === null,
  )

const pairsOf = (db: Database, project: ProjectRow) =>
  db
    .selectDistinct({ sourceLanguage: workUnits.sourceLocale, targetLanguage: workUnits.targetLocale })
    .from(workUnits)
    .where(eq(workUnits.projectId, project.id))
    .orderBy(workUnits.sourceLocale, workUnits.targetLocale)
