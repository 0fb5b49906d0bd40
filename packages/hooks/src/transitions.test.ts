import { expect, it } from 'vitest'
import { projectTransitions, taskTransitions } from './transitions.ts'

const subject = (role: string, uuid = 'me') =>
  ({ user: { uuid }, authorities: [`ROLE_${role}`], permissions: [], modules: [] }) as never
const me = { uuid: 'me' } as never
const workUnit = { confirmedSegments: 3, totalSegments: 3 }
const moves = (offered: readonly { move: string; refused: readonly string[] }[]) =>
  offered.map(({ move, refused }) => [move, ...refused].join(': '))

it('the moves of a project are those the server offers', () => {
  const offered = projectTransitions({
    status: 'PENDING',
    allowedMoves: [
      { to: 'APPROVED', refused: 'costsReady' },
      { to: 'DRAFT', needsReason: true },
      { to: 'CANCELLED', needsReason: true },
    ],
  })
  expect(offered).toEqual([
    { move: 'approve', to: 'APPROVED', needsReason: false, refused: ['costsReady'] },
    { move: 'returnToDraft', to: 'DRAFT', needsReason: true, refused: [] },
    { move: 'cancel', to: 'CANCELLED', needsReason: true, refused: [] },
  ])
})

it.each([
  ['a linguist, an open task', 'VENDOR', { status: 'PENDING', workUnit }, ['claim']],
  ['a linguist, a task of theirs', 'VENDOR', { status: 'PENDING', assignee: me, workUnit }, ['accept', 'reject']],
  ['a linguist, a task of another', 'VENDOR', { status: 'PENDING', assignee: { uuid: 'x' }, workUnit }, []],
  ['a linguist at work', 'VENDOR', { status: 'APPROVED', assignee: me, workUnit }, ['reject', 'deliver']],
  [
    'a linguist with open segments',
    'VENDOR',
    { status: 'APPROVED', assignee: me, workUnit: { confirmedSegments: 2, totalSegments: 3 } },
    ['reject', 'deliver: segmentsConfirmed'],
  ],
  [
    'a linguist who waits for the step before',
    'VENDOR',
    { status: 'APPROVED', assignee: me, workUnit, waitingFor: { uuid: 't' } },
    ['reject', 'deliver: previousDelivered'],
  ],
  ['a manager, an open task', 'PROJECT_MANAGER', { status: 'PENDING', workUnit }, ['cancel']],
  [
    'a manager, an assigned task',
    'PROJECT_MANAGER',
    { status: 'PENDING', assignee: { uuid: 'x' }, workUnit },
    ['revoke', 'cancel'],
  ],
  [
    'a manager, a delivered task',
    'PROJECT_MANAGER',
    { status: 'DELIVERED', assignee: { uuid: 'x' }, workUnit },
    ['reopen'],
  ],
  ['a client', 'CLIENT', { status: 'PENDING', workUnit }, []],
])('the moves of a task are right for %s', (_, role, task, expected) => {
  expect(moves(taskTransitions(task as never, subject(role)))).toEqual(expected)
})

it('no moves are offered without a session', () => {
  expect(taskTransitions({ status: 'PENDING', workUnit } as never, undefined)).toEqual([])
})
