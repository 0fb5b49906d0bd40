import { randomUUID } from 'node:crypto'
import { eq, inArray } from 'drizzle-orm'
import { termHead } from '../../../engines/terminology/text-words.ts'
import type { Database } from '../../../kernel/database/connect.ts'
import { createYield } from '../../../kernel/yield-thread.ts'
import { isLanguage } from '../../locales/languages.ts'
import type { GlossaryRow } from '../glossaries.ts'
import { stemsOf } from '../../terminology/stems.ts'
import { glossaries, glossaryConcepts, glossaryTerms } from '../../terminology/tables.ts'
import type { ExchangedConcept, ExchangedTerm } from '../../../engines/terminology/exchanged-concept.ts'

/** What an import did; shown as the job's report. */
export interface TermImportReport {
  /** Concepts that were added. */
  created: number
  /** Concepts that got further terms, or a definition or note that they did not have. */
  merged: number
  /** Concepts that the glossary had as they are. */
  unchanged: number
  /** Terms that were added. */
  terms: number
  /** Terms of other languages than the product translates, and those that are too long. */
  skipped: number
}

export interface TermImport {
  glossary: GlossaryRow
  userId: string | null
  now: Date
  /** Told concepts written, and concepts in all; may throw to stop the import. */
  progress(done: number, total: number): Promise<void>
}

const longestTerm = 500
const rowsAtOnce = 500

type NewConcept = typeof glossaryConcepts.$inferInsert & { id: string }
interface NewTerm extends ExchangedTerm {
  conceptId: string
}

/** Puts concepts into a held glossary, those that it has already into the present ones. */
export async function mergeConcepts(
  db: Database,
  given: TermImport,
  concepts: readonly ExchangedConcept[],
): Promise<TermImportReport> {
  const { glossary, userId, now, progress } = given
  const known = await knownConcepts(db, glossary.id)
  const report: TermImportReport = { created: 0, merged: 0, unchanged: 0, terms: 0, skipped: 0 }
  const newConcepts: NewConcept[] = []
  const newTerms: NewTerm[] = []
  const described = new Map<string, { definition: string; note: string }>()
  const yieldThread = createYield()
  for (const concept of concepts) {
    await yieldThread()
    const terms = concept.terms.filter(({ language, text }) => isLanguage(language) && text.length <= longestTerm)
    report.skipped += concept.terms.length - terms.length
    if (terms.length === 0) continue
    const present = known.find({ ...concept, terms })
    const conceptId = present ?? randomUUID()
    const added = known.add(conceptId, terms)
    newTerms.push(...added.map((term) => ({ ...term, conceptId })))
    report.terms += added.length
    if (present === undefined) {
      const { definition, note } = concept
      known.describe(conceptId, { definition, note })
      newConcepts.push({ id: conceptId, glossaryId: glossary.id, definition, note, creatorId: userId, createdAt: now })
      report.created += 1
      continue
    }
    const filled = known.describe(present, concept)
    if (filled) described.set(present, filled)
    report[added.length > 0 || filled ? 'merged' : 'unchanged'] += 1
  }
  for (let at = 0; at < newConcepts.length; at += rowsAtOnce) {
    await db.insert(glossaryConcepts).values(newConcepts.slice(at, at + rowsAtOnce))
    await progress(at, newConcepts.length + newTerms.length)
  }
  for (const [id, change] of described) await db.update(glossaryConcepts).set(change).where(eq(glossaryConcepts.id, id))
  for (let at = 0; at < newTerms.length; at += rowsAtOnce) {
    await writeTerms(db, given, newTerms.slice(at, at + rowsAtOnce))
    await progress(newConcepts.length + at, newConcepts.length + newTerms.length)
  }
  const languages = [...new Set([...glossary.languages, ...newTerms.map(({ language }) => language)])]
  await db.update(glossaries).set({ languages }).where(eq(glossaries.id, glossary.id))
  return report
}

async function writeTerms(db: Database, { glossary, userId, now }: TermImport, terms: readonly NewTerm[]) {
  const stems = new Map<NewTerm, string[]>()
  for (const [language, own] of Map.groupBy(terms, (term) => term.language)) {
    const found = await stemsOf(
      db,
      language,
      own.map(({ text }) => text),
    )
    for (const [at, term] of own.entries()) stems.set(term, found[at]!)
  }
  await db.insert(glossaryTerms).values(
    terms.map((term) => {
      const own = stems.get(term) ?? []
      const written = { createdBy: userId, createdAt: now, changedBy: userId, changedAt: now }
      // What a file says nothing of is taken as checked by those who made it.
      const status = term.status ?? 'Approved'
      return {
        ...term,
        ...written,
        status,
        glossaryId: glossary.id,
        stems: own,
        head: termHead(term.text, term.language, own),
      }
    }),
  )
}

const keyOf = ({ language, text }: ExchangedTerm) => `${language}\n${text.toLowerCase()}`

/** The concepts of a glossary as an import compares them with those of a file. */
async function knownConcepts(db: Database, glossaryId: string) {
  const rows = await db
    .select({ id: glossaryConcepts.id, definition: glossaryConcepts.definition, note: glossaryConcepts.note })
    .from(glossaryConcepts)
    .where(eq(glossaryConcepts.glossaryId, glossaryId))
  const texts = new Map(rows.map(({ id, definition, note }) => [id, { definition, note }]))
  const byTerm = new Map<string, Set<string>>()
  const keep = (conceptId: string, term: ExchangedTerm) => {
    const own = byTerm.get(keyOf(term)) ?? new Set()
    byTerm.set(keyOf(term), own.add(conceptId))
  }
  const terms = await db
    .select({ conceptId: glossaryTerms.conceptId, language: glossaryTerms.language, text: glossaryTerms.text })
    .from(glossaryTerms)
    .where(inArray(glossaryTerms.glossaryId, [glossaryId]))
  for (const { conceptId, ...term } of terms) keep(conceptId, term)
  return {
    /** The concept that a file means. */
    find({ id, terms: own }: ExchangedConcept): string | undefined {
      if (id !== undefined && texts.has(id)) return id
      const wanted = Math.min(2, new Set(own.map(({ language }) => language)).size)
      const shared = new Map<string, Set<string>>()
      for (const term of own) {
        for (const conceptId of byTerm.get(keyOf(term)) ?? []) {
          const languages = shared.get(conceptId) ?? new Set()
          shared.set(conceptId, languages.add(term.language))
        }
      }
      return [...shared].find(([, languages]) => languages.size >= wanted)?.[0]
    },
    /** Adds what a concept does not have, and says what that is. */
    add(conceptId: string, own: readonly ExchangedTerm[]): ExchangedTerm[] {
      const added = own.filter((term) => {
        const isNew = byTerm.get(keyOf(term))?.has(conceptId) !== true
        if (isNew) keep(conceptId, term)
        return isNew
      })
      return added
    },
    /** Gives a concept the definition and the note that it does not have; undefined where that changes nothing. */
    describe(conceptId: string, { definition, note }: { definition: string; note: string }) {
      const before = texts.get(conceptId) ?? { definition: '', note: '' }
      const after = { definition: before.definition || definition, note: before.note || note }
      texts.set(conceptId, after)
      return after.definition === before.definition && after.note === before.note ? undefined : after
    },
  }
}
