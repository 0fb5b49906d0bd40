import { expect, it } from 'vitest'
import { operationTable } from './operation-table.ts'
import type { AnyOperation } from './operation.ts'

type Table = Record<string, Record<string, AnyOperation>>

const flags = { 0: { retry: 'never' }, '#': { async: 'job' } } as const
const read = (...lines: string[]) => {
  const table = operationTable<Table>(flags, lines.join('\n'))
  return Object.values(table).flatMap((verbs) =>
    Object.entries(verbs).map(([verb, operation]) => ({ verb, ...operation })),
  )
}

it('a line of the table is completed from the lines before it', () => {
  expect(
    read('tasks', '0api/task list', '2{/role=set*s', '4{x!remove*', '2{id get', '3price-list+create*s', '4 *'),
  ).toEqual([
    { id: 'tasks.list', verb: 'list', method: 'GET', path: '/api/task' },
    { id: 'tasks.setRoles', verb: 'setRoles', method: 'PUT', path: '/api/task/{taskUUID}/role' },
    { id: 'tasks.removeRole', verb: 'removeRole', method: 'DELETE', path: '/api/task/{taskUUID}/role/{x}' },
    { id: 'tasks.get', verb: 'get', method: 'GET', path: '/api/task/{id}' },
    { id: 'tasks.createPriceLists', verb: 'createPriceLists', method: 'POST', path: '/api/task/{id}/price-list' },
    { id: 'tasks.priceList', verb: 'priceList', method: 'GET', path: '/api/task/{id}/price-list' },
  ])
})

it('the table reads flags and more resources than the alphabet has letters', () => {
  const many = Array.from({ length: 105 }, (_, at) => `r${at}`)
  expect(read(...many, 'jobs', '0job/}+cancel 0#azAZ[a[Z[[a', 'users', '0go/{code/+*', '0go get a')).toEqual([
    {
      id: 'jobs.cancel',
      verb: 'cancel',
      method: 'POST',
      path: '/job/{jobUuid}',
      retry: 'never',
      async: 'job',
      refreshes: ['r0', 'r25', 'r26', 'r51', 'r52', 'r103', 'r104'],
    },
    { id: 'users.go', verb: 'go', method: 'POST', path: '/go/{code}/' },
    { id: 'users.get', verb: 'get', method: 'GET', path: '/go', refreshes: ['r0'] },
  ])
})
