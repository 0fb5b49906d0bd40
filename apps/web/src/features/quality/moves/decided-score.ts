import { decimal, toNumber } from '@dragoman/sdk/decimal'
import type { Finding, Review } from '@dragoman/sdk/operations/quality'
import { scoreReview, type ScoredFinding, type Severity } from '@dragoman/sdk/quality-score'
import { scoreRules } from '../score-rules.ts'

/** A decision about a finding: it stays, it changes, or it does not count. */
export interface Decision {
  outcome: 'UPHELD' | 'CHANGED' | 'DISMISSED'
  category: string
  severity: Severity
  weight: number
  affectsScore: boolean
}

/** The score that a review would have by a decision, if all other findings that are open or disputed stood. */
export function decidedScore(
  { reviewedWords, profile }: Pick<Review, 'reviewedWords' | 'profile'>,
  findings: readonly Finding[],
  decided: string,
  decision: Decision,
) {
  if (!profile) return undefined
  const { score, result } = scoreReview(
    reviewedWords,
    findings.map((finding): ScoredFinding => {
      const isDecided = finding.uuid === decided
      const isOpen = finding.state === 'OPEN' || finding.state === 'DISPUTED'
      const { category, severity, weight, affectsScore } =
        isDecided && decision.outcome === 'CHANGED' ? decision : finding
      return {
        category,
        severity,
        weight: decimal(weight),
        affectsScore,
        isRepeated: finding.repeated,
        state: isDecided ? 'ARBITRATED' : isOpen ? 'ACCEPTED' : finding.state,
        outcome: isDecided ? decision.outcome : (finding.outcome ?? null),
      }
    }),
    scoreRules(profile),
  )
  return { score: score === null ? undefined : toNumber(score), result }
}
