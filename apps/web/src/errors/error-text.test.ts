import { i18n } from '@lingui/core'
import { HttpError, NetworkError, ParseError, TimeoutError, type ErrorCode } from '@dragoman/sdk/errors'
import { beforeAll, expect, expectTypeOf, test } from 'vitest'
import type { MessageId } from '../i18n/t.ts'
import { errorText, fieldErrors, grantorsText, missingPermissions, requestIdOf, statusOf } from './error-text.ts'

const facts = { operationId: 'users.get', attempts: 1 }
const http = (status: number, body: object) => new HttpError(status, body, facts)

beforeAll(() => {
  i18n.load('en', {
    'shell.error.request': 'generic',
    'shell.error.network': 'network',
    'shell.error.timeout': 'timeout',
    'shell.forbidden.reason': ['takes ', ['permissions']],
    'shell.grantors.after': [['reason'], '. ', ['grantors']],
    'shell.grantors.people': ['ask ', ['people']],
    'shell.grantors.roles': ['granted by ', ['roles']],
    'shell.grantors.nobody': 'nobody can',
    'enum.role.ADMIN': 'an administrator',
    'enum.role.CLIENT': 'a client',
    'shell.code.PASSWORD_WRONG': 'not your password',
    'shell.code.TOO_MANY_ATTEMPTS': ['again in ', ['minutes']],
    'shell.rule.empty': 'not empty',
    'shell.rule.maxLength': ['at most ', ['limit'], ' characters'],
    'shell.rule.enum': ['one of ', ['limit']],
    'shell.rule.email': 'an address',
    'shell.rule.required': 'needed',
  })
  i18n.activate('en')
})

test.each([
  [
    'the server’s message, without its prefix',
    http(409, { message: 'BW Error: Somebody was faster.' }),
    'Somebody was faster.',
  ],
  [
    'the permissions of which one would do',
    http(403, { message: 'No.', data: { missing: ['USER_list', 'ROLE_CLIENT'] } }),
    'takes USER_list, a client',
  ],
  [
    'the message of a refusal that names none',
    http(403, { message: 'Only somebody above may.', data: { missing: [] } }),
    'Only somebody above may.',
  ],
  [
    'who can grant it',
    http(403, { data: { missing: ['USER_list'], grantors: { people: ['Ana', 'Bo'], roles: ['ADMIN'] } } }),
    'takes USER_list. ask Ana or Bo',
  ],
  ['a code that has words', http(400, { code: 'PASSWORD_WRONG', message: 'Wrong password.' }), 'not your password'],
  ['how long to wait', new HttpError(429, { code: 'TOO_MANY_ATTEMPTS' }, { ...facts, retryAfter: '61' }), 'again in 2'],
  [
    'a rule that has words, with its field',
    http(400, {
      code: 'INVALID',
      message: 'body.name may have at most 80 characters.',
      errors: [{ field: 'body.name', rule: 'maxLength', limit: 80, message: 'no' }],
    }),
    'name: at most 80 characters',
  ],
  ['no connection', new NetworkError('fetch failed', facts), 'network'],
  ['no answer in time', new TimeoutError('too long', facts), 'timeout'],
  ['an answer that cannot be read', new ParseError('<html>', 200, facts), 'generic'],
  ['an error of our own', new Error('ours'), 'ours'],
  ['something that is no error', 'text', 'generic'],
])('[error.request] the error text tells %s', (_, error, expected) => {
  expect(errorText(error)).toBe(expected)
})

test('missing permissions are read only from a 403', () => {
  expect(missingPermissions(http(403, { data: { missing: ['A'] } }))).toEqual(['A'])
  expect(missingPermissions(http(403, { data: 'nonsense' }))).toEqual([])
  expect(missingPermissions(http(422, { data: { missing: ['segments'] } }))).toEqual([])
})

test.each([
  [http(503, {}), 503],
  [new TypeError('the guard is not there'), 500],
  [new NetworkError('fetch failed', facts), 500],
  ['nothing that is thrown on purpose', 500],
])('[error.middleware] a failure in the app counts as a 500: %s', (error, status) => {
  expect(statusOf(error)).toBe(status)
})

test('field errors have the names of the form’s fields', () => {
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

test('a missing permission names people who can grant it, else roles, else no one', () => {
  const said = (grantors?: object) => grantorsText(http(403, { data: { missing: ['A'], grantors } }))
  expect(said({ people: ['Ana'], roles: ['ADMIN'] })).toBe('ask Ana')
  expect(said({ people: [], roles: ['ADMIN'] })).toBe('granted by an administrator')
  expect(said({ people: [], roles: [] })).toBe('nobody can')
  expect(said()).toBe('')
})

test('a field error uses the words of the catalog, or those of the server', () => {
  const errors = [
    { field: 'body.name', rule: 'minLength', limit: 1, message: 'English' },
    { field: 'body.note', rule: 'maxLength', limit: 80, message: 'English' },
    { field: 'body.kind', rule: 'enum', limit: ['A', 'B'], message: 'English' },
    { field: 'body.email', rule: 'format', limit: 'email', message: 'English' },
    { field: 'body.city', rule: 'required', message: 'English' },
    { field: 'body.zone', rule: 'unheardOf', message: 'Only the server knows.' },
    { field: 'body.due', message: 'Too late.' },
  ]
  expect(fieldErrors(http(400, { code: 'INVALID', errors }))).toEqual({
    name: 'not empty',
    note: 'at most 80 characters',
    kind: 'one of A, B',
    email: 'an address',
    city: 'needed',
    zone: 'Only the server knows.',
    due: 'Too late.',
  })
  const wrong = http(400, { code: 'PASSWORD_WRONG', errors: [{ field: 'body.password', message: 'English' }] })
  expect(fieldErrors(wrong)).toEqual({ password: 'not your password' })
})

test('the request id is available for support', () => {
  expect(requestIdOf(http(500, { requestId: 'r-1' }))).toBe('r-1')
  expect(requestIdOf(new Error('ours'))).toBeUndefined()
})

test('only existing error codes have words', () => {
  type Worded = Extract<MessageId, `shell.code.${string}`>
  expectTypeOf<Worded>().toExtend<`shell.code.${ErrorCode}`>()
})
