import { expect, test } from 'vitest'
import contract from '../../generated/contract.json' with { type: 'json' }
import { openTestApp } from '../open-test-app.ts'

const app = await openTestApp()

/** Lists that are sorted by a field of the caller's choice, and need nothing else to be asked. */
const sorted = contract.operations.filter(({ method, path, parameters }) => {
  const query = (parameters as { query?: { properties?: Record<string, unknown> } }).query
  return method === 'GET' && !path.includes('{') && query?.properties?.['sort'] !== undefined
})

test('an answer names the query parameters that had no effect', async () => {
  const { manager } = app.people
  const asked = await app.call(manager, 'GET', '/api/v3/task?size=5&colour=red&colour=blue&Sort=due%20date&a%0Ab=1')
  expect(asked.headers.get('x-ignored-parameters')).toBe('colour, Sort, a%0Ab')
  const plain = await app.call(manager, 'GET', '/api/v3/task?size=5&sort=dueDate')
  expect(plain.headers.get('x-ignored-parameters')).toBeNull()
})

test('the contract has lists with a sort parameter', () => {
  expect(sorted.map(({ id }) => id)).toContain('tasks.list')
})

test.each(sorted.map(({ id, path, requires }) => [id, path, requires] as const))(
  '%s refuses a sort that it does not have, and what every object has for a field',
  async (_, path, requires) => {
    const { manager, accountAdmin, sysadmin } = app.people
    const names = String(requires)
    const office = names.includes('RECEIVABLES_') ? accountAdmin : manager
    const caller = names.includes('ROLE_SYSADMIN') ? sysadmin : office
    for (const sort of ['colour,asc', 'name,sideways', 'cf.nothing', '__proto__', 'constructor', 'hasOwnProperty']) {
      const answer = await app.call(caller, 'GET', `${path}?sort=${sort}&page=0&size=5&pageSize=5`)
      expect([sort, answer]).toMatchObject([sort, { status: 400, body: { errors: [{ field: 'query.sort' }] } }])
    }
  },
)
