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

it('names every operation as it is reached', () => {
  expect(operations.length).toBeGreaterThan(50)
  for (const { name, operation } of operations) expect(operation.id).toBe(name)
})

it('has the same operations in one table', () => {
  const spelled = (_: string, value: unknown) => (typeof value === 'function' ? String(value) : value)
  const text = ({ id, method, path, body, answer, refreshes = [], retry, async }: AnyOperation) =>
    JSON.stringify({ id, method, path, body, answer, refreshes: refreshes.toSorted(), retry, async }, spelled)
  const texts = (tree: object) =>
    Object.entries(tree).flatMap(([resource, verbs]: [string, Record<string, AnyOperation>]) =>
      Object.entries(verbs).map(([verb, operation]) => [resource, verb, text(operation)].join(' ')),
    )
  expect(texts(everything).sort()).toEqual(texts(api).sort())
})

it('says who may call each operation, in codes that exist', () => {
  const known: string[] = [...permissionTable.map(({ code }) => code), ...roleOrder.map((role) => `ROLE_${role}`)]
  expect(Object.keys(requirements).sort()).toEqual(operations.map(({ name }) => name).sort())
  const used = Object.entries(requirements).flatMap(([id, requirement]) =>
    requirement === 'public' ? [] : requirement.map((code) => `${id} ${code}`),
  )
  expect(used.filter((pair) => !known.includes(pair.split(' ')[1]!))).toEqual([])
})

it('refreshes only resources that exist', () => {
  for (const { operation } of operations) {
    for (const resource of operation.refreshes ?? []) expect(Object.keys(api)).toContain(resource)
  }
})

it('loads every file of schemas', async () => {
  const files = readdirSync(new URL('./generated/schemas', import.meta.url))
  expect(files).toHaveLength(Object.keys(api).length + 1)
  for (const file of files) {
    expect(await import(/* @vite-ignore */ `./generated/schemas/${file}`)).toBeTypeOf('object')
  }
})

it('checks answers, keeps what it does not know, and says where it is wrong', async () => {
  const { LoginResult } = await import('./generated/schemas/auth.ts')
  const good = { state: 'SUCCESS', properties: { remainingAttempts: 3 }, later: true }
  expect(LoginResult.parse(good)).toEqual(good)
  const bad = LoginResult.safeParse({ state: 7 })
  expect(bad.error?.issues[0]?.path).toEqual(['state'])
  expect(LoginResult['~standard'].version).toBe(1)
})
