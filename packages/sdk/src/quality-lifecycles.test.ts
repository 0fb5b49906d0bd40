import { describe, expect, it } from 'vitest'
import { moveRefusal, type Lifecycle } from './lifecycle.ts'
import { findingLifecycle, qualityActors, reviewLifecycle, type QualityActor } from './quality-lifecycles.ts'

const actors: QualityActor[] = ['system', 'reviewer', 'translator', 'manager', 'arbiter']

/** Each legal move as `move: FROM → TO`, written by hand; every other combination must be refused. */
const reviewMoves: Record<string, QualityActor[]> = {
  'submit: OPEN → SUBMITTED': ['reviewer', 'manager'],
  'close: SUBMITTED → CLOSED': ['system'],
  'reopen: SUBMITTED → OPEN': ['manager'],
  'reopen: CLOSED → SUBMITTED': ['manager'],
}
const findingMoves: Record<string, QualityActor[]> = {
  'withdraw: OPEN → WITHDRAWN': ['reviewer'],
  'withdraw: DISPUTED → WITHDRAWN': ['reviewer'],
  'accept: OPEN → ACCEPTED': ['translator'],
  'expire: OPEN → ACCEPTED': ['system'],
  'dispute: OPEN → DISPUTED': ['translator'],
  'keep: DISPUTED → DISPUTED': ['reviewer'],
  'offer: DISPUTED → DISPUTED': ['reviewer'],
  'take: DISPUTED → ACCEPTED': ['translator'],
  'decline: DISPUTED → DISPUTED': ['translator'],
  'arbitrate: DISPUTED → ARBITRATED': ['arbiter'],
}

type AnyLifecycle = Lifecycle<string, string, string, QualityActor>

const everything = (lifecycle: AnyLifecycle, ...who: QualityActor[]) => ({
  actors: who,
  facts: Object.fromEntries(lifecycle.transitions.flatMap(({ needs }) => needs.map((need) => [need, true]))),
  reason: 'because',
})

/** The table with the rows of one move alone, which may lead to several states. */
const only = (lifecycle: AnyLifecycle, move: string): AnyLifecycle => ({
  ...lifecycle,
  transitions: lifecycle.transitions.filter((row) => row.move === move),
})

describe.each([
  ['review', reviewLifecycle as AnyLifecycle, reviewMoves],
  ['finding', findingLifecycle as AnyLifecycle, findingMoves],
])('the life of a %s', (_, lifecycle, legal) => {
  const moves = [...new Set(lifecycle.transitions.map(({ move }) => move))]
  const cases = moves.flatMap((move) =>
    lifecycle.states.flatMap((from) =>
      lifecycle.states.flatMap((to) => actors.map((actor) => [move, from, to, actor] as const)),
    ),
  )

  it.each(cases)('%s from %s to %s by %s is allowed only if the table lists it', (move, from, to, actor) => {
    const who = legal[`${move}: ${from} → ${to}`]
    const expected = who === undefined ? 'state' : who.includes(actor) ? undefined : 'actor'
    expect(moveRefusal(only(lifecycle, move), from, { to }, everything(lifecycle, actor))?.kind).toBe(expected)
  })

  it('each open condition of a move is a refusal by its name', () => {
    for (const { move, from, to, by, needs } of lifecycle.transitions) {
      for (const need of needs) {
        const context = everything(lifecycle, by[0]!)
        const without = { ...context, facts: { ...context.facts, [need]: false } }
        expect(moveRefusal(only(lifecycle, move), from[0]!, { to }, without)).toEqual({
          kind: 'condition',
          unmet: [need],
        })
      }
    }
  })

  it('a move that needs a reason is refused without one', () => {
    for (const { move, from, to, by, reason } of lifecycle.transitions) {
      const context = { ...everything(lifecycle, by[0]!), reason: ' ' }
      expect(moveRefusal(only(lifecycle, move), from[0]!, { to }, context)).toEqual(
        reason ? { kind: 'reason' } : undefined,
      )
    }
  })
})

describe('the relations to a review', () => {
  it.each([
    [{ isReviewer: true, isTranslator: false, isManager: false }, ['reviewer']],
    [{ isReviewer: false, isTranslator: true, isManager: false }, ['translator']],
    [{ isReviewer: false, isTranslator: false, isManager: true }, ['manager', 'arbiter']],
    [{ isReviewer: true, isTranslator: false, isManager: true }, ['reviewer', 'manager']],
    [{ isReviewer: false, isTranslator: true, isManager: true }, ['translator']],
    [{ isReviewer: false, isTranslator: false, isManager: false }, []],
  ])('of %o are %j', (relation, expected) => expect(qualityActors(relation)).toEqual(expected))
})
