import { and, asc, count, eq, getTableColumns, inArray, sql } from 'drizzle-orm'
import type { Database } from '../../kernel/database/connect.ts'
import { isOneOf } from '../../kernel/database/columns.ts'
import { logfileSegments } from './tables.ts'
import { segments, workUnits } from '../work/work-unit-tables.ts'
import { tasks } from '../work/task-tables.ts'
import type { LogfileConfig } from './tables.ts'
import { analyse } from '../../engines/analysis/analyse.ts'
import type { AnalysedSegment, CountedSegment } from '../../engines/analysis/analyse.ts'
import { lowestScore } from '../../engines/analysis/bands.ts'
import { textKind } from '../../engines/analysis/text-kind.ts'
import { toText } from '../../kernel/decimal.ts'
import { loadBindings } from '../context/bindings.ts'
import type { MemoryBinding } from '../memories/lookup/binding.ts'
import { keepKnown } from '../memories/lookup/find-similar.ts'
import type { Known } from '../memories/lookup/find-similar.ts'
import { lookupScores } from '../memories/lookup/lookup-scores.ts'
import { contextsOf, normalizeSegment } from '../../engines/matching/normalize.ts'
import { similarity } from '../../engines/matching/similarity.ts'
import { findEngines } from '../machine-translation/translate.ts'
import type { ProjectRow } from '../work/find-project.ts'
import type { Bands } from './project-bands.ts'
import { termCounts, type TermCounts } from './term-counts.ts'
import { wordComparison, type WordComparison } from './word-counts.ts'

type WorkUnitRow = typeof workUnits.$inferSelect
type SegmentRow = typeof segments.$inferSelect

interface Counting {
  config: LogfileConfig
  bands: Bands
  workflow: string
  /** As if no one had confirmed anything yet: nothing is known of what stays of a machine translation. */
  isBeforeWork: boolean
}

/**
 * Counts the segments of work units against the memories bound to the project, in the order of the units. What the
 * memories have learned from this very project does not count as a match.
 */
export async function analyseWorkUnits(
  db: Database,
  project: ProjectRow,
  workUnitRows: readonly WorkUnitRow[],
  { config, bands, workflow, isBeforeWork }: Counting,
  progress: (done: number, total: number) => Promise<void>,
): Promise<CountedSegment[]> {
  const total = await countSegments(db, workUnitRows)
  const lowest = config.calculateTranslationMemoryReuse ? lowestScore(bands.scheme) : null
  const firstSteps = await loadFirstSteps(db, workUnitRows)
  const hasMachineBands =
    config.calculateMachineTranslationReuse && bands.of(workflow).some(({ type }) => type === 'MT')
  const found = new Map<string, AnalysedSegment[]>()
  const known = keepKnown()
  const countWords = wordComparison()
  const countTerms = await termCounts(db, project.id)
  let done = 0
  for (const group of groupsOf(workUnitRows, firstSteps)) {
    const [first] = group
    const bindings =
      lowest === null || !first ? [] : await analysedBindings(db, project, firstSteps.get(first.id), lowest)
    const measured = await measureGroup(db, project, group, {
      bindings,
      known,
      countWords,
      countTerms,
      machines: hasMachineBands ? await machinesFor(db, project, group) : undefined,
      isBeforeWork,
      progress: (own) => progress(done + own, total),
    })
    for (const [id, own] of measured) {
      found.set(id, own)
      done += own.length
    }
  }
  return analyse(
    workUnitRows.flatMap(({ id }) => found.get(id) ?? []),
    {
      bands: bands.of(workflow),
      tmMatchOverRepetition: config.tmOverRepetition,
      ntOverRepetition: config.ntOverRepetition,
      calculateNonTranslatableReuse: config.calculateNonTranslatableReuse,
      ignoreConfirmedSegments: config.ignoreConfirmedSegments,
      ignoreLockedSegments: config.ignoreLockedSegments,
      ignoreNumbers: config.ignoreNumbers,
    },
  )
}

async function countSegments(db: Database, workUnitRows: readonly WorkUnitRow[]): Promise<number> {
  if (workUnitRows.length === 0) return 0
  const [counted] = await db
    .select({ total: count() })
    .from(segments)
    .where(
      isOneOf(
        segments.workUnitId,
        workUnitRows.map(({ id }) => id),
      ),
    )
  return counted?.total ?? 0
}

/** The first step of each work unit, which asks the memories. */
async function loadFirstSteps(db: Database, workUnitRows: readonly WorkUnitRow[]): Promise<Map<string, string>> {
  if (workUnitRows.length === 0) return new Map()
  const rows = await db
    .selectDistinctOn([tasks.workUnitId], { workUnitId: tasks.workUnitId, workflowId: tasks.workflowId })
    .from(tasks)
    .where(
      isOneOf(
        tasks.workUnitId,
        workUnitRows.map(({ id }) => id),
      ),
    )
    .orderBy(asc(tasks.workUnitId), asc(tasks.step))
  return new Map(rows.map(({ workUnitId, workflowId }) => [workUnitId, workflowId]))
}

/** Segments that are read and looked up in one go: others wait while their rows are taken apart. */
const segmentsAtOnce = 5000

/**
 * Work units that ask the same memories for the same language: many small files take no longer than one large one. The
 * same files in one language after the other, while what their texts are like is still known.
 */
function groupsOf(workUnitRows: readonly WorkUnitRow[], firstSteps: ReadonlyMap<string, string>): WorkUnitRow[][] {
  const alike = Map.groupBy(workUnitRows, ({ id, targetLocale }) => `${targetLocale} ${firstSteps.get(id)}`)
  const groupsOfEach = [...alike.values()].map((all) => {
    const groups: WorkUnitRow[][] = []
    let room = 0
    for (const workUnit of all) {
      const group = groups.at(-1)
      if (group && workUnit.totalSegments <= room) group.push(workUnit)
      else {
        groups.push([workUnit])
        room = segmentsAtOnce
      }
      room -= workUnit.totalSegments
    }
    return groups
  })
  const rounds = Math.max(0, ...groupsOfEach.map(({ length }) => length))
  return Array.from({ length: rounds }, (_, round) =>
    groupsOfEach.flatMap((groups) => groups.slice(round, round + 1)),
  ).flat()
}

/** Work units that engines will translate, or have, wherever the memories know nothing better. */
async function machinesFor(db: Database, { accountId, orgUnitId }: ProjectRow, group: readonly WorkUnitRow[]) {
  const found = new Set<string>()
  for (const workUnit of group) {
    if (!workUnit.workflows.includes('RAW_MT')) continue
    const engines = await findEngines(db, accountId, { ...workUnit, orgUnitId })
    if (engines.length > 0) found.add(workUnit.id)
  }
  return found
}

interface GroupTerms {
  /** Work units with a step of raw machine translation; undefined where machine translation doesn't count. */
  machines: ReadonlySet<string> | undefined
  isBeforeWork: boolean
  bindings: readonly MemoryBinding[]
  known: Known
  countWords: WordComparison
  countTerms: TermCounts
  progress: (done: number) => Promise<void>
}

async function measureGroup(
  db: Database,
  project: ProjectRow,
  group: readonly WorkUnitRow[],
  { bindings, known, countWords, countTerms, machines, isBeforeWork, progress }: GroupTerms,
): Promise<Map<string, AnalysedSegment[]>> {
  await progress(0)
  const byWorkUnit = Map.groupBy(await loadMeasured(db, group, machines !== undefined), ({ workUnitId }) => workUnitId)
  const asked = [...byWorkUnit.values()].flatMap((rows) => {
    const contexts = contextsOf(rows)
    return rows.map((row, at) => {
      const context = contexts[at]
      if (!context) throw new Error('a segment without its context')
      return { row, query: { source: row.source, codes: row.codes, context } }
    })
  })
  const [{ sourceLocale, targetLocale } = { sourceLocale: '', targetLocale: '' }] = group
  const queries = asked.map(({ query }) => query)
  const scores = await lookupScores(db, bindings, queries, targetLocale, { exceptProject: project.id, known, progress })
  const wordCounts = await countWords(
    asked.map(({ row }) => row.source),
    sourceLocale,
  )
  const terms = await countTerms(
    asked.map(({ row }) => row.source),
    sourceLocale,
  )
  const measured = asked.map(({ row }, at): AnalysedSegment => ({
    segmentId: row.id,
    workUnitId: row.workUnitId,
    sourceLocale,
    targetLocale,
    sourceHash: row.sourceHash,
    words: row.words,
    wordCounts: wordCounts[at],
    terms: terms?.[at],
    characters: row.characters,
    confirmed: row.confirmed,
    locked: row.locked,
    match: scores[at] ?? 0,
    kind: textKind(row.source),
    ...(machines && {
      machine: stayedOf(
        { ...row, confirmed: row.confirmed && !isBeforeWork },
        machines.has(row.workUnitId) && (scores[at] ?? 0) < 100,
      ),
    }),
  }))
  return Map.groupBy(measured, ({ workUnitId }) => workUnitId)
}

/**
 * How much of a segment's machine translation has stayed, in percent: 0 until the segment is confirmed, or where the
 * translation is still to come. Undefined without one.
 */
function stayedOf(
  { machineTarget, target, confirmed }: Pick<SegmentRow, 'machineTarget' | 'target' | 'confirmed'>,
  isToCome: boolean,
): number | undefined {
  if (machineTarget === null) return isToCome && target === '' ? 0 : undefined
  return confirmed ? similarity(normalizeSegment(machineTarget), normalizeSegment(target)) : 0
}

/** The segments of some work units as they are counted, each in their order. */
async function loadMeasured(db: Database, workUnitRows: readonly WorkUnitRow[], withTargets: boolean) {
  const { id, workUnitId, source, sourceHash, codes, context, words, characters, confirmed, locked, index } =
    getTableColumns(segments)
  const { target, machineTarget } = getTableColumns(segments)
  const counted = { id, workUnitId, source, sourceHash, codes, context, words, characters, confirmed, locked, index }
  const columns = {
    ...counted,
    target: withTargets ? target : sql<string>`''`,
    machineTarget: withTargets ? machineTarget : sql<string | null>`null`,
  }
  const read = async (after: { workUnitId: string; index: number } | undefined) =>
    db
      .select(columns)
      .from(segments)
      .where(
        and(
          isOneOf(
            segments.workUnitId,
            workUnitRows.map((workUnit) => workUnit.id),
          ),
          after && sql`(${segments.workUnitId}, ${segments.index}) > (${after.workUnitId}, ${after.index})`,
        ),
      )
      .orderBy(asc(segments.workUnitId), asc(segments.index))
      .limit(segmentsAtOnce)
  const rows: Awaited<ReturnType<typeof read>> = []
  for (let part = await read(undefined); part.length > 0; part = await read(part.at(-1))) {
    for (const row of part) rows.push(row)
    if (part.length < segmentsAtOnce) break
  }
  return rows
}

/**
 * The memories of a project's step, asked as low as the net rates price. A binding that offers only better matches
 * than usual keeps its threshold.
 */
async function analysedBindings(
  db: Database,
  project: ProjectRow,
  workflowId: string | undefined,
  lowest: number,
): Promise<MemoryBinding[]> {
  const bindings = await loadBindings(db, project.id, workflowId)
  return bindings.map((binding) => ({
    ...binding,
    threshold: binding.threshold > usualThreshold ? binding.threshold : Math.min(binding.threshold, lowest),
    maxHits: 1,
  }))
}

/** The lowest score offered unless a binding says otherwise, in percent (domain: Match score). */
const usualThreshold = 70

/** Rows in one INSERT: others have their turn between two. */
const rowsAtOnce = 5000

/** Keeps how each segment was counted, in place of what the analysis had before. */
export async function keepCounts(db: Database, logfileId: string, counted: readonly CountedSegment[]): Promise<void> {
  await db.delete(logfileSegments).where(eq(logfileSegments.logfileId, logfileId))
  for (let at = 0; at < counted.length; at += rowsAtOnce) {
    const some = counted.slice(at, at + rowsAtOnce)
    const column = (value: (segment: CountedSegment) => string | number | null) => sql.param(some.map(value))
    // A parameter for each column: one for each value would take a multiple of the time to put together.
    await db.execute(sql`
      insert into logfile_segments (logfile_id, work_unit_id, segment_id, band, match, words, characters, factor,
        words_by_word, words_by_gmx_v, words_by_plain, terms)
      select ${logfileId}, * from unnest(${column(({ workUnitId }) => workUnitId)}::uuid[],
        ${column(({ segmentId }) => segmentId)}::bigint[], ${column(({ band }) => band)}::text[],
        ${column(({ match }) => match)}::smallint[], ${column(({ words }) => words)}::int[],
        ${column(({ characters }) => characters)}::int[], ${column(({ factor }) => toText(factor))}::numeric[],
        ${column(({ wordCounts }) => wordCounts?.WORD ?? null)}::int[],
        ${column(({ wordCounts }) => wordCounts?.GMX_V ?? null)}::int[],
        ${column(({ wordCounts }) => wordCounts?.PLAIN ?? null)}::int[],
        ${column(({ terms }) => terms ?? null)}::int[])`)
  }
}

/** Work units by id, in their order. */
export const workUnitsById = (db: Database, ids: readonly string[]): Promise<WorkUnitRow[]> =>
  db
    .select()
    .from(workUnits)
    .where(inArray(workUnits.id, [...ids]))
    .orderBy(asc(workUnits.sequence))
