import type { MatchParts, MatchScore } from '../../../engines/matching/score.ts'
import { type MemoryBinding, type Serving, servingsOf } from './binding.ts'
import type { CandidateTerms } from './candidates.ts'

/** One search in a memory: its translations that serve a locale at the same penalty. */
export interface Search {
  binding: MemoryBinding
  serving: Serving
  terms: CandidateTerms
}

/** The searches in memories for a locale, leaving out translations learned from a project. */
export const searchesOf = (
  bindings: readonly MemoryBinding[],
  targetLocale: string,
  exceptProject: string | null,
): Search[] =>
  bindings.flatMap((binding) =>
    servingsOf(binding, targetLocale).map((serving) => ({
      binding,
      serving,
      terms: { targetLocales: serving.locales, exceptProject },
    })),
  )

/** A score with what a translation for another region has lost to that. */
export interface MatchFound {
  score: number
  parts: MatchParts & { region?: number }
}

/** A score that tells what is lost to the region from what is lost to the memory. */
export function byRegion({ score, parts }: MatchScore, { penalty }: Serving): MatchFound {
  if (penalty === 0) return { score, parts }
  const region = Math.max(parts.penalty, 0 - penalty)
  return { score, parts: { ...parts, penalty: parts.penalty - region, region } }
}
