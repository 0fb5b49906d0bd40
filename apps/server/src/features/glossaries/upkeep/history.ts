import { isManager } from '@dragoman/sdk/permissions'
import { and, desc, eq, inArray, sql, type SQL } from 'drizzle-orm'
import type { SignedIn } from '../../../identity/sessions.ts'
import { loadPeople } from '../../../identity/people.ts'
import type { Database } from '../../../kernel/database/connect.ts'
import type { JournalEvent } from '../../../kernel/journal.ts'
import { listPage, type PageQuery } from '../../../kernel/list-page.ts'
import { glossaryPart, journal } from '../../../kernel/tables.ts'
import { glossaryTerms } from '../../terminology/tables.ts'
import type { ConceptRow } from '../concepts.ts'
import type { GlossaryRow } from '../glossaries.ts'
import { shownTo } from '../term-rows.ts'

/** Changes that tell of one term, or of the meaning. */
const ofOneText = [
  'GLOSSARY_TERM_CREATED',
  'GLOSSARY_TERM_UPDATED',
  'GLOSSARY_TERM_REMOVED',
  'GLOSSARY_CONCEPT_UPDATED',
] as const satisfies readonly JournalEvent[]

/** Changes that tell of terms, or of other concepts, which not everyone may see. */
const ofMany = [
  'GLOSSARY_CONCEPTS_LINKED',
  'GLOSSARY_CONCEPT_IMAGES_CHANGED',
  'GLOSSARY_CONCEPTS_MERGED',
  'GLOSSARY_MERGE_UNDONE',
] as const satisfies readonly JournalEvent[]

/** One page of what was done to a concept and its terms, the newest first. */
export async function listHistory(
  db: Database,
  session: SignedIn,
  { concept, glossary }: { concept: ConceptRow; glossary: GlossaryRow },
  query: PageQuery,
) {
  const terms = await db
    .select({ id: glossaryTerms.id, text: glossaryTerms.text })
    .from(glossaryTerms)
    .where(and(eq(glossaryTerms.conceptId, concept.id), shownTo(session)))
  const parts = [concept.id, String(concept.number), ...terms.map(({ id }) => id)]
  const ofConcept = and(
    eq(journal.accountId, glossary.accountId),
    eq(journal.entityType, 'GLOSSARY'),
    eq(journal.entityId, glossary.id),
    sql`${glossaryPart} = any(${sql.param(parts)}::text[])`,
  )
  // The first term of a concept, which an entry about its meaning names, may be for internal use.
  const mayName = (event: string, term: string | undefined) =>
    isManager(session) || event !== 'GLOSSARY_CONCEPT_UPDATED' || terms.some(({ text }) => text === term)
  return listPage(db, query, {
    from: journal,
    where: and(ofConcept, await visibleChanges(db, session, ofConcept)),
    orderBy: [desc(journal.id)],
    show: async (rows) => {
      const people = await loadPeople(
        db,
        session,
        rows.map(({ userId }) => userId),
      )
      return rows.map(({ uuid, event, at, userId, before, after, detail }) => {
        const term = textOf(detail?.['term'])
        return {
          uuid,
          event,
          at: at.getTime(),
          by: people(userId),
          ...(mayName(event, term) && { term }),
          termUuid: textOf(detail?.['termUuid']),
          before,
          after,
        }
      })
    },
  })
}

const textOf = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined)

/** Managers see all changes; others, those of terms that neither are nor were for internal use at that time. */
async function visibleChanges(db: Database, session: SignedIn, ofConcept: SQL | undefined): Promise<SQL | undefined> {
  if (isManager(session)) return inArray(journal.event, [...ofOneText, ...ofMany])
  const isInternal = (state: SQL) => sql`coalesce(${state} ->> 'internal', 'false') = 'true'`
  // An entry has the fields alone that it changed: whether the term was internal then, a later one says.
  const published = await db
    .select({ part: sql<string>`${glossaryPart}`, lastId: sql<number>`max(${journal.id})::bigint` })
    .from(journal)
    .where(and(ofConcept, isInternal(sql`${journal.before}`)))
    .groupBy(glossaryPart)
  return and(
    inArray(journal.event, [...ofOneText]),
    sql`not (${isInternal(sql`${journal.before}`)} or ${isInternal(sql`${journal.after}`)})`,
    ...published.map(({ part, lastId }) => sql`(${glossaryPart} <> ${part} or ${journal.id} > ${lastId})`),
  )
}
