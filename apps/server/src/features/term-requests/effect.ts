import { languageOf } from '@dragoman/sdk/locale'
import type { TermRequestEffect } from '@dragoman/sdk/operations/termRequests'
import { stripCodes } from '@dragoman/sdk/segment-text'
import { and, desc, eq, inArray, ne, or, sql, type SQL, type SQLWrapper } from 'drizzle-orm'
import { hasSpaces } from '../../engines/terminology/text-words.ts'
import type { SignedIn } from '../../identity/sessions.ts'
import { isOneOf } from '../../kernel/database/columns.ts'
import type { Database } from '../../kernel/database/connect.ts'
import { foldedText } from '../../kernel/database/fold-text.ts'
import { searchWords, wordsBegunBy } from '../../kernel/database/search-words.ts'
import { containing } from '../../kernel/paging.ts'
import { projectGlossaries } from '../context/tables.ts'
import { visibleGlossaries } from '../glossaries/glossaries.ts'
import { visibleMemories } from '../memories/memories.ts'
import { translationMemories, translationUnits } from '../memories/tables.ts'
import { glossaries, glossaryTerms } from '../terminology/tables.ts'
import { visibleProjects } from '../work/visible.ts'
import { projects } from '../work/tables.ts'
import { segments, workUnits } from '../work/work-unit-tables.ts'
import type { RequestRow } from './visible.ts'

const mostCounted = 1000
const mostProjects = 200
const mostTexts = 20
const shownSegments = 8

/** A term that is looked for in texts of its language. */
interface Sought {
  language: string
  text: string
}

/** Counts what the change of a request would touch (contract: TermRequestEffect). */
export async function effectOf(db: Database, session: SignedIn, request: RequestRow): Promise<TermRequestEffect> {
  const sought = await soughtTerms(db, request)
  const found = await projectsOf(db, session, request)
  const open = found.filter(({ isDelivered }) => !isDelivered)
  const delivered = found.filter(({ isDelivered }) => isDelivered)
  const inOpen = await countIn(db, open, sought)
  const inDelivered = await countIn(db, delivered, sought)
  return {
    openSegments: inOpen.segments,
    openProjects: inOpen.projects,
    memoryEntries: await countMemoryEntries(db, session, sought),
    deliveredProjects: inDelivered.projects,
    otherGlossaries: await countGlossaries(db, session, request, sought),
    segments: [...(await someSegments(db, open, sought)), ...(await someSegments(db, delivered, sought))].slice(
      0,
      shownSegments,
    ),
  }
}

/** The terms of the concept as they are, and those that are to be new. */
async function soughtTerms(db: Database, { conceptId, terms }: RequestRow): Promise<Sought[]> {
  const ids = terms.flatMap(({ termUuid }) => termUuid ?? [])
  const known = await db
    .select({ language: glossaryTerms.language, text: glossaryTerms.text })
    .from(glossaryTerms)
    .where(or(isOneOf(glossaryTerms.id, ids), conceptId === null ? undefined : eq(glossaryTerms.conceptId, conceptId)))
  const wanted = terms.flatMap(({ termUuid, language, text }) =>
    termUuid === undefined && text !== undefined ? [{ language, text }] : [],
  )
  const byKey = new Map([...known, ...wanted].map((term) => [`${term.language} ${term.text.toLowerCase()}`, term]))
  return [...byKey.values()].slice(0, mostTexts)
}

interface ProjectPlace {
  id: string
  name: string
  sourceLocale: string
  isDelivered: boolean
}

/** The newest projects that work with the glossary. */
async function projectsOf(db: Database, session: SignedIn, { glossaryId }: RequestRow): Promise<ProjectPlace[]> {
  const rows = await db
    .select({
      id: projects.id,
      name: projects.name,
      sourceLocale: projects.sourceLocale,
      status: projects.status,
    })
    .from(projects)
    .innerJoin(projectGlossaries, eq(projectGlossaries.projectId, projects.id))
    .where(
      and(eq(projectGlossaries.glossaryId, glossaryId), ne(projects.status, 'CANCELLED'), visibleProjects(db, session)),
    )
    .orderBy(desc(projects.createdAt))
    .limit(mostProjects)
  return rows.map(({ status, ...project }) => ({
    ...project,
    isDelivered: status === 'DELIVERED' || status === 'INVOICED',
  }))
}

/** That one of the terms stands in a text of a language, as words where the language has them. */
function holds(column: SQLWrapper, locale: string, sought: readonly Sought[]): SQL | undefined {
  const own = textsIn(locale, sought)
  if (own.length === 0) return undefined
  if (!hasSpaces(locale)) return or(...own.map((text) => sql`${column} ilike ${containing(text)}`))
  const words = own.map((text) => text.replace(/[^\p{L}\p{N}\s]/gu, '\\$&')).join('|')
  return sql`${column} ~* ${`(^|[^[:alnum:]])(${words})([^[:alnum:]]|$)`}`
}

const textsIn = (locale: string, sought: readonly Sought[]) =>
  sought.filter(({ language }) => languageOf(language) === languageOf(locale)).map(({ text }) => text)

/** The segments of some projects that hold the terms; undefined where the terms are of other languages. */
function segmentsWith(found: readonly ProjectPlace[], sought: readonly Sought[]): SQL | undefined {
  const byLocale = Map.groupBy(found, ({ sourceLocale }) => sourceLocale)
  const parts = [...byLocale].flatMap(([locale, own]) => {
    const held = holds(segments.source, locale, sought)
    const ids = own.map(({ id }) => id)
    return held ? [and(isOneOf(workUnits.projectId, ids), held)] : []
  })
  return parts.length > 0 ? or(...parts) : undefined
}

async function countIn(db: Database, found: readonly ProjectPlace[], sought: readonly Sought[]) {
  const where = segmentsWith(found, sought)
  if (!where) return { segments: 0, projects: 0 }
  const some = db
    .select({ projectId: workUnits.projectId })
    .from(segments)
    .innerJoin(workUnits, eq(workUnits.id, segments.workUnitId))
    .where(where)
    .limit(mostCounted)
    .as('some')
  const [row] = await db
    .select({
      segments: sql<number>`count(*)::int`,
      projects: sql<number>`count(distinct ${some.projectId})::int`,
    })
    .from(some)
  return row ?? { segments: 0, projects: 0 }
}

async function someSegments(db: Database, found: readonly ProjectPlace[], sought: readonly Sought[]) {
  const where = segmentsWith(found, sought)
  if (!where) return []
  const rows = await db
    .select({
      source: segments.source,
      target: segments.target,
      projectId: workUnits.projectId,
      sourceLocale: workUnits.sourceLocale,
      targetLocale: workUnits.targetLocale,
    })
    .from(segments)
    .innerJoin(workUnits, eq(workUnits.id, segments.workUnitId))
    .where(where)
    .orderBy(desc(segments.id))
    .limit(shownSegments)
  const byId = new Map(found.map((project) => [project.id, project]))
  return rows.map((row) => {
    const project = byId.get(row.projectId)!
    const source = stripCodes(row.source)
    return {
      source,
      target: stripCodes(row.target),
      sourceLanguage: row.sourceLocale,
      targetLanguage: row.targetLocale,
      projectUuid: project.id,
      projectName: project.name,
      delivered: project.isDelivered,
      ...placeIn(source, textsIn(row.sourceLocale, sought)),
    }
  })
}

function placeIn(source: string, texts: readonly string[]): { start: number; end: number } {
  const text = source.toLowerCase()
  for (const sought of texts) {
    const start = text.indexOf(sought.toLowerCase())
    if (start >= 0) return { start, end: start + sought.length }
  }
  return { start: 0, end: 0 }
}

async function countMemoryEntries(db: Database, session: SignedIn, sought: readonly Sought[]): Promise<number> {
  const memories = await db
    .select({ id: translationMemories.id, sourceLocale: translationMemories.sourceLocale })
    .from(translationMemories)
    .where(visibleMemories(db, session))
  const byLocale = Map.groupBy(memories, ({ sourceLocale }) => sourceLocale)
  const parts = [...byLocale].flatMap(([locale, own]) => {
    const held = holds(translationUnits.source, locale, sought)
    if (!held) return []
    const words = textsIn(locale, sought).map(
      (text) => sql`${searchWords(foldedText(translationUnits.source))} @@ ${wordsBegunBy(text)}`,
    )
    const ids = own.map(({ id }) => id)
    return [and(isOneOf(translationUnits.memoryId, ids), or(...words), held)]
  })
  if (parts.length === 0) return 0
  const some = db
    .select({ id: translationUnits.id })
    .from(translationUnits)
    .where(or(...parts))
    .limit(mostCounted)
  return db.$count(some.as('some'))
}

/** Other glossaries with one of the terms. */
async function countGlossaries(
  db: Database,
  session: SignedIn,
  { glossaryId }: RequestRow,
  sought: readonly Sought[],
): Promise<number> {
  if (sought.length === 0) return 0
  const rows = await db
    .selectDistinct({ id: glossaries.id })
    .from(glossaries)
    .innerJoin(glossaryTerms, eq(glossaryTerms.glossaryId, glossaries.id))
    .where(
      and(
        visibleGlossaries(db, session),
        ne(glossaries.id, glossaryId),
        inArray(
          sql`lower(${glossaryTerms.text})`,
          sought.map(({ text }) => text.toLowerCase()),
        ),
      ),
    )
    .limit(mostCounted)
  return rows.length
}
