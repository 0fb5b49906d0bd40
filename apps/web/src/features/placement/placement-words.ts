import type { PlacementSettings } from '@dragoman/sdk/operations/autopilot'
import { valueText } from '../../form/conflict-text.ts'
import { t, type PlainMessageId } from '../../i18n/t.ts'

/** The rules of auto-assignment as a form has them. */
export type Rules = Omit<PlacementSettings, 'version' | 'ownFields'>

export const rulesOf = ({ version: _version, ownFields: _own, ...rules }: PlacementSettings): Rules => rules

/** Orders, in the order in which they are offered. */
export const orders = ['FEWEST_TASKS', 'BEST_MATCH', 'HIGHEST_SCORE', 'LOWEST_PAY'] as const

/** Names of the rules, as the contract spells them. */
export const ruleLabels: Readonly<Record<keyof Rules, PlainMessageId>> = {
  enabled: 'organizations.autopilot.enabled',
  minimumScore: 'organizations.autopilot.minimumScore',
  minimumJobs: 'organizations.autopilot.minimumJobs',
  qualityFilterEnabled: 'organizations.autopilot.quality',
  rateFilterEnabled: 'organizations.autopilot.rate',
  tagFilterEnabled: 'organizations.autopilot.tag',
  availabilityFilterEnabled: 'organizations.autopilot.availability',
  capacityFilterEnabled: 'organizations.autopilot.capacity',
  order: 'organizations.autopilot.order',
  distribution: 'organizations.autopilot.distribution',
  batchSize: 'organizations.autopilot.batchSize',
  waitingMinutes: 'organizations.autopilot.waitingMinutes',
  skipReviewEnabled: 'organizations.skipReview',
  minimumScoreToSkipReview: 'organizations.skipReview.score',
  minimumJobsToSkipReview: 'organizations.skipReview.jobs',
  reviewSamplePercent: 'organizations.skipReview.sample',
  sameLinguistAllowed: 'organizations.sameLinguist',
  splitAboveWords: 'organizations.split.size',
}

/** The rules that skip reviews, which have a page of their own. */
export const skipReviewRules: readonly string[] = [
  'skipReviewEnabled',
  'minimumScoreToSkipReview',
  'minimumJobsToSkipReview',
  'reviewSamplePercent',
]

export const ruleLabel = (name: string): string => {
  const label = ruleLabels[name as keyof Rules] as PlainMessageId | undefined
  return label ? t(label) : name
}

/** The ways to distribute a task: assigned to one linguist, or offered to several. */
export const distributions = ['ASSIGN', 'OFFER'] as const

/** A value of a rule in words. */
export function ruleValue(name: string, value: unknown): string {
  const order = orders.find((each) => name === 'order' && each === value)
  if (order) return t(`organizations.autopilot.order.${order}`)
  const distribution = distributions.find((each) => name === 'distribution' && each === value)
  return distribution ? t(`organizations.autopilot.distribution.${distribution}`) : valueText(value)
}
