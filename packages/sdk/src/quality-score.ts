import { add, compare, decimal, divide, multiply, subtract, sum, zero, type Decimal } from './decimal.ts'
import type { FindingState } from './quality-lifecycles.ts'

/** How much an error matters, whatever its category. */
export type Severity = 'NEUTRAL' | 'MINOR' | 'MAJOR' | 'CRITICAL'

/** The severities, the mildest first. */
export const severities: readonly Severity[] = ['NEUTRAL', 'MINOR', 'MAJOR', 'CRITICAL']

/**
 * How points become a score. `LINEAR` takes points per hundred words off 100; `CALIBRATED` reaches the pass mark at the
 * tolerated points per thousand words; `POINTS_PER_WORD` has neither score nor result, as SAE J2450.
 */
export type ScoreFormula = 'LINEAR' | 'CALIBRATED' | 'POINTS_PER_WORD'

/** The part of a quality profile that a score is computed by. */
export interface ScoreRules {
  readonly formula: ScoreFormula
  /** The least score that passes, up to 100. */
  readonly passMark: Decimal
  /** The points per thousand words that still pass; for `CALIBRATED`. */
  readonly tolerance: Decimal
  /** The points of an error of each severity, before the weight of its category. */
  readonly severities: Readonly<Record<Severity, Decimal>>
  /** The points of some categories and severities, by category code, in place of severity times weight. */
  readonly overrides: Readonly<Record<string, Partial<Record<Severity, Decimal>>>>
  /** Whether one counted critical error fails the review. */
  readonly criticalFails: boolean
  /** The share of its points that a repeated error has. */
  readonly repeatedFactor: Decimal
  /** A sample of fewer words is called too small. */
  readonly minimumWords: number
}

/** A finding as far as its points depend on it. */
export interface ScoredFinding {
  /** The code of its category. */
  readonly category: string
  readonly severity: Severity
  readonly weight: Decimal
  /** False for preferential changes, which have no points. */
  readonly affectsScore: boolean
  readonly isRepeated: boolean
  readonly state: FindingState
  /** The arbiter's word, once there is one. */
  readonly outcome: 'UPHELD' | 'CHANGED' | 'DISMISSED' | null
}

export type ReviewResult = 'PASS' | 'FAIL' | 'NONE'

/** The score of a sample of words with some points. */
export interface Score {
  /** With two decimals; null without words, and by a formula without a score. */
  readonly score: Decimal | null
  /** Points per thousand words, with two decimals; null without words. */
  readonly perThousand: Decimal | null
  /** Points a word, with four decimals; null without words. */
  readonly perWord: Decimal | null
}

/** The score of a review, the one it would have if all open and disputed findings stood, and how it comes about. */
export interface ReviewScore extends Score {
  readonly points: Decimal
  readonly provisionalPoints: Decimal
  readonly provisionalScore: Decimal | null
  readonly result: ReviewResult
  readonly isSampleTooSmall: boolean
  /** The points of each finding, in the order given, and whether the score, or the provisional one alone, counts them. */
  readonly lines: readonly { readonly points: Decimal; readonly counts: 'YES' | 'PROVISIONALLY' | 'NO' }[]
}

const one = decimal(1)
const hundred = decimal(100)
const thousand = decimal(1000)

/** The default: LINEAR, 98 passes, 0, 1, 5 and 10 points, repeats free, a critical error fails, 500 words. */
export const defaultScoreRules: ScoreRules = {
  formula: 'LINEAR',
  passMark: decimal(98),
  tolerance: decimal(20),
  severities: { NEUTRAL: zero, MINOR: one, MAJOR: decimal(5), CRITICAL: decimal(10) },
  overrides: {},
  criticalFails: true,
  repeatedFactor: zero,
  minimumWords: 500,
}

/** The points of a finding: its severity times the weight of its category, or what the profile has for both. */
export function findingPoints(finding: Omit<ScoredFinding, 'state' | 'outcome'>, rules: ScoreRules): Decimal {
  if (!finding.affectsScore) return zero
  const override = Object.hasOwn(rules.overrides, finding.category)
    ? rules.overrides[finding.category]?.[finding.severity]
    : undefined
  const points = override ?? multiply(rules.severities[finding.severity], finding.weight)
  return finding.isRepeated ? multiply(points, rules.repeatedFactor) : points
}

/**
 * The score of a number of points in a number of words. That of a person is the score of all their points in all their
 * words, not the mean of their scores.
 */
export function scoreOf(points: Decimal, words: number, rules: ScoreRules): Score {
  if (words <= 0) return { score: null, perThousand: null, perWord: null }
  const count = decimal(words)
  return {
    score: rules.formula === 'POINTS_PER_WORD' ? null : positive(scoreWithoutFloor(points, count, rules)),
    perThousand: divide(multiply(points, thousand), count, 2),
    perWord: divide(points, count, 4),
  }
}

/** The score of a review's sample of words, from its findings. */
export function scoreReview(words: number, findings: readonly ScoredFinding[], rules: ScoreRules): ReviewScore {
  const lines = findings.map((finding) => ({ points: findingPoints(finding, rules), counts: counting(finding) }))
  const pointsOf = (...counts: string[]) =>
    sum(lines.filter((line) => counts.includes(line.counts)).map((line) => line.points))
  const points = pointsOf('YES')
  const provisionalPoints = pointsOf('YES', 'PROVISIONALLY')
  const hasCritical = findings.some((finding, i) => {
    return finding.severity === 'CRITICAL' && finding.affectsScore && lines[i]?.counts === 'YES'
  })
  return {
    ...scoreOf(points, words, rules),
    points,
    provisionalPoints,
    provisionalScore: scoreOf(provisionalPoints, words, rules).score,
    result: resultOf(points, words, hasCritical, rules),
    isSampleTooSmall: words < rules.minimumWords,
    lines,
  }
}

/**
 * The half-width of the band in which a rate of errors lies with 95 % confidence, as a share of the rate: ±0.62 for ten
 * points. Null without points, from which nothing can be told.
 */
export function confidenceOf(points: Decimal): number | null {
  const count = Number(points.units) / 10 ** points.scale
  return count > 0 ? 1.96 / Math.sqrt(count) : null
}

/** Compares the exact score, not the rounded one, with the pass mark. */
function resultOf(points: Decimal, words: number, hasCritical: boolean, rules: ScoreRules): ReviewResult {
  if (words <= 0 || rules.formula === 'POINTS_PER_WORD') return 'NONE'
  if (hasCritical && rules.criticalFails) return 'FAIL'
  const count = decimal(words)
  const [lost, allowed] =
    rules.formula === 'LINEAR'
      ? [multiply(points, hundred), multiply(subtract(hundred, rules.passMark), count)]
      : [multiply(points, thousand), multiply(rules.tolerance, count)]
  return compare(lost, allowed) <= 0 ? 'PASS' : 'FAIL'
}

function scoreWithoutFloor(points: Decimal, words: Decimal, rules: ScoreRules): Decimal {
  if (rules.formula === 'LINEAR') return divide(multiply(hundred, subtract(words, points)), words, 2)
  const whole = multiply(rules.tolerance, words)
  const lost = multiply(subtract(hundred, rules.passMark), thousand, points)
  return divide(subtract(multiply(hundred, whole), lost), whole, 2)
}

const positive = (value: Decimal): Decimal => (value.units < 0n ? { units: 0n, scale: value.scale } : value)

function counting({ state, outcome }: Pick<ScoredFinding, 'state' | 'outcome'>): 'YES' | 'PROVISIONALLY' | 'NO' {
  if (state === 'ACCEPTED') return 'YES'
  if (state === 'ARBITRATED') return outcome === 'DISMISSED' ? 'NO' : 'YES'
  return state === 'WITHDRAWN' ? 'NO' : 'PROVISIONALLY'
}

/** The points of several reviews in all their words: what the score of a person is computed from. */
export function addUp(reviews: readonly { readonly points: Decimal; readonly words: number }[]): {
  points: Decimal
  words: number
} {
  return reviews.reduce(
    (total, review) => ({ points: add(total.points, review.points), words: total.words + review.words }),
    { points: zero, words: 0 },
  )
}
