import { toBcp47 } from '@dragoman/sdk/locale'
import type { WordCount } from '@dragoman/sdk/operations/logfiles'
import type { WordCounter } from '@dragoman/sdk/operations/shared'
import { sql, type SQLWrapper } from 'drizzle-orm'
import { countByEach, type WordCounts } from '../../engines/segmentation/count.ts'
import { createYield } from '../../kernel/yield-thread.ts'
import { logfileSegments } from './tables.ts'

/** Counts the words of texts by every counter, in their order. */
export type WordComparison = (texts: readonly string[], sourceLocale: string) => Promise<WordCounts[]>

/** Texts that are remembered: those of a file come again for its next target locale. */
const mostKnown = 20_000

/** Counts each text once, however many target locales it is analyzed for. */
export function wordComparison(): WordComparison {
  const known = new Map<string, WordCounts>()
  const yieldThread = createYield()
  return async (texts, sourceLocale) => {
    const locale = toBcp47(sourceLocale)
    const counts: WordCounts[] = []
    for (const text of texts) {
      let count = known.get(text)
      if (!count) {
        count = countByEach(text, locale)
        if (known.size >= mostKnown) known.clear()
        known.set(text, count)
        await yieldThread()
      }
      counts.push(count)
    }
    return counts
  }
}

const total = (column: SQLWrapper) => sql<number | null>`sum(${column})::int`

/** Sums of what was counted for comparison, to select; null where an analysis has not kept it. */
export const comparedWords = {
  WORD: total(logfileSegments.wordsByWord),
  GMX_V: total(logfileSegments.wordsByGmxV),
  PLAIN: total(logfileSegments.wordsByPlain),
}

export type ComparedWords = Readonly<Record<WordCounter, number | null>>

const counters: readonly WordCounter[] = ['WORD', 'GMX_V', 'PLAIN']

/** The totals of some sums by each counter; empty where one of them is not known. */
export function showWordCounts(sums: readonly ComparedWords[]): WordCount[] {
  if (sums.length === 0 || sums.some(({ WORD }) => WORD === null)) return []
  return counters.map((counter) => ({ counter, words: sums.reduce((all, of) => all + (of[counter] ?? 0), 0) }))
}
