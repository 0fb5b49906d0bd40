import { foldText, searchedWords, type TextSearch } from '@dragoman/sdk/text-search'
import { and, or, sql } from 'drizzle-orm'
import type { SQL, SQLWrapper } from 'drizzle-orm'
import { containing } from '../paging.ts'
import { foldedText } from './fold-text.ts'
import { piecesOfText, piecesWanted } from './search-pieces.ts'

/**
 * Texts that a search may find, whatever their case and accents: all that `textMatcher` of the SDK finds, and some more.
 * @param indexed text whose folded pieces have an index, if it holds all of the columns
 */
export function textCondition(
  { text, mode }: TextSearch,
  columns: readonly SQLWrapper[],
  indexed?: SQLWrapper,
): SQL | undefined {
  const folded = foldText(text.trim())
  const like = (pattern: string) => or(...columns.map((column) => sql`${foldedText(column)} like ${pattern}`))
  // Fewer characters are no piece: every text would be one that may have it.
  const hasPieces = (part: string) =>
    indexed && [...part].length >= 3 ? sql`${piecesOfText(foldedText(indexed))} @> ${piecesWanted(part)}` : undefined
  if (mode === 'fts') return and(...searchedWords(text).flatMap((word) => [hasPieces(word), like(containing(word))]))
  const anywhere = containing(folded)
  const patterns = { exact: anywhere.slice(1, -1), startsWith: anywhere.slice(1), endsWith: anywhere.slice(0, -1) }
  return and(hasPieces(folded), like(mode === 'contains' ? anywhere : patterns[mode]))
}
