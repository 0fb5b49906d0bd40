import { createClient } from '@dragoman/sdk/client'
import * as api from '@dragoman/sdk/api'
import { QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, renderHook, waitFor } from '@testing-library/react'
import { StrictMode, type ReactNode } from 'react'
import { afterEach, expect, it, vi } from 'vitest'
import { isCanceled, progressOf, useJob } from './jobs.ts'
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
  await waitFor(() => expect(result.current.isRunning).toBe(false), { timeout: 5_000 })
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
