import { inArray, sql } from 'drizzle-orm'
import type { Database } from '../../../kernel/database/connect.ts'
import { recountConfirmed } from '../../intake/segments/write-work-units.ts'
import { segments } from '../../work/work-unit-tables.ts'
import type { SegmentFinding } from '../delivery-check.ts'

/** Confirms segments of a step that no one does in the editor, as they stand. */
export async function confirmStanding(
  db: Database,
  { id }: { id: string },
  standing: readonly SegmentFinding[],
): Promise<void> {
  if (standing.length === 0) return
  const ids = standing.map(({ segmentId }) => Number(segmentId))
  await db
    .update(segments)
    .set({ confirmed: true, version: sql`${segments.version} + 1` })
    .where(inArray(segments.id, sql`(select unnest(${sql.param(ids)}::bigint[]))`))
  await recountConfirmed(db, id)
}
