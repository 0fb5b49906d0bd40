import { normalizeSegment } from '../../../engines/matching/normalize.ts'
import { similarity } from '../../../engines/matching/similarity.ts'
import { align } from './align.ts'

/** In characters: edits of longer texts would take seconds to count. */
const long = 10_000

/**
 * How alike two segment texts are, in percent; long ones by the words that they share in one order. Where it is less
 * than `lowest`, something less than that.
 */
export async function likeness(a: string, b: string, turn: () => Promise<void>, lowest = 0): Promise<number> {
  const [left, right] = [normalizeSegment(a), normalizeSegment(b)]
  const longer = Math.max(left.length, right.length)
  if (longer <= long) return similarity(left, right, lowest)
  const words = left.split(wordEnd)
  const shared = await align(words, right.split(wordEnd), turn)
  return Math.floor((100 * shared.reduce((sum, [at]) => sum + words[at]!.length, 0)) / longer)
}

const wordEnd = /(?<=[^\p{L}\p{N}])/u
