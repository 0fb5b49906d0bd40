import { and, asc, count, eq, gte, inArray, isNotNull, isNull, lte, ne, or, sql, type SQL } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Database } from '../../kernel/database/connect.ts'
import { segments, workUnits } from './work-unit-tables.ts'
import { tasks } from './task-tables.ts'

/** Segments of a file, by index; without an end, up to its last one. */
export interface SegmentRange {
  beginIndex: number
  endIndex: number | null
}

export const isInRange = (index: number, { beginIndex, endIndex }: SegmentRange): boolean =>
  index >= beginIndex && (endIndex === null || index <= endIndex)

/** Whether two tasks of a work unit cover a segment in common. */
export const overlaps = (one: SegmentRange, other: SegmentRange): boolean =>
  (one.endIndex === null || other.beginIndex <= one.endIndex) &&
  (other.endIndex === null || one.beginIndex <= other.endIndex)

/** The segments of a range, beside a condition that names their work unit. */
export const inRange = ({ beginIndex, endIndex }: SegmentRange): SQL | undefined =>
  endIndex === null && beginIndex === 0
    ? undefined
    : and(gte(segments.index, beginIndex), endIndex === null ? undefined : lte(segments.index, endIndex))

/** The segments of any of some ranges; none without one. */
export const inRanges = (ranges: readonly SegmentRange[]): SQL | undefined =>
  ranges.length === 0
    ? sql`false`
    : ranges.some(({ beginIndex, endIndex }) => beginIndex === 0 && endIndex === null)
      ? undefined
      : or(...ranges.map(inRange))

/** Size of a task, in a query that joins tasks with their work units: a slice counts its own. */
export const taskWords = sql<number>`coalesce(${tasks.sliceWords}, ${workUnits.words})`
export const taskSegments = sql<number>`coalesce(${tasks.sliceSegments}, ${workUnits.totalSegments})`

/** Confirmed segments of a task of the present step, in the same query. The work unit has counted those of a whole file. */
export const confirmedNow = sql<number>`case when ${tasks.endIndex} is null then ${workUnits.confirmedSegments} else (
  select count(*) from ${segments} where ${segments.workUnitId} = ${tasks.workUnitId} and ${segments.confirmed}
    and not ${segments.locked} and ${segments.index} between ${tasks.beginIndex} and ${tasks.endIndex})::int end`

const sibling = alias(tasks, 'sibling')

const otherOfStep = (condition: SQL | undefined) =>
  sql`exists (select 1 from ${tasks} as "sibling" where ${and(eq(sibling.workUnitId, tasks.workUnitId), eq(sibling.step, tasks.step), condition)})`

/** Canceled tasks whose step has no other task that counts: the step as a whole is left out. */
export const stepCanceled = and(eq(tasks.status, 'CANCELLED'), sql`not ${otherOfStep(ne(sibling.status, 'CANCELLED'))}`)

/** Delivered tasks whose step has no open task: the step as a whole is delivered. */
export const stepDelivered = and(
  inArray(tasks.status, ['DELIVERED', 'INVOICED']),
  or(isNull(tasks.endIndex), sql`not ${otherOfStep(inArray(sibling.status, ['DRAFT', 'PENDING', 'APPROVED']))}`),
)

/** Words and unlocked segments of ranges of a work unit, in the order of the ranges. */
export async function measureRanges(
  db: Database,
  workUnitId: string,
  ranges: readonly SegmentRange[],
): Promise<{ words: number; segments: number }[]> {
  const measured = []
  for (const range of ranges) {
    const [row] = await db
      .select({
        words: sql<number>`coalesce(sum(${segments.words}), 0)::int`,
        segments: sql<number>`(count(*) filter (where not ${segments.locked}))::int`,
      })
      .from(segments)
      .where(and(eq(segments.workUnitId, workUnitId), inRange(range)))
    measured.push({ words: row?.words ?? 0, segments: row?.segments ?? 0 })
  }
  return measured
}

/** Where the slices of a work unit begin, by the segments that they begin with: what stays the same when others move. */
export interface SliceStarts {
  starts: { taskId: string; step: number; segmentId: number | null; words: number }[]
}

/** Notes where the slices of a work unit begin, before its segments change; null where there are none. */
export async function noteSlices(db: Database, workUnitId: string): Promise<SliceStarts | null> {
  const starts = await db
    .select({
      taskId: tasks.id,
      step: tasks.step,
      segmentId: segments.id,
      words: sql<number>`coalesce(${tasks.sliceWords}, 0)`,
    })
    .from(tasks)
    .leftJoin(segments, and(eq(segments.workUnitId, tasks.workUnitId), eq(segments.index, tasks.beginIndex)))
    .where(and(eq(tasks.workUnitId, workUnitId), isNotNull(tasks.endIndex)))
    .orderBy(asc(tasks.step), asc(tasks.beginIndex))
  return starts.length > 0 ? { starts } : null
}

/**
 * Fits the slices of a work unit to its new segments: each begins with the segment that it began with, or where the
 * one before ends if that is gone. Together they cover the whole file.
 */
export async function fitSlices(db: Database, workUnitId: string, { starts }: SliceStarts): Promise<void> {
  const known = starts.flatMap(({ segmentId }) => segmentId ?? [])
  const found = await db
    .select({ id: segments.id, index: segments.index })
    .from(segments)
    .where(and(eq(segments.workUnitId, workUnitId), inArray(segments.id, known)))
  const [all] = await db.select({ total: count() }).from(segments).where(eq(segments.workUnitId, workUnitId))
  const indexes = new Map(found.map(({ id, index }) => [id, index]))
  for (const slices of Map.groupBy(starts, ({ step }) => step).values()) {
    const begins = slices.map(({ segmentId }) => (segmentId === null ? undefined : indexes.get(segmentId)))
    const ranges = rangesFrom(begins, all?.total ?? 0)
    const measures = await measureRanges(db, workUnitId, ranges)
    // From the last one on: two slices must never begin at the same segment.
    await db
      .update(tasks)
      .set({ beginIndex: sql`-1 - ${tasks.beginIndex}` })
      .where(
        inArray(
          tasks.id,
          slices.map(({ taskId }) => taskId),
        ),
      )
    for (const [at, { taskId }] of slices.entries()) {
      const { words: sliceWords, segments: sliceSegments } = measures[at]!
      await db
        .update(tasks)
        .set({ ...ranges[at]!, sliceWords, sliceSegments })
        .where(eq(tasks.id, taskId))
    }
  }
}

/** Ranges that follow each other from the first to the last of `total` segments; a start that does not fit is moved. */
export function rangesFrom(
  begins: readonly (number | undefined)[],
  total: number,
): { beginIndex: number; endIndex: number }[] {
  const starts: number[] = []
  for (const [at, begin] of begins.entries()) {
    const least = at === 0 ? 0 : starts[at - 1]! + 1
    const most = Math.max(least, total - (begins.length - at))
    starts.push(at === 0 ? 0 : Math.min(Math.max(begin ?? least, least), most))
  }
  return starts.map((beginIndex, at) => {
    return { beginIndex, endIndex: (starts[at + 1] ?? Math.max(total, beginIndex)) - 1 }
  })
}
