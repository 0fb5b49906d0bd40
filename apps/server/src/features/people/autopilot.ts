import type { PlacementSettings } from '@dragoman/sdk/operations/autopilot'
import { eq } from 'drizzle-orm'
import type { OrgUnitRow } from '../../identity/org-units.ts'
import { orgUnits } from '../../identity/tables.ts'
import type { PlacementRules } from '../../identity/tables.ts'
import type { Database } from '../../kernel/database/connect.ts'
import { versionOf } from '../../kernel/version.ts'

/** The rules as the wire shows them. */
export const showPlacementRules = ({ placement }: Pick<OrgUnitRow, 'placement'>): PlacementSettings => ({
  ...placement,
  sameLinguistAllowed: placement.sameLinguistAllowed ?? false,
  splitAboveWords: placement.splitAboveWords ?? 0,
  version: versionOf([
    ...ruleNames.map((name) => placement[name]),
    placement.sameLinguistAllowed ?? false,
    placement.splitAboveWords ?? 0,
  ]),
})

const ruleNames = [
  'enabled',
  'minimumScore',
  'minimumJobs',
  'qualityFilterEnabled',
  'rateFilterEnabled',
  'tagFilterEnabled',
] as const

/** Replaces the rules by which tasks of an organizational unit are assigned automatically. */
export async function writePlacementRules(db: Database, { id }: OrgUnitRow, placement: PlacementRules): Promise<void> {
  await db.update(orgUnits).set({ placement }).where(eq(orgUnits.id, id))
}
