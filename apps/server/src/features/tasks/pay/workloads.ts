import { and, desc, eq, inArray, sql } from 'drizzle-orm'
import type { Database } from '../../../kernel/database/connect.ts'
import { isOneOf } from '../../../kernel/database/columns.ts'
import { logfiles, logfileSegments } from '../../costs/tables.ts'
import { segments } from '../../work/work-unit-tables.ts'
import { tasks } from '../../work/task-tables.ts'
import { netRateSettings } from '../../rates/tables.ts'
import type { BandCount } from '../../../engines/analysis/analyse.ts'
import { allBandsOf } from '../../../engines/analysis/bands.ts'
import type { Band, NetRateScheme } from '../../../engines/analysis/bands.ts'
import { decimal } from '../../../kernel/decimal.ts'
import { loadVersion } from '../../rates/rate-versions.ts'
import type { PricedProject } from '../../costs/words-per-unit.ts'

/** The facts beside the linguist on which pay depends. */
export interface PaidTask {
  task: Pick<typeof tasks.$inferSelect, 'id' | 'workflowId' | 'endIndex' | 'sliceWords' | 'sliceSegments'>
  project: PricedProject & { currency: string; costsLogfileId: string | null; netRateSettingsId: string | null }
  workUnit: { id: string; sourceLocale: string; targetLocale: string; words: number; totalSegments: number }
  workflow: { code: string }
}

/** How much of each band there is, and what share of the full price each band costs. */
export interface Workload {
  counts: BandCount[]
  bands: Band[]
  /** The analysis that counted them; null where none did. */
  logfileId: string | null
}

interface CountRow extends BandCount {
  /** The work unit, or the task of a slice. */
  countedId: string
  workUnitId: string
  factor: string
  lowest: number
  highest: number
}

/** The words of tasks by the bands of the analyses that they are measured by. */
export async function loadWorkloads(db: Database, paid: readonly PaidTask[]): Promise<(task: PaidTask) => Workload> {
  const analyses = await analysesOf(db, paid)
  const whole = paid.filter(({ task }) => task.endIndex === null)
  const slices = paid.filter(({ task }) => task.endIndex !== null)
  const counts = Map.groupBy(
    [...(await loadCounts(db, analyses, whole)), ...(await loadSliceCounts(db, analyses, slices))],
    ({ countedId }) => countedId,
  )
  const countedWith = await countedSchemes(db, analyses)
  const schemeIds = [...new Set(paid.flatMap(({ project }) => project.netRateSettingsId ?? []))]
  const schemes =
    schemeIds.length > 0 ? await db.select().from(netRateSettings).where(inArray(netRateSettings.id, schemeIds)) : []
  return ({ task, project, workUnit, workflow }) => {
    const present = schemes.find(({ id }) => id === project.netRateSettingsId)
    const bands = allBandsOf(countedWith.get(analyses.get(workUnit.id) ?? '') ?? present ?? null, workflow.code)
    if (!analyses.has(workUnit.id)) return { counts: [allNew({ task, workUnit }, bands)], bands, logfileId: null }
    const own = counts.get(task.endIndex === null ? workUnit.id : task.id) ?? []
    return { counts: own, bands: [...bands, ...lostBands(bands, own)], logfileId: analyses.get(workUnit.id) ?? null }
  }
}

/** The net rates that analyses counted with, by analysis; those from before versions were kept are missing. */
async function countedSchemes(
  db: Database,
  analyses: ReadonlyMap<string, string>,
): Promise<Map<string, NetRateScheme>> {
  const ids = [...new Set(analyses.values())]
  const rows = ids.length > 0 ? await db.select().from(logfiles).where(inArray(logfiles.id, ids)) : []
  const found = new Map<string, NetRateScheme>()
  for (const { id, netRates } of rows) {
    const scheme = netRates ? await loadVersion(db, 'net-rates', netRates) : undefined
    if (scheme) found.set(id, scheme)
  }
  return found
}

function allNew({ task, workUnit }: Pick<PaidTask, 'task' | 'workUnit'>, bands: readonly Band[]): BandCount {
  const { words, totalSegments } = { ...workUnit, ...sizeOfSlice(task) }
  const unmatched = bands.find(({ type, start }) => type === 'FUZZY' && start === 0)
  if (!unmatched) throw new Error('the net rate scheme has no band for new words')
  return { band: unmatched.key, segments: totalSegments, words, characters: 0 }
}

const sizeOfSlice = ({ sliceWords, sliceSegments }: PaidTask['task']) =>
  sliceWords === null ? {} : { words: sliceWords, totalSegments: sliceSegments ?? 0 }

/** Bands that the scheme has lost since the analysis; they keep the factor that they had in it. */
function lostBands(bands: readonly Band[], counts: readonly CountRow[]): Band[] {
  return counts
    .filter(({ band }) => !bands.some(({ key }) => key === band))
    .map(({ band: key, lowest: start, highest: end, factor }) => {
      return { key, type: 'FUZZY', start, end, factor: decimal(factor) }
    })
}

/**
 * The analysis that each work unit is measured by: the one of the costs, else the newest before work, else the newest
 * at all. By work unit; those that were never analysed are missing.
 */
export async function analysesOf(
  db: Database,
  of: readonly { project: { id: string; costsLogfileId: string | null }; workUnit: { id: string } }[],
): Promise<Map<string, string>> {
  if (of.length === 0) return new Map()
  const workUnitIds = of.map(({ workUnit }) => workUnit.id)
  const rows = await db
    .selectDistinct({
      workUnitId: logfileSegments.workUnitId,
      id: logfiles.id,
      type: logfiles.type,
      createdAt: logfiles.createdAt,
    })
    .from(logfileSegments)
    .innerJoin(logfiles, eq(logfiles.id, logfileSegments.logfileId))
    .where(
      and(isOneOf(logfileSegments.workUnitId, workUnitIds), inArray(logfiles.status, ['COMPLETED', 'COMPLETED_WARN'])),
    )
    .orderBy(desc(logfiles.createdAt))
  const found = new Map<string, string>()
  const byWorkUnit = Map.groupBy(rows, ({ workUnitId }) => workUnitId)
  for (const { project, workUnit } of of) {
    const own = byWorkUnit.get(workUnit.id) ?? []
    const best =
      own.find(({ id }) => id === project.costsLogfileId) ?? own.find(({ type }) => type === 'PRE_ANALYSIS') ?? own[0]
    if (best) found.set(workUnit.id, best.id)
  }
  return found
}

const counted = {
  logfileId: logfileSegments.logfileId,
  workUnitId: logfileSegments.workUnitId,
  band: logfileSegments.band,
  segments: sql<number>`count(*)::int`,
  words: sql<number>`sum(${logfileSegments.words})::int`,
  characters: sql<number>`sum(${logfileSegments.characters})::int`,
  factor: sql<string>`max(${logfileSegments.factor})::text`,
  lowest: sql<number>`min(${logfileSegments.match})::int`,
  highest: sql<number>`max(${logfileSegments.match})::int`,
}

/** The counts of the segments of slices; a segment that is gone is counted where it was. */
async function loadSliceCounts(
  db: Database,
  analyses: ReadonlyMap<string, string>,
  paid: readonly PaidTask[],
): Promise<CountRow[]> {
  if (paid.length === 0) return []
  const rows = await db
    .select({ countedId: tasks.id, ...counted })
    .from(tasks)
    .innerJoin(logfileSegments, eq(logfileSegments.workUnitId, tasks.workUnitId))
    .leftJoin(segments, eq(segments.id, logfileSegments.segmentId))
    .where(
      and(
        isOneOf(
          tasks.id,
          paid.map(({ task }) => task.id),
        ),
        isOneOf(logfileSegments.logfileId, analyses.values()),
        sql`coalesce(${segments.index}, ${logfileSegments.position}) between ${tasks.beginIndex} and ${tasks.endIndex}`,
      ),
    )
    .groupBy(tasks.id, logfileSegments.logfileId, logfileSegments.workUnitId, logfileSegments.band)
  return rows.filter(({ logfileId, workUnitId }) => analyses.get(workUnitId) === logfileId)
}

async function loadCounts(
  db: Database,
  analyses: ReadonlyMap<string, string>,
  paid: readonly PaidTask[],
): Promise<CountRow[]> {
  if (analyses.size === 0 || paid.length === 0) return []
  const rows = await db
    .select({ countedId: logfileSegments.workUnitId, ...counted })
    .from(logfileSegments)
    .where(
      and(
        isOneOf(logfileSegments.logfileId, analyses.values()),
        isOneOf(
          logfileSegments.workUnitId,
          paid.map(({ workUnit }) => workUnit.id),
        ),
      ),
    )
    .groupBy(logfileSegments.logfileId, logfileSegments.workUnitId, logfileSegments.band)
  return rows.filter(({ logfileId, workUnitId }) => analyses.get(workUnitId) === logfileId)
}
