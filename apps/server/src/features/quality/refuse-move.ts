import type { FindingCondition, QualityActor, ReviewCondition } from '@dragoman/sdk/quality-lifecycles'
import type { MoveRefusal } from '@dragoman/sdk/lifecycles'
import { conflict, forbidden, impossible, invalid } from '../../kernel/refusals.ts'

/** Why a move of a review or a finding is refused, for each condition that isn't met. */
const refusalSentences: Readonly<Record<ReviewCondition | FindingCondition, string>> = {
  allCategorized: 'Some changes have no category yet. Give each one a category first.',
  sampleDone: 'The step that reviews is not delivered yet. Deliver it first.',
  nothingOpen: 'Some findings are open or in dispute.',
  nothingArbitrated: 'A finding of it was decided by a manager, which is final.',
  closedLately: 'It was closed more than 30 days ago.',
  reviewNotClosed: 'The review is closed.',
  reviewSubmitted: 'The review is not submitted, or is closed.',
  inTime: 'The time for the reply is over. The finding counts as accepted.',
  timeIsUp: 'The time for the reply is not over yet.',
  notDisputedBefore: 'The finding was disputed before. A finding can be disputed once.',
  noOfferWaiting: 'An offer waits for the linguist. Wait for the reply.',
  offered: 'The reviewer has offered nothing milder.',
  roundLeft: 'The reviewer has answered twice. A manager decides now.',
  talkIsOver:
    'The talk goes on: the reviewer has two rounds, the linguist can take an offer, and each has days for it.',
}

type Refusal = MoveRefusal<ReviewCondition | FindingCondition, QualityActor>

/**
 * Refuses a move as the table of moves does. `reasonField` is where the reason stands, `possible` the states that the
 * caller can move it to instead.
 */
export function refuseMove(
  refusal: Refusal,
  {
    what,
    uuid,
    status,
    reasonField,
    possible = [],
  }: { what: string; uuid: string; status: string; reasonField: string; possible?: readonly string[] },
): never {
  switch (refusal.kind) {
    case 'state':
      throw conflict(
        [`The ${what} is ${status}.`, possible.length > 0 && `You can make it ${possible.join(' or ')}.`]
          .filter(Boolean)
          .join(' '),
        { uuid, status },
      )
    case 'actor':
      throw forbidden(`Only ${listed(refusal.by)} can do this with the ${what}.`)
    case 'reason':
      throw invalid(reasonField, 'Enter a reason.')
    case 'condition': {
      const missing = refusal.unmet.map((condition) => ({ condition, message: refusalSentences[condition] }))
      throw impossible(missing.map(({ message }) => message).join(' '), 'NOT_READY', { status, missing })
    }
  }
}

const names: Readonly<Record<QualityActor, string>> = {
  system: 'the system',
  reviewer: 'the reviewer',
  translator: 'the linguist',
  manager: 'a manager who has not translated the text',
  arbiter: 'a manager who has not translated or reviewed the text or written the finding',
}

const listed = (actors: readonly QualityActor[]) => actors.map((actor) => names[actor]).join(' or ')
