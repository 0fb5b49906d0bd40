import { describe, expect, it } from 'vitest'
import {
  allowedMoves,
  creationLifecycle,
  findMove,
  moveRefusal,
  projectActors,
  projectLifecycle,
  taskActors,
  taskLifecycle,
  translationLifecycle,
  type Actor,
  type Lifecycle,
} from './lifecycles.ts'

const actors: Actor[] = ['system', 'manager', 'creator', 'unitClient', 'assignee', 'linguist']

/** Each legal move as `FROM → TO: who`, written by hand; every other combination must be refused. */
const projectMoves: Record<string, Actor[]> = {
  'DRAFT → PENDING': ['manager', 'creator'],
  'PENDING → APPROVED': ['manager', 'unitClient'],
  'PENDING → DRAFT': ['manager', 'unitClient'],
  'APPROVED → DELIVERED': ['system', 'manager'],
  'DELIVERED → APPROVED': ['manager'],
  'DELIVERED → INVOICED': ['system'],
  'INVOICED → DELIVERED': ['system'],
  'DRAFT → CANCELLED': ['manager', 'creator', 'unitClient'],
  'PENDING → CANCELLED': ['manager', 'creator', 'unitClient'],
  'APPROVED → CANCELLED': ['manager'],
  'CANCELLED → DRAFT': ['manager'],
}

const taskMoves: Record<string, Actor[]> = {
  'DRAFT → PENDING': ['system'],
  'PENDING → APPROVED': ['system', 'assignee', 'linguist'],
  'PENDING → PENDING': ['assignee', 'manager'],
  'APPROVED → PENDING': ['assignee', 'manager'],
  'APPROVED → DELIVERED': ['system', 'assignee', 'manager'],
  'DELIVERED → APPROVED': ['manager'],
  'DELIVERED → PENDING': ['system'],
  'DELIVERED → INVOICED': ['system'],
  'INVOICED → DELIVERED': ['system'],
  'DRAFT → CANCELLED': ['system', 'manager'],
  'PENDING → CANCELLED': ['system', 'manager'],
  'APPROVED → CANCELLED': ['system', 'manager'],
  'CANCELLED → DRAFT': ['system'],
}

const translationMoves: Record<string, Actor[]> = {
  'NOT_TRANSLATED → PREPARING': ['system'],
  'TRANSLATED → PREPARING': ['system'],
  'ERROR → PREPARING': ['system'],
  'PREPARING → TRANSLATED': ['system'],
  'PREPARING → ERROR': ['system'],
  'TRANSLATED → NOT_TRANSLATED': ['system'],
  'ERROR → NOT_TRANSLATED': ['system'],
}

const creationMoves: Record<string, Actor[]> = {
  'CREATING → CREATED': ['system'],
  'CREATING → ERROR': ['system'],
  'ERROR → CREATING': ['system'],
}

type AnyLifecycle = Lifecycle<string, string, string>

/** A context in which every condition of a life cycle holds. */
const everything = (lifecycle: AnyLifecycle, ...who: Actor[]) => ({
  actors: who,
  facts: Object.fromEntries(lifecycle.transitions.flatMap(({ needs }) => needs.map((need) => [need, true]))),
  reason: 'because',
})

describe.each([
  ['project', projectLifecycle as AnyLifecycle, projectMoves],
  ['task', taskLifecycle as AnyLifecycle, taskMoves],
  ['translated file', translationLifecycle as AnyLifecycle, translationMoves],
  ['work unit creation', creationLifecycle as AnyLifecycle, creationMoves],
])('the life of a %s', (_, lifecycle, legal) => {
  const cases = lifecycle.states.flatMap((from) =>
    lifecycle.states.flatMap((to) => actors.map((actor) => [from, to, actor] as const)),
  )

  it.each(cases)('the move from %s to %s by %s is allowed only if the table lists it', (from, to, actor) => {
    const who = legal[`${from} → ${to}`]
    const expected = who === undefined ? 'state' : who.includes(actor) ? undefined : 'actor'
    expect(moveRefusal(lifecycle, from, { to }, everything(lifecycle, actor))?.kind).toBe(expected)
  })

  it('a move is refused while one of its conditions is not met', () => {
    for (const { move, from, by, needs } of lifecycle.transitions) {
      for (const need of needs) {
        const context = everything(lifecycle, by[0]!)
        const without = { ...context, facts: { ...context.facts, [need]: false } }
        expect(moveRefusal(lifecycle, from[0]!, { move }, without)).toEqual({ kind: 'condition', unmet: [need] })
      }
    }
  })

  it('a move that needs a reason is refused without one', () => {
    for (const { move, from, by, reason } of lifecycle.transitions) {
      const context = { ...everything(lifecycle, by[0]!), reason: '  ' }
      const expected = reason ? { kind: 'reason' } : undefined
      expect(moveRefusal(lifecycle, from[0]!, { move }, context)).toEqual(expected)
    }
  })

  it('a missing fact counts as false', () => {
    for (const { move, from, by, needs } of lifecycle.transitions.filter(({ needs: open }) => open.length > 0)) {
      const context = { actors: by, facts: {}, reason: 'because' }
      expect(moveRefusal(lifecycle, from[0]!, { move }, context)).toEqual({ kind: 'condition', unmet: needs })
    }
  })

  it('a life cycle moves only between states it lists', () => {
    for (const { from, to } of lifecycle.transitions) {
      for (const state of [...from, to]) expect(lifecycle.states).toContain(state)
    }
  })
})

describe('reasons', () => {
  it.each([
    ['returnToDraft', 'PENDING', 'manager'],
    ['reopen', 'DELIVERED', 'manager'],
    ['cancel', 'APPROVED', 'manager'],
  ] as const)('a project needs a reason to %s', (move, from, actor) => {
    const context = { ...everything(projectLifecycle as AnyLifecycle, actor), reason: undefined }
    expect(moveRefusal(projectLifecycle, from, { move }, context)).toEqual({ kind: 'reason' })
  })

  it.each([
    ['reject', 'APPROVED', 'assignee'],
    ['reopen', 'DELIVERED', 'manager'],
  ] as const)('a task needs a reason to %s', (move, from, actor) => {
    const context = { ...everything(taskLifecycle as AnyLifecycle, actor), reason: undefined }
    expect(moveRefusal(taskLifecycle, from, { move }, context)).toEqual({ kind: 'reason' })
  })
})

describe('findMove', () => {
  it('findMove returns the row of the table', () => {
    const outcome = findMove(
      taskLifecycle,
      'PENDING',
      { to: 'APPROVED' },
      everything(taskLifecycle as AnyLifecycle, 'linguist'),
    )
    expect(outcome.transition?.move).toBe('claim')
  })

  it('findMove returns the closest refusal if several rows lead there', () => {
    const context = { actors: ['linguist'] as const, facts: { linguistFits: true } }
    expect(findMove(taskLifecycle, 'PENDING', { to: 'APPROVED' }, context).refusal).toEqual({
      kind: 'condition',
      unmet: ['unassigned'],
    })
  })
})

describe('allowedMoves', () => {
  it('allowedMoves lists what a user may do, with the open conditions', () => {
    const moves = allowedMoves(projectLifecycle, 'PENDING', { actors: ['unitClient'], facts: { costsIdle: true } })
    expect(moves).toEqual([
      { move: 'approve', to: 'APPROVED', reason: false, unmet: ['costsReady'] },
      { move: 'returnToDraft', to: 'DRAFT', reason: true, unmet: [] },
      { move: 'cancel', to: 'CANCELLED', reason: true, unmet: [] },
    ])
  })

  it('allowedMoves lists nothing for a user without a relation', () => {
    for (const state of projectLifecycle.states) {
      expect(allowedMoves(projectLifecycle, state, { actors: [], facts: {} })).toEqual([])
    }
  })
})

describe('actors', () => {
  const subject = (role: string) => ({ authorities: [`ROLE_${role}`], permissions: [] })
  const related = { isCreator: true, isInUnit: true }

  it.each([
    ['SYSADMIN', ['manager']],
    ['ADMIN', ['manager']],
    ['ACCOUNT_ADMIN', ['manager']],
    ['PROJECT_MANAGER', ['manager']],
    ['CLIENT', ['creator', 'unitClient']],
    ['VENDOR', []],
  ])('as an actor of a project, %s counts as %s', (role, expected) => {
    expect(projectActors(subject(role), related)).toEqual(expected)
  })

  it.each([
    ['SYSADMIN', false, ['manager']],
    ['PROJECT_MANAGER', true, ['manager', 'assignee']],
    ['CLIENT', false, []],
    ['VENDOR', false, ['linguist']],
    ['VENDOR', true, ['assignee']],
  ])('as an actor of a task, %s (assignee: %s) counts as %s', (role, isAssignee, expected) => {
    expect(taskActors(subject(role), { isAssignee })).toEqual(expected)
  })

  it('without a session there are no actors', () => {
    expect(projectActors(undefined, related)).toEqual([])
    expect(taskActors(null, { isAssignee: true })).toEqual([])
  })
})
