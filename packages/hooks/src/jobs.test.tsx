import { createClient } from '@dragoman/sdk/client'
import * as api from '@dragoman/sdk/api'
import { QueryClientProvider } from '@tanstack/react-query'
import { cleanup, renderHook, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, expect, it } from 'vitest'
import { progressOf, useJob } from './jobs.ts'
import { createQueryClient } from './query-client.ts'
import { query } from './query.ts'

afterEach(cleanup)

it.each([
  ['STARTED', 0, 0, undefined],
  ['STARTED', 1, 4, 0.25],
  ['STARTED', 9, 4, 1],
  ['FINISHED', 0, 0, 1],
  ['FINISHED_WARNING', 1, 4, 1],
  ['FAILED', 1, 4, 0.25],
] as const)('of a job %s with %s of %s, %s is done', (status, done, total, expected) => {
  expect(progressOf({ status, progress: { done, total } })).toBe(expected)
})

it('follows a job to its end, and then refreshes what it changed', async () => {
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

it('waits while there is no job', () => {
  const queryClient = createQueryClient({ client: createClient({ baseUrl: 'http://server', fetch: () => Promise.reject(new Error('asked')) }) })
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
  )
  const { result } = renderHook(() => useJob(undefined), { wrapper })
  expect(result.current).toMatchObject({ job: undefined, isRunning: false })
})
