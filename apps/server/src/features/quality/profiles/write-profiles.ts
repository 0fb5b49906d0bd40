import type {
  QualityPlace,
  QualityProfile,
  QualityProfileInput,
  QualityProfileUpdate,
} from '@dragoman/sdk/operations/qualityProfiles'
import { and, asc, eq, ne } from 'drizzle-orm'
import { orgUnits } from '../../../identity/tables.ts'
import { isOneOf } from '../../../kernel/database/columns.ts'
import type { Database } from '../../../kernel/database/connect.ts'
import { insertOne } from '../../../kernel/database/one-row.ts'
import { conflict, invalid, notFound } from '../../../kernel/refusals.ts'
import { versionOf } from '../../../kernel/version.ts'
import { projects } from '../../work/tables.ts'
import { workflows } from '../../workflows/tables.ts'
import { qualityPlaces, qualityProfiles, type QualityRulesOf } from '../tables.ts'
import { defaultRules, systemProfiles } from './system-profiles.ts'

/** The profiles that an account can use: those of the product first, then its own by name. */
export async function listProfiles(db: Database, accountId: string): Promise<QualityProfile[]> {
  const rows = await db
    .select()
    .from(qualityProfiles)
    .where(eq(qualityProfiles.accountId, accountId))
    .orderBy(asc(qualityProfiles.name))
  const places = await placesOf(db, accountId)
  const all = [
    ...systemProfiles.map((profile) => ({ ...profile, updatedAt: undefined })),
    ...rows.map((row) => ({ ...row, uuid: row.id })),
  ]
  return all.map(({ uuid, name, revision, rules, updatedAt }): QualityProfile => {
    const own = places.get(uuid) ?? []
    return {
      uuid,
      name,
      system: updatedAt === undefined,
      revision,
      version: versionOf([name, revision, own.map(({ level, placeUuid }) => [level, placeUuid])]),
      ...rules,
      places: own,
      ...(updatedAt && { updatedDate: updatedAt.getTime() }),
    }
  })
}

/** A profile that an account can use; 404 for any other. */
export async function findProfile(db: Database, accountId: string, uuid: string): Promise<QualityProfile> {
  const found = (await listProfiles(db, accountId)).find((profile) => profile.uuid === uuid)
  if (!found) throw notFound('profile')
  return found
}

async function placesOf(db: Database, accountId: string): Promise<Map<string, QualityPlace[]>> {
  const rows = await db
    .select()
    .from(qualityPlaces)
    .where(eq(qualityPlaces.accountId, accountId))
    .orderBy(asc(qualityPlaces.level), asc(qualityPlaces.placeId))
  const ids = rows.map(({ placeId }) => placeId)
  const named = [
    ...(await db.select({ id: orgUnits.id, name: orgUnits.name }).from(orgUnits).where(isOneOf(orgUnits.id, ids))),
    ...(await db.select({ id: projects.id, name: projects.name }).from(projects).where(isOneOf(projects.id, ids))),
    ...(await db.select({ id: workflows.id, name: workflows.title }).from(workflows).where(isOneOf(workflows.id, ids))),
  ]
  const names = new Map(named.map(({ id, name }) => [id, name]))
  const byProfile = Map.groupBy(rows, ({ profileId }) => profileId)
  return new Map(
    [...byProfile].map(([profileId, own]) => [
      profileId,
      own.flatMap(({ level, placeId }): QualityPlace[] => {
        if (level === 'ACCOUNT') return [{ level }]
        const name = names.get(placeId)
        return name === undefined ? [] : [{ level, placeUuid: placeId, name }]
      }),
    ]),
  )
}

function rulesIn(change: QualityProfileUpdate): Partial<QualityRulesOf> {
  const rules = { ...change }
  delete rules.name
  delete rules.places
  return rules
}

/** Creates a profile in an account, which is held. */
export async function addProfile(
  db: Database,
  accountId: string,
  { name, places = [], ...rules }: QualityProfileInput,
): Promise<QualityProfile> {
  const row = await insertOne(db, qualityProfiles, {
    accountId,
    name: await freeName(db, accountId, name),
    rules: checked({ ...defaultRules, ...rules }),
  })
  await setPlaces(db, accountId, row.id, places)
  return findProfile(db, accountId, row.id)
}

/** A tolerance of nothing has no score between pass and fail. */
function checked(rules: QualityRulesOf): QualityRulesOf {
  if (rules.formula === 'CALIBRATED' && rules.tolerance <= 0)
    throw invalid('body.tolerance', 'Enter more than 0 points per thousand words.')
  const twice = rules.overrides.find(({ category, severity }, at) =>
    rules.overrides.some((other, i) => i < at && other.category === category && other.severity === severity),
  )
  if (twice) throw invalid('body.overrides', `${twice.category} and ${twice.severity} stand there twice.`)
  return rules
}

async function freeName(db: Database, accountId: string, given: string, own?: string): Promise<string> {
  const name = given.trim()
  if (name === '') throw invalid('body.name', 'Enter a name.')
  const taken = (await listProfiles(db, accountId)).find((other) => other.name === name && other.uuid !== own)
  if (taken) throw conflict(`There is a profile “${name}” already.`, { uuid: taken.uuid, name })
  return name
}

/** Changes a held profile; another rule makes another revision. Of one of the product only the places can be changed. */
export async function changeProfile(
  db: Database,
  accountId: string,
  { profile, now }: { profile: QualityProfile; now: Date },
  change: QualityProfileUpdate,
): Promise<QualityProfile> {
  const given = rulesIn(change)
  const [field] = [...Object.keys(given), ...(change.name === undefined ? [] : ['name'])]
  if (profile.system && field)
    throw invalid(`body.${field}`, 'Of a profile of the product, only “places” can be changed. Create one of your own.')
  if (field) {
    const { formula, passMark, tolerance, severities, overrides, criticalFails } = profile
    const { repeatedFactor, minimumWords, sampling, replyDays, anonymous } = profile
    const former = { formula, passMark, tolerance, severities, overrides, criticalFails }
    const rules = { ...former, repeatedFactor, minimumWords, sampling, replyDays, anonymous }
    const isNew = Object.keys(given).length > 0
    await db
      .update(qualityProfiles)
      .set({
        rules: checked({ ...rules, ...given }),
        revision: profile.revision + Number(isNew),
        updatedAt: now,
        ...(change.name !== undefined && { name: await freeName(db, accountId, change.name, profile.uuid) }),
      })
      .where(eq(qualityProfiles.id, profile.uuid))
  }
  if (change.places) await setPlaces(db, accountId, profile.uuid, change.places)
  return findProfile(db, accountId, profile.uuid)
}

async function setPlaces(db: Database, accountId: string, profileId: string, places: readonly QualityPlace[]) {
  await db
    .delete(qualityPlaces)
    .where(and(eq(qualityPlaces.accountId, accountId), eq(qualityPlaces.profileId, profileId)))
  for (const [at, { level, placeUuid }] of places.entries()) {
    const placeId = placeUuid ?? (level === 'ACCOUNT' ? accountId : undefined)
    if (placeId === undefined || !(await isOfAccount(db, accountId, level, placeId)))
      throw invalid(`body.places[${at}].placeUuid`, 'Name a place of your account.')
    const key = and(
      eq(qualityPlaces.accountId, accountId),
      eq(qualityPlaces.level, level),
      eq(qualityPlaces.placeId, placeId),
    )
    const [taken] = await db
      .select()
      .from(qualityPlaces)
      .where(and(key, ne(qualityPlaces.profileId, profileId)))
    if (taken) {
      const { name, uuid } = await findProfile(db, accountId, taken.profileId)
      throw conflict(`“${name}” applies there. Remove the place from that profile first.`, { uuid, name })
    }
    await db.insert(qualityPlaces).values({ accountId, level, placeId, profileId }).onConflictDoNothing()
  }
}

/** Whether a place is one of an account. */
export async function isOfAccount(
  db: Database,
  accountId: string,
  level: QualityPlace['level'],
  id: string,
): Promise<boolean> {
  if (level === 'ACCOUNT') return id === accountId
  const table = { ORG_UNIT: orgUnits, PROJECT: projects, WORKFLOW: workflows }[level]
  return (await db.$count(table, and(eq(table.id, id), eq(table.accountId, accountId)))) > 0
}

/** Removes a profile of an account; the places where it applied have the next wider one. */
export async function removeProfile(db: Database, accountId: string, profile: QualityProfile): Promise<void> {
  if (profile.system) throw conflict('Profiles of the product can’t be removed.', null)
  await setPlaces(db, accountId, profile.uuid, [])
  await db.delete(qualityProfiles).where(eq(qualityProfiles.id, profile.uuid))
}
