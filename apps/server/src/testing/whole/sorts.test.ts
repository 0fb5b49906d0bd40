import { expect, test } from 'vitest'
import contract from '../../generated/contract.json' with { type: 'json' }
import { openTestApp } from '../open-test-app.ts'

const app = await openTestApp()

/** Lists that are sorted by a field of the caller's choice, and need nothing else to be asked. */
const sorted = contract.operations.filter(({ method, path, parameters }) => {
  const query = (parameters as { query?: { properties?: Record<string, unknown> } }).query
  return method === 'GET' && !path.includes('{') && query?.properties?.['sort'] !== undefined
})

test('the contract has lists with a sort parameter', () => {
  expect(sorted.map(({ id }) => id)).toContain('tasks.list')
})

test.each(sorted.map(({ id, path, requires }) => [id, path, requires] as const))(
  '%s takes nothing that every object has for a field',
  async (_, path, requires) => {
    const { manager, sysadmin } = app.people
    const caller = String(requires).includes('ROLE_SYSADMIN') ? sysadmin : manager
    for (const field of ['__proto__', 'constructor', 'toString', 'hasOwnProperty']) {
      const answer = await app.call(caller, 'GET', `${path}?sort=${field}&page=0&size=5&pageSize=5`)
      // A list that says which sorts it has refuses others by the contract.
      expect({ field, status: answer.status }).toEqual({ field, status: answer.status === 400 ? 400 : 200 })
    }
  },
)
