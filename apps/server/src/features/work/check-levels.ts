import type { CheckLevels } from '@dragoman/sdk/operations/checkProfiles'
import { and, eq, isNull, or } from 'drizzle-orm'
import type { Database } from '../../kernel/database/connect.ts'
import { checkProfiles } from './check-tables.ts'
import { projects } from './tables.ts'

/** Everything that decides about a check, in the order of the contract. */
export const standardLevels: Required<CheckLevels> = {
  number: 'WARN',
  alphanumeric: 'WARN',
  term: 'WARN',
  placeholder: 'BLOCK',
  punctuation: 'WARN',
  space: 'WARN',
  repeated: 'WARN',
  bracket: 'WARN',
  address: 'WARN',
  same: 'WARN',
  script: 'WARN',
  control: 'BLOCK',
  length: 'WARN',
  lineBreak: 'WARN',
}

export type ProfileRow = typeof checkProfiles.$inferSelect

/** The farther a profile is, the earlier it comes: what a nearer one says replaces it. */
const nearness = ({ projectId, orgUnitId, targetLocale }: ProfileRow): number =>
  (projectId ? 4 : orgUnitId ? 2 : 0) + (targetLocale ? 1 : 0)

/** The profiles that concern a project, the nearest last. */
export async function profilesOfProject(db: Database, projectId: string): Promise<ProfileRow[]> {
  const rows = await db
    .select({ profile: checkProfiles })
    .from(projects)
    .innerJoin(
      checkProfiles,
      and(
        eq(checkProfiles.accountId, projects.accountId),
        or(
          eq(checkProfiles.projectId, projects.id),
          and(
            isNull(checkProfiles.projectId),
            or(isNull(checkProfiles.orgUnitId), eq(checkProfiles.orgUnitId, projects.orgUnitId)),
          ),
        ),
      ),
    )
    .where(eq(projects.id, projectId))
  return rows.map(({ profile }) => profile).toSorted((one, other) => nearness(one) - nearness(other))
}

/** The levels that hold for the translations of a work unit, as far as a profile decides about them. */
export async function levelsOf(
  db: Database,
  { projectId, targetLocale }: { projectId: string; targetLocale: string },
): Promise<CheckLevels> {
  const levels: CheckLevels = {}
  for (const profile of await profilesOfProject(db, projectId))
    if (profile.targetLocale === null || profile.targetLocale === targetLocale) Object.assign(levels, profile.levels)
  return levels
}
