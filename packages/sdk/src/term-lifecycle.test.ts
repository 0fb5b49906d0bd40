import { expect, it } from 'vitest'
import { moveRefusal } from './lifecycle.ts'
import { termRequestLifecycle, type TermActor } from './term-lifecycle.ts'

/** Each legal move as `FROM → TO`, written by hand; every other combination must be refused. */
const legal: Record<string, TermActor> = {
  'REQUESTED → IN_PROGRESS': 'terminologist',
  'REQUESTED → UNDER_REVIEW': 'terminologist',
  'REQUESTED → REJECTED': 'terminologist',
  'IN_PROGRESS → REQUESTED': 'terminologist',
  'IN_PROGRESS → UNDER_REVIEW': 'terminologist',
  'IN_PROGRESS → REJECTED': 'terminologist',
  'UNDER_REVIEW → IN_PROGRESS': 'terminologist',
  'UNDER_REVIEW → REJECTED': 'terminologist',
  'UNDER_REVIEW → APPROVED': 'approver',
  'APPROVED → UNDER_REVIEW': 'approver',
  'REJECTED → UNDER_REVIEW': 'terminologist',
}
const facts = { termsExist: true, decidedLately: true, termsUnchanged: true }
const { states, transitions } = termRequestLifecycle
const actors: TermActor[] = ['terminologist', 'approver']
const cases = states.flatMap((from) => states.flatMap((to) => actors.map((actor) => [from, to, actor] as const)))

it.each(cases)('a term request moves from %s to %s by %s only if the table lists it', (from, to, actor) => {
  const who = legal[`${from} → ${to}`]
  const expected = who === undefined ? 'state' : who === actor ? undefined : 'actor'
  const context = { actors: [actor], facts, reason: 'because' }
  expect(moveRefusal(termRequestLifecycle, from, { to }, context)?.kind).toBe(expected)
})

it('each open condition, and a reason that is missing, is a refusal of its move', () => {
  for (const { move, from, by, needs, reason } of transitions) {
    const context = { actors: by, facts, reason: ' ' }
    const asked = (more: object) => moveRefusal(termRequestLifecycle, from[0]!, { move }, { ...context, ...more })
    expect(asked({})).toEqual(reason ? { kind: 'reason' } : undefined)
    for (const need of needs)
      expect(asked({ facts: { ...facts, [need]: false } })).toEqual({ kind: 'condition', unmet: [need] })
  }
})
