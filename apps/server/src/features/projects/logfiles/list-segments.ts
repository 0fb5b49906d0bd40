import type { CostSegment, CostSegmentPage } from '@dragoman/sdk/operations/costs'
import { and, asc, count, eq, inArray, sql } from 'drizzle-orm'
import type { Database } from '../../../kernel/database/connect.ts'
import { logfileSegments } from '../costs/tables.ts'
import { projectResources } from '../tables.ts'
import { segments, workUnits } from '../work-units/tables.ts'
import { pageOf } from '../../../kernel/paging.ts'

/** What is wanted of the segments that an analysis counted; what is left out does not narrow it. */
export interface CountedWhere {
  logfileId: string
  workUnitIds?: readonly string[]
  targetLocale?: string
  band?: string
}

/** Segments with how they were counted and as they were then, in the order of the files. */
export async function pageOfCounted(
  db: Database,
  { logfileId, workUnitIds, targetLocale, band }: CountedWhere,
  paging: { page: number; size: number },
): Promise<CostSegmentPage> {
  const condition = and(
    eq(logfileSegments.logfileId, logfileId),
    workUnitIds && inArray(logfileSegments.workUnitId, [...workUnitIds]),
    targetLocale === undefined ? undefined : eq(workUnits.targetLocale, targetLocale),
    band === undefined ? undefined : eq(logfileSegments.band, band),
  )
  const index = sql<number>`coalesce(${logfileSegments.position}, ${segments.index}, 0)`
  const rows = await db
    .select({
      counted: logfileSegments,
      source: sql<string>`coalesce(${logfileSegments.source}, ${segments.source}, '')`,
      index,
      fileName: projectResources.name,
    })
    .from(logfileSegments)
    .leftJoin(segments, eq(segments.id, logfileSegments.segmentId))
    .innerJoin(workUnits, eq(workUnits.id, logfileSegments.workUnitId))
    .innerJoin(projectResources, eq(projectResources.id, workUnits.resourceId))
    .where(condition)
    .orderBy(asc(workUnits.sequence), asc(index), asc(logfileSegments.segmentId))
    .limit(paging.size)
    .offset(paging.page * paging.size)
  const [all] = await db
    .select({ total: count() })
    .from(logfileSegments)
    .innerJoin(workUnits, eq(workUnits.id, logfileSegments.workUnitId))
    .where(condition)
  const content = rows.map(({ counted, source, index: place, fileName }): CostSegment => ({
    segmentId: String(counted.segmentId),
    workUnitUuid: counted.workUnitId,
    fileName,
    sequence: place + 1,
    source,
    words: counted.words,
    band: counted.band,
    match: counted.match,
  }))
  return pageOf(content, all?.total ?? 0, paging)
}
