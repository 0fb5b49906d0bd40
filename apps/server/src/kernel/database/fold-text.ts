import { sql } from 'drizzle-orm'
import type { SQL, SQLWrapper } from 'drizzle-orm'

/**
 * What is written or left out without making another word: accents, the vowel signs of Arabic and Hebrew, the stroke that
 * draws Arabic letters out, soft hyphens, joiners and marks of direction. Read alike by PostgreSQL and JavaScript.
 */
export const foldedMarks =
  '[\\u00AD\\u0300-\\u036F\\u0591-\\u05BD\\u05BF\\u05C1\\u05C2\\u05C4\\u05C5\\u05C7\\u0610-\\u061A\\u0640\\u064B-\\u065F\\u0670\\u06D6-\\u06DC\\u06DF-\\u06E4\\u06E7\\u06E8\\u06EA-\\u06ED\\u200B-\\u200F\\u202A-\\u202E\\u2060-\\u2064\\u2066-\\u2069\\uFEFF]'

/** Letters that Unicode does not take apart, or tells apart by their place. */
const letters = { ß: 'ss', æ: 'ae', œ: 'oe', ø: 'o', ł: 'l', đ: 'd', ı: 'i', ς: 'σ' }

// Literals, since an index takes no parameters.
const literal = (text: string) => sql.raw(`'${text}'`)

/**
 * A text as searches see it: small letters without their marks, full and half width the same. An index is only used by
 * the very expression that it was made with. Most texts are ASCII, and need no more than small letters.
 */
export function foldedText(text: SQLWrapper): SQL {
  const unmarked = sql`normalize(regexp_replace(normalize(${text}, NFKD), ${literal(foldedMarks)}, '', 'g'), NFKC)`
  const folded = Object.entries(letters).reduce(
    (folding, [letter, plain]) => sql`replace(${folding}, ${literal(letter)}, ${literal(plain)})`,
    sql`lower(${unmarked})`,
  )
  return sql`case when octet_length(${text}) = char_length(${text}) then lower(${text}) else ${folded} end`
}

const marking = new RegExp(foldedMarks, 'g')
const replaced = new RegExp(`[${Object.keys(letters).join('')}]`, 'g')

/** The same of a text that is here. */
export const foldText = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(marking, '')
    .normalize('NFKC')
    .toLowerCase()
    .replace(replaced, (letter) => letters[letter as keyof typeof letters])
