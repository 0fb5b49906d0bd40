import type { InlineCode } from '@dragoman/sdk/segment-text'
import { codeCharacter, normalizeSegment, sameContext, type SegmentContext, unknownContext } from './normalize.ts'
import { edits, similarity } from './similarity.ts'

/** One side of a comparison. Without `codes`, codes count as equal when they are of the same kind. */
export interface ScoredText {
  /** Segment text. */
  text: string
  codes?: readonly InlineCode[]
  context?: SegmentContext
}

/**
 * The parts of a score: 100 and their sum is the score. Losses are negative or 0, `context` is 1, 0 or -1 (contract:
 * MatchParts).
 */
export interface MatchParts {
  /** Other words or letters. */
  text: number
  /** Another order of the same words. */
  order: number
  /** Other numbers. */
  numbers: number
  /** Other inline codes. */
  tags: number
  /** Other punctuation, letter case or white space. */
  punctuation: number
  /** The same neighbors or context key; -1 for others where the same is required. */
  context: number
  /** The penalty of the memory's binding. */
  penalty: number
}

export interface MatchScore {
  /** Percent, 0 to 101. */
  score: number
  parts: MatchParts
}

/** The matches of a memory for a text, to be scored. */
export interface ScoreJob {
  query: ScoredText
  candidates: ScoredText[]
  /** Percent that is taken off each score. */
  penalty: number
  /** The same text in another context is less than an exact match. */
  requireContext?: boolean
}

/** `matchScore` of each candidate. */
export const scoreMatches = ({ query, candidates, penalty, requireContext }: ScoreJob): MatchScore[] =>
  candidates.map((candidate) => matchScore(query, candidate, penalty, requireContext))

type Loss = 'text' | 'order' | 'numbers' | 'tags' | 'punctuation'

/**
 * How well `candidate`, from a memory, matches `query` (domain: Numbers): by character edit distance on normalized
 * text; 100 only for identical text and codes, 101 in the same context; `penalty` (percent) is taken off at the end. With
 * `requireContext`, identical text in another context is worth 99.
 */
export function matchScore(query: ScoredText, candidate: ScoredText, penalty = 0, requireContext = false): MatchScore {
  const a = normalizeSegment(query.text)
  const b = normalizeSegment(candidate.text)
  const parts: MatchParts = { text: 0, order: 0, numbers: 0, tags: 0, punctuation: 0, context: 0, penalty: 0 }
  let score = 100
  if (a !== b) {
    score = similarity(a, b)
    for (const [part, loss] of shareOut(100 - score, weigh(a, b))) parts[part] = 0 - loss
  } else if (!sameNatives(query.codes, candidate.codes)) {
    score = 99
    parts.tags = -1
  } else if (sameContext(query.context ?? unknownContext, candidate.context ?? unknownContext)) {
    score = 101
    parts.context = 1
  } else if (requireContext) {
    score = 99
    parts.context = -1
  }
  const taken = Math.min(penalty, score)
  if (taken > 0) parts.penalty = -taken
  return { score: score - taken, parts }
}

function sameNatives(a: readonly InlineCode[] | undefined, b: readonly InlineCode[] | undefined): boolean {
  if (!a || !b) return true
  const key = (codes: readonly InlineCode[]) =>
    JSON.stringify([...codes].sort((x, y) => x.id - y.id).map(({ open, close }) => [open.trim(), close?.trim() ?? '']))
  return key(a) === key(b)
}

/**
 * How much each kind of difference adds to the edit distance: what the distance falls by when codes, then numbers,
 * then punctuation and case, then the order of the words that both have are made equal; what is left is other words.
 */
function weigh(a: string, b: string): [Loss, number][] {
  const whole = edits(a, b)
  const wordsA = a.replace(codeCharacter, '')
  const wordsB = b.replace(codeCharacter, '')
  const withoutCodes = edits(wordsA, wordsB)
  const [maskedA, maskedB] = [maskNumbers(wordsA), maskNumbers(wordsB)]
  const withoutNumbers = edits(maskedA, maskedB)
  const [plainA, plainB] = [plainWords(maskedA), plainWords(maskedB)]
  const withoutPunctuation = edits(joinWords(plainA), joinWords(plainB))
  const otherWords = Math.min(edits(joinWords(plainA), joinWords(inOrderOf(plainA, plainB))), withoutPunctuation)
  return [
    ['text', otherWords],
    ['order', withoutPunctuation - otherWords],
    ['numbers', Math.max(0, withoutCodes - withoutNumbers)],
    ['tags', Math.max(0, whole - withoutCodes)],
    ['punctuation', Math.max(0, withoutNumbers - withoutPunctuation)],
  ]
}

function maskNumbers(text: string): string {
  return text.replace(/\p{Nd}+(?:[.,]\p{Nd}+)*/gu, '0')
}

/** Words without punctuation and case. An emoji is as good as a word; an apostrophe in a word divides nothing. */
function plainWords(text: string): string[] {
  return text
    .toLowerCase()
    .replace(/(?<=\p{L})['’](?=\p{L})/gu, '')
    .split(/[^\p{L}\p{M}\p{N}\p{Extended_Pictographic}\p{Emoji_Modifier}\p{Regional_Indicator}\u200D]+/u)
    .filter((word) => word !== '')
}

/** Where words stand without spaces, what stood between two of them leaves nothing. */
function joinWords(words: readonly string[]): string {
  return words.join(' ').replace(betweenUnspaced, '')
}

const unspaced = String.raw`[\p{scx=Han}\p{scx=Hiragana}\p{scx=Katakana}\p{scx=Thai}\p{scx=Lao}\p{scx=Khmer}\p{scx=Myanmar}]`
const betweenUnspaced = new RegExp(`(?<=${unspaced}) | (?=${unspaced})`, 'gu')

/** `b` with the words that both have in the order in which `a` has them; the others stay where they are. */
function inOrderOf(a: readonly string[], b: readonly string[]): string[] {
  const left = new Map<string, number>()
  for (const word of b) left.set(word, (left.get(word) ?? 0) + 1)
  const common = a.filter((word) => {
    const count = left.get(word) ?? 0
    if (count > 0) left.set(word, count - 1)
    return count > 0
  })
  const counts = new Map<string, number>()
  for (const word of common) counts.set(word, (counts.get(word) ?? 0) + 1)
  let next = 0
  return b.map((word) => {
    const count = counts.get(word) ?? 0
    if (count === 0) return word
    counts.set(word, count - 1)
    next += 1
    return common[next - 1]!
  })
}

/** `loss` points in proportion to the weights, in whole points that add up (largest remainders first). */
function shareOut(loss: number, weights: [Loss, number][]): [Loss, number][] {
  const sum = weights.reduce((total, [, weight]) => total + weight, 0)
  if (sum === 0) return [['text', loss]]
  const shares = weights.map(([part, weight]) => ({
    part,
    points: Math.floor((loss * weight) / sum),
    remainder: (loss * weight) % sum,
  }))
  const left = loss - shares.reduce((total, share) => total + share.points, 0)
  const byRemainder = [...shares].sort((x, y) => y.remainder - x.remainder)
  for (const share of byRemainder.slice(0, left)) share.points += 1
  return shares.map(({ part, points }) => [part, points])
}
