import { HttpError } from '@dragoman/sdk/errors'
import { expect, test } from 'vitest'
import { deliveryRefusal } from './delivery-refusal.ts'

const refused = (status: number, code: string, data: unknown) =>
  new HttpError(status, { message: 'no', code, data }, { operationId: 'tasks.changeStatus', attempts: 1 })
const finding = { segmentId: '4', index: 3, issues: [{ kind: 'missing', id: 1, blocking: true }] }
const nothing = { count: 0, segments: [] }

test.each([
  [
    'open segments',
    { openSegments: { count: 1, segments: [finding] } },
    { isWaiting: false, open: { count: 1, segments: [finding] }, mismatched: nothing },
  ],
  [
    'mismatched tags',
    { codeIssues: { count: 1, segments: [finding] } },
    { isWaiting: false, open: nothing, mismatched: { count: 1, segments: [finding] } },
  ],
  ['the pending earlier step', { waitingFor: { uuid: 'x' } }, { isWaiting: true, open: nothing, mismatched: nothing }],
  ['nothing without details', null, { isWaiting: false, open: nothing, mismatched: nothing }],
])('a refused delivery tells %s', (_, data, expected) => {
  expect(deliveryRefusal(refused(422, 'MOVE_CONDITIONS', data))).toEqual(expected)
})

test.each([refused(409, 'CONFLICT', null), refused(422, 'OTHER', null), new Error('broken'), null])(
  '%s is not a refused delivery',
  (error) => {
    expect(deliveryRefusal(error)).toBeUndefined()
  },
)
