import { expect, it } from 'vitest'
import { createClient } from './client.ts'
import { list } from './generated/tasks.ts'
import { items, nextPage, pages } from './pages.ts'

it.each([
  ['last', { last: true, number: 0, totalPages: 9 }, 0, undefined],
  ['not last', { last: false, number: 4 }, 0, 5],
  ['by number and total', { number: 1, totalPages: 3 }, 0, 2],
  ['the last by number and total', { number: 2, totalPages: 3 }, 0, undefined],
  ['by pageable', { pageable: { pageNumber: 1 }, totalPages: 3 }, 0, 2],
  ['by what was asked', { totalPages: 3 }, 1, 2],
  ['nothing said', {}, 0, undefined],
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

it('reading starts at the given page and stops with the consumer', async () => {
  const { client, asked } = setUp()
  for await (const page of pages(client, list, { query: { page: 1 } })) {
    expect(page.number).toBe(1)
    break
  }
  expect(asked).toEqual(['page=1'])
})
