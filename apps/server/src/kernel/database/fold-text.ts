import { foldedLetters, foldedMarks } from '@dragoman/sdk/text-search'
import { sql } from 'drizzle-orm'
import type { SQL, SQLWrapper } from 'drizzle-orm'

// Literals, since an index takes no parameters.
const literal = (text: string) => sql.raw(`'${text}'`)

/**
 * Folds a text as `foldText` of the SDK does. An index is used only by the same expression that it was made with. Most
 * texts are ASCII, and need no more than small letters.
 */
export function foldedText(text: SQLWrapper): SQL {
  const unmarked = sql`normalize(regexp_replace(normalize(${text}, NFKD), ${literal(foldedMarks)}, '', 'g'), NFKC)`
  const folded = Object.entries(foldedLetters).reduce(
    (folding, [letter, plain]) => sql`replace(${folding}, ${literal(letter)}, ${literal(plain)})`,
    sql`lower(${unmarked})`,
  )
  return sql`case when octet_length(${text}) = char_length(${text}) then lower(${text}) else ${folded} end`
}
