import { and, asc, eq, ne } from 'drizzle-orm'
import type { Database } from '../../../kernel/database/connect.ts'
import { segmentFindings } from '../../ai-review/tables.ts'
import { levelsOf } from '../../work/check-levels.ts'
import { segmentIssues } from '../../work/segment-issues.ts'
import { inRange, type SegmentRange } from '../../work/slices.ts'
import { segments } from '../../work/work-unit-tables.ts'
import type { SamplingMode } from '../tables.ts'
import type { SampledSegment } from './choose-sample.ts'

/** Seconds that a word takes at least to be read and written. */
const secondsPerWord = 0.4

/** Loads the segments of a range for a way of sampling; only RISK reads their texts. */
export async function sampledSegments(
  db: Database,
  workUnit: { id: string; projectId: string; sourceLocale: string; targetLocale: string },
  range: SegmentRange,
  mode: SamplingMode,
): Promise<SampledSegment[]> {
  if (mode === 'RISK') return segmentsWithRisk(db, workUnit, range)
  const { index, words, locked, match } = segments
  const rows = await db
    .select({ index, words, locked, match })
    .from(segments)
    .where(and(eq(segments.workUnitId, workUnit.id), inRange(range)))
    .orderBy(asc(segments.index))
  return rows.map((row) => ({ ...row, risk: 0 }))
}

/** Segments with their risk: ignored checks, machine translation left as it was, and haste. */
async function segmentsWithRisk(
  db: Database,
  workUnit: { id: string; projectId: string; sourceLocale: string; targetLocale: string },
  range: SegmentRange,
): Promise<SampledSegment[]> {
  const rows = await db
    .select()
    .from(segments)
    .where(and(eq(segments.workUnitId, workUnit.id), inRange(range)))
    .orderBy(asc(segments.index))
  const found = await db
    .selectDistinct({ id: segmentFindings.segmentId })
    .from(segmentFindings)
    .where(and(eq(segmentFindings.workUnitId, workUnit.id), ne(segmentFindings.state, 'REJECTED')))
  const suspects = new Set(found.map(({ id }) => id))
  const hasty = hastySegments(rows)
  const checked = { ...workUnit, levels: await levelsOf(db, workUnit) }
  return rows.map((row) => {
    const { id, index, words, locked, match, target, machineTarget } = row
    const isIgnored = suspects.has(id) || segmentIssues(row, checked).length > 0
    const isUnedited = machineTarget !== null && machineTarget === target
    return { index, words, locked, match, risk: 4 * Number(isIgnored) + 2 * Number(isUnedited) + Number(hasty.has(id)) }
  })
}

type Row = Pick<typeof segments.$inferSelect, 'id' | 'words' | 'updatedAt' | 'updatedBy'>

/** Segments that were saved sooner after the one before than they can be read. */
function hastySegments(rows: readonly Row[]): Set<number> {
  const saved = rows.flatMap((row) => (row.updatedAt ? [{ ...row, at: row.updatedAt.getTime() }] : []))
  const byTime = saved.toSorted((a, b) => a.at - b.at)
  return new Set(
    byTime.flatMap(({ id, words, at, updatedBy }, i) => {
      const before = byTime[i - 1]
      const isHasty = before?.updatedBy === updatedBy && at - before.at < 1000 * secondsPerWord * words
      return isHasty ? [id] : []
    }),
  )
}
