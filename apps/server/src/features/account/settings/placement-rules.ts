import { and, asc, eq, ne, sql } from 'drizzle-orm'
import type { OrgUnitRow } from '../../../identity/org-units.ts'
import { orgUnits, type PlacementRules } from '../../../identity/tables.ts'
import type { Database } from '../../../kernel/database/connect.ts'
import { settingsOf, writeSettings } from './settings-of.ts'

/** The rules with a value for each. */
export type WholeRules = Required<PlacementRules>

export type RuleName = keyof WholeRules

/** As long as an account decides nothing else; the same as in the database. */
export const defaultRules: WholeRules = {
  enabled: false,
  minimumScore: 0,
  minimumJobs: 0,
  qualityFilterEnabled: true,
  rateFilterEnabled: true,
  tagFilterEnabled: false,
  sameLinguistAllowed: false,
  splitAboveWords: 0,
  availabilityFilterEnabled: true,
  capacityFilterEnabled: false,
  order: 'FEWEST_TASKS',
  distribution: 'ASSIGN',
  batchSize: 3,
  waitingMinutes: 240,
  skipReviewEnabled: false,
  minimumScoreToSkipReview: 95,
  minimumJobsToSkipReview: 20,
  reviewSamplePercent: 10,
}

export const ruleNames = Object.keys(defaultRules) as RuleName[]

/** Rules with a value for each, in one order. */
export const wholeRules = (rules: Partial<PlacementRules>): WholeRules => {
  const all = { ...defaultRules, ...rules }
  return Object.fromEntries(ruleNames.map((name) => [name, all[name]])) as unknown as WholeRules
}

/** The rules of an account. */
export const rulesOfAccount = async (db: Database, accountId: string): Promise<WholeRules> =>
  wholeRules((await settingsOf(db, accountId)).placement ?? {})

/** Changes the rules of a held account, and with them those of its organizational units, as far as these set none. */
export async function writeAccountRules(db: Database, accountId: string, rules: WholeRules): Promise<void> {
  await writeSettings(db, accountId, { placement: rules })
  await db
    .update(orgUnits)
    .set({ placement: sql`${JSON.stringify(rules)}::jsonb || ${orgUnits.placementOverrides}` })
    .where(eq(orgUnits.accountId, accountId))
}

/** Changes what a held organizational unit sets itself, and gives the rules that apply to it then. */
export async function writeOverrides(
  db: Database,
  { id, accountId }: Pick<OrgUnitRow, 'id' | 'accountId'>,
  placementOverrides: Partial<PlacementRules>,
): Promise<WholeRules> {
  const placement = wholeRules({ ...(await rulesOfAccount(db, accountId)), ...placementOverrides })
  await db.update(orgUnits).set({ placement, placementOverrides }).where(eq(orgUnits.id, id))
  return placement
}

/** The organizational units of an account that set rules themselves, by name. */
export const unitsWithOwnRules = (db: Database, accountId: string): Promise<OrgUnitRow[]> =>
  db
    .select()
    .from(orgUnits)
    .where(and(eq(orgUnits.accountId, accountId), ne(orgUnits.placementOverrides, {})))
    .orderBy(asc(orgUnits.name), asc(orgUnits.id))

/** Rules that decide when a review is skipped, which have a page of their own. */
export const skipReviewRules: readonly RuleName[] = [
  'skipReviewEnabled',
  'minimumScoreToSkipReview',
  'minimumJobsToSkipReview',
  'reviewSamplePercent',
]
