import { eq } from 'drizzle-orm'
import type { ExchangedConcept, ExchangedTerm } from '../../../engines/terminology/exchanged-concept.ts'
import { isSameFields } from '../../../engines/terminology/tbx-attributes.ts'
import type { Database } from '../../../kernel/database/connect.ts'
import { glossaryConcepts, glossaryTerms } from '../../terminology/tables.ts'

/** The columns of a term besides its text. */
const said = {
  status: glossaryTerms.status,
  part: glossaryTerms.part,
  gender: glossaryTerms.gender,
  termType: glossaryTerms.termType,
  definition: glossaryTerms.definition,
  usage: glossaryTerms.usage,
  note: glossaryTerms.note,
  forbidden: glossaryTerms.forbidden,
  dnt: glossaryTerms.dnt,
  exactMatch: glossaryTerms.exactMatch,
  caseSensitive: glossaryTerms.caseSensitive,
  internal: glossaryTerms.internal,
}
const saidFields = Object.keys(said) as (keyof typeof said)[]

type PresentTerm = Pick<ExchangedTerm, 'language' | 'text' | 'customAttributes'> & {
  [Field in keyof typeof said]?: ExchangedTerm[Field] | null
}

/** Whether a file says something of a term that is there otherwise. What it says nothing of does not count. */
const saysOtherwise = (given: ExchangedTerm, present: PresentTerm): boolean =>
  given.text !== present.text ||
  saidFields.some((field) => given[field] !== undefined && given[field] !== (present[field] ?? false)) ||
  (given.customAttributes !== undefined && !isSameFields(given.customAttributes, present.customAttributes ?? []))

const keyOf = ({ language, text }: Pick<ExchangedTerm, 'language' | 'text'>) => `${language}\n${text.toLowerCase()}`

/** The concepts of a glossary as an import compares them with those of a file. */
export async function knownConcepts(db: Database, glossaryId: string) {
  const rows = await db
    .select({ id: glossaryConcepts.id, definition: glossaryConcepts.definition, note: glossaryConcepts.note })
    .from(glossaryConcepts)
    .where(eq(glossaryConcepts.glossaryId, glossaryId))
  const texts = new Map(rows.map(({ id, definition, note }) => [id, { definition, note }]))
  const byTerm = new Map<string, Map<string, PresentTerm>>()
  const keep = (conceptId: string, term: PresentTerm) => {
    const own = byTerm.get(keyOf(term)) ?? new Map<string, PresentTerm>()
    byTerm.set(keyOf(term), own.set(conceptId, term))
  }
  const terms = await db
    .select({
      conceptId: glossaryTerms.conceptId,
      language: glossaryTerms.language,
      text: glossaryTerms.text,
      customAttributes: glossaryTerms.customAttributes,
      ...said,
    })
    .from(glossaryTerms)
    .where(eq(glossaryTerms.glossaryId, glossaryId))
  for (const { conceptId, ...term } of terms) keep(conceptId, term)
  return {
    /** The concept that a file means. */
    find({ id, terms: own }: ExchangedConcept): string | undefined {
      if (id !== undefined && texts.has(id)) return id
      const wanted = Math.min(2, new Set(own.map(({ language }) => language)).size)
      const shared = new Map<string, Set<string>>()
      for (const term of own) {
        for (const conceptId of byTerm.get(keyOf(term))?.keys() ?? []) {
          const languages = shared.get(conceptId) ?? new Set()
          shared.set(conceptId, languages.add(term.language))
        }
      }
      return [...shared].find(([, languages]) => languages.size >= wanted)?.[0]
    },
    /** Adds what a concept does not have, and says what that is, and what it has but the file says otherwise. */
    add(conceptId: string, own: readonly ExchangedTerm[]): { added: ExchangedTerm[]; kept: ExchangedTerm[] } {
      const [added, kept]: ExchangedTerm[][] = [[], []]
      for (const term of own) {
        const present = byTerm.get(keyOf(term))?.get(conceptId)
        if (!present) {
          keep(conceptId, term)
          added!.push(term)
        } else if (saysOtherwise(term, present)) kept!.push(term)
      }
      return { added: added!, kept: kept! }
    },
    /** Gives a concept the definition and the note that it does not have; undefined where that changes nothing. */
    describe(conceptId: string, { definition, note }: { definition: string; note: string }) {
      const before = texts.get(conceptId) ?? { definition: '', note: '' }
      const after = { definition: before.definition || definition, note: before.note || note }
      texts.set(conceptId, after)
      return after.definition === before.definition && after.note === before.note ? undefined : after
    },
    /** The definition and the note of a file that a concept has otherwise already. */
    otherTexts(conceptId: string, { definition, note }: { definition: string; note: string }): string[] {
      const present = texts.get(conceptId)
      return [
        definition !== '' && present?.definition !== definition ? definition : undefined,
        note !== '' && present?.note !== note ? note : undefined,
      ].filter((text) => text !== undefined)
    },
  }
}
