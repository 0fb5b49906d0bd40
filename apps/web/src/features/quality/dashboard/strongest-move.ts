import type { QualityTrend } from '@dragoman/sdk/operations/qualityReports'

/** The least change of a score that is worth a sentence. */
const least = 0.1

/** The subject whose score changed most since before; undefined where none changed much. */
export function strongestMove(
  trends: readonly QualityTrend[],
): { trend: QualityTrend & { score: number }; isBetter: boolean } | undefined {
  const moves = trends.flatMap((trend) => {
    const { score, before } = trend
    if (score === undefined || before.score === undefined) return []
    const change = score - before.score
    return Math.abs(change) < least ? [] : [{ trend: { ...trend, score }, change }]
  })
  const [first] = moves.toSorted((a, b) => Math.abs(b.change) - Math.abs(a.change))
  return first && { trend: first.trend, isBetter: first.change > 0 }
}
