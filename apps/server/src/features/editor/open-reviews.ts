import { and, asc, eq, inArray } from 'drizzle-orm'
import type { SignedIn } from '../../identity/sessions.ts'
import type { Database } from '../../kernel/database/connect.ts'
import { qualityReviews } from '../quality/tables.ts'
import { visibleReviews } from '../quality/visible.ts'
import type { OpenWorkUnit } from '../work/open-work-unit.ts'

/** The open reviews that tasks which the caller works on write findings into, by task; the first where there are several. */
export async function openReviews(
  db: Database,
  session: SignedIn,
  opened: readonly OpenWorkUnit[],
): Promise<ReadonlyMap<string, string>> {
  const taskIds = opened.flatMap(({ task, readOnly }) => (task && readOnly === null ? [task.id] : []))
  if (taskIds.length === 0) return new Map()
  const rows = await db
    .select({ id: qualityReviews.id, taskId: qualityReviews.reviewTaskId })
    .from(qualityReviews)
    .where(
      and(
        inArray(qualityReviews.reviewTaskId, taskIds),
        eq(qualityReviews.status, 'OPEN'),
        visibleReviews(db, session),
      ),
    )
    .orderBy(asc(qualityReviews.beginIndex), asc(qualityReviews.id))
  return new Map(rows.toReversed().map(({ id, taskId }) => [taskId, id]))
}
