import { foldText } from '@dragoman/sdk/text-search'
import { sql } from 'drizzle-orm'
import type { SQL, SQLWrapper } from 'drizzle-orm'

/** A class of a regular expression that PostgreSQL and JavaScript read alike; without `;`, at which the maker of migrations stops. */
const punctuation = '[!"#$%&\'()*+,./:<=>?@\\[\\]\\^_`{|}~⟦⟧“”‘’„‚«»‹›—–…¿¡·•、。「」『』（），．：；！？【】・\\-]'

/** Scripts that put no spaces between words: each of their letters counts as a word. */
const withoutSpaces =
  '[\\u0E00-\\u0EFF\\u1000-\\u109F\\u1780-\\u17FF\\u2E80-\\u2FDF\\u3040-\\u30FF\\u3400-\\u9FFF\\uF900-\\uFAFF]'

// Literals, since an index takes no parameters.
const literal = (text: string) => sql.raw(`'${text.replaceAll("'", "''")}'`)

/**
 * The words of a text, as a text search vector: lower case, punctuation and the marks of codes taken for spaces. An
 * index is only used by the very expression that it was made with. It is worked out for each text that is written:
 * `translate` would take five times as long, for it holds each letter against each mark.
 */
export function searchWords(text: SQLWrapper): SQL {
  const unmarked = sql`regexp_replace(${text}, ${literal(punctuation)}, ' ', 'g')`
  return sql`to_tsvector('simple'::regconfig, regexp_replace(${unmarked}, ${literal(withoutSpaces)}, ' \\& ', 'g'))`
}

const marks = new RegExp(punctuation, 'g')
const unspaced = new RegExp(withoutSpaces, 'g')

/**
 * The words of some texts, each once, with spaces between them: what `to_tsvector('simple', …)` makes the same words of
 * as `searchWords` of the texts, in a fraction of the time.
 */
export function spacedWords(texts: readonly string[]): string {
  const words = new Set<string>()
  for (const text of texts) {
    for (const word of text
      .replace(marks, ' ')
      .replace(unspaced, ' $& ')
      .split(/[ \t\r\n]+/))
      words.add(word)
  }
  return [...words].join(' ')
}

/**
 * A query of such words: all that begin like those of a text, as they are written or without their accents. PostgreSQL works
 * it out before it plans, so that it knows how many rows have them.
 */
export function wordsBegunBy(text: string): SQL {
  const query = (words: string) =>
    sql`replace(regexp_replace(${quotedWords(words)}, '''(?= |$)', ''':*', 'g'), ':* ', ':* & ')::tsquery`
  const folded = foldText(text)
  return folded === text.toLowerCase() ? query(folded) : sql`(${query(text)} || ${query(folded)})`
}

/**
 * A query of the words of a text as they are, for the planner's guess: of how many rows have words that begin in some way
 * it knows nothing, unless it has counted a hundred of them.
 */
export const wholeWords = (text: string): SQL =>
  sql`replace(${quotedWords(foldText(text))}, ''' ''', ''' & ''')::tsquery`

/** The words of a text as a vector writes them: between quotes, in which a quote is written twice. */
const quotedWords = (text: string): SQL => sql`strip(${searchWords(sql`${text}::text`)})::text`
