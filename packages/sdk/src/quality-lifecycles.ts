import { row, type Lifecycle } from './lifecycle.ts'

/**
 * The relation of a user to a review: who found the errors, who translated the text, and who decides between them: a
 * manager who is neither.
 */
export type QualityActor = 'system' | 'reviewer' | 'translator' | 'manager' | 'arbiter'

export type ReviewState = 'OPEN' | 'SUBMITTED' | 'CLOSED'
export type ReviewMove = 'submit' | 'close' | 'reopen'

/**
 * The conditions of a review's moves: every change has a category, or the unit wants none; the whole sample was looked
 * at; no finding is open or disputed; an arbiter has decided none; it was closed less than 30 days ago.
 */
export type ReviewCondition = 'allCategorized' | 'sampleDone' | 'nothingOpen' | 'nothingArbitrated' | 'closedLately'

/** The life of a review: a later step's look at the text of an earlier one. */
export const reviewLifecycle: Lifecycle<ReviewState, ReviewMove, ReviewCondition, QualityActor> = {
  states: ['OPEN', 'SUBMITTED', 'CLOSED'],
  initial: 'OPEN',
  transitions: [
    row('submit', ['OPEN'], 'SUBMITTED', ['reviewer', 'manager'], { needs: ['allCategorized', 'sampleDone'] }),
    row('close', ['SUBMITTED'], 'CLOSED', ['system'], { needs: ['nothingOpen'] }),
    row('reopen', ['SUBMITTED'], 'OPEN', ['manager'], { needs: ['nothingArbitrated'], reason: true }),
    row('reopen', ['CLOSED'], 'SUBMITTED', ['manager'], { needs: ['nothingArbitrated', 'closedLately'], reason: true }),
  ],
}

export type FindingState = 'OPEN' | 'WITHDRAWN' | 'ACCEPTED' | 'DISPUTED' | 'ARBITRATED'
export type FindingMove =
  | 'withdraw'
  | 'accept'
  | 'expire'
  | 'dispute'
  | 'keep'
  | 'offer'
  | 'take'
  | 'decline'
  | 'arbitrate'

/**
 * The conditions of a finding's moves. Its review: is not closed; is submitted. The reply: its days are not over; they
 * are; it was not disputed before. The talk: no offer waits for an answer; a milder category or severity is offered; it
 * has a round left (of two); it has none and no offer waits, or the days have passed.
 */
export type FindingCondition =
  | 'reviewNotClosed'
  | 'reviewSubmitted'
  | 'inTime'
  | 'timeIsUp'
  | 'notDisputedBefore'
  | 'noOfferWaiting'
  | 'offered'
  | 'roundLeft'
  | 'talkIsOver'

/** The life of a finding: an error that a reviewer has found, and what its translator says of it. */
export const findingLifecycle: Lifecycle<FindingState, FindingMove, FindingCondition, QualityActor> = {
  states: ['OPEN', 'WITHDRAWN', 'ACCEPTED', 'DISPUTED', 'ARBITRATED'],
  initial: 'OPEN',
  transitions: [
    row('withdraw', ['OPEN', 'DISPUTED'], 'WITHDRAWN', ['reviewer'], { needs: ['reviewNotClosed'] }),
    row('accept', ['OPEN'], 'ACCEPTED', ['translator'], { needs: ['reviewSubmitted'] }),
    row('expire', ['OPEN'], 'ACCEPTED', ['system'], { needs: ['reviewSubmitted', 'timeIsUp'] }),
    row('dispute', ['OPEN'], 'DISPUTED', ['translator'], {
      needs: ['reviewSubmitted', 'inTime', 'notDisputedBefore'],
      reason: true,
    }),
    row('keep', ['DISPUTED'], 'DISPUTED', ['reviewer'], { needs: ['noOfferWaiting', 'roundLeft'], reason: true }),
    row('offer', ['DISPUTED'], 'DISPUTED', ['reviewer'], { needs: ['noOfferWaiting', 'roundLeft'] }),
    row('take', ['DISPUTED'], 'ACCEPTED', ['translator'], { needs: ['offered'] }),
    row('decline', ['DISPUTED'], 'DISPUTED', ['translator'], { needs: ['offered'] }),
    row('arbitrate', ['DISPUTED'], 'ARBITRATED', ['arbiter'], { needs: ['talkIsOver'], reason: true }),
  ],
}

/**
 * The relations of a user to a review. A manager who reviewed or translated the text can't decide on it, and one who
 * translated it isn't a manager of the review: they can't change what was found in their own text.
 */
export function qualityActors(relation: {
  readonly isReviewer: boolean
  readonly isTranslator: boolean
  readonly isManager: boolean
}): QualityActor[] {
  return [
    ...(relation.isReviewer ? (['reviewer'] as const) : []),
    ...(relation.isTranslator ? (['translator'] as const) : []),
    ...(relation.isManager && !relation.isTranslator ? (['manager'] as const) : []),
    ...(relation.isManager && !relation.isReviewer && !relation.isTranslator ? (['arbiter'] as const) : []),
  ]
}
