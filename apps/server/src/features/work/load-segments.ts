import { and, asc, eq, gt } from 'drizzle-orm'
import type { Database } from '../../kernel/database/connect.ts'
import { segments } from './work-unit-tables.ts'

export type SegmentRow = typeof segments.$inferSelect

const rowsAtOnce = 2000

/** All segments of a work unit, in their order. In slices: others have their turn while many rows are taken apart. */
export async function loadSegments(db: Database, workUnitId: string): Promise<SegmentRow[]> {
  const all: SegmentRow[] = []
  for (;;) {
    const after = all.at(-1)?.index ?? -1
    const some = await db
      .select()
      .from(segments)
      .where(and(eq(segments.workUnitId, workUnitId), gt(segments.index, after)))
      .orderBy(asc(segments.index))
      .limit(rowsAtOnce)
    for (const row of some) all.push(row)
    if (some.length < rowsAtOnce) return all
  }
}
