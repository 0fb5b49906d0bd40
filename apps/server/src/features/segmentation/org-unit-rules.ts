import { and, asc, desc, eq, isNull } from 'drizzle-orm'
import type { Database } from '../../kernel/database/connect.ts'
import { visibleOrgUnits } from '../../identity/org-units.ts'
import type { SignedIn } from '../../identity/sessions.ts'
import { orgUnits } from '../../identity/tables.ts'
import { insertOne, only } from '../../kernel/database/one-row.ts'
import { segmentationRules } from './tables.ts'
import type { SegmentationRules } from '../../engines/segmentation/segmentation-rules.ts'

export type RulesRow = typeof segmentationRules.$inferSelect

/** The rules that an organizational unit applies to new content; null where it applies the built-in ones. */
export async function presentRules(db: Database, orgUnitId: string): Promise<RulesRow | null> {
  const [row] = await db
    .select()
    .from(segmentationRules)
    .where(and(eq(segmentationRules.orgUnitId, orgUnitId), isNull(segmentationRules.endedAt)))
  return row ?? null
}

/** Rules that a unit has had, the newest of those that are alike. */
export async function pastRules(
  db: Database,
  orgUnitId: string,
  { hash, extendsBuiltIn }: Pick<RulesRow, 'hash' | 'extendsBuiltIn'>,
): Promise<RulesRow | null> {
  const [row] = await db
    .select()
    .from(segmentationRules)
    .where(
      and(
        eq(segmentationRules.orgUnitId, orgUnitId),
        eq(segmentationRules.hash, hash),
        eq(segmentationRules.extendsBuiltIn, extendsBuiltIn),
      ),
    )
    .orderBy(desc(segmentationRules.createdAt))
    .limit(1)
  return row ?? null
}

/** The fields of rules that are journaled. */
export const recordedRules = ({ fileName, hash, extendsBuiltIn, rules }: RulesRow) => ({
  fileName,
  hash,
  extendsBuiltIn,
  rules,
})

/** The rules of the organizational units that the caller may see, by the units' names. */
export const listRules = (db: Database, session: SignedIn) =>
  db
    .select({ rules: segmentationRules, orgUnit: { id: orgUnits.id, name: orgUnits.name } })
    .from(segmentationRules)
    .innerJoin(orgUnits, eq(orgUnits.id, segmentationRules.orgUnitId))
    .where(and(isNull(segmentationRules.endedAt), visibleOrgUnits(db, session)))
    .orderBy(asc(orgUnits.name), asc(orgUnits.id))

export const createRules = (db: Database, values: typeof segmentationRules.$inferInsert): Promise<RulesRow> =>
  insertOne(db, segmentationRules, values)

/** Ends the rules of an organizational unit, if it has any; files that were read with them keep them. */
export async function endRules(db: Database, orgUnitId: string, now: Date): Promise<void> {
  const present = await presentRules(db, orgUnitId)
  if (present) await db.update(segmentationRules).set({ endedAt: now }).where(eq(segmentationRules.id, present.id))
}

/** The rules that a file was read with, also when others hold by now; undefined for the built-in ones. */
export async function rulesOfFile(
  db: Database,
  { segmentationId }: { segmentationId: string | null },
): Promise<SegmentationRules | undefined> {
  if (segmentationId === null) return undefined
  const rows = await db.select().from(segmentationRules).where(eq(segmentationRules.id, segmentationId))
  const row = only(rows, `the segmentation rules ${segmentationId} are gone`)
  return { srx: row.srx, extendsBuiltIn: row.extendsBuiltIn }
}
