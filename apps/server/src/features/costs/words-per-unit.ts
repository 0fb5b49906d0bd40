import { inArray } from 'drizzle-orm'
import type { Database } from '../../kernel/database/connect.ts'
import { priceLists } from '../rates/tables.ts'
import { agreedRates, loadVersion } from '../rates/rate-versions.ts'
import { unknownWordsPerUnit } from '../../engines/pricing/rates.ts'
import type { WordsPerUnit } from '../../engines/pricing/rates.ts'
import type { ProjectRow } from '../work/find-project.ts'
import { priceListOfOrgUnit } from './price-work-units.ts'

/** The fields of a project that decide how many words make an hour or a page. */
export type PricedProject = Pick<ProjectRow, 'id' | 'orgUnitId' | 'status' | 'pricedWith' | 'priceListId'>

/**
 * How many words make an hour and a page, by project: those of the price list that the client approved, else of the one
 * that prices the project now; unknown where it does not say so.
 */
export async function loadWordsPerUnit(
  db: Database,
  projects: readonly PricedProject[],
): Promise<(projectId: string) => WordsPerUnit> {
  const found = new Map<string, WordsPerUnit>()
  const listOf = new Map<string, string>()
  for (const project of new Map(projects.map((one) => [one.id, one])).values()) {
    const agreed = agreedRates(project)?.priceList
    const approved = agreed ? await loadVersion(db, 'price-list', agreed) : undefined
    if (approved) found.set(project.id, approved)
    const list = approved ? null : (project.priceListId ?? (await priceListOfOrgUnit(db, project)))
    if (list !== null) listOf.set(project.id, list)
  }
  const ids = [...new Set(listOf.values())]
  const lists = ids.length > 0 ? await db.select().from(priceLists).where(inArray(priceLists.id, ids)) : []
  return (projectId) =>
    found.get(projectId) ?? lists.find(({ id }) => id === listOf.get(projectId)) ?? unknownWordsPerUnit
}
