import { directionOf } from '@dragoman/sdk/direction'
import type { GlossaryTermCreate, GlossaryTermUpdate } from '@dragoman/sdk/operations/glossaryTerms'
import { and, eq, ne, sql } from 'drizzle-orm'
import type { ChangeContext } from '../../../identity/change-context.ts'
import { termHead, wordsVersion } from '../../../engines/terminology/text-words.ts'
import type { Database } from '../../../kernel/database/connect.ts'
import { insertOne, only, updateOne } from '../../../kernel/database/one-row.ts'
import { conflict, impossible, invalid } from '../../../kernel/refusals.ts'
import { requireLanguage } from '../../locales/require-language.ts'
import { checkAttributes } from '../attributes.ts'
import { findConcept, type ConceptRow } from '../concepts.ts'
import { findGlossary, type GlossaryRow } from '../glossaries.ts'
import type { TermRow } from '../../terminology/find-terms.ts'
import { stemsOf } from '../../terminology/stems.ts'
import { glossaries, glossaryConcepts, glossaryTerms } from '../../terminology/tables.ts'
import { showTermOf, termFields } from '../term-rows.ts'

type Draft = Omit<GlossaryTermUpdate, 'glossaryUuid'>

/** The keys that a term is looked up by, which follow from its text and its language. */
export async function lookedUpBy(db: Database, language: string, text: string) {
  const stems = only(await stemsOf(db, language, [text]))
  return { stems, head: termHead(text, language, stems), wordsVersion }
}

/** The fields of a draft as they are stored. */
function storedFields({ glossaryCustomAttributes, gender, rtl, language, ...rest }: Draft, present?: TermRow) {
  if (language !== undefined) requireLanguage(language, 'body.language')
  const meant = language ?? present?.language
  if (rtl !== undefined && meant !== undefined && rtl !== (directionOf(meant) === 'rtl'))
    throw invalid('body.rtl', `The direction of ${meant} is another one. Leave out \`rtl\`.`)
  return {
    ...rest,
    ...(rest.text !== undefined && { text: rest.text.trim() }),
    ...(language !== undefined && { language }),
    ...(gender !== undefined && { gender: storedGender(gender) }),
    ...(glossaryCustomAttributes && { customAttributes: glossaryCustomAttributes }),
  }
}

const storedGender = (gender: NonNullable<Draft['gender']> | null) => {
  if (gender === 'NA') return null
  return gender === 'Neuter' ? 'Neutral' : gender
}

/** Stores a term, of a concept that exists or of a new one. */
export async function createTerm(
  { db, session, now }: Pick<ChangeContext, 'db' | 'session' | 'now'>,
  { glossaryUuid, conceptUuid, conceptId, conceptDefinition, ...draft }: GlossaryTermCreate,
): Promise<{ row: TermRow; glossary: GlossaryRow }> {
  const named = conceptUuid ?? conceptId
  const found = named === undefined ? undefined : await findConcept(db, session, named, { held: true })
  if (found && glossaryUuid !== undefined && found.glossary.id !== glossaryUuid)
    throw invalid('body.glossaryUuid', 'The concept belongs to another glossary. Leave out `glossaryUuid`.')
  if (!found && glossaryUuid === undefined)
    throw invalid('body.glossaryUuid', 'Name the glossary of the new concept, or a concept that exists.')
  const glossary = found?.glossary ?? (await findGlossary(db, session, glossaryUuid!, { held: true }))
  checkAttributes('body.glossaryCustomAttributes', draft.glossaryCustomAttributes ?? [], {
    ofGlossary: glossary.customAttributes,
  })
  const { language, text, ...fields } = storedFields(draft)
  const written = { language: language!, text: text! }
  if (found) await requireNew(db, found.concept, written)
  const concept =
    found?.concept ??
    (await insertOne(db, glossaryConcepts, {
      glossaryId: glossary.id,
      definition: conceptDefinition ?? '',
      creatorId: session.user.id,
      createdAt: now,
    }))
  const row = await insertOne(db, glossaryTerms, {
    ...fields,
    ...written,
    ...(await lookedUpBy(db, written.language, written.text)),
    glossaryId: glossary.id,
    conceptId: concept.id,
    createdBy: session.user.id,
    createdAt: now,
    changedBy: session.user.id,
    changedAt: now,
  })
  await addLanguage(db, glossary, written.language)
  return { row, glossary }
}

/** A glossary has the languages of its terms. */
export async function addLanguage(db: Database, { id, languages }: GlossaryRow, language: string): Promise<void> {
  if (languages.includes(language)) return
  await db
    .update(glossaries)
    .set({ languages: [...languages, language] })
    .where(eq(glossaries.id, id))
}

/** 409 for a term that its concept has already. */
async function requireNew(
  db: Database,
  concept: Pick<ConceptRow, 'id'>,
  { language, text, except }: { language: string; text: string; except?: string },
): Promise<void> {
  const [present] = await db
    .select()
    .from(glossaryTerms)
    .where(
      and(
        eq(glossaryTerms.conceptId, concept.id),
        eq(glossaryTerms.language, language),
        eq(sql`lower(${glossaryTerms.text})`, sql`lower(${text})`),
        except === undefined ? undefined : ne(glossaryTerms.id, except),
      ),
    )
  if (present) throw conflict('The concept has this term already.', await showTermOf(db, present))
}

/** Changes a held term; 422 for one that is locked. */
export async function updateTerm(
  { db, session, now }: Pick<ChangeContext, 'db' | 'session' | 'now'>,
  held: TermRow,
  { glossaryUuid, ...draft }: GlossaryTermUpdate,
): Promise<TermRow> {
  if (glossaryUuid !== undefined && glossaryUuid !== held.glossaryId)
    throw invalid('body.glossaryUuid', 'A term can’t move to another glossary. Leave out `glossaryUuid`.')
  if (draft.writable !== true) requireWritable(held)
  const [glossary] = await db.select().from(glossaries).where(eq(glossaries.id, held.glossaryId)).for('update')
  checkAttributes('body.glossaryCustomAttributes', draft.glossaryCustomAttributes ?? [], {
    ofGlossary: glossary?.customAttributes ?? [],
    present: held.customAttributes,
  })
  const fields = storedFields(draft, held)
  const written = { language: fields.language ?? held.language, text: fields.text ?? held.text }
  const isRewritten = written.language !== held.language || written.text !== held.text
  if (isRewritten) await requireNew(db, { id: held.conceptId }, { ...written, except: held.id })
  const row = await updateOne(db, glossaryTerms, eq(glossaryTerms.id, held.id), {
    ...fields,
    ...(isRewritten && (await lookedUpBy(db, written.language, written.text))),
    changedBy: session.user.id,
    changedAt: now,
  })
  if (glossary) await addLanguage(db, glossary, row.language)
  return row
}

function requireWritable(term: TermRow): void {
  if (term.writable) return
  throw impossible('This term is locked. Unlock it before you change or delete it.', 'TERM_LOCKED')
}

/** Deletes a held term, and its concept with the last one; says whether the concept is gone. */
export async function deleteTerm(db: Database, held: TermRow): Promise<void> {
  requireWritable(held)
  await db.delete(glossaryTerms).where(eq(glossaryTerms.id, held.id))
  const [other] = await db
    .select({ id: glossaryTerms.id })
    .from(glossaryTerms)
    .where(eq(glossaryTerms.conceptId, held.conceptId))
    .limit(1)
  if (!other) await db.delete(glossaryConcepts).where(eq(glossaryConcepts.id, held.conceptId))
}

/** The fields of a term that are journaled. */
export const recordedTerm = (row: TermRow) => termFields(row)
