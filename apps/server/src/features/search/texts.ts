import type { SearchHit } from '@dragoman/sdk/operations/search'
import { splitSegmentText, stripCodes, type InlineCode } from '@dragoman/sdk/segment-text'
import { rankByText } from '@dragoman/sdk/text-search'
import { and, desc, eq, sql, type SQL } from 'drizzle-orm'
import { isOneOf } from '../../kernel/database/columns.ts'
import { wholeWords, wordsBegunBy } from '../../kernel/database/search-words.ts'
import { isCommon, textCondition } from '../../kernel/database/text-condition.ts'
import { visibleMemories } from '../memories/memories.ts'
import { translationMemories } from '../memories/tables.ts'
import { searchConcordance } from '../memories/texts/concordance.ts'
import { resourceWords } from '../work/file-tables.ts'
import { segmentsOfPiece } from '../intake/reading/search-source.ts'
import { projectResources, projects } from '../work/tables.ts'
import { visibleTasks } from '../work/visible.ts'
import { tasks } from '../work/task-tables.ts'
import { segments, workUnits } from '../work/work-unit-tables.ts'
import { bestOf, mostCandidates, ofNewest, pageOf, type Found, type Search } from './candidates.ts'
import { newestProjects, readableFiles } from './work.ts'

/** Parts of files that are read, each of some hundred segments: so many at first, and all where those fill no page. */
const [firstPieces, mostPieces] = [10, 40]

/** Segments by their source, each once for all target locales of its file: the best ones of the newest files, then of more. */
export async function findSegments(search: Search): Promise<Found> {
  const pieces = await newestPieces(search)
  const found: FoundSegment[] = []
  let hasMore = pieces.length > 0
  for (const [from, to] of [
    [0, firstPieces],
    [firstPieces, mostPieces],
  ] as const) {
    if (!hasMore || found.length > (search.page + 1) * search.size) break
    const rows = await segmentsIn(search, pieces.slice(from, to))
    found.push(...rankByText(search, rows.slice(0, mostCandidates), ({ source }) => [stripCodes(source)]))
    hasMore = pieces.length > to || rows.length > mostCandidates
  }
  return pageOf(search, { rows: found, hasMore }, async (page) => {
    const places = await placesOf(search, [...new Set(page.map(({ piece }) => piece.resourceId))])
    return page.map(({ workUnitId, source, codes, index, piece }): SearchHit => {
      const { locales, own } = places.get(piece.resourceId) ?? { locales: [], own: [] }
      const task = own.find(({ begin, end }) => begin <= index && (end === null || index <= end))
      return {
        uuid: workUnitId,
        text: readable(source, codes),
        file: piece.file,
        position: index + 1,
        locales,
        parent: piece.parent,
        ...(task && { taskUuid: task.id }),
      }
    })
  })
}

/** The newest parts of files that have the words of a search; one more than `mostPieces` where there are more. */
async function newestPieces(search: Search): Promise<Piece[]> {
  const { db, text } = search
  const words = resourceWords.words
  const hasWords = sql`${words} @@ ${wordsBegunBy(text)}`
  const piecesOf = (which: SQL | undefined, ...order: SQL[]) =>
    db
      .select({
        resourceId: resourceWords.resourceId,
        piece: resourceWords.piece,
        file: projectResources.name,
        parent: { uuid: projects.id, name: projects.reference, code: projects.name },
      })
      .from(resourceWords)
      .innerJoin(projectResources, eq(projectResources.id, resourceWords.resourceId))
      .innerJoin(projects, eq(projects.id, projectResources.projectId))
      .where(and(readableFiles(search), which))
      .orderBy(...order)
      .limit(mostPieces + 1)
  const isUsual =
    (await isCommon(db, resourceWords, hasWords)) ||
    (await isCommon(db, resourceWords, sql`${words} @@ ${wholeWords(text)}`))
  // Only so many as there must be are held against what a person may see.
  if (!isUsual) return piecesOf(hasWords, desc(resourceWords.position))
  // Without their index, which would find nearly all.
  const holdsWords = sql`(${words} || ''::tsvector) @@ ${wordsBegunBy(text)}`
  return ofNewest({
    newest: (limit, offset) => newestProjects(search, limit, offset),
    read: (ids) =>
      piecesOf(and(holdsWords, isOneOf(projects.id, ids)), desc(projects.createdAt), desc(resourceWords.position)),
    firstLook: 100,
    enough: mostPieces + 1,
  })
}

interface Piece {
  resourceId: string
  piece: number
  file: string
  parent: { uuid: string; name: string; code: string }
}

interface FoundSegment {
  workUnitId: string
  source: string
  codes: InlineCode[]
  index: number
  piece: Piece
}

/** A source as people read it: its placeholders as the file has them, without its markup. */
function readable(source: string, codes: readonly InlineCode[]): string {
  const shown = new Map(codes.map(({ id, open, display = open }) => [id, display.startsWith('<') ? ' ' : display]))
  return splitSegmentText(source)
    .map((part) => (part.kind === 'text' ? part.text : part.kind === 'standalone' ? (shown.get(part.id) ?? '') : ''))
    .join('')
}

/** Segments with a text in some parts of files, in their order. */
async function segmentsIn(search: Search, pieces: readonly Piece[]): Promise<FoundSegment[]> {
  if (pieces.length === 0) return []
  const files = pieces.map(({ resourceId }) => resourceId)
  const numbers = pieces.map(({ piece }) => piece)
  const wanted = sql`unnest(${sql.param(files)}::uuid[], ${sql.param(numbers)}::int[])
    with ordinality as wanted (resource_id, piece, place)`
  // The source is the same in every locale of a file.
  const oneOfFile = sql`(select id from ${workUnits} where ${workUnits.resourceId} = wanted.resource_id limit 1)`
  const rows = await search.db
    .select({
      workUnitId: segments.workUnitId,
      source: segments.source,
      codes: segments.codes,
      index: segments.index,
      place: sql<number>`wanted.place::int`,
    })
    .from(wanted)
    .innerJoin(
      segments,
      sql`${segments.workUnitId} = ${oneOfFile}
        and ${segments.index} >= wanted.piece * ${segmentsOfPiece}::int
        and ${segments.index} < (wanted.piece + 1) * ${segmentsOfPiece}::int`,
    )
    .where(textCondition(search, [segments.source]))
    .orderBy(sql`wanted.place`, segments.index)
    .limit(mostCandidates + 1)
  return rows.map(({ place, ...segment }) => ({ ...segment, piece: pieces[place - 1]! }))
}

interface Places {
  locales: string[]
  /** Tasks that the caller may open, those of theirs first. */
  own: { id: string; begin: number; end: number | null }[]
}

/** The target locales of some files, and the caller's tasks in them. */
async function placesOf({ db, session }: Search, files: readonly string[]): Promise<Map<string, Places>> {
  const rows = await db
    .select({
      file: workUnits.resourceId,
      locale: workUnits.targetLocale,
      task: tasks.id,
      begin: tasks.beginIndex,
      end: tasks.endIndex,
    })
    .from(workUnits)
    .leftJoin(tasks, and(eq(tasks.workUnitId, workUnits.id), visibleTasks(db, session)))
    .where(sql`${workUnits.resourceId} = any(${sql.param(files)}::uuid[])`)
    .orderBy(sql`(${tasks.assigneeId} = ${session.user.id}) desc nulls last`, workUnits.targetLocale, tasks.step)
  const places = new Map<string, Places>()
  for (const { file, locale, task, begin, end } of rows) {
    const place = places.get(file) ?? { locales: [], own: [] }
    places.set(file, place)
    if (!place.locales.includes(locale)) place.locales.push(locale)
    if (task !== null) place.own.push({ id: task, begin: begin ?? 0, end })
  }
  for (const { locales } of places.values()) locales.sort()
  return places
}

/** Translations that are looked at. */
const mostTranslations = 100

/** Translation units by their source, then by their translations. */
export async function findTranslationUnits(search: Search): Promise<Found> {
  const { db, session, text } = search
  const memories = await db
    .select({ id: translationMemories.id })
    .from(translationMemories)
    .where(visibleMemories(db, session))
  const memoryIds = memories.map(({ id }) => id)
  const sought = { text: text.replaceAll('*', ' ').trim(), matchCase: false, wholeWords: false, size: mostTranslations }
  if (!sought.text) return { total: 0, hasMore: false, content: [] }
  const sources = await searchConcordance(db, memoryIds, { ...sought, side: 'SOURCE' })
  const targets = await searchConcordance(db, memoryIds, { ...sought, side: 'TARGET' })
  const units = new Map<
    number,
    { memory: { uuid: string; name: string }; source: string; texts: string[]; locales: string[] }
  >()
  for (const hit of [...sources.content, ...targets.content]) {
    const unit = units.get(hit.translationUnitId) ?? {
      memory: { uuid: hit.tmUuid, name: hit.tmName },
      source: stripCodes(hit.sourceText),
      texts: [stripCodes(hit.sourceText)],
      locales: [],
    }
    units.set(hit.translationUnitId, unit)
    if (!unit.locales.includes(hit.targetLocale)) unit.locales.push(hit.targetLocale)
    unit.texts.push(stripCodes(hit.targetText))
  }
  const found = await bestOf(
    search,
    [...units.values()],
    ({ texts }) => texts,
    (page) =>
      page.map(({ memory, source, texts, locales }) => ({
        uuid: memory.uuid,
        text: source,
        ...(texts[1] && { translation: texts[1] }),
        parent: memory,
        locales,
      })),
  )
  return { ...found, hasMore: sources.next !== undefined || targets.next !== undefined }
}
