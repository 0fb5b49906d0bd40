import type { ReviewAgreement } from '@dragoman/sdk/operations/quality'
import type { Category } from '../categories/categories.ts'
import type { JudgedSegment, Verdict } from '../../work/second-review-tables.ts'

/** The judgments of two people on one segment; null for no error. */
export type Pair = readonly [first: string | null, second: string | null]

/** How far two people agree, beyond what chance alone would make (Cohen's kappa). */
export function agreementOf(pairs: readonly Pair[]): ReviewAgreement {
  const segments = pairs.length
  const agreed = pairs.filter(([first, second]) => first === second).length
  const shares = (at: 0 | 1) => Map.groupBy(pairs, (pair) => pair[at])
  const [ofFirst, ofSecond] = [shares(0), shares(1)]
  const byChance = [...ofFirst].reduce((sum, [label, own]) => sum + own.length * (ofSecond.get(label)?.length ?? 0), 0)
  // In whole numbers, so that full agreement is 1 and not nearly 1.
  const room = segments * segments - byChance
  const kappa = room === 0 ? undefined : Math.round((100 * (agreed * segments - byChance)) / room) / 100
  return { segments, agreed, ...(kappa !== undefined && { kappa }) }
}

interface Judged {
  segments: readonly Pick<JudgedSegment, 'index'>[]
  verdicts: readonly Verdict[]
  firstVerdicts: readonly Verdict[] | null
}

/** The judgments of each segment side by side. A category stands for the one that it is a part of. */
export function pairsOf({ segments, verdicts, firstVerdicts }: Judged, categories: readonly Category[]): Pair[] {
  const parents = new Map(categories.map(({ code, parent }) => [code, parent]))
  const labels = (of: readonly Verdict[]) =>
    new Map(of.map(({ index, category }) => [index, parents.get(category) ?? category]))
  const [first, second] = [labels(firstVerdicts ?? []), labels(verdicts)]
  return segments.map(({ index }): Pair => [first.get(index) ?? null, second.get(index) ?? null])
}
