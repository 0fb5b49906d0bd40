import type { CheckLevels, CheckProfile } from '@dragoman/sdk/operations/checkProfiles'
import { and, asc, eq, isNull, sql, type SQL } from 'drizzle-orm'
import { orgUnits } from '../../identity/tables.ts'
import { isOneOf } from '../../kernel/database/columns.ts'
import type { Database } from '../../kernel/database/connect.ts'
import { noVersion, versionOf } from '../../kernel/version.ts'
import { profilesOfProject, standardLevels, type ProfileRow } from '../work/check-levels.ts'
import { checkProfiles } from '../work/check-tables.ts'

/** The part of an account that a profile is for. */
export interface ProfilePlace {
  accountId: string
  orgUnitId: string | null
  projectId: string | null
  targetLocale: string | null
}

/** A place in one word. */
export const placeKey = ({ orgUnitId, projectId, targetLocale }: ProfilePlace): string =>
  `${projectId ?? orgUnitId ?? 'account'} ${targetLocale ?? '*'}`

const isOf = ({ accountId, orgUnitId, projectId, targetLocale }: ProfilePlace): SQL | undefined =>
  and(
    eq(checkProfiles.accountId, accountId),
    orgUnitId === null ? isNull(checkProfiles.orgUnitId) : eq(checkProfiles.orgUnitId, orgUnitId),
    projectId === null ? isNull(checkProfiles.projectId) : eq(checkProfiles.projectId, projectId),
    targetLocale === null ? isNull(checkProfiles.targetLocale) : eq(checkProfiles.targetLocale, targetLocale),
  )

/** The profiles of an account and its organizational units. */
export const profilesOfAccount = (db: Database, accountId: string): Promise<CheckProfile[]> =>
  listProfiles(db, and(eq(checkProfiles.accountId, accountId), isNull(checkProfiles.projectId)))

/** The profiles that concern a project. */
export async function profilesFor(db: Database, projectId: string): Promise<CheckProfile[]> {
  const profiles = await profilesOfProject(db, projectId)
  return listProfiles(
    db,
    isOneOf(
      checkProfiles.id,
      profiles.map(({ id }) => id),
    ),
  )
}

/** The profiles that a condition names: of accounts, of organizational units by name, of projects. */
async function listProfiles(db: Database, where: SQL | undefined): Promise<CheckProfile[]> {
  const rows = await db
    .select({ profile: checkProfiles, orgUnit: { uuid: orgUnits.id, name: orgUnits.name } })
    .from(checkProfiles)
    .leftJoin(orgUnits, eq(orgUnits.id, checkProfiles.orgUnitId))
    .where(where)
    .orderBy(
      sql`${checkProfiles.projectId} is not null`,
      sql`${orgUnits.name} nulls first`,
      asc(orgUnits.id),
      sql`${checkProfiles.targetLocale} nulls first`,
    )
  return rows.map(({ profile, orgUnit }) => shown(profile, orgUnit))
}

function shown(
  { projectId, targetLocale, levels }: Pick<ProfileRow, 'projectId' | 'targetLocale' | 'levels'>,
  orgUnit: { uuid: string; name: string } | null,
): CheckProfile {
  const own = ordered(levels)
  return {
    ...(orgUnit && { orgUnit }),
    ...(projectId !== null && { projectUuid: projectId }),
    ...(targetLocale !== null && { targetLanguage: targetLocale }),
    levels: own,
    version: Object.keys(own).length === 0 ? noVersion : versionOf(own),
  }
}

/** Levels in the order of the contract, so that equal ones have equal versions. */
const ordered = (levels: CheckLevels): CheckLevels =>
  Object.fromEntries(
    Object.keys(standardLevels).flatMap((kind) => {
      const level = levels[kind as keyof CheckLevels]
      return level === undefined ? [] : [[kind, level]]
    }),
  )

/** The profile of a place; one without levels where nothing is decided. */
export async function profileAt(db: Database, place: ProfilePlace): Promise<CheckProfile> {
  const [profile] = await listProfiles(db, isOf(place))
  return profile ?? shown({ ...place, levels: {} }, null)
}

/** Sets the levels of a place of a held account; without any, nothing is decided there any more. */
export async function setLevels(db: Database, place: ProfilePlace, levels: CheckLevels, now: Date): Promise<void> {
  const own = ordered(levels)
  if (Object.keys(own).length === 0) {
    await db.delete(checkProfiles).where(isOf(place))
    return
  }
  const { accountId, orgUnitId, projectId, targetLocale } = checkProfiles
  await db
    .insert(checkProfiles)
    .values({ ...place, levels: own, updatedAt: now })
    .onConflictDoUpdate({
      target: [accountId, orgUnitId, projectId, targetLocale],
      set: { levels: own, updatedAt: now },
    })
}
