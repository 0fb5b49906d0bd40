import { i18n } from '@lingui/core'
import { HttpError, NetworkError, ParseError, TimeoutError } from '@dragoman/sdk/errors'
import { beforeAll, expect, test } from 'vitest'
import { errorText, fieldErrors, missingPermissions, requestIdOf, statusOf } from './error-text.ts'

const facts = { operationId: 'users.get', attempts: 1 }
const http = (status: number, body: object) => new HttpError(status, body, facts)

beforeAll(() => {
  i18n.load('en', {
    'shell.error.request': 'generic',
    'shell.error.network': 'network',
    'shell.error.timeout': 'timeout',
    'shell.forbidden.reason': ['takes ', ['permissions']],
  })
  i18n.activate('en')
})

test.each([
  ['the server’s message, without its prefix', http(409, { message: 'BW Error: Somebody was faster.' }), 'Somebody was faster.'],
  ['the permissions of which one would do', http(403, { message: 'No.', data: { missing: ['USER_list', 'ROLE_CLIENT'] } }), 'takes USER_list, ROLE_CLIENT'],
  ['the message of a refusal that names none', http(403, { message: 'Only somebody above may.', data: { missing: [] } }), 'Only somebody above may.'],
  ['no connection', new NetworkError('fetch failed', facts), 'network'],
  ['no answer in time', new TimeoutError('too long', facts), 'timeout'],
  ['an answer that cannot be read', new ParseError('<html>', 200, facts), 'generic'],
  ['an error of our own', new Error('ours'), 'ours'],
  ['something that is no error', 'text', 'generic'],
])('[error.request] tells %s', (_, error, expected) => {
  expect(errorText(error)).toBe(expected)
})

test('missing permissions are read from a 403 alone', () => {
  expect(missingPermissions(http(403, { data: { missing: ['A'] } }))).toEqual(['A'])
  expect(missingPermissions(http(403, { data: 'nonsense' }))).toEqual([])
  expect(missingPermissions(http(422, { data: { missing: ['segments'] } }))).toEqual([])
})

test.each([
  [http(503, {}), 503],
  [new TypeError('the guard is not there'), 500],
  [new NetworkError('fetch failed', facts), 500],
  ['nothing that is thrown on purpose', 500],
])('[error.middleware] what fails here is a 500: %s', (error, status) => {
  expect(statusOf(error)).toBe(status)
})

test('errors of fields have the names of the form', () => {
  const errors = [
    { field: 'body.name', message: 'too long' },
    { field: 'query.size', message: 'too large' },
    { field: 'body.rateDetails[2].wordRate', message: 'negative' },
  ]
  expect(fieldErrors(http(400, { errors }))).toEqual({
    name: 'too long',
    size: 'too large',
    'rateDetails[2].wordRate': 'negative',
  })
  expect(fieldErrors(http(409, { errors }))).toEqual({})
})

test('the request id is at hand for support', () => {
  expect(requestIdOf(http(500, { requestId: 'r-1' }))).toBe('r-1')
  expect(requestIdOf(new Error('ours'))).toBeUndefined()
})
