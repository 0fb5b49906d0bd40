import type { CostSegment, CostSegmentPage } from '@dragoman/sdk/operations/costs'
import { and, asc, eq, inArray, sql } from 'drizzle-orm'
import type { Database } from '../../../kernel/database/connect.ts'
import { logfileSegments } from '../costs/tables.ts'
import { projectResources } from '../tables.ts'
import { segments, workUnits } from '../work-units/tables.ts'
import { listPage } from '../../../kernel/list-page.ts'

/** What is wanted of the segments that an analysis counted; what is left out does not narrow it. */
export interface CountedWhere {
  logfileId: string
  workUnitIds?: readonly string[]
  targetLocale?: string
  band?: string
}

/** Segments with how they were counted and as they were then, in the order of the files. */
export function pageOfCounted(
  db: Database,
  { logfileId, workUnitIds, targetLocale, band }: CountedWhere,
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
