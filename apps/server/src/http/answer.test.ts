import { DrizzleQueryError } from 'drizzle-orm'
import { pino } from 'pino'
import { expect, it } from 'vitest'
import { errorResponse } from './answer.ts'

it('logs what went wrong and where, but not what somebody had sent', async () => {
  let logged = ''
  const log = pino({}, { write: (line: string) => (logged += line) })
  const cause = Object.assign(new Error('duplicate key value'), { code: '23505' })
  const response = errorResponse(new DrizzleQueryError('insert into users', ['a secret hash'], cause), 'one', log)
  expect(response.status).toBe(500)
  expect(await response.json()).toMatchObject({ requestId: 'one' })
  expect(JSON.parse(logged)).toMatchObject({
    query: 'insert into users',
    err: { message: 'duplicate key value', code: '23505', stack: expect.stringContaining('answer.test.ts') },
  })
  expect(logged).not.toContain('secret')
})
