import type { TermCandidate, TermCandidateExample, TermCandidateState } from '@dragoman/sdk/operations/termExtractions'
import { and, asc, desc, eq, exists, gte, ilike, isNotNull, isNull, not, sql, type SQL } from 'drizzle-orm'
import { isOneOfNumbers } from '../../kernel/database/columns.ts'
import type { Database } from '../../kernel/database/connect.ts'
import { listPage, readSort, type PageQuery } from '../../kernel/list-page.ts'
import { containing } from '../../kernel/paging.ts'
import { showEditorUnit, type EditorUnit } from '../work/editor-unit.ts'
import { projectResources } from '../work/tables.ts'
import { segments, workUnits } from '../work/work-unit-tables.ts'
import { refusedFor } from './refused-for.ts'
import { refusedPhrases, termCandidates, type ExtractionRow, type KeptExample } from './tables.ts'

type CandidateRow = typeof termCandidates.$inferSelect

interface CandidateQuery extends PageQuery {
  candidateState?: TermCandidateState | undefined
  q?: string | undefined
  minTimes?: number | undefined
  sort?: string | undefined
}

/** Whether a candidate is refused in the glossary of its search. */
const isRefused = (db: Database, extraction: ExtractionRow): SQL =>
  exists(
    db
      .select({ one: sql`1` })
      .from(refusedPhrases)
      .where(and(refusedFor(extraction), eq(refusedPhrases.key, termCandidates.key))),
  )

function inState(db: Database, extraction: ExtractionRow, state: TermCandidateState): SQL | undefined {
  if (state === 'REQUESTED') return isNotNull(termCandidates.requestId)
  const refused = isRefused(db, extraction)
  return and(isNull(termCandidates.requestId), state === 'REFUSED' ? refused : not(refused))
}

/** How many candidates of a search are still to be decided. */
export const countOpen = (db: Database, extraction: ExtractionRow): Promise<number> =>
  db.$count(termCandidates, and(eq(termCandidates.extractionId, extraction.id), inState(db, extraction, 'OPEN')))

/** One page of the candidates of a search. */
export function listCandidates(db: Database, extraction: ExtractionRow, query: CandidateQuery) {
  const { candidateState, q, minTimes } = query
  const sort = readSort(query.sort, { score: 'score', times: 'times' } as const)
  const turned = sort !== undefined && !sort.descending
  const byPosition = turned ? desc(termCandidates.position) : asc(termCandidates.position)
  const byTimes = turned ? asc(termCandidates.times) : desc(termCandidates.times)
  return listPage(db, query, {
    from: termCandidates,
    where: and(
      eq(termCandidates.extractionId, extraction.id),
      candidateState && inState(db, extraction, candidateState),
      q?.trim() ? ilike(termCandidates.text, containing(q.trim())) : undefined,
      minTimes === undefined ? undefined : gte(termCandidates.times, minTimes),
    ),
    orderBy: sort?.by === 'times' ? [byTimes, byPosition] : [byPosition],
    show: (rows) => showCandidates(db, extraction, rows),
  })
}

async function showCandidates(
  db: Database,
  extraction: ExtractionRow,
  rows: readonly CandidateRow[],
): Promise<TermCandidate[]> {
  const refused = await db
    .select({ key: refusedPhrases.key })
    .from(refusedPhrases)
    .where(
      and(refusedFor(extraction), sql`${refusedPhrases.key} = any(${sql.param(rows.map(({ key }) => key))}::text[])`),
    )
  const refusedKeys = new Set(refused.map(({ key }) => key))
  const places = await placesOf(db, rows)
  return rows.map((row) => ({
    uuid: row.id,
    text: row.text,
    score: row.score,
    times: row.times,
    files: row.files,
    state: row.requestId === null ? (refusedKeys.has(row.key) ? 'REFUSED' : 'OPEN') : 'REQUESTED',
    ...(row.requestId !== null && { termRequestUuid: row.requestId }),
    examples: row.examples.map((example) => showExample(example, places)),
    translations: row.translations,
  }))
}

type Places = ReadonlyMap<number, { filename: string; workUnit: EditorUnit }>

function showExample({ segmentId, ...example }: KeptExample, places: Places): TermCandidateExample {
  const place = segmentId === undefined ? undefined : places.get(segmentId)
  return { ...example, ...(place && { ...place, segmentId: String(segmentId) }) }
}

/** The files of the segments that are examples, with what the editor needs to open them. */
async function placesOf(db: Database, rows: readonly CandidateRow[]): Promise<Places> {
  const ids = rows.flatMap(({ examples }) => examples.flatMap(({ segmentId }) => segmentId ?? []))
  if (ids.length === 0) return new Map()
  const found = await db
    .select({ id: segments.id, unit: workUnits, filename: projectResources.name })
    .from(segments)
    .innerJoin(workUnits, eq(workUnits.id, segments.workUnitId))
    .innerJoin(projectResources, eq(projectResources.id, workUnits.resourceId))
    .where(isOneOfNumbers(segments.id, ids))
  return new Map(found.map(({ id, unit, filename }) => [id, { filename, workUnit: showEditorUnit(unit) }]))
}
