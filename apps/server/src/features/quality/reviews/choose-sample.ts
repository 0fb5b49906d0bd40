import { hash } from 'node:crypto'
import type { SamplingMode } from '../tables.ts'

/** A segment that a sample may have. */
export interface SampledSegment {
  index: number
  words: number
  locked: boolean
  /** Match in percent; 101 for a match in context. */
  match: number | null
  /** How likely an error is, from 0. */
  risk: number
}

/** Neighbors that stand or fall together in a random sample. */
const blockSize = 10

/** The least words of a sample. */
const leastWords = 500

/**
 * Chooses the segments of a review: neither locked ones nor matches in context. Texts of fewer than 500 words are looked
 * at as a whole. The same seed gives the same sample. `indexes` is null for everything that may be chosen.
 */
export function chooseSample(
  segments: readonly SampledSegment[],
  { mode, words, seed }: { mode: SamplingMode; words: number; seed: string },
): { indexes: number[] | null; words: number } {
  const able = segments.filter(({ locked, match }) => !locked && (match ?? 0) <= 100)
  const all = sumOf(able)
  const wanted = Math.max(words, leastWords)
  if (mode === 'ALL' || all <= wanted) return { indexes: null, words: all }
  const chosen: SampledSegment[] = []
  let reached = 0
  for (const block of ordered(able, mode, seed)) {
    if (reached >= wanted) break
    chosen.push(...block)
    reached += sumOf(block)
  }
  return { indexes: chosen.map(({ index }) => index).sort((a, b) => a - b), words: reached }
}

/** Whether a segment is in a sample. */
export const isSampled = (
  { index, locked, match }: Pick<SampledSegment, 'index' | 'locked' | 'match'>,
  indexes: ReadonlySet<number> | null,
): boolean => (indexes ? indexes.has(index) : !locked && (match ?? 0) <= 100)

const sumOf = (segments: readonly SampledSegment[]) => segments.reduce((sum, { words }) => sum + words, 0)

function ordered(able: readonly SampledSegment[], mode: SamplingMode, seed: string): SampledSegment[][] {
  if (mode === 'RISK') return able.toSorted((a, b) => b.risk - a.risk || a.index - b.index).map((segment) => [segment])
  if (mode === 'FIRST') return able.map((segment) => [segment])
  const blocks = [...Map.groupBy(able, ({ index }) => Math.floor(index / blockSize))]
  const keyOf = (block: number) => hash('sha256', `${seed} ${block}`)
  return blocks
    .map(([block, own]) => ({ key: keyOf(block), own }))
    .sort((a, b) => (a.key < b.key ? -1 : 1))
    .map(({ own }) => own)
}
