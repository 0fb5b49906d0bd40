import type { RecommendationSettings, RecommendationWeights } from '@dragoman/sdk/operations/recommendationSettings'
import { and, asc, eq, inArray, isNull, or } from 'drizzle-orm'
import { orgUnits } from '../../identity/tables.ts'
import type { Database } from '../../kernel/database/connect.ts'
import { impossible, notFound } from '../../kernel/refusals.ts'
import { versionOf } from '../../kernel/version.ts'
import { recommendationSettings } from './tables.ts'

/** As long as an account decides nothing else. */
export const defaultWeights: RecommendationWeights = {
  score: 3,
  clientExperience: 2,
  continuity: 3,
  availability: 2,
  rate: 1,
}

const levelOf = (accountId: string, orgUnitId: string | null) =>
  and(
    eq(recommendationSettings.accountId, accountId),
    orgUnitId === null ? isNull(recommendationSettings.orgUnitId) : eq(recommendationSettings.orgUnitId, orgUnitId),
  )

/** How linguists are recommended in each of some organizational units of an account. */
export async function weightsOfUnits(
  db: Database,
  accountId: string,
  orgUnitIds: readonly string[],
): Promise<(orgUnitId: string) => RecommendationWeights> {
  const { accountId: account, orgUnitId } = recommendationSettings
  const rows = await db
    .select()
    .from(recommendationSettings)
    .where(and(eq(account, accountId), or(isNull(orgUnitId), inArray(orgUnitId, [...orgUnitIds]))))
  const own = new Map(rows.map((row) => [row.orgUnitId, row.weights]))
  return (id) => own.get(id) ?? own.get(null) ?? defaultWeights
}

/** The settings of an account, then those of its organizational units by name. */
export async function listSettings(db: Database, accountId: string): Promise<RecommendationSettings[]> {
  const rows = await db
    .select({ weights: recommendationSettings.weights, orgUnit: orgUnits })
    .from(recommendationSettings)
    .leftJoin(orgUnits, eq(orgUnits.id, recommendationSettings.orgUnitId))
    .where(eq(recommendationSettings.accountId, accountId))
    .orderBy(asc(orgUnits.name), asc(orgUnits.id))
  const ofAccount = rows.find(({ orgUnit }) => orgUnit === null)
  return [
    shown(ofAccount?.weights ?? defaultWeights),
    ...rows.flatMap(({ weights, orgUnit }) => (orgUnit ? [shown(weights, orgUnit)] : [])),
  ]
}

function shown(weights: RecommendationWeights, orgUnit?: { id: string; name: string }): RecommendationSettings {
  const { score, clientExperience, continuity, availability, rate } = weights
  const ordered = { score, clientExperience, continuity, availability, rate }
  const unit = orgUnit && { orgUnit: { uuid: orgUnit.id, name: orgUnit.name } }
  return { ...unit, weights: ordered, version: versionOf(ordered) }
}

/** An organizational unit of an account; 404 for any other. */
export async function unitOfAccount(
  db: Database,
  accountId: string,
  id: string,
): Promise<{ id: string; name: string }> {
  const [unit] = await db
    .select({ id: orgUnits.id, name: orgUnits.name })
    .from(orgUnits)
    .where(and(eq(orgUnits.id, id), eq(orgUnits.accountId, accountId)))
  if (!unit) throw notFound('organizational unit')
  return unit
}

/** The weights that a level sets itself; undefined where it sets none. */
export async function ownWeights(
  db: Database,
  accountId: string,
  orgUnitId: string | null,
): Promise<RecommendationWeights | undefined> {
  const [row] = await db.select().from(recommendationSettings).where(levelOf(accountId, orgUnitId))
  return row?.weights
}

/** The same, where they can be changed: the defaults for an account without any, 404 for an organizational unit without. */
export async function weightsAt(
  db: Database,
  accountId: string,
  orgUnitId: string | null,
): Promise<RecommendationWeights> {
  const own = await ownWeights(db, accountId, orgUnitId)
  if (own) return own
  if (orgUnitId === null) return defaultWeights
  throw notFound('recommendation settings')
}

/** Adds settings to an organizational unit of a held account; 422 where it has some. */
export async function addSettings(
  db: Database,
  accountId: string,
  orgUnitId: string,
  weights: RecommendationWeights,
): Promise<void> {
  const added = await db
    .insert(recommendationSettings)
    .values({ accountId, orgUnitId, weights })
    .onConflictDoNothing()
    .returning()
  if (added.length === 0)
    throw impossible('The organizational unit already has recommendation settings. Change these.', 'SETTINGS_EXIST')
}

/** Changes the settings of a level of a held account. */
export async function changeSettings(
  db: Database,
  accountId: string,
  orgUnitId: string | null,
  weights: RecommendationWeights,
): Promise<void> {
  await db
    .insert(recommendationSettings)
    .values({ accountId, orgUnitId, weights })
    .onConflictDoUpdate({
      target: [recommendationSettings.accountId, recommendationSettings.orgUnitId],
      set: { weights },
    })
}

/** Deletes the settings of an organizational unit, or all of an account with null. */
export async function dropSettings(db: Database, accountId: string, orgUnitId: string | null): Promise<void> {
  const all = eq(recommendationSettings.accountId, accountId)
  await db.delete(recommendationSettings).where(orgUnitId === null ? all : levelOf(accountId, orgUnitId))
}
