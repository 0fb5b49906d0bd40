import { matchRank, textMatcher } from '@dragoman/sdk/text-search'
import type { IconName } from '@dragoman/ui/Icon'

/** The groups of the palette, in their order. */
export const entryGroups = ['page', 'query', 'goTo', 'recent', 'general', 'found'] as const

export type EntryGroup = (typeof entryGroups)[number]

/** A line of the palette. */
export interface Entry {
  key: string
  icon: IconName
  text: string
  /** Details, in quieter words. */
  detail?: string | undefined
  /** The keys that do the same, one after the other. */
  keys?: readonly string[] | undefined
  /** Why it can't be done now. */
  reason?: string | undefined
  /** The text is a query line. */
  isQuery?: boolean
  /** More words that it is found by. */
  words?: readonly string[]
  /** Where it leads, for those that are places. */
  href?: string
  run: () => void
}

/** How a text is searched: by its words from their beginnings, in any order, or by a part of it. */
const modes = ['fts', 'contains'] as const

/** How well an entry fits what was typed: the lower, the better; undefined where it does not. */
function rankOf({ text, detail = '', words = [] }: Entry, typed: string): number | undefined {
  const ranks = modes.flatMap((mode, at) => {
    const matcher = textMatcher({ text: typed, mode })
    const own = matcher(text)
    if (own) return [at * 4 + matchRank(text, own)]
    return matcher([text, detail, ...words].join(' ')) ? [at * 4 + 10] : []
  })
  return ranks.length > 0 ? Math.min(...ranks) : undefined
}

/** The entries that fit what was typed, the best first; all of them, in their order, where nothing was. */
export function fitting(entries: readonly Entry[], typed: string, limit: number): Entry[] {
  if (typed === '') return entries.slice(0, limit)
  return entries
    .flatMap((entry) => {
      const rank = rankOf(entry, typed)
      return rank === undefined ? [] : [{ entry, rank }]
    })
    .sort((one, other) => one.rank - other.rank)
    .slice(0, limit)
    .map(({ entry }) => entry)
}

/** Of entries with the same words, the first one. */
export function distinct(entries: readonly Entry[]): Entry[] {
  const seen = new Set<string>()
  return entries.filter(({ text }) => !seen.has(text) && seen.add(text))
}
