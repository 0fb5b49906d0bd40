import type { FetchLike } from '@dragoman/sdk'
import { createClient } from '@dragoman/sdk/client'
import * as api from '@dragoman/sdk/api'
import { MutationCache, QueryClient, QueryClientProvider, useMutation, useQuery } from '@tanstack/react-query'
import { act, cleanup, renderHook, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, expect, it, vi } from 'vitest'
import { connectQueryClient, createQueryClient, type ErrorSource } from './query-client.ts'
import { infinite, mutation, query } from './query.ts'

afterEach(cleanup)

function setUp(answer: (url: string, method: string) => unknown = () => ({})) {
  const sent: string[] = []
  const client = createClient({
    baseUrl: 'http://server',
    retry: false,
    fetch: async (url, init) => {
      sent.push(`${init.method} ${url.replace('http://server', '')}`)
      const body = answer(url, init.method)
      return body instanceof Response ? body : Response.json(body)
    },
  })
  const errors: [string, ErrorSource][] = []
  const queryClient = createQueryClient({ client, onError: (error, source) => errors.push([error.message, source]) })
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
  )
  return { sent, errors, queryClient, wrapper }
}

const path = { path: { taskUUID: 'a' } }
const reject = { path: { taskUuid: 'a' }, body: { reason: 'no' } }

it('the key of a query is its resource, verb, and parameters', () => {
  expect(query(api.tasks.get, path).queryKey).toEqual(['tasks', 'get', path])
  expect(query(api.tasks.list).queryKey).toEqual(['tasks', 'list', {}])
})

it('a loader and its page share one answer', async () => {
  const { sent, queryClient, wrapper } = setUp(() => ({ uuid: 'a' }))
  const loaded = await queryClient.ensureQueryData(query(api.tasks.get, path))
  expect(loaded.uuid).toBe('a')
  const { result } = renderHook(() => useQuery(query(api.tasks.get, path)), { wrapper })
  expect(result.current.data?.uuid).toBe('a')
  expect(sent).toEqual(['GET /api/v3/task/a'])
})

it('an infinite query loads page after page', async () => {
  const { queryClient } = setUp((url) => {
    const page = Number(new URL(url).searchParams.get('page'))
    return { content: [page], number: page, last: page === 2 }
  })
  const data = await queryClient.fetchInfiniteQuery({ ...infinite(api.tasks.list, { query: { size: 1 } }), pages: 9 })
  expect(data.pages.map(({ content }) => content)).toEqual([[0], [1], [2]])
})

it('a write refreshes its resource and those the contract names, whatever the caller does', async () => {
  const { queryClient, wrapper } = setUp()
  await queryClient.ensureQueryData(query(api.tasks.list))
  await queryClient.ensureQueryData(query(api.workUnits.get, { path: { id: 'w' } }))
  await queryClient.ensureQueryData(query(api.organizations.list))
  const onSuccess = vi.fn<() => void>()
  const { result } = renderHook(
    () => useMutation({ ...mutation(api.tasks.reject), meta: {}, mutationKey: ['mine'], onSuccess }),
    { wrapper },
  )
  await act(() => result.current.mutateAsync(reject))
  expect(onSuccess).toHaveBeenCalledOnce()
  const isStale = (resource: string) =>
    queryClient
      .getQueryCache()
      .findAll({ queryKey: [resource] })
      .map(({ state }) => state.isInvalidated)
  expect([isStale('tasks'), isStale('workUnits'), isStale('organizations')]).toEqual([[true], [true], [false]])
})

it('a write is done only after the data on the page is fetched again', async () => {
  let status = 'APPROVED'
  const { queryClient, wrapper } = setUp((_, method) => {
    if (method === 'POST') status = 'PENDING'
    return { uuid: 'a', status }
  })
  const { result } = renderHook(
    () => ({ task: useQuery(query(api.tasks.get, path)), reject: useMutation(mutation(api.tasks.reject)) }),
    { wrapper },
  )
  await waitFor(() => expect(result.current.task.data?.status).toBe('APPROVED'))
  await act(() => result.current.reject.mutateAsync(reject))
  expect(queryClient.getQueryData(query(api.tasks.get, path).queryKey)?.status).toBe('PENDING')
})

it('a first fetch is repeated when a write has overtaken it', async () => {
  let status = 'APPROVED'
  let answered = 0
  const first = Promise.withResolvers<void>()
  const client = createClient({
    baseUrl: 'http://server',
    retry: false,
    async fetch(_, { method }) {
      if (method === 'POST') {
        status = 'PENDING'
        return Response.json({})
      }
      const body = { uuid: 'a', status }
      if (answered++ === 0) await first.promise
      return Response.json(body)
    },
  })
  const queryClient = createQueryClient({ client })
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
  )
  const loading = queryClient.ensureQueryData(query(api.tasks.get, path))
  const { result } = renderHook(() => useMutation(mutation(api.tasks.reject)), { wrapper })
  await act(() => result.current.mutateAsync(reject))
  first.resolve()
  expect((await loading).status).toBe('APPROVED')
  const page = renderHook(() => useQuery(query(api.tasks.get, path)), { wrapper })
  await waitFor(() => expect(page.result.current.data?.status).toBe('PENDING'))
})

it('a failed write refreshes nothing and is reported once', async () => {
  const { queryClient, errors, wrapper } = setUp((_, method) =>
    method === 'POST' ? Response.json({ status: 409, message: 'BW Error: Taken' }, { status: 409 }) : {},
  )
  await queryClient.ensureQueryData(query(api.tasks.list))
  const { result } = renderHook(() => useMutation(mutation(api.tasks.reject)), { wrapper })
  await act(() => result.current.mutateAsync(reject).catch(() => undefined))
  expect(queryClient.getQueryState(query(api.tasks.list).queryKey)?.isInvalidated).toBe(false)
  expect(errors).toEqual([['Taken', { kind: 'mutation', hasData: false, meta: undefined }]])
})

it('reads and writes are sent even if the browser believes it is offline', async () => {
  const { sent, queryClient, wrapper } = setUp()
  const { result } = renderHook(() => useMutation(mutation(api.tasks.reject)), { wrapper })
  act(() => void window.dispatchEvent(new Event('offline')))
  await queryClient.fetchQuery(query(api.tasks.get, path))
  await act(() => result.current.mutateAsync(reject))
  act(() => void window.dispatchEvent(new Event('online')))
  expect(sent).toEqual(['GET /api/v3/task/a', 'POST /api/v3/task/a/rejection'])
})

it("an onError that throws doesn't change the failure", async () => {
  const printed = vi.spyOn(console, 'error').mockReturnValue()
  const fault = new Error('mine')
  const client = createClient({
    baseUrl: 'http://server',
    retry: false,
    fetch: async () => new Response('', { status: 500 }),
  })
  const queryClient = createQueryClient({
    client,
    onError: () => {
      throw fault
    },
  })
  await expect(queryClient.fetchQuery(query(api.tasks.list))).rejects.toMatchObject({ status: 500 })
  await expect(
    queryClient.getMutationCache().build(queryClient, mutation(api.tasks.reject)).execute(reject),
  ).rejects.toMatchObject({ status: 500 })
  expect(printed.mock.calls).toEqual([[fault], [fault]])
  printed.mockRestore()
})

it('a failed read is reported with whether older data is still shown', async () => {
  let isDown = false
  const { queryClient, errors } = setUp(() => (isDown ? new Response('', { status: 500 }) : { uuid: 'a' }))
  await queryClient.ensureQueryData(query(api.tasks.get, path))
  isDown = true
  await queryClient.fetchQuery({ ...query(api.tasks.get, path), staleTime: 0 }).catch(() => undefined)
  expect(errors).toMatchObject([['The server answered 500', { kind: 'query', hasData: true }]])
})

it('a query client without the SDK is refused', async () => {
  const plain = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  await expect(plain.fetchQuery(query(api.tasks.list))).rejects.toThrow('was not made by createQueryClient')
})

it('a query client of the application’s own sends, and refreshes what a write changes, before its own callbacks', async () => {
  const order: string[] = []
  const own = new QueryClient({
    defaultOptions: { queries: { retry: false } },
    mutationCache: new MutationCache({ onSuccess: () => void order.push('own') }),
  })
  const client = createClient({ baseUrl: 'http://server', retry: false, fetch: async () => Response.json({}) })
  expect(connectQueryClient(own, client)).toBe(own)
  await own.ensureQueryData(query(api.tasks.list))
  own.getQueryCache().subscribe(({ type }) => type === 'updated' && order.push('refreshed'))
  await own.getMutationCache().build(own, mutation(api.tasks.reject)).execute(reject)
  expect(own.getQueryState(query(api.tasks.list).queryKey)?.isInvalidated).toBe(true)
  expect([order[0], order.at(-1)]).toEqual(['refreshed', 'own'])
})

it('a query client is known by either half of the package', async () => {
  const { queryClient } = setUp()
  vi.resetModules()
  const other = await import('./api-query-client.ts')
  expect(queryClient).not.toBeInstanceOf(other.ApiQueryClient)
  expect(other.sdkOf(queryClient).baseUrl).toBe('http://server')
})

it('the options of a call go along, and a function makes them for each', async () => {
  const sent: Parameters<FetchLike>[1][] = []
  const answers = [503, 200, 200]
  const client = createClient({
    baseUrl: 'http://server',
    fetch: async (_, init) => {
      sent.push(init)
      return Response.json({}, { status: answers.shift() ?? 200, headers: { 'retry-after': '0' } })
    },
  })
  const queryClient = createQueryClient({ client })
  await expect(queryClient.fetchQuery(query(api.tasks.list, {}, { retry: false }))).rejects.toMatchObject({
    status: 503,
  })
  let keys = 0
  const options = mutation(api.tasks.reject, ({ path: { taskUuid } }) => ({ idempotencyKey: `${taskUuid}-${++keys}` }))
  for (const _ of [1, 2]) await queryClient.getMutationCache().build(queryClient, options).execute(reject)
  expect(sent.map(({ headers }) => headers['idempotency-key'])).toEqual([undefined, 'a-1', 'a-2'])
  const timeout = { timeout: 20 }
  const silent = createQueryClient({
    client: createClient({ baseUrl: 'http://server', retry: false, fetch: () => new Promise(() => {}) }),
  })
  await expect(silent.fetchQuery(query(api.tasks.list, {}, timeout))).rejects.toMatchObject({ kind: 'timeout' })
  await expect(silent.fetchInfiniteQuery(infinite(api.tasks.list, {}, timeout))).rejects.toMatchObject({
    kind: 'timeout',
  })
})

it('an infinite query refuses anything that isn’t a page', async () => {
  const { queryClient } = setUp(() => ({ status: 'ok' }))
  await expect(queryClient.fetchInfiniteQuery(infinite(api.tasks.list, {}))).rejects.toMatchObject({ kind: 'parse' })
})

it('parameters and results are typed', () => {
  // @ts-expect-error -- the path is required
  query(api.tasks.get)
  // @ts-expect-error -- no such parameter
  query(api.tasks.get, { path: { taskUuid: 'a' } })
  const options = mutation(api.tasks.reject)
  expect(options.mutationKey).toEqual(['tasks', 'reject'])
})
