import { asc, lt, sql } from 'drizzle-orm'
import { termHead, wordsVersion } from '../../engines/terminology/text-words.ts'
import type { Database } from '../../kernel/database/connect.ts'
import { stemsOf } from './stems.ts'
import { glossaryTerms } from './tables.ts'

/** Terms in one go: others have their turn between two. */
const termsAtOnce = 1000

/** Computes the stems and heads of terms again where earlier rules made them. */
export async function renewWords(db: Database): Promise<void> {
  for (;;) {
    const some = await db
      .select({ id: glossaryTerms.id, language: glossaryTerms.language, text: glossaryTerms.text })
      .from(glossaryTerms)
      .where(lt(glossaryTerms.wordsVersion, wordsVersion))
      .orderBy(asc(glossaryTerms.number))
      .limit(termsAtOnce)
    if (some.length === 0) return
    for (const [language, terms] of Map.groupBy(some, (term) => term.language)) {
      const stems = await stemsOf(
        db,
        language,
        terms.map(({ text }) => text),
      )
      const made = terms.map(({ id, text }, at) => ({
        id,
        stems: stems[at]!,
        head: termHead(text, language, stems[at]!),
      }))
      // A term that was rewritten in the meantime has its own, newer ones.
      await db.execute(sql`
        update glossary_terms set head = made.head, words_version = ${wordsVersion},
          stems = array(select jsonb_array_elements_text(made.stems))
        from jsonb_to_recordset(${JSON.stringify(made)}::jsonb) as made (id uuid, head text, stems jsonb)
        where glossary_terms.id = made.id and glossary_terms.words_version < ${wordsVersion}`)
    }
  }
}
