import { checkTranslation } from '@dragoman/sdk/checks'
import { languageOf } from '@dragoman/sdk/locale'
import type { ConceptUsage, LanguageUsage } from '@dragoman/sdk/operations/glossaryConcepts'
import { and, asc, desc, eq, gte, ne, or, sql } from 'drizzle-orm'
import type { SignedIn } from '../../../identity/sessions.ts'
import { isOneOf } from '../../../kernel/database/columns.ts'
import type { Database } from '../../../kernel/database/connect.ts'
import { containing } from '../../../kernel/paging.ts'
import { createYield } from '../../../kernel/yield-thread.ts'
import { projectGlossaries } from '../../context/tables.ts'
import { findTerms } from '../../terminology/find-terms.ts'
import { glossaryTerms, type GlossaryTermRow } from '../../terminology/tables.ts'
import { projects } from '../../work/tables.ts'
import { visibleProjects, visibleWorkUnits } from '../../work/visible.ts'
import { segments, workUnits } from '../../work/work-unit-tables.ts'
import type { ConceptRow } from '../concepts.ts'
import type { GlossaryRow } from '../glossaries.ts'
import { shownTo } from '../term-rows.ts'

const year = 365 * 24 * 60 * 60 * 1000
const mostProjects = 100
const mostWorkUnits = 2000
/** Segments that are searched, and those that are looked at: of a term that is everywhere, the newest say enough. */
const mostSearched = 200_000
const mostSegments = 2000

interface Place {
  concept: ConceptRow
  glossary: GlossaryRow
}

/** How often the terms of a concept were used and followed in twelve months (contract: ConceptUsage). */
export async function usageOf(
  { db, session, now }: { db: Database; session: SignedIn; now: Date },
  { concept, glossary }: Place,
): Promise<ConceptUsage> {
  const since = new Date(now.getTime() - year)
  const terms = await db
    .select()
    .from(glossaryTerms)
    .where(and(eq(glossaryTerms.conceptId, concept.id), shownTo(session)))
    .orderBy(asc(glossaryTerms.language), asc(glossaryTerms.number))
  const { searched, isAll } = await workUnitsSince(db, session, { glossary, since })
  const rows: Segment[] = []
  let isPart = !isAll
  for (const [locale, own] of Map.groupBy(searched, ({ sourceLocale }) => sourceLocale)) {
    const candidates = await candidatesIn(
      db,
      own.map(({ id }) => id),
      ofLanguage(terms, locale),
    )
    isPart ||= candidates.length === mostSegments
    const where = and(eq(glossaryTerms.conceptId, concept.id), shownTo(session))
    const places = await findTerms(
      db,
      { glossaryIds: [glossary.id], sourceLocale: locale, where },
      candidates.map(({ source }) => source),
    )
    rows.push(...candidates.filter((_, at) => places[at]!.length > 0))
  }
  return { since: since.getTime(), isPart, languages: await byLanguage(terms, rows) }
}

const ofLanguage = (terms: readonly GlossaryTermRow[], locale: string) =>
  terms.filter(({ language }) => languageOf(language) === languageOf(locale))

/** The work units to search: those of the newest projects that work with a glossary, and whether they are all. */
async function workUnitsSince(
  db: Database,
  session: SignedIn,
  { glossary, since }: { glossary: GlossaryRow; since: Date },
) {
  const newest = await db
    .select({ id: projects.id })
    .from(projects)
    .innerJoin(projectGlossaries, eq(projectGlossaries.projectId, projects.id))
    .where(
      and(
        eq(projectGlossaries.glossaryId, glossary.id),
        ne(projects.status, 'CANCELLED'),
        gte(projects.createdAt, since),
        visibleProjects(db, session),
      ),
    )
    .orderBy(desc(projects.createdAt))
    .limit(mostProjects + 1)
  const own = newest.slice(0, mostProjects).map(({ id }) => id)
  const { id, sourceLocale, totalSegments, lockedSegments } = workUnits
  const rows = await db
    .select({ id, sourceLocale, size: sql<number>`${totalSegments} + ${lockedSegments}` })
    .from(workUnits)
    .where(and(isOneOf(workUnits.projectId, own), visibleWorkUnits(db, session)))
    .orderBy(desc(workUnits.number))
    .limit(mostWorkUnits + 1)
  let left = mostSearched
  const searched = rows.slice(0, mostWorkUnits).filter(({ size }) => {
    const isRead = left > 0
    left -= size
    return isRead
  })
  return { searched, isAll: newest.length <= mostProjects && searched.length === rows.length }
}

type Segment = Awaited<ReturnType<typeof candidatesIn>>[number]

/** The beginning of a term, which its other forms have as well. */
const stemIn = (text: string) => [...text].slice(0, Math.max(2, Math.ceil([...text].length * 0.6))).join('')

/** The newest segments of some work units that may hold one of some terms. */
async function candidatesIn(db: Database, workUnitIds: readonly string[], terms: readonly GlossaryTermRow[]) {
  const { id, source, target, confirmed } = segments
  const { sourceLocale, targetLocale } = workUnits
  if (terms.length === 0) return []
  return (
    db
      .select({ id, source, target, confirmed, sourceLocale, targetLocale })
      .from(segments)
      .innerJoin(workUnits, eq(workUnits.id, segments.workUnitId))
      .where(
        and(
          isOneOf(workUnits.id, workUnitIds),
          or(...terms.map(({ text }) => sql`${source} ilike ${containing(stemIn(text))}`)),
        ),
      )
      // Not by the bare column: its index would be read from its end, through the segments of all other work.
      .orderBy(desc(sql`${id} + 0`))
      .limit(mostSegments)
  )
}

/** The segments by language: those of the source, and of each target those that follow the terms in it. */
async function byLanguage(terms: readonly GlossaryTermRow[], rows: readonly Segment[]): Promise<LanguageUsage[]> {
  const yieldThread = createYield()
  const usage: LanguageUsage[] = []
  for (const language of new Set(terms.map((term) => term.language))) {
    const isOf = (locale: string) => languageOf(locale) === languageOf(language)
    const translated = rows.filter(({ targetLocale }) => isOf(targetLocale))
    const confirmed = translated.filter((row) => row.confirmed)
    let followed = 0
    for (const row of confirmed) {
      await yieldThread()
      if (follows(row, terms)) followed += 1
    }
    const ofSource = new Set(rows.filter(({ sourceLocale }) => isOf(sourceLocale)).map(({ source }) => source)).size
    usage.push({ language, used: translated.length + ofSource, confirmed: confirmed.length, followed })
  }
  return usage
}

/** Whether a translation has a term to use, and none that must not be used. */
function follows(row: Segment, terms: readonly GlossaryTermRow[]): boolean {
  const targets = ofLanguage(terms, row.targetLocale)
  const textsOf = (isForbidden: boolean) =>
    targets.flatMap(({ text, forbidden }) => (forbidden === isForbidden ? [text] : []))
  const [named] = ofLanguage(terms, row.sourceLocale)
  const isKept = ofLanguage(terms, row.sourceLocale).some(({ dnt }) => dnt)
  const checked = { source: named?.text ?? '', targets: textsOf(false), forbidden: textsOf(true), isKept }
  // Only the terms of the translation count: one that is spelled as its source may have them, too.
  return checkTranslation({ ...row, source: '', terms: [checked] }).every(({ kind }) => kind !== 'term')
}
