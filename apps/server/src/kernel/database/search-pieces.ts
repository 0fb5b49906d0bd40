import { sql } from 'drizzle-orm'
import type { SQL, SQLWrapper } from 'drizzle-orm'

/** Every third character, from one of the first three on, begins a piece; a separator that no name has ends it. */
const from = (text: SQL, start: string) =>
  sql`regexp_replace(substr(${text}, ${sql.raw(start)}), '(...)', '\\1' || chr(31), 'g')`

/**
 * All pieces of three characters that a text has, in lower case, for an index. An index is only used by the very
 * expression that it was made with.
 */
export function piecesOfText(text: SQLWrapper): SQL {
  const lower = sql`lower(${text})`
  const pieces = sql`${from(lower, '1')} || chr(31) || ${from(lower, '2')} || chr(31) || ${from(lower, '3')}`
  return sql`string_to_array(${pieces}, chr(31))`
}

/**
 * The pieces that a text must have in which another stands; none for one of less than three characters. They are values
 * and no query, so that the planner knows how many rows have them: of a text that most have, the newest are read instead.
 */
export function piecesWanted(text: string): SQL {
  // One by one, as PostgreSQL does. What it may not make one small letter of is in none of the pieces.
  const characters = [...text].map((character) => character.toLowerCase())
  const pieces = characters
    .slice(2)
    .map((_, at) => characters.slice(at, at + 3).join(''))
    .filter((piece) => [...piece].length === 3)
  return sql`${sql.param(pieces)}::text[]`
}
