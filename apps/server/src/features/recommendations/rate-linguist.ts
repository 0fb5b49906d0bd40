import type {
  Recommendation,
  RecommendationReason,
  RecommendationWeights,
} from '@dragoman/sdk/operations/recommendationSettings'

/** The facts about a linguist for a task. */
export interface LinguistFacts {
  /** Average in the language pair, 0 to 100; null without a score. */
  score: number | null
  /** Tasks delivered for the organization. */
  clientTasks: number
  /** Tasks in the same step, project, and language pair. */
  projectTasks: number
  /** Assigned and not delivered. */
  openTasks: number
  /** How much of their time until the task is due is taken, 1 for all; 1, too, while they are away. */
  taken: number
  /**
   * The pay for the task compared with the lowest among the candidates, 1 for the lowest; null where it doesn't count.
   */
  payRatio: number | null
}

/** Tasks for an organization from which on there is nothing to add. */
const enoughClientTasks = 10

/** Open tasks from which on a linguist has no time. */
const mostOpenTasks = 10

const criteria = [
  ['SCORE', 'score'],
  ['CLIENT_EXPERIENCE', 'clientExperience'],
  ['CONTINUITY', 'continuity'],
  ['AVAILABILITY', 'availability'],
  ['RATE', 'rate'],
] as const satisfies (readonly [string, keyof RecommendationWeights])[]

/** How far a linguist meets each criterion, 0 to 1. */
const parts = ({ score, clientTasks, projectTasks, openTasks, taken, payRatio }: LinguistFacts) => ({
  score: (score ?? 0) / 100,
  clientExperience: Math.min(1, clientTasks / enoughClientTasks),
  continuity: projectTasks > 0 ? 1 : 0,
  availability: Math.max(0, 1 - Math.max(openTasks / mostOpenTasks, taken)),
  rate: payRatio === null ? 0 : 1 / payRatio,
})

const valueOf = ({ score, clientTasks, projectTasks, openTasks }: LinguistFacts) => ({
  score: score === null ? undefined : Math.round(score),
  clientExperience: clientTasks,
  continuity: projectTasks,
  availability: openTasks,
  rate: undefined,
})

/**
 * How well a linguist suits a task, 0 to 100, and why. A criterion that no candidate can meet, such as the payment for
 * users who can't see rates, has no weight: `isRated` says whether payments are compared.
 */
export function rateLinguist(
  facts: LinguistFacts,
  weights: RecommendationWeights,
  { isRated }: { isRated: boolean },
): Recommendation {
  const counted = criteria.filter(([, name]) => weights[name] > 0 && (name !== 'rate' || isRated))
  const whole = counted.reduce((sum, [, name]) => sum + weights[name], 0)
  if (whole === 0) return { rating: 0, reasons: [] }
  const met = parts(facts)
  const values = valueOf(facts)
  const shares = counted.map(([criterion, name]) => ({
    criterion,
    points: (100 * weights[name] * met[name]) / whole,
    value: values[name],
  }))
  const reasons: RecommendationReason[] = shares
    .filter(({ points }) => points >= 0.5)
    .sort((a, b) => b.points - a.points)
    .map(({ criterion, points, value }) => ({
      criterion,
      points: Math.round(points),
      ...(value !== undefined && { value }),
    }))
  return { rating: Math.round(shares.reduce((sum, { points }) => sum + points, 0)), reasons }
}
