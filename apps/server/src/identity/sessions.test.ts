import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import type { App } from '../app.ts'
import type { Person } from '../testing/people.ts'
import { createTestApp, testOrigin, type TestApp } from '../testing/test-app.ts'
import { until } from '../testing/until.ts'

let test: TestApp
let second: App
beforeAll(async () => {
  test = await createTestApp()
  second = await test.secondServer()
})
afterAll(async () => {
  vi.restoreAllMocks()
  await second.close()
  await test.close()
})

it.each<[string, 'otherManager' | 'linguistA', (person: Person) => Promise<unknown>]>([
  ['a session that ends', 'otherManager', (person) => test.call(person, 'POST', '/api/v3/auth/logout')],
  [
    'a person who is blocked',
    'linguistA',
    ({ id }) => test.call(test.people.accountAdmin, 'POST', `/api/v3/user/${id}/block`),
  ],
])('another server is told of %s, and does not wait until it has forgotten them', async (_, who, act) => {
  const person = test.people[who]
  const status = async () => {
    const headers = { 'X-AUTH-TOKEN': person.token }
    return (await second.fetch(new Request(`${testOrigin}/api/v3/auth/current`, { headers }), '10.3.0.2')).status
  }
  // On a clock that stands still nothing that is remembered gets too old.
  vi.spyOn(performance, 'now').mockReturnValue(1)
  expect(await status()).toBe(200)
  await act(person)
  await until(async () => (await status()) !== 200)
})
