import { asc, eq, inArray } from 'drizzle-orm'
import type { Database } from '../../../database/connect.ts'
import { logfileSegments, netRateSettings, segments, tasks, workUnits } from '../../../db/schema.ts'
import type { LogfileConfig, RateSource } from '../../../db/schema.ts'
import { analyse } from '../../analysis/analyse.ts'
import type { AnalysedSegment, CountedSegment } from '../../analysis/analyse.ts'
import { bandsOf } from '../../analysis/bands.ts'
import type { Band } from '../../analysis/bands.ts'
import { toText } from '../../costs/decimal.ts'
import { loadBindings } from '../../memory/bindings.ts'
import { lookupMatches } from '../../memory/lookup.ts'
import { contextsOf } from '../../memory/normalize.ts'
import type { ProjectRow } from '../find-project.ts'

type WorkUnitRow = typeof workUnits.$inferSelect

/** The bands of a project's steps, with where they came from. */
export interface Bands {
  of(workflow: string): Band[]
  source: RateSource
}

/** The net rates of a project as they are now; the default ones (domain: Numbers) where it has none. */
export async function loadBands(db: Database, project: ProjectRow): Promise<Bands> {
  const [scheme] = project.netRateSettingsId
    ? await db.select().from(netRateSettings).where(eq(netRateSettings.id, project.netRateSettingsId))
    : []
  return {
    of: (workflow) => bandsOf(scheme ?? null, workflow),
    source: {
      kind: 'net-rates',
      uuid: scheme?.id ?? null,
      name: scheme?.name ?? 'Default',
      version: scheme?.version ?? null,
      entry: 'tmFactor',
    },
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
  options: { config: LogfileConfig; bands: readonly Band[]; tmMatchOverRepetition: boolean },
  progress: (done: number) => Promise<void>,
): Promise<CountedSegment[]> {
  const found: AnalysedSegment[] = []
  for (const [at, unit] of units.entries()) {
    await progress(at)
    found.push(...(await measureUnit(db, project, unit, options.config.calculateTranslationMemoryReuse)))
  }
  return analyse(found, {
    bands: options.bands,
    tmMatchOverRepetition: options.tmMatchOverRepetition,
    ignoreConfirmedSegments: options.config.ignoreConfirmedSegments,
    ignoreLockedSegments: options.config.ignoreLockedSegments,
  })
}

async function measureUnit(
  db: Database,
  project: ProjectRow,
  unit: WorkUnitRow,
  asksMemories: boolean,
): Promise<AnalysedSegment[]> {
  const rows = await db.select().from(segments).where(eq(segments.workUnitId, unit.id)).orderBy(asc(segments.index))
  const contexts = contextsOf(rows)
  const bindings = asksMemories ? await loadBindings(db, project.id, await firstWorkflow(db, unit)) : []
  const queries = rows.map(({ source, codes }, at) => {
    const context = contexts[at]
    if (!context) throw new Error('a segment without its context')
    return { source, codes, context }
  })
  const matches = await lookupMatches(db, bindings, queries, unit.targetLocale)
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
    match: matches[at]?.find(({ projectId }) => projectId !== project.id)?.score ?? 0,
  }))
}

async function firstWorkflow(db: Database, unit: WorkUnitRow): Promise<string | undefined> {
  const [task] = await db
    .select({ workflowId: tasks.workflowId })
    .from(tasks)
    .where(eq(tasks.workUnitId, unit.id))
    .orderBy(asc(tasks.step))
    .limit(1)
  return task?.workflowId
}

/** Rows in one INSERT; PostgreSQL takes at most 65,535 parameters in one statement. */
const rowsAtOnce = 5000

/** Keeps how each segment was counted, in place of what the analysis had before. */
export async function keepCounts(db: Database, logfileId: string, counted: readonly CountedSegment[]): Promise<void> {
  await db.delete(logfileSegments).where(eq(logfileSegments.logfileId, logfileId))
  for (let at = 0; at < counted.length; at += rowsAtOnce) {
    await db.insert(logfileSegments).values(
      counted.slice(at, at + rowsAtOnce).map(({ segmentId, workUnitId, band, match, words, characters, factor }) => ({
        logfileId,
        workUnitId,
        segmentId,
        band,
        match,
        words,
        characters,
        factor: toText(factor),
      })),
    )
  }
}

/** Work units by id, in their order. */
export const unitsById = (db: Database, ids: readonly string[]): Promise<WorkUnitRow[]> =>
  db
    .select()
    .from(workUnits)
    .where(inArray(workUnits.id, [...ids]))
    .orderBy(asc(workUnits.sequence))
