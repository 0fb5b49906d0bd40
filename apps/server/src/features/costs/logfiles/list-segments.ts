import type { CostSegment, CostSegmentPage } from '@dragoman/sdk/operations/costs'
import { and, asc, eq, exists, inArray, isNotNull, notExists, or, sql, type SQL } from 'drizzle-orm'
import type { Database } from '../../../kernel/database/connect.ts'
import { logfileSegments } from '../tables.ts'
import { projectResources } from '../../work/tables.ts'
import { inRange, type SegmentRange } from '../../work/slices.ts'
import { segments, workUnits } from '../../work/work-unit-tables.ts'
import { listPage } from '../../../kernel/list-page.ts'

/** Filters for the segments that an analysis counted; absent ones don't narrow it. */
export interface CountedWhere {
  logfileId: string
  workUnitIds?: readonly string[]
  targetLocale?: string
  band?: string
  /** Of a single work unit. */
  range?: SegmentRange
}

/** Counted segments of a range, in a query that joins the segments; one that is gone counts where it was. */
export const inCountedRange = ({ beginIndex, endIndex }: SegmentRange): SQL | undefined =>
  endIndex === null
    ? undefined
    : sql`coalesce(${segments.index}, ${logfileSegments.position}) between ${beginIndex} and ${endIndex}`

/** Segments with how they were counted and as they were then, in the order of the files. */
export function pageOfCounted(
  db: Database,
  { logfileId, workUnitIds, targetLocale, band, range }: CountedWhere,
  paging: { page: number; size: number },
): Promise<CostSegmentPage> {
  const index = sql<number>`coalesce(${logfileSegments.position}, ${segments.index}, 0)`
  const inLocale = db
    .select({ id: workUnits.id })
    .from(workUnits)
    .where(eq(workUnits.targetLocale, targetLocale ?? ''))
  return listPage(db, paging, {
    from: logfileSegments,
    where: and(
      eq(logfileSegments.logfileId, logfileId),
      workUnitIds && inArray(logfileSegments.workUnitId, [...workUnitIds]),
      targetLocale === undefined ? undefined : inArray(logfileSegments.workUnitId, inLocale),
      band === undefined ? undefined : eq(logfileSegments.band, band),
      range && range.endIndex !== null ? ofRange(db, range) : undefined,
    ),
    orderBy: [asc(workUnits.sequence), asc(index), asc(logfileSegments.segmentId)],
    joined: (snapshot) =>
      db
        .select({
          counted: logfileSegments,
          source: sql<string>`coalesce(${logfileSegments.source}, ${segments.source}, '')`,
          index,
          fileName: projectResources.name,
          snapshot,
        })
        .from(logfileSegments)
        .leftJoin(segments, eq(segments.id, logfileSegments.segmentId))
        .innerJoin(workUnits, eq(workUnits.id, logfileSegments.workUnitId))
        .innerJoin(projectResources, eq(projectResources.id, workUnits.resourceId))
        .$dynamic(),
    show: (rows) =>
      rows.map(({ counted, source, index: place, fileName }): CostSegment => ({
        segmentId: String(counted.segmentId),
        workUnitUuid: counted.workUnitId,
        fileName,
        sequence: place + 1,
        source,
        words: counted.words,
        band: counted.band,
        match: counted.match,
      })),
  })
}

/** The same where the segments are not joined. */
const ofRange = (db: Database, range: SegmentRange): SQL | undefined =>
  or(
    exists(
      db
        .select({ one: sql`1` })
        .from(segments)
        .where(and(eq(segments.id, logfileSegments.segmentId), inRange(range))),
    ),
    and(
      isNotNull(logfileSegments.position),
      sql`${logfileSegments.position} between ${range.beginIndex} and ${range.endIndex}`,
      notExists(
        db
          .select({ one: sql`1` })
          .from(segments)
          .where(eq(segments.id, logfileSegments.segmentId)),
      ),
    ),
  )
