import { and, eq, isNull } from 'drizzle-orm'
import type { Database } from '../../kernel/database/connect.ts'
import { segmentationRules } from './tables.ts'
import type { SegmentationRules } from '../../engines/segmentation/srx.ts'

export type RulesRow = typeof segmentationRules.$inferSelect

/** The rules that hold for new content in a unit; null where the built-in ones do. */
export async function presentRules(db: Database, orgUnitId: string): Promise<RulesRow | null> {
  const [row] = await db
    .select()
    .from(segmentationRules)
    .where(and(eq(segmentationRules.orgUnitId, orgUnitId), isNull(segmentationRules.endedAt)))
  return row ?? null
}

/** The rules that a file was read with, also when others hold by now; undefined for the built-in ones. */
export async function rulesOfFile(
  db: Database,
  { segmentationId }: { segmentationId: string | null },
): Promise<SegmentationRules | undefined> {
  if (segmentationId === null) return undefined
  const [row] = await db.select().from(segmentationRules).where(eq(segmentationRules.id, segmentationId))
  if (!row) throw new Error(`the segmentation rules ${segmentationId} are gone`)
  return { srx: row.srx, extendsBuiltIn: row.extendsBuiltIn }
}
