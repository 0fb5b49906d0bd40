import { createClient } from '@dragoman/sdk/client'
import * as api from '@dragoman/sdk/api'
import type { ChangeEvent } from '@dragoman/sdk/operations/events'
import { QueryClientProvider, useQuery } from '@tanstack/react-query'
import { act, cleanup, render } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { useArrivals } from './arrivals.ts'
import { watchEvents } from './live.ts'
import { query } from './query.ts'
import { createQueryClient } from './query-client.ts'

/** The browser's, opened and filled by hand. */
class FakeSource extends EventTarget {
  static readonly CLOSED = 2
  static opened: FakeSource[] = []
  readyState = 1
  readonly url: string
  constructor(url: string) {
    super()
    this.url = url
    FakeSource.opened.push(this)
  }
  say(kind: string, id: number, data: Partial<ChangeEvent> = {}) {
    this.dispatchEvent(
      Object.assign(new MessageEvent(kind, { data: JSON.stringify(data) }), { lastEventId: String(id) }),
    )
  }
  fail() {
    this.readyState = FakeSource.CLOSED
    this.dispatchEvent(new Event('error'))
  }
  close() {
    this.readyState = FakeSource.CLOSED
  }
}

let stop = () => {}
beforeEach(() => {
  FakeSource.opened = []
  vi.stubGlobal('EventSource', FakeSource)
  vi.stubGlobal('navigator', { onLine: true })
  vi.useFakeTimers()
})
afterEach(() => {
  stop()
  cleanup()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const row = (uuid: string, name: string) => ({ uuid, name })

/** A page with two projects and the list of both, at a server that counts what it is asked. */
async function setUp() {
  const asked: string[] = []
  const server = { rows: [row('a', 'First'), row('b', 'Second')] }
  const client = createClient({
    baseUrl: 'http://server',
    fetch: async (url, { method }) => {
      asked.push(`${method} ${new URL(url).pathname}`)
      const body = url.includes('/project/')
        ? { uuid: 'a' }
        : { content: server.rows, totalElements: server.rows.length }
      return Response.json(body, { headers: { 'x-request-id': `request-${asked.length}` } })
    },
  })
  const queryClient = createQueryClient({ client })
  const list = query(api.projects.list, { query: { size: 25 } })
  const arrivals: { present?: ReturnType<typeof useArrivals> } = {}
  function List() {
    const { data } = useQuery(list)
    arrivals.present = useArrivals(list.queryKey)
    return <p>{(data?.content as { name: string }[] | undefined)?.map(({ name }) => name).join(', ')}</p>
  }
  function Detail({ projectUUID }: { projectUUID: string }) {
    useQuery(query(api.projects.get, { path: { projectUUID } }))
    return null
  }
  const { container: place } = render(
    <QueryClientProvider client={queryClient}>
      <List />
      <Detail projectUUID="a" />
      <Detail projectUUID="b" />
    </QueryClientProvider>,
  )
  const settle = () => act(() => vi.advanceTimersByTimeAsync(3000))
  await settle()
  expect(place.textContent).toBe('First, Second')
  asked.length = 0
  const onEnd = vi.fn()
  stop = watchEvents({ queryClient, client, userUuid: 'me', except: ['editor'], onEnd })
  await settle()
  expect(FakeSource.opened).toHaveLength(1)
  return { asked, server, client, place, arrivals, onEnd, settle, source: () => FakeSource.opened.at(-1)! }
}

it('a change refetches the list and the project that it affects, and no other', async () => {
  const { asked, source, settle } = await setUp()
  source().say('change', 7, { resources: ['projects', 'editor'], projectUuid: 'a' })
  source().say('change', 8, { resources: ['tasks'] })
  await settle()
  expect(asked.toSorted()).toEqual(['GET /api/v3/project', 'GET /api/v3/project/a'])
  asked.length = 0
  source().say('reload', 9)
  await settle()
  expect(asked).toHaveLength(3)
})

it('changes that the page has made itself are ignored', async () => {
  const { asked, client, source, settle } = await setUp()
  await client.send(api.projects.remove, { path: { projectUUID: 'a' } })
  source().say('change', 7, { resources: ['projects'], requestId: 'request-1' })
  await settle()
  expect(asked).toEqual(['DELETE /api/v3/project/a'])
})

it('changed rows are updated immediately, and new rows wait until they are requested', async () => {
  const { server, place, arrivals, source, settle } = await setUp()
  server.rows = [row('c', 'New'), row('b', 'Second'), row('a', 'Renamed')]
  source().say('change', 7, { resources: ['projects'] })
  await settle()
  expect(place.textContent).toBe('Renamed, Second')
  expect(arrivals.present).toMatchObject({ count: 1, isMoved: true })
  arrivals.present!.show()
  await settle()
  expect(place.textContent).toBe('New, Second, Renamed')
  expect(arrivals.present).toBeUndefined()
})

it('the stream reconnects from the last id after growing pauses, and reports the end of the session', async () => {
  const { source, onEnd } = await setUp()
  expect(source().url).toMatch(/\/api\/v3\/events\?since=[1-9]\d*$/)
  source().say('beat', 41)
  source().fail()
  await vi.advanceTimersByTimeAsync(1600)
  expect(source().url).toBe('http://server/api/v3/events?after=41')
  source().fail()
  await vi.advanceTimersByTimeAsync(900)
  expect(FakeSource.opened).toHaveLength(2)
  await vi.advanceTimersByTimeAsync(2200)
  expect(FakeSource.opened).toHaveLength(3)
  // Silent for longer than it beats, it is dead.
  await vi.advanceTimersByTimeAsync(70_000)
  expect(FakeSource.opened.length).toBeGreaterThan(3)
  source().say('end', 0)
  expect(onEnd).toHaveBeenCalledOnce()
  stop()
  expect(FakeSource.opened.every(({ readyState }) => readyState === FakeSource.CLOSED)).toBe(true)
})
