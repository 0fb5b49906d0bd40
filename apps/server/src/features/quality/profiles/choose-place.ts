import type { QualityPlaceChoice, QualityProfile } from '@dragoman/sdk/operations/qualityProfiles'
import { and, eq } from 'drizzle-orm'
import type { Database } from '../../../kernel/database/connect.ts'
import { invalid } from '../../../kernel/refusals.ts'
import { projects } from '../../work/tables.ts'
import { qualityPlaces } from '../tables.ts'
import { profileFor } from './find-profiles.ts'
import { findProfile, isOfAccount } from './write-profiles.ts'

interface ChosenPlace {
  /** The profile that the place had, and the one that it has now; undefined where the next wider place decides. */
  former: QualityProfile | undefined
  profile: QualityProfile | undefined
  /** The one that applies there. */
  applied: QualityProfile
}

/** Chooses the profile of a place of an account, which is held. */
export async function choosePlace(
  db: Database,
  accountId: string,
  { level, placeUuid, profileUuid }: QualityPlaceChoice,
): Promise<ChosenPlace> {
  const placeId = placeUuid ?? (level === 'ACCOUNT' ? accountId : undefined)
  if (placeId === undefined || !(await isOfAccount(db, accountId, level, placeId)))
    throw invalid('body.placeUuid', 'Name a place of your account.')
  const profile = profileUuid === null ? undefined : await findProfile(db, accountId, profileUuid)
  const key = and(
    eq(qualityPlaces.accountId, accountId),
    eq(qualityPlaces.level, level),
    eq(qualityPlaces.placeId, placeId),
  )
  const [before] = await db.delete(qualityPlaces).where(key).returning()
  if (profile) await db.insert(qualityPlaces).values({ accountId, level, placeId, profileId: profile.uuid })
  const kept = await profileFor(db, { accountId, ...(await surroundings(db, level, placeId)) })
  return {
    former: before && (await findProfile(db, accountId, before.profileId)),
    profile,
    applied: await findProfile(db, accountId, kept.uuid),
  }
}

/** Ids of the places around one, as far as it has any; an account has none. */
async function surroundings(db: Database, level: QualityPlaceChoice['level'], placeId: string) {
  const [project] =
    level === 'PROJECT'
      ? await db.select({ orgUnitId: projects.orgUnitId }).from(projects).where(eq(projects.id, placeId))
      : []
  return {
    workflowId: level === 'WORKFLOW' ? placeId : null,
    projectId: level === 'PROJECT' ? placeId : null,
    orgUnitId: level === 'ORG_UNIT' ? placeId : (project?.orgUnitId ?? null),
  }
}
