import { createClient } from '@dragoman/sdk/client'
import * as api from '@dragoman/sdk/api'
import { QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, renderHook, waitFor } from '@testing-library/react'
import { StrictMode, type ReactNode } from 'react'
import { afterEach, expect, it, vi } from 'vitest'
import { isCanceled, progressOf, useFollow, useJob, useRun } from './jobs.ts'
import { createQueryClient } from './query-client.ts'
import { query } from './query.ts'

afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

it.each([
  ['STARTED', 0, 0, undefined],
  ['STARTED', 1, 4, 0.25],
  ['STARTED', 9, 4, 1],
  ['FINISHED', 0, 0, 1],
  ['FINISHED_WARNING', 1, 4, 1],
  ['FAILED', 1, 4, 0.25],
] as const)('a job that is %s with %s of %s has the progress %s', (status, done, total, expected) => {
  expect(progressOf({ status, progress: { done, total } })).toBe(expected)
})

it('a canceled job, which ends with a warning, keeps the progress that it had', () => {
  const job = { status: 'FINISHED_WARNING', progress: { done: 1, total: 4 }, failure: { code: 'CANCELLED' } } as const
  expect([isCanceled(job), progressOf(job)]).toEqual([true, 0.25])
  expect(isCanceled({})).toBe(false)
})

it('a job is followed to its end, and what it changed is refreshed', async () => {
  const states = ['STARTED', 'STARTED', 'FINISHED']
  const client = createClient({
    baseUrl: 'http://server',
    fetch: async (url) =>
      Response.json(
        url.endsWith('/job/j')
          ? { uuid: 'j', status: states.shift() ?? 'FINISHED', progress: { done: 1, total: 2 } }
          : { content: [] },
      ),
  })
  const queryClient = createQueryClient({ client })
  await queryClient.ensureQueryData(query(api.tasks.list))
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
  )
  const { result } = renderHook(() => useJob('j', ['tasks']), { wrapper })
  expect(result.current.isRunning).toBe(true)
  await waitFor(() => expect(result.current.progress).toBe(0.5))
  await waitFor(() => expect(result.current.isRunning).toBe(false), { timeout: 50_000 })
  expect(result.current.job?.status).toBe('FINISHED')
  expect(queryClient.getQueryState(query(api.tasks.list).queryKey)?.isInvalidated).toBe(true)
})

it("a job is asked for again after a server error, but not if it doesn't exist", async () => {
  vi.useFakeTimers()
  const answers = [500, 200, 404]
  const asked: number[] = []
  const client = createClient({
    baseUrl: 'http://server',
    retry: false,
    fetch: async () => {
      const status = answers[asked.length] ?? 404
      asked.push(status)
      return Response.json(
        { uuid: 'j', status: status === 200 ? 'STARTED' : status, progress: { done: 0, total: 0 } },
        { status },
      )
    },
  })
  const queryClient = createQueryClient({ client })
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
  )
  const { result } = renderHook(() => useJob('j'), { wrapper })
  await act(() => vi.advanceTimersByTimeAsync(10_000))
  expect(asked).toEqual([500, 200, 404])
  expect(result.current).toMatchObject({ job: { status: 'STARTED' }, error: { status: 404 }, isRunning: false })
})

it('leaving the page ends the polling and aborts the request', async () => {
  vi.useFakeTimers()
  const signals: AbortSignal[] = []
  const client = createClient({
    baseUrl: 'http://server',
    fetch: async (_url, { signal }) => {
      signals.push(signal)
      if (signals.length > 1) return new Promise(() => {})
      return Response.json({ uuid: 'j', status: 'STARTED', progress: { done: 0, total: 0 } })
    },
  })
  const queryClient = createQueryClient({ client })
  const wrapper = ({ children }: { children: ReactNode }) => (
    <StrictMode>
      <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
    </StrictMode>
  )
  const { unmount } = renderHook(() => useJob('j'), { wrapper })
  await act(() => vi.advanceTimersByTimeAsync(400))
  expect(signals.map(({ aborted }) => aborted)).toEqual([false, false])
  unmount()
  await act(() => vi.advanceTimersByTimeAsync(10_000))
  expect(signals.map(({ aborted }) => aborted)).toEqual([false, true])
})

it('without a job nothing is requested', () => {
  const queryClient = createQueryClient({
    client: createClient({ baseUrl: 'http://server', fetch: () => Promise.reject(new Error('asked')) }),
  })
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
  )
  const { result } = renderHook(() => useJob(undefined), { wrapper })
  expect(result.current).toMatchObject({ job: undefined, isRunning: false })
})

/** A server that answers calls one after the other, by their paths. */
function serving(...answers: object[]) {
  const asked: string[] = []
  const client = createClient({
    baseUrl: 'http://server',
    retry: false,
    fetch: async (url, { method }) => {
      asked.push(`${method} ${url.replace('http://server/api/v3/', '')}`)
      return Response.json(answers.length > 1 ? answers.shift() : answers[0])
    },
  })
  const queryClient = createQueryClient({ client })
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
  )
  return { asked, queryClient, wrapper }
}

const path = { projectUUID: 'p' }

it.each<[string, () => object, object, object, string]>([
  [
    'a status operation',
    () => useFollow(api.projects.getDownloadStatus, { path: { ...path, requestUUID: 'r' } }, ['tasks']),
    { requestUuid: 'r', status: 'STARTED' },
    { requestUuid: 'r', status: 'COMPLETED', downloadUrl: '/f' },
    'GET project/p/download/r/status',
  ],
  [
    'a call that is repeated with its request id',
    () => useFollow(api.costs.calculate, { path, query: { requestId: 'r' } }, ['tasks']),
    { id: 'r', status: 'RUNNING' },
    { id: 'r', status: 'WARN' },
    'POST project/p/async/calculate/costs?requestId=r',
  ],
  [
    'a job in a state of a newer server',
    () => useFollow(api.jobs.get, { path: { jobUuid: 'r' } }, ['tasks']),
    { uuid: 'r', status: 'QUEUED' },
    { uuid: 'r', status: 'FAILED', error: 'no' },
    'GET job/r',
  ],
])('%s is followed to its end, and what it changed is refreshed', async (_, follow, running, last, call) => {
  vi.useFakeTimers()
  const { asked, queryClient, wrapper } = serving(running, running, last)
  queryClient.setQueryData(query(api.tasks.list).queryKey, {} as never)
  const { result } = renderHook(follow, { wrapper })
  expect(result.current).toMatchObject({ isRunning: true })
  await act(() => vi.advanceTimersByTimeAsync(5_000))
  expect(asked).toEqual([call, call, call])
  expect(result.current).toEqual({ state: last, error: null, isRunning: false })
  expect(queryClient.getQueryState(query(api.tasks.list).queryKey)?.isInvalidated).toBe(true)
})

it('work is started, followed, and handed over, and what it changed is refreshed', async () => {
  const started = { requestUuid: 'r', status: 'STARTED' }
  const done = { requestUuid: 'r', status: 'COMPLETED', downloadUrl: '/f' }
  const { asked, queryClient, wrapper } = serving(started, done)
  queryClient.setQueryData(query(api.projects.list).queryKey, {} as never)
  const onDone = vi.fn<(outcome: { downloadUrl?: string }) => void>()
  const { result } = renderHook(() => useRun(api.projects.startDownload, { onDone, interval: 5 }), { wrapper })
  expect(result.current).toMatchObject({ isRunning: false, error: null, state: undefined })
  act(() => result.current.run({ path }))
  await waitFor(() => expect(onDone).toHaveBeenCalledWith(done))
  await waitFor(() => expect(result.current).toMatchObject({ isRunning: false, data: done, state: done }))
  expect(asked).toEqual(['POST project/p/download', 'GET project/p/download/r/status'])
  expect(queryClient.getQueryState(query(api.projects.list).queryKey)?.isInvalidated).toBe(true)
})

it('work that fails tells why, until it is forgotten', async () => {
  const { wrapper } = serving({ requestUuid: 'r', status: 'FAILED' })
  const { result } = renderHook(() => useRun(api.projects.startDownload), { wrapper })
  act(() => result.current.run({ path }))
  await waitFor(() => expect(result.current.error).toMatchObject({ kind: 'job', status: 'FAILED' }))
  act(() => result.current.stop())
  await waitFor(() => expect(result.current.error).toBeNull())
})

it('leaving the page ends the wait, which isn’t an error', async () => {
  vi.useFakeTimers()
  const { asked, wrapper } = serving({ requestUuid: 'r', status: 'STARTED' })
  const { result, unmount } = renderHook(() => useRun(api.projects.startDownload), { wrapper })
  act(() => result.current.run({ path }))
  await act(() => vi.advanceTimersByTimeAsync(2_500))
  expect(asked).toHaveLength(3)
  unmount()
  await act(() => vi.advanceTimersByTimeAsync(10_000))
  expect(asked).toHaveLength(3)
})
