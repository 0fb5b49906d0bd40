import { and, asc, count, eq, getTableColumns, gt, inArray, sql } from 'drizzle-orm'
import type { Database } from '../../../database/connect.ts'
import { logfileSegments, segments, tasks, workUnits } from '../../../db/schema.ts'
import type { LogfileConfig, RateSource, RateVersion } from '../../../db/schema.ts'
import { analyse } from '../../analysis/analyse.ts'
import type { AnalysedSegment, CountedSegment } from '../../analysis/analyse.ts'
import { allBandsOf, lowestScore } from '../../analysis/bands.ts'
import type { Band } from '../../analysis/bands.ts'
import { textKind } from '../../analysis/text-kind.ts'
import { toText } from '../../costs/decimal.ts'
import { agreedRates, loadVersion, presentScheme } from '../../costs/rate-versions.ts'
import type { VersionedScheme } from '../../costs/rate-versions.ts'
import { loadBindings } from '../../memory/bindings.ts'
import { lookupScores } from '../../memory/lookup-scores.ts'
import { contextsOf } from '../../memory/normalize.ts'
import type { ProjectRow } from '../find-project.ts'

type WorkUnitRow = typeof workUnits.$inferSelect

/** The bands of a project's steps, with where they came from. */
export interface Bands {
  of(workflow: string): Band[]
  source: RateSource
  /** Null for the default ones (domain: Numbers). */
  scheme: VersionedScheme | null
  version: RateVersion | null
}

/**
 * The net rates of a project: those that its client approved, before that the ones of now, and the default ones
 * (domain: Numbers) where it has none.
 */
export async function loadBands(db: Database, project: ProjectRow): Promise<Bands> {
  const agreed = agreedRates(project)
  if (agreed) {
    const scheme = agreed.netRates ? await loadVersion(db, 'net-rates', agreed.netRates) : undefined
    return bandsFrom(scheme ?? null, agreed.netRates)
  }
  const present = project.netRateSettingsId ? await presentScheme(db, project.netRateSettingsId) : undefined
  if (!present || !project.netRateSettingsId) return bandsFrom(null, null)
  return bandsFrom(present, { uuid: project.netRateSettingsId, version: present.version })
}

/** The bands that an analysis counted with; those of the project where it has not counted yet. */
export async function loadCountedBands(db: Database, project: ProjectRow, version: RateVersion | null): Promise<Bands> {
  const scheme = version ? await loadVersion(db, 'net-rates', version) : undefined
  return scheme ? bandsFrom(scheme, version) : loadBands(db, project)
}

function bandsFrom(scheme: VersionedScheme | null, version: RateVersion | null): Bands {
  return {
    of: (workflow) => allBandsOf(scheme, workflow),
    source: {
      kind: 'net-rates',
      uuid: version?.uuid ?? null,
      name: scheme?.name ?? 'Default',
      version: version?.version ?? null,
      entry: 'tmFactor',
    },
    scheme,
    version,
  }
}

/**
 * Counts the segments of work units against the memories bound to the project, in the order of the units. What the
 * memories have learnt from this very project does not count as a match.
 */
export async function analyseUnits(
  db: Database,
  project: ProjectRow,
  units: readonly WorkUnitRow[],
  { config, bands, workflow }: { config: LogfileConfig; bands: Bands; workflow: string },
  progress: (done: number, total: number) => Promise<void>,
): Promise<CountedSegment[]> {
  const total = await countSegments(db, units)
  const lowest = config.calculateTranslationMemoryReuse ? lowestScore(bands.scheme) : null
  const found: AnalysedSegment[] = []
  for (const unit of units) {
    const before = found.length
    found.push(...(await measureUnit(db, project, unit, lowest, (done) => progress(before + done, total))))
  }
  return analyse(found, {
    bands: bands.of(workflow),
    tmMatchOverRepetition: config.tmOverRepetition,
    ntOverRepetition: config.ntOverRepetition,
    calculateNonTranslatableReuse: config.calculateNonTranslatableReuse,
    ignoreConfirmedSegments: config.ignoreConfirmedSegments,
    ignoreLockedSegments: config.ignoreLockedSegments,
    ignoreNumbers: config.ignoreNumbers,
  })
}

async function countSegments(db: Database, units: readonly WorkUnitRow[]): Promise<number> {
  if (units.length === 0) return 0
  const [counted] = await db
    .select({ total: count() })
    .from(segments)
    .where(inArray(segments.workUnitId, units.map(({ id }) => id)))
  return counted?.total ?? 0
}

async function measureUnit(
  db: Database,
  project: ProjectRow,
  unit: WorkUnitRow,
  lowest: number | null,
  progress: (done: number) => Promise<void>,
): Promise<AnalysedSegment[]> {
  await progress(0)
  const rows = await loadMeasured(db, unit)
  const contexts = contextsOf(rows)
  const bindings = lowest === null ? [] : await analysedBindings(db, project, unit, lowest)
  const queries = rows.map(({ source, codes }, at) => {
    const context = contexts[at]
    if (!context) throw new Error('a segment without its context')
    return { source, codes, context }
  })
  const scores = await lookupScores(db, bindings, queries, unit.targetLocale, { exceptProject: project.id, progress })
  return rows.map((row, at) => ({
    segmentId: row.id,
    workUnitId: unit.id,
    sourceLocale: unit.sourceLocale,
    targetLocale: unit.targetLocale,
    sourceHash: row.sourceHash,
    words: row.words,
    characters: row.characters,
    confirmed: row.confirmed,
    locked: row.locked,
    match: scores[at] ?? 0,
    kind: textKind(row.source),
  }))
}

/** Segments that are read in one go: others wait while their rows are taken apart. */
const segmentsAtOnce = 5000

/** What is counted of the segments of a unit, in their order. */
async function loadMeasured(db: Database, unit: WorkUnitRow) {
  const { id, source, sourceHash, codes, context, words, characters, confirmed, locked, index } = getTableColumns(segments)
  const columns = { id, source, sourceHash, codes, context, words, characters, confirmed, locked, index }
  const read = async (after: number) =>
    db
      .select(columns)
      .from(segments)
      .where(and(eq(segments.workUnitId, unit.id), gt(segments.index, after)))
      .orderBy(asc(segments.index))
      .limit(segmentsAtOnce)
  const rows: Awaited<ReturnType<typeof read>> = []
  for (let part = await read(-1); part.length > 0; part = await read(part.at(-1)?.index ?? 0)) {
    for (const row of part) rows.push(row)
    if (part.length < segmentsAtOnce) break
  }
  return rows
}

/**
 * The memories of a unit's first step, asked as low as the net rates price. A binding that offers only better matches
 * than usual keeps its threshold.
 */
async function analysedBindings(db: Database, project: ProjectRow, unit: WorkUnitRow, lowest: number) {
  const bindings = await loadBindings(db, project.id, await firstWorkflow(db, unit))
  return bindings.map((binding) => ({
    ...binding,
    threshold: binding.threshold > usualThreshold ? binding.threshold : Math.min(binding.threshold, lowest),
    maxHits: 1,
  }))
}

/** The lowest score offered unless a binding says otherwise, in percent (domain: Match score). */
const usualThreshold = 70

async function firstWorkflow(db: Database, unit: WorkUnitRow): Promise<string | undefined> {
  const [task] = await db
    .select({ workflowId: tasks.workflowId })
    .from(tasks)
    .where(eq(tasks.workUnitId, unit.id))
    .orderBy(asc(tasks.step))
    .limit(1)
  return task?.workflowId
}

/** Rows in one INSERT: others have their turn between two. */
const rowsAtOnce = 5000

/** Keeps how each segment was counted, in place of what the analysis had before. */
export async function keepCounts(db: Database, logfileId: string, counted: readonly CountedSegment[]): Promise<void> {
  await db.delete(logfileSegments).where(eq(logfileSegments.logfileId, logfileId))
  for (let at = 0; at < counted.length; at += rowsAtOnce) {
    const some = counted.slice(at, at + rowsAtOnce)
    const column = (value: (segment: CountedSegment) => string | number) => sql.param(some.map(value))
    // A parameter for each column: one for each value would take a multiple of the time to put together.
    await db.execute(sql`
      insert into logfile_segments (logfile_id, work_unit_id, segment_id, band, match, words, characters, factor)
      select ${logfileId}, * from unnest(${column(({ workUnitId }) => workUnitId)}::uuid[],
        ${column(({ segmentId }) => segmentId)}::bigint[], ${column(({ band }) => band)}::text[],
        ${column(({ match }) => match)}::smallint[], ${column(({ words }) => words)}::int[],
        ${column(({ characters }) => characters)}::int[], ${column(({ factor }) => toText(factor))}::numeric[])`)
  }
}

/** Work units by id, in their order. */
export const unitsById = (db: Database, ids: readonly string[]): Promise<WorkUnitRow[]> =>
  db
    .select()
    .from(workUnits)
    .where(inArray(workUnits.id, [...ids]))
    .orderBy(asc(workUnits.sequence))
