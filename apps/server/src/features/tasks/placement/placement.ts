import type { PlacementOrder, PlacementRules } from '../../../identity/tables.ts'
import type { Obstacle } from './eligible.ts'

// The rules of Auto Task Placement, apart from where the facts come from.

/** The reasons that exclude a linguist from automatic assignment (contract: KeptBack). */
export type Filter =
  | Obstacle
  | 'AWAY'
  | 'BUSY'
  | 'AUTOPILOT_OFF'
  | 'REJECTED_BEFORE'
  | 'MINIMUM_SCORE'
  | 'MINIMUM_JOBS'
  | 'RATE'
  | 'TAG'

/** An amount in a currency. */
export interface Price {
  currency: string
  total: number
}

/** The requirements of a task for its linguist. */
export interface PlacementDemand {
  rules: PlacementRules
  /** Score that the task itself asks for, from 0 to 100; null for none. */
  minimumScore: number | null
  /** The categories of the task, which are the tags of its project unless it has its own. */
  categories: readonly string[]
  /** The client's price for the file; null before it is priced. */
  clientPrice: Price | null
}

/** A linguist, as the rules look at them. */
export interface Contender {
  userId: string
  name: string
  /** Against eligibility: linked to the organizational unit or its organization, active, with the exact pair. */
  obstacles: readonly Obstacle[]
  autopilotEnabled: boolean
  tags: readonly string[]
  /** Average score in the language pair, from 0 to 100; null without one. */
  score: number | null
  /** Delivered tasks of the language pair. */
  jobs: number
  hasRejected: boolean
  /** Whether they have another step of the same work unit. */
  hasOtherStep: boolean
  /** Their pay for the task; null without an agreed rate. */
  pay: Price | null
  openTasks: number
  /** Whether they are away now, or have no working day before the task is due. */
  isAway: boolean
  /** Whether the task doesn't fit into their time beside the work in hand. */
  isBusy: boolean
  /** How well they suit, from 0 to 100; only where they are put in order by it. */
  rating?: number | undefined
  /** Last of the days off that they have next; absent without any. */
  awayUntil?: string | undefined
}

/** Everything that keeps a linguist from a task; empty when they may get it. Who has no score yet has not the least one. */
export function filtersAgainst(contender: Contender, demand: PlacementDemand): Filter[] {
  const { rules } = demand
  const least = Math.max(demand.minimumScore ?? 0, rules.qualityFilterEnabled ? rules.minimumScore : 0)
  const scores = least === 0 || (contender.score !== null && contender.score >= least)
  const practised = !rules.qualityFilterEnabled || contender.jobs >= rules.minimumJobs
  const tagged =
    !rules.tagFilterEnabled ||
    demand.categories.length === 0 ||
    demand.categories.some((tag) => contender.tags.includes(tag))
  return [
    ...contender.obstacles,
    ...(contender.autopilotEnabled ? [] : (['AUTOPILOT_OFF'] as const)),
    ...(contender.isAway && rules.availabilityFilterEnabled !== false ? (['AWAY'] as const) : []),
    ...(contender.isBusy && rules.capacityFilterEnabled ? (['BUSY'] as const) : []),
    ...(contender.hasOtherStep && !rules.sameLinguistAllowed ? (['OTHER_STEP'] as const) : []),
    ...(contender.hasRejected ? (['REJECTED_BEFORE'] as const) : []),
    ...(scores ? [] : (['MINIMUM_SCORE'] as const)),
    ...(practised ? [] : (['MINIMUM_JOBS'] as const)),
    ...(!rules.rateFilterEnabled || isAffordable(contender.pay, demand.clientPrice) ? [] : (['RATE'] as const)),
    ...(tagged ? [] : (['TAG'] as const)),
  ]
}

/** A rate is agreed and the task pays no more than the client does; amounts of different currencies are not compared. */
function isAffordable(pay: Price | null, clientPrice: Price | null): boolean {
  if (!pay) return false
  return !clientPrice || pay.currency !== clientPrice.currency || pay.total <= clientPrice.total
}

type Ordered = Pick<Contender, 'openTasks' | 'name' | 'userId' | 'score' | 'pay' | 'rating'>

/** Those who may get a task, the first one first: ties are broken by open tasks, then by name, then by id. */
export function inOrder<C extends Ordered>(able: readonly C[], order: PlacementOrder = 'FEWEST_TASKS'): C[] {
  const compare = comparisons[order]
  return [...able].sort(
    (a, b) =>
      compare(a, b) || a.openTasks - b.openTasks || compareText(a.name, b.name) || compareText(a.userId, b.userId),
  )
}

const comparisons: Readonly<Record<PlacementOrder, (a: Ordered, b: Ordered) => number>> = {
  FEWEST_TASKS: () => 0,
  BEST_MATCH: (a, b) => (b.rating ?? 0) - (a.rating ?? 0),
  HIGHEST_SCORE: (a, b) => (b.score ?? -1) - (a.score ?? -1),
  // Amounts of several currencies are not compared; linguists without a rate come last.
  LOWEST_PAY: ({ pay: a }, { pay: b }) =>
    Number(!a) - Number(!b) || (a && b ? compareText(a.currency, b.currency) || a.total - b.total : 0),
}

const compareText = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0)
