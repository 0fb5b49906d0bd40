import type { Task, TaskLane } from '@dragoman/sdk/operations/tasks'
import { describe, expect, it } from 'vitest'
import { boardMove, type BoardRows, type Place } from './board-moves.ts'

const manager = { authorities: ['ROLE_PROJECT_MANAGER'], permissions: [] }
const ana = { id: 1, uuid: 'ana', name: 'Ana' }
const step = { uuid: 'before', sequence: 0, status: 'PENDING' } as unknown as NonNullable<Task['waitingFor']>

const cards = {
  open: { status: 'PENDING' },
  openAndWaiting: { status: 'PENDING', waitingFor: step },
  assigned: { status: 'PENDING', assignee: ana },
  waiting: { status: 'PENDING', assignee: ana, waitingFor: step },
  acceptedAndWaiting: { status: 'APPROVED', assignee: ana, waitingFor: step },
  inProgress: { status: 'APPROVED', assignee: ana },
  delivered: { status: 'DELIVERED', assignee: ana },
} satisfies Record<string, Pick<Task, 'status' | 'assignee' | 'waitingFor'>>

const laneOf: Record<keyof typeof cards, TaskLane> = {
  open: 'UNASSIGNED',
  openAndWaiting: 'UNASSIGNED',
  assigned: 'ASSIGNED',
  waiting: 'WAITING',
  acceptedAndWaiting: 'WAITING',
  inProgress: 'IN_PROGRESS',
  delivered: 'DELIVERED',
}

function move(
  card: keyof typeof cards,
  to: Place,
  rows: BoardRows,
  more: { mayAssign?: boolean; subject?: null } = {},
) {
  const lane = laneOf[card]
  const row = rows === 'LINGUIST' ? (lane === 'UNASSIGNED' ? null : 'ana') : rows === 'NONE' ? 'ALL' : 'en:de'
  const found = boardMove(cards[card], { row, lane }, to, {
    rows,
    subject: manager,
    mayAssign: true,
    blocked: new Set(['cy']),
    ...more,
  })
  if (found.do === 'refuse') return `no: ${found.why}`
  return found.do === 'assign' ? `assign ${found.to ?? '?'}` : found.do
}

describe('on a board by linguist', () => {
  it.each([
    ['open', 'ana', 'ASSIGNED', 'assign ana'],
    ['open', 'cy', 'ASSIGNED', 'no: notEligible'],
    ['open', 'ana', 'WAITING', 'no: ready'],
    ['openAndWaiting', 'ana', 'WAITING', 'assign ana'],
    ['open', 'ana', 'IN_PROGRESS', 'no: begins'],
    ['open', 'ana', 'DELIVERED', 'no: delivers'],
    ['open', null, 'UNASSIGNED', 'stay'],
    ['assigned', null, 'UNASSIGNED', 'unassign'],
    ['assigned', 'ben', 'ASSIGNED', 'assign ben'],
    ['assigned', 'ana', 'WAITING', 'no: ready'],
    ['assigned', 'ana', 'IN_PROGRESS', 'no: begins'],
    ['waiting', 'ana', 'ASSIGNED', 'no: waits'],
    ['waiting', 'ben', 'WAITING', 'assign ben'],
    ['acceptedAndWaiting', 'ana', 'IN_PROGRESS', 'no: waits'],
    ['acceptedAndWaiting', 'ana', 'DELIVERED', 'no: previousDelivered'],
    ['acceptedAndWaiting', null, 'UNASSIGNED', 'unassign'],
    ['inProgress', 'ana', 'DELIVERED', 'deliver'],
    ['inProgress', 'ben', 'DELIVERED', 'no: delivers'],
    ['inProgress', 'ben', 'IN_PROGRESS', 'no: accepted'],
    ['inProgress', 'ana', 'ASSIGNED', 'no: accepted'],
    ['inProgress', null, 'UNASSIGNED', 'unassign'],
    ['delivered', 'ana', 'IN_PROGRESS', 'reopen'],
    ['delivered', 'ben', 'IN_PROGRESS', 'no: delivered'],
    ['delivered', 'ana', 'ASSIGNED', 'no: delivered'],
    ['delivered', null, 'UNASSIGNED', 'no: delivered'],
  ] as const)('a task that is %s put on %s in %s: %s', (card, row, lane, expected) => {
    expect(move(card, { row, lane }, 'LINGUIST')).toBe(expected)
  })
})

describe('on a board of one row, or of language pairs', () => {
  it.each([
    ['open', 'ASSIGNED', 'assign ?'],
    ['open', 'DELIVERED', 'no: delivers'],
    ['assigned', 'UNASSIGNED', 'unassign'],
    ['assigned', 'WAITING', 'no: ready'],
    ['inProgress', 'DELIVERED', 'deliver'],
    ['delivered', 'IN_PROGRESS', 'reopen'],
  ] as const)('a task that is %s put in %s: %s', (card, lane, expected) => {
    expect(move(card, { row: 'ALL', lane }, 'NONE')).toBe(expected)
    expect(move(card, { row: 'en:de', lane }, 'LANG_PAIR')).toBe(expected)
    expect(move(card, { row: 'en:fr', lane }, 'LANG_PAIR')).toBe('no: otherLanguage')
  })
})

it('a viewer who can’t assign, deliver, or reopen gets the reason', () => {
  const [row, none] = ['ana', { subject: null }]
  expect(move('open', { row, lane: 'ASSIGNED' }, 'LINGUIST', { mayAssign: false })).toBe('no: notAllowed')
  expect(move('assigned', { row: null, lane: 'UNASSIGNED' }, 'LINGUIST', { mayAssign: false })).toBe('no: notAllowed')
  expect(move('inProgress', { row, lane: 'DELIVERED' }, 'LINGUIST', none)).toBe('no: notAllowed')
  expect(move('delivered', { row, lane: 'IN_PROGRESS' }, 'LINGUIST', none)).toBe('no: notAllowed')
})
