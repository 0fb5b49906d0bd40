import { i18n } from '@lingui/core'
import { HttpError } from '@dragoman/sdk/errors'
import { beforeAll, expect, it } from 'vitest'
import { afterRefusal, leftText, nothingYet } from './accept-outcome.ts'

const http = (status: number, body: object = {}) =>
  new HttpError(status, { status, ...body }, { operationId: 'tasks.changeStatus', attempts: 1 })
const moved = http(409, { message: 'Moved.', data: { status: 'CANCELLED', assignment: 'UNASSIGNED' } })
const limit = http(422, { message: 'You have five tasks already.' })
const offered = http(409, { message: 'The offer is already REVOKED.', data: { status: 'REVOKED' } })

beforeAll(() => {
  i18n.load('en', {
    'tasks.accepted.withdrawn': [['count'], ' withdrawn.'],
    'tasks.accepted.refused': [['count'], ' not accepted: ', ['reason']],
  })
  i18n.activate('en')
})

it.each([
  [[], undefined],
  [[http(404), moved], '2 withdrawn.'],
  [[limit, limit], '2 not accepted: You have five tasks already.'],
  [
    [limit, moved, offered],
    '1 withdrawn. 1 not accepted: You have five tasks already. 1 not accepted: The offer is already REVOKED.',
  ],
])('each refusal is told by its own reason (%#)', (errors, expected) => {
  expect(leftText(errors.reduce(afterRefusal, nothingYet))).toBe(expected)
})

it('an outage is thrown', () => {
  expect(() => afterRefusal(nothingYet, http(503))).toThrow(HttpError)
})
