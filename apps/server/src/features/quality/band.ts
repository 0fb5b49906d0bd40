import { decimal } from '@dragoman/sdk/decimal'
import { confidenceOf } from '@dragoman/sdk/quality-score'

/** How far a score may be off by chance, with two decimals; undefined where nothing can be told. */
export function bandOf(score: number | null, points: string): number | undefined {
  const share = confidenceOf(decimal(points))
  return score === null || share === null ? undefined : Math.round((100 - score) * share * 100) / 100
}
