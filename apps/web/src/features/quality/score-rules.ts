import { decimal } from '@dragoman/sdk/decimal'
import type { QualityRules } from '@dragoman/sdk/operations/qualityProfiles'
import type { ScoreRules, Severity } from '@dragoman/sdk/quality-score'

/** The rules of a profile as the score is computed by them. */
export function scoreRules({ severities, overrides, ...profile }: QualityRules): ScoreRules {
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
