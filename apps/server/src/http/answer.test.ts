import { DrizzleQueryError } from 'drizzle-orm'
import { pino } from 'pino'
import { expect, it } from 'vitest'
import { createFailureLog } from '../kernel/log/failure-log.ts'
import { StoreAway } from '../kernel/object-stores/object-store.ts'
import { errorResponse } from './answer.ts'

const silent = pino({ enabled: false })
const told = (log = silent) => ({ log, logFailure: createFailureLog(async () => undefined) })

it.each([
  ['is stopped', Object.assign(new Error('terminating connection'), { code: '57P01' })],
  ['is gone', Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' })],
  ['has broken off', new Error('Connection terminated unexpectedly')],
  ['has no connection left', new Error('timeout exceeded when trying to connect')],
])('a call is answered with 503 and Retry-After while the database %s', (_, cause) => {
  const response = errorResponse(new DrizzleQueryError('select 1', [], cause), 'one', told())
  expect(response.status).toBe(503)
  expect(response.headers.get('Retry-After')).toBe('3')
})

it('a call is answered with 503 while the bucket of files is away, without its address', async () => {
  const response = errorResponse(new StoreAway('https://s3.internal/bucket is away: ECONNREFUSED'), 'one', told())
  expect([response.status, response.headers.get('Retry-After')]).toEqual([503, '3'])
  expect(await response.text()).not.toContain('s3.internal')
})

it.each([
  ['a file cannot be written', Object.assign(new Error('no space left on device, write'), { code: 'ENOSPC' })],
  [
    'the database cannot grow',
    new DrizzleQueryError('select 1', [], Object.assign(new Error('could not extend file'), { code: '53100' })),
  ],
])('a full disk is reported where %s', (_, error) => {
  expect(errorResponse(error, 'one', told()).status).toBe(507)
})

it('the log names the error and its place but not what was sent', async () => {
  let logged = ''
  const log = pino({}, { write: (line: string) => (logged += line) })
  const cause = Object.assign(new Error('duplicate key value'), { code: '23505' })
  const response = errorResponse(new DrizzleQueryError('insert into users', ['a secret hash'], cause), 'one', told(log))
  expect(response.status).toBe(500)
  expect(await response.json()).toMatchObject({ requestId: 'one' })
  expect(JSON.parse(logged)).toMatchObject({
    query: 'insert into users',
    err: { message: 'duplicate key value', code: '23505', stack: expect.stringContaining('answer.test.ts') },
  })
  expect(logged).not.toContain('secret')
})
