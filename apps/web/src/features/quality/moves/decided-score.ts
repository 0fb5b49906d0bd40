import { decimal, toNumber } from '@dragoman/sdk/decimal'
import type { Finding, Review } from '@dragoman/sdk/operations/quality'
import { scoreReview, type ScoredFinding, type ScoreRules, type Severity } from '@dragoman/sdk/quality-score'

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
    rulesOf(profile),
  )
  return { score: score === null ? undefined : toNumber(score), result }
}

function rulesOf({ severities, overrides, ...profile }: NonNullable<Review['profile']>): ScoreRules {
  const points: Record<string, Partial<Record<Severity, ReturnType<typeof decimal>>>> = {}
  for (const { category, severity, points: own } of overrides) (points[category] ??= {})[severity] = decimal(own)
  return {
    formula: profile.formula,
    passMark: decimal(profile.passMark),
    tolerance: decimal(profile.tolerance),
    severities: {
      NEUTRAL: decimal(severities.NEUTRAL),
      MINOR: decimal(severities.MINOR),
      MAJOR: decimal(severities.MAJOR),
      CRITICAL: decimal(severities.CRITICAL),
    },
    overrides: points,
    criticalFails: profile.criticalFails,
    repeatedFactor: decimal(profile.repeatedFactor),
    minimumWords: profile.minimumWords,
  }
}
