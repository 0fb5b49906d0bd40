import { readdirSync } from 'node:fs'
import { expect, it } from 'vitest'
import * as api from './generated/api.ts'
import { everything } from './generated/everything.ts'
import { requirements } from './generated/requirements.ts'
import type { AnyOperation } from './operation.ts'
import { permissionTable } from './permission-table.ts'
import { roleOrder } from './roles.ts'

const operations = Object.entries(api).flatMap(([resource, verbs]) =>
  Object.entries(verbs).map(([verb, operation]) => ({ name: `${resource}.${verb}`, operation })),
)

it('every operation is named by its path in the API', () => {
  expect(operations.length).toBeGreaterThan(50)
  for (const { name, operation } of operations) expect(operation.id).toBe(name)
})

it('the table lists the same operations', () => {
  const spelled = (_: string, value: unknown) => (typeof value === 'function' ? String(value) : value)
  const text = ({ id, method, path, body, answer, refreshes = [], retry, async }: AnyOperation) =>
    JSON.stringify({ id, method, path, body, answer, refreshes: refreshes.toSorted(), retry, async }, spelled)
  const texts = (tree: object) =>
    Object.entries(tree).flatMap(([resource, verbs]: [string, Record<string, AnyOperation>]) =>
      Object.entries(verbs).map(([verb, operation]) => [resource, verb, text(operation)].join(' ')),
    )
  expect(texts(everything).sort()).toEqual(texts(api).sort())
})

it('each operation requires permissions that exist', () => {
  const known: string[] = [...permissionTable.map(({ code }) => code), ...roleOrder.map((role) => `ROLE_${role}`)]
  expect(Object.keys(requirements).sort()).toEqual(operations.map(({ name }) => name).sort())
  const used = Object.entries(requirements).flatMap(([id, requirement]) =>
    requirement === 'public' ? [] : requirement.map((code) => `${id} ${code}`),
  )
  expect(used.filter((pair) => !known.includes(pair.split(' ')[1]!))).toEqual([])
})

it('operations refresh only resources that exist', () => {
  for (const { operation } of operations) {
    for (const resource of operation.refreshes ?? []) expect(Object.keys(api)).toContain(resource)
  }
})

it('every file of schemas loads', async () => {
  const files = readdirSync(new URL('./generated/schemas', import.meta.url))
  expect(files).toHaveLength(Object.keys(api).length + 1)
  for (const loaded of await Promise.all(
    files.map((file) => import(/* @vite-ignore */ `./generated/schemas/${file}`)),
  )) {
    expect(loaded).toBeTypeOf('object')
  }
})

it('a schema keeps unknown fields and says where an answer is wrong', async () => {
  const { LoginResult } = await import('./generated/schemas/auth.ts')
  const good = { state: 'SUCCESS', properties: { remainingAttempts: 3 }, later: true }
  expect(LoginResult.parse(good)).toEqual(good)
  const bad = LoginResult.safeParse({ state: 7 })
  expect(bad.error?.issues[0]?.path).toEqual(['state'])
  expect(LoginResult['~standard'].version).toBe(1)
})
