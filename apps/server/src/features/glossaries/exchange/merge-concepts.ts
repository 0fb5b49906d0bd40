import { toBcp47 } from '@dragoman/sdk/locale'
import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { termHead, wordsVersion } from '../../../engines/terminology/text-words.ts'
import type { Database } from '../../../kernel/database/connect.ts'
import { createYield } from '../../../kernel/yield-thread.ts'
import { NotTakenTally, type NotTaken } from '../../../engines/exchange/not-taken.ts'
import type { GlossaryRow } from '../glossaries.ts'
import { stemsOf } from '../../terminology/stems.ts'
import { glossaries, glossaryConcepts, glossaryTerms } from '../../terminology/tables.ts'
import type { ExchangedConcept, ExchangedTerm } from '../../../engines/terminology/exchanged-concept.ts'
import { knownConcepts } from './known-concepts.ts'
import { supportedLanguage } from './term-languages.ts'

/** The result of an import; shown as the job's report. */
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
  /** The parts of the file that were left out or changed; absent if everything was imported unchanged. */
  notTaken?: NotTaken[]
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
  { concepts, unread }: { concepts: readonly ExchangedConcept[]; unread: readonly NotTaken[] },
): Promise<TermImportReport> {
  const { glossary, userId, now, progress } = given
  const known = await knownConcepts(db, glossary.id)
  const report: TermImportReport = { created: 0, merged: 0, unchanged: 0, terms: 0, skipped: 0 }
  const newConcepts: NewConcept[] = []
  const newTerms: NewTerm[] = []
  const described = new Map<string, { definition: string; note: string }>()
  const notTaken = new NotTakenTally()
  notTaken.add(unread)
  const supported = createSupported(glossary.languages, notTaken)
  const yieldThread = createYield()
  for (const concept of concepts) {
    await yieldThread()
    notTaken.add(concept.notTaken ?? [])
    if (concept.terms.length === 0) notTaken.note('CONCEPT', concept.id || concept.definition)
    const terms = supported(concept.terms)
    report.skipped += concept.terms.length - terms.length
    if (terms.length === 0) continue
    const present = known.find({ ...concept, terms })
    const conceptId = present ?? randomUUID()
    const { added, kept } = known.add(conceptId, terms)
    for (const { language, text } of kept) notTaken.note('PRESENT', `${toBcp47(language)}: ${text}`)
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
    for (const text of known.otherTexts(present, concept)) notTaken.note('PRESENT', text)
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
  const told = notTaken.list()
  return told.length > 0 ? { ...report, notTaken: told } : report
}

/** The terms of a concept that can be taken, in supported locales; notes the others, and languages taken as another. */
function createSupported(ofGlossary: readonly string[], notTaken: NotTakenTally) {
  const locales = new Map<string, string | undefined>()
  const localeOf = (language: string) => {
    if (!locales.has(language)) locales.set(language, supportedLanguage(language, ofGlossary))
    return locales.get(language)
  }
  return (terms: readonly ExchangedTerm[]): ExchangedTerm[] =>
    terms.flatMap((term) => {
      const { language, text } = term
      const locale = localeOf(language)
      if (locale === undefined) notTaken.note('LANGUAGE', toBcp47(language))
      else if (text.length > longestTerm) notTaken.note('TERM', text)
      else {
        if (locale !== language) notTaken.note('LANGUAGE', toBcp47(language), { takenAs: locale })
        return [{ ...term, language: locale }]
      }
      return []
    })
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
      // Terms without a status count as checked by the authors of the file.
      const status = term.status ?? 'Approved'
      return {
        ...term,
        ...written,
        status,
        glossaryId: glossary.id,
        stems: own,
        head: termHead(term.text, term.language, own),
        wordsVersion,
      }
    }),
  )
}
