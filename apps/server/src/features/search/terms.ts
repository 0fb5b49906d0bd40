import { and, desc, eq, sql, type SQL, type SQLWrapper } from 'drizzle-orm'
import { isOneOf } from '../../kernel/database/columns.ts'
import { foldedText } from '../../kernel/database/fold-text.ts'
import { searchWords, wordsBegunBy } from '../../kernel/database/search-words.ts'
import { hasMany, isCommon, piecesCondition, textCondition } from '../../kernel/database/text-condition.ts'
import { visibleGlossaries } from '../glossaries/glossaries.ts'
import { shownTo } from '../glossaries/term-rows.ts'
import { glossaries, glossaryConcepts, glossaryTerms } from '../terminology/tables.ts'
import { bestOf, mostCandidates, ofNewest, type Found, type Search } from './candidates.ts'

/** Terms of glossaries: any part of them, of a text of one or two characters the beginning of a word. */
export async function findTerms(search: Search): Promise<Found> {
  const { db, session } = search
  const { id, text, language, forbidden, glossaryId, conceptId, number } = glossaryTerms
  const visible = await db.select({ id: glossaries.id }).from(glossaries).where(visibleGlossaries(db, session))
  const ids = visible.map((glossary) => glossary.id)
  if (ids.length === 0) return { total: 0, hasMore: false, content: [] }
  const own = and(isOneOf(glossaryId, ids), shownTo(session))
  const newest = (which: SQL | undefined) =>
    db
      .select({ id, text, language, forbidden, glossaryId, conceptId })
      .from(glossaryTerms)
      .where(which)
      .orderBy(desc(number))
      .limit(mostCandidates + 1)
  const matching = textCondition(search, [text])
  const indexed = await rareIn(search, text)
  if (indexed) return shown(search, await newest(and(own, indexed, matching)))
  // The very term that is searched for may be older than the newest ones that hold it.
  const exact = await newest(and(own, sql`lower(${text}) = lower(${search.text.trim()})`))
  const others = await ofNewest({
    newest: (limit, offset) =>
      db.select({ id }).from(glossaryTerms).where(own).orderBy(desc(number)).limit(limit).offset(offset),
    read: (looked) => newest(and(isOneOf(id, looked), matching)),
    firstLook: 600,
    enough: mostCandidates + 1,
  })
  const known = new Set(exact.map((term) => term.id))
  return shown(search, [...exact, ...others.filter((term) => !known.has(term.id))].slice(0, mostCandidates + 1))
}

/** The condition by which an index finds the terms of a search; undefined where it would find too many. */
async function rareIn(search: Search, text: SQLWrapper): Promise<SQL | undefined> {
  const { db } = search
  const pieces = piecesCondition(search, text)
  const indexed = pieces ?? sql`${searchWords(foldedText(text))} @@ ${wordsBegunBy(search.text)}`
  if (await isCommon(db, glossaryTerms, indexed)) return undefined
  // How many words begin in some way the planner does not know.
  return pieces === undefined && (await hasMany(db, glossaryTerms, indexed)) ? undefined : indexed
}

type FoundTerm = Pick<
  typeof glossaryTerms.$inferSelect,
  'id' | 'text' | 'language' | 'forbidden' | 'glossaryId' | 'conceptId'
>

const shown = (search: Search, rows: readonly FoundTerm[]): Promise<Found> =>
  bestOf(
    search,
    rows,
    ({ text }) => [text],
    async (page) => {
      const concepts = await search.db
        .select({
          id: glossaryConcepts.id,
          number: glossaryConcepts.number,
          parent: { uuid: glossaries.id, name: glossaries.name },
        })
        .from(glossaryConcepts)
        .innerJoin(glossaries, eq(glossaries.id, glossaryConcepts.glossaryId))
        .where(
          isOneOf(
            glossaryConcepts.id,
            page.map(({ conceptId }) => conceptId),
          ),
        )
      const places = new Map(concepts.map((concept) => [concept.id, concept]))
      return page.flatMap(({ id, text, language, forbidden, conceptId }) => {
        const place = places.get(conceptId)
        return place
          ? [
              {
                uuid: id,
                text,
                conceptId: place.number,
                locales: [language],
                parent: place.parent,
                ...(forbidden && { forbidden }),
              },
            ]
          : []
      })
    },
  )
