import { expect, it } from 'vitest'
import { createClient } from './client.ts'
import { get, list } from './generated/tasks.ts'
import { items, nextPage, pages } from './pages.ts'

it.each([
  ['last', { last: true, number: 0, totalPages: 9 }, 0, undefined],
  ['not last', { last: false, number: 4 }, 0, 5],
  ['by number and total', { number: 1, totalPages: 3 }, 0, 2],
  ['the last by number and total', { number: 2, totalPages: 3 }, 0, undefined],
  ['by pageable', { pageable: { pageNumber: 1 }, totalPages: 3 }, 0, 2],
  ['by what was asked', { totalPages: 3 }, 1, 2],
  ['nothing said', {}, 0, undefined],
  ['an earlier page than the one that was asked for', { number: 0, last: false }, 1, undefined],
  ['the first page again, by number and total', { number: 0, totalPages: 9 }, 4, undefined],
])('%s', (_, page, asked, expected) => {
  expect(nextPage({ content: [1], ...page }, asked)).toBe(expected)
})

it('an empty page is the last one, whatever it says', () => {
  expect(nextPage({ content: [], last: false }, 3)).toBeUndefined()
})

function setUp() {
  const asked: string[] = []
  const client = createClient({
    baseUrl: 'http://server',
    fetch: async (url) => {
      const query = new URL(url).searchParams
      asked.push(query.toString())
      const number = Number(query.get('page'))
      return Response.json({ content: [{ uuid: `${number}a` }, { uuid: `${number}b` }], number, last: number === 2 })
    },
  })
  return { client, asked }
}

it('items are read page after page', async () => {
  const { client, asked } = setUp()
  const uuids: string[] = []
  for await (const { uuid } of items(client, list, { query: { size: 2 } })) uuids.push(uuid)
  expect(uuids).toEqual(['0a', '0b', '1a', '1b', '2a', '2b'])
  expect(asked).toEqual(['size=2&page=0', 'size=2&page=1', 'size=2&page=2'])
})

it('a client with bound operations needs no operation to name a list, and no list needs parameters', async () => {
  const { client } = setUp()
  const bound = createClient({
    baseUrl: 'http://server',
    operations: { tasks: { list } },
    fetch: async () => Response.json({ content: [{ uuid: 'a' }], last: true }),
  })
  const uuids: string[] = []
  for await (const { uuid } of items(bound.tasks.list)) uuids.push(uuid)
  for await (const { content } of pages(bound.tasks.list, { query: { mine: true } })) uuids.push(content[0]!.uuid)
  for await (const { uuid } of items(client, list)) uuids.push(uuid)
  expect(uuids).toEqual(['a', 'a', '0a', '0b', '1a', '1b', '2a', '2b'])
  const types = () => {
    // @ts-expect-error -- no such parameter
    items(bound.tasks.list, { query: { nothing: 1 } })
    // @ts-expect-error -- no such parameter
    items(client, list, { query: { nothing: 1 } })
    // @ts-expect-error -- no list
    items(client, get)
  }
  expect(types).toBeTypeOf('function')
})

it('a function that isn’t an operation of a client is refused', async () => {
  await expect(items(async () => ({ content: [] })).next()).rejects.toThrow('no operation of a client')
})

it('reading starts at the given page and stops with the consumer', async () => {
  const { client, asked } = setUp()
  for await (const page of pages(client, list, { query: { page: 1 } })) {
    expect(page.number).toBe(1)
    break
  }
  expect(asked).toEqual(['page=1'])
})
