import { query } from '@dragoman/hooks/query'
import { listMatches, type EditorMatch } from '@dragoman/sdk/operations/editor'
import { adaptNumbers } from './adapt-numbers.ts'
import type { TakenMatch } from './drafts.ts'

const minute = 60_000

/** The memory matches of a segment: as many as there are keys for. */
export const matchesQuery = (id: string, segmentId: string) => ({
  ...query(listMatches, { path: { id, segmentId }, query: { maxHits: 9 } }),
  staleTime: 5 * minute,
})

const origins = { CONTEXT: 'TM_CONTEXT', EXACT: 'TM_EXACT', FUZZY: 'TM_FUZZY' } as const

/** The translation of a match with the numbers of the segment's source; undefined where it stays as it is. */
export const adaptedMatch = ({ sourceText, targetText }: EditorMatch, source: string) =>
  adaptNumbers(sourceText, source, targetText)

/** A match for a source, as a save tells of it. */
export const takenMatch = (found: EditorMatch, source: string): TakenMatch => ({
  text: adaptedMatch(found, source)?.text ?? found.targetText,
  origin: origins[found.type],
  score: found.match,
})

/** A match, and those below it that say nearly the same for the same source. */
export interface FoldedMatch {
  match: EditorMatch
  alike: EditorMatch[]
}

/** Folds matches of one source whose translations differ in letter case, punctuation, and spaces alone. */
export function foldMatches(matches: readonly EditorMatch[]): FoldedMatch[] {
  const folded = new Map<string, FoldedMatch>()
  for (const match of matches) {
    const words =
      match.targetText
        .normalize('NFC')
        .toLowerCase()
        .match(/[\p{L}\p{M}\p{N}\p{S}⟦⟧/]+/gu) ?? []
    const key = JSON.stringify([match.sourceText, words.join(' ')])
    const first = folded.get(key)
    if (first) first.alike.push(match)
    else folded.set(key, { match, alike: [] })
  }
  return [...folded.values()]
}
