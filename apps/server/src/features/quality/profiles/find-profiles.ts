import { and, eq, or, sql } from 'drizzle-orm'
import type { Database } from '../../../kernel/database/connect.ts'
import { isOneOf } from '../../../kernel/database/columns.ts'
import { qualityPlaces, qualityProfiles, type KeptProfile } from '../tables.ts'
import { defaultProfile, systemProfiles } from './system-profiles.ts'

/** Where a review takes place; null for what a wider place lies outside of. */
interface ReviewPlace {
  accountId: string
  orgUnitId: string | null
  projectId: string | null
  workflowId: string | null
}

/** The closest profile of a place: of its step, else of the project, the organizational unit, the account, or Default. */
export async function profileFor(db: Database, place: ReviewPlace): Promise<KeptProfile> {
  const { accountId, orgUnitId, projectId, workflowId } = place
  const at = (level: (typeof qualityPlaces.$inferSelect)['level'], id: string | null) =>
    id === null ? undefined : and(eq(qualityPlaces.level, level), eq(qualityPlaces.placeId, id))
  const [closest] = await db
    .select({ profileId: qualityPlaces.profileId })
    .from(qualityPlaces)
    .where(
      and(
        eq(qualityPlaces.accountId, accountId),
        or(at('WORKFLOW', workflowId), at('PROJECT', projectId), at('ORG_UNIT', orgUnitId), at('ACCOUNT', accountId)),
      ),
    )
    .orderBy(sql`array_position(array['WORKFLOW', 'PROJECT', 'ORG_UNIT', 'ACCOUNT'], ${qualityPlaces.level})`)
    .limit(1)
  return (closest && (await profilesOf(db, [closest.profileId])).get(closest.profileId)) ?? defaultProfile
}

/** The profiles of accounts as a whole. */
export async function profilesOfAccounts(
  db: Database,
  accountIds: readonly string[],
): Promise<(id: string) => KeptProfile> {
  const places = await db
    .select({ accountId: qualityPlaces.accountId, profileId: qualityPlaces.profileId })
    .from(qualityPlaces)
    .where(and(eq(qualityPlaces.level, 'ACCOUNT'), isOneOf(qualityPlaces.accountId, accountIds)))
  const profiles = await profilesOf(
    db,
    places.map(({ profileId }) => profileId),
  )
  const byAccount = new Map(places.map(({ accountId, profileId }) => [accountId, profiles.get(profileId)]))
  return (id) => byAccount.get(id) ?? defaultProfile
}

async function profilesOf(db: Database, ids: readonly string[]): Promise<Map<string, KeptProfile>> {
  const known = new Map(systemProfiles.map((profile) => [profile.uuid, profile]))
  const own = ids.filter((id) => !known.has(id))
  if (own.length === 0) return known
  const rows = await db.select().from(qualityProfiles).where(isOneOf(qualityProfiles.id, own))
  for (const { id: uuid, name, revision, rules } of rows) known.set(uuid, { uuid, name, revision, rules })
  return known
}
