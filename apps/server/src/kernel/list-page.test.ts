import { asc, eq, like } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestDatabase } from '../testing/database/testing.ts'
import type { DatabaseConnection } from './database/connect.ts'
import { insertOne, lockOne, updateOne } from './database/one-row.ts'
import { listPage, readSort } from './list-page.ts'
import { accounts } from './tables.ts'

let connection: DatabaseConnection
beforeAll(async () => {
  connection = await createTestDatabase()
  for (const name of ['List 1', 'List 2', 'List 3']) await insertOne(connection.database, accounts, { name })
})
afterAll(() => connection.close())

const list = (page: number, size: number) =>
  listPage(
    connection.database,
    { page, size },
    {
      from: accounts,
      where: like(accounts.name, 'List %'),
      orderBy: [asc(accounts.name)],
      show: (rows) => rows.map(({ name }) => name),
    },
  )

test('a page has its rows in order and the total of all pages', async () => {
  expect(await list(0, 2)).toMatchObject({
    content: ['List 1', 'List 2'],
    totalElements: 3,
    totalPages: 2,
    last: false,
  })
  expect(await list(1, 2)).toMatchObject({ content: ['List 3'], totalElements: 3, last: true })
  expect(await list(7, 2)).toMatchObject({ content: [], totalElements: 3 })
})

test('the total is right after create, change and delete', async () => {
  const { database } = connection
  const added = await insertOne(database, accounts, { name: 'List 4' })
  expect(await list(0, 2)).toMatchObject({ totalElements: 4 })
  await updateOne(database, accounts, eq(accounts.id, added.id), { name: 'Elsewhere' })
  expect(await list(0, 2)).toMatchObject({ totalElements: 3 })
  await updateOne(database, accounts, eq(accounts.id, added.id), { name: 'List 0' })
  expect(await list(0, 2)).toMatchObject({ content: ['List 0', 'List 1'], totalElements: 4 })
  await database.delete(accounts).where(eq(accounts.id, added.id))
  expect(await list(0, 2)).toMatchObject({ content: ['List 1', 'List 2'], totalElements: 3 })
})

test('a missing row that must exist is an error that names its table', async () => {
  const { database } = connection
  const missing = eq(accounts.name, 'Nowhere')
  await expect(updateOne(database, accounts, missing, { name: 'Somewhere' })).rejects.toThrow(
    'accounts: the row to change is gone',
  )
  await expect(lockOne(database, accounts, missing)).rejects.toThrow('accounts: the row to hold is gone')
})

test('only the sortable fields of a list are accepted as a sort, not properties of every object', () => {
  const sortable = { name: 'by name' }
  for (const sort of ['name', 'name,asc', 'name,ASC'])
    expect(readSort(sort, sortable)).toEqual({ field: 'name', by: 'by name', descending: false })
  for (const sort of ['name,desc', 'name,DESC'])
    expect(readSort(sort, sortable)).toEqual({ field: 'name', by: 'by name', descending: true })
  for (const sort of [undefined, '']) expect(readSort(sort, sortable)).toBeUndefined()
  for (const sort of ['age', '__proto__', 'constructor', 'toString,desc', 'name,up', 'name,asc,asc', 'cf.age']) {
    expect(() => readSort(sort, sortable)).toThrow(`“${sort}”`)
  }
  const further = { named: ['newest'], custom: true }
  for (const sort of ['newest', 'cf.age', 'cf.age,desc']) expect(readSort(sort, sortable, further)).toBeUndefined()
  expect(() => readSort('cf.age,up', sortable, further)).toThrow('name, cf. and the key of a custom field')
})
