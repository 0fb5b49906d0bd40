import { call, createClient } from '@dragoman/sdk'
import * as users from '@dragoman/sdk/operations/users'
import { expect, it } from 'vitest'
import { startTestServer } from '../../../../scripts/test-server.ts'

it('the test server answers who is signed in', { timeout: 240_000 }, async () => {
  await using server = await startTestServer()
  const manager = createClient({ baseUrl: server.url, auth: server.people.manager.token })
  const me = await call(manager, users.getLoggedUser)
  expect(me.uuid).toBe(server.people.manager.id)
})
