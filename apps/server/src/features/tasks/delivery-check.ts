import type { SegmentIssue } from '@dragoman/sdk/operations/editor'
import { and, asc, eq, gt, or, sql, type SQL } from 'drizzle-orm'
import type { Database } from '../../kernel/database/connect.ts'
import { segments } from '../work/work-unit-tables.ts'
import { inRange, type SegmentRange } from '../work/slices.ts'
import { levelsOf } from '../work/check-levels.ts'
import { isBlocked } from '../work/segment-issues.ts'
import { checkForConfirmation } from '../checking/check-for-confirmation.ts'

/** A segment that stands against a delivery. */
export interface SegmentFinding {
  segmentId: string
  index: number
  issues: SegmentIssue[]
}

export interface DeliveryCheck {
  /** Segments that are not confirmed. */
  open: SegmentFinding[]
  /** Segments of a step outside of the editor that no one has confirmed, and that nothing is wrong with. */
  standing: SegmentFinding[]
  /** Segments whose translation has tag errors, confirmed or not. */
  mismatched: SegmentFinding[]
}

/**
 * Finds the segments of a range that its delivery has to consider, without locked ones. If a step isn't done in the
 * editor, its texts count as they are.
 */
export async function checkSegments(
  db: Database,
  workUnit: { id: string; projectId: string; sourceLocale: string; targetLocale: string },
  range: SegmentRange,
  { editorEnabled }: { editorEnabled: boolean } = { editorEnabled: true },
): Promise<DeliveryCheck> {
  const check: DeliveryCheck = { open: [], standing: [], mismatched: [] }
  // Where a profile lets more checks block than inline tags, what was confirmed before may have such an issue.
  const hasBlocking = Object.values(await levelsOf(db, workUnit)).includes('BLOCK')
  const all = and(eq(segments.workUnitId, workUnit.id), inRange(range))
  for (let after = -1; ;) {
    const rows = await suspects(db, and(all, gt(segments.index, after)), hasBlocking)
    for (const [row, issues] of await checkForConfirmation(db, workUnit, rows)) {
      const finding = { segmentId: String(row.id), index: row.index, issues }
      if (!row.confirmed) (editorEnabled || isBlocked(issues) ? check.open : check.standing).push(finding)
      if (row.target.trim() !== '' && isBlocked(issues)) check.mismatched.push(finding)
    }
    const last = rows.at(-1)
    if (!last || rows.length < rowsAtOnce) return check
    after = last.index
  }
}

/** Read in slices, so that others have their turn while the rows of a large file are taken apart. */
const rowsAtOnce = 2000

/** Segments that may stand against a delivery: open ones, and those with inline tags, or all where any text may block. */
function suspects(db: Database, where: SQL | undefined, hasBlocking: boolean) {
  const { id, index, source, target, confirmed, plural, maxLength } = segments
  return db
    .select({ id, index, source, target, confirmed, plural, maxLength })
    .from(segments)
    .where(
      and(
        where,
        eq(segments.locked, false),
        hasBlocking ? undefined : or(eq(confirmed, false), sql`strpos(${source} || ${target}, '⟦') > 0`),
      ),
    )
    .orderBy(asc(index))
    .limit(rowsAtOnce)
}

/** How many findings a refusal names; the numbers beside them are those of all. */
const named = 50

/** Findings as a refusal tells them: how many, and the first ones. */
export const summarizeFindings = (findings: readonly SegmentFinding[]) => ({
  count: findings.length,
  segments: findings.slice(0, named),
})
