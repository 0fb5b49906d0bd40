import type { SearchHit } from '@dragoman/sdk/operations/search'
import { stripCodes } from '@dragoman/sdk/segment-text'
import { and, desc, eq, sql } from 'drizzle-orm'
import { wordsBegunBy } from '../../kernel/database/search-words.ts'
import { textCondition } from '../../kernel/database/text-condition.ts'
import { visibleMemories } from '../memories/memories.ts'
import { translationMemories } from '../memories/tables.ts'
import { searchConcordance } from '../memories/texts/concordance.ts'
import { resourceWords } from '../projects/files/tables.ts'
import { segmentsOfPiece } from '../projects/files/search-source.ts'
import { projectResources, projects } from '../projects/tables.ts'
import { visibleTasks } from '../projects/visible.ts'
import { tasks } from '../projects/work-units/task-tables.ts'
import { segments, workUnits } from '../projects/work-units/tables.ts'
import { bestOf, mostCandidates, type Found, type Search } from './candidates.ts'
import { readableFiles } from './work.ts'

/** Parts of files that are read: each has some hundred segments. */
const mostPieces = 40

/** Segments by their source, each once for all target locales of its file. */
export async function findSegments(search: Search): Promise<Found> {
  const { db, text } = search
  const pieces = db.$with('pieces').as(
    db
      .select({
        resourceId: resourceWords.resourceId,
        piece: resourceWords.piece,
        name: sql<string>`${projectResources.name}`.as('file_name'),
        projectId: sql<string>`${projects.id}`.as('project'),
        reference: projects.reference,
        code: sql<string>`${projects.name}`.as('project_code'),
        at: sql`${projects.createdAt}`.as('at'),
      })
      .from(resourceWords)
      .innerJoin(projectResources, eq(projectResources.id, resourceWords.resourceId))
      .innerJoin(projects, eq(projects.id, projectResources.projectId))
      .where(and(sql`${resourceWords.words} @@ ${wordsBegunBy(text)}`, readableFiles(search)))
      .orderBy(desc(projects.createdAt), resourceWords.resourceId, resourceWords.piece)
      .limit(mostPieces),
  )
  // The source is the same in every locale of a file.
  const oneOfFile = sql`(select id from ${workUnits} where ${workUnits.resourceId} = ${pieces.resourceId} limit 1)`
  const rows = await db
    .with(pieces)
    .select({
      workUnitId: segments.workUnitId,
      source: segments.source,
      index: segments.index,
      resourceId: pieces.resourceId,
      file: pieces.name,
      parent: { uuid: pieces.projectId, name: pieces.reference, code: pieces.code },
    })
    .from(pieces)
    .innerJoin(
      segments,
      sql`${segments.workUnitId} = ${oneOfFile}
        and ${segments.index} >= ${pieces.piece} * ${segmentsOfPiece}::int
        and ${segments.index} < (${pieces.piece} + 1) * ${segmentsOfPiece}::int`,
    )
    .where(textCondition(search, [segments.source]))
    .orderBy(desc(pieces.at), pieces.resourceId, segments.index)
    .limit(mostCandidates + 1)
  return bestOf(
    search,
    rows,
    ({ source }) => [stripCodes(source)],
    async (page) => {
      const places = await placesOf(search, [...new Set(page.map(({ resourceId }) => resourceId))])
      return page.map(({ workUnitId, source, index, resourceId, file, parent }): SearchHit => {
        const { locales, own } = places.get(resourceId) ?? { locales: [], own: [] }
        const task = own.find(({ begin, end }) => begin <= index && (end === null || index <= end))
        return {
          uuid: workUnitId,
          text: stripCodes(source),
          file,
          position: index + 1,
          locales,
          parent,
          ...(task && { taskUuid: task.id }),
        }
      })
    },
  )
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
