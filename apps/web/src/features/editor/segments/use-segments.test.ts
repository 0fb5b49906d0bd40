import { createQueryClient } from '@dragoman/hooks/query-client'
import type { Client } from '@dragoman/sdk/client'
import type { Segment } from '@dragoman/sdk/operations/editor'
import { InfiniteQueryObserver } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { segmentsQuery, storeSegments } from './use-segments.ts'

const segment = (id: string, version: number, confirmed = false): Segment => ({
  id,
  index: Number(id),
  source: 'Save',
  target: '',
  codes: [],
  confirmed,
  version,
  words: 1,
  issues: [],
  updatedAt: 0,
})

/** A work unit whose segments come in pages of one; each is sent when the test says so. */
function open() {
  const gates: (() => void)[] = []
  const send = async (_: unknown, { query: { page } }: { query: { page: number } }) => {
    await new Promise<void>((sent) => gates.push(sent))
    return {
      content: [segment(String(page), 1)],
      totalElements: 2,
      totalPages: 2,
      number: page,
      size: 1,
      last: page === 1,
    }
  }
  const queryClient = createQueryClient({ client: { send } as unknown as Client })
  const observer = new InfiniteQueryObserver(queryClient, segmentsQuery('unit'))
  observer.subscribe(() => undefined)
  const arrive = async () => {
    await expect.poll(() => gates.length).toBe(1)
    gates.shift()!()
    await expect.poll(() => observer.getCurrentResult().isFetching).toBe(false)
  }
  const listed = () => observer.getCurrentResult().data?.pages.flatMap(({ content }) => content)
  return { queryClient, observer, arrive, listed }
}

test('a segment saved while the next page is loading keeps its saved text', async () => {
  const { queryClient, observer, arrive, listed } = open()
  await arrive()
  const next = observer.fetchNextPage()
  storeSegments(queryClient, 'unit', [segment('0', 2, true)])
  await arrive()
  await next
  expect(listed()).toEqual([segment('0', 2, true), segment('1', 1)])
})

test('an older version of a segment does not replace a newer one', async () => {
  const { queryClient, arrive, listed } = open()
  await arrive()
  storeSegments(queryClient, 'unit', [segment('0', 3, true)])
  storeSegments(queryClient, 'unit', [segment('0', 2)])
  expect(listed()).toEqual([segment('0', 3, true)])
})
