import { decimal } from '@dragoman/sdk/decimal'
import type { ScoreRules } from '@dragoman/sdk/quality-score'
import type { QualityRulesOf } from '../tables.ts'

/** The rules of a profile as the score is computed by them. */
export function scoreRules({ severities, overrides, ...rules }: QualityRulesOf): ScoreRules {
  const byCategory = Map.groupBy(overrides, ({ category }) => category)
  return {
    formula: rules.formula,
    passMark: decimal(rules.passMark),
    tolerance: decimal(rules.tolerance),
    severities: {
      NEUTRAL: decimal(severities.NEUTRAL),
      MINOR: decimal(severities.MINOR),
      MAJOR: decimal(severities.MAJOR),
      CRITICAL: decimal(severities.CRITICAL),
    },
    overrides: Object.fromEntries(
      [...byCategory].map(([category, own]) => [
        category,
        Object.fromEntries(own.map(({ severity, points }) => [severity, decimal(points)])),
      ]),
    ),
    criticalFails: rules.criticalFails,
    repeatedFactor: decimal(rules.repeatedFactor),
    minimumWords: rules.minimumWords,
  }
}
