import { HttpError } from '@dragoman/sdk/errors'
import { QueryClient } from '@tanstack/react-query'
import { isNotFound, isRedirect } from '@tanstack/react-router'
import { beforeEach, expect, test, vi } from 'vitest'
import { load, loadList } from './load.ts'

const { showServerFailure } = vi.hoisted(() => {
  // Another file may have loaded what stands in here for something else.
  vi.resetModules()
  return { showServerFailure: vi.fn<(error: Error) => void>() }
})
vi.mock('./errors/report-error.ts', () => ({ showServerFailure }))

const failing = (status: number) => ({
  queryKey: ['users', 'get', status],
  queryFn: () =>
    Promise.reject(new HttpError(status, { message: 'failed' }, { operationId: 'users.get', attempts: 1 })),
})

const queryClient = () => new QueryClient({ defaultOptions: { queries: { retry: false } } })

const args = (pathname = '/users/1', more: { preload?: boolean; cause?: 'enter' | 'stay' } = {}) => ({
  context: { queryClient: queryClient() },
  location: { pathname },
  preload: false,
  cause: 'enter' as const,
  ...more,
})

const thrown = (work: Promise<unknown>) =>
  work.then(
    () => undefined,
    (error: unknown) => error,
  )

beforeEach(() => showServerFailure.mockClear())

test('loaded data is available to the page', async () => {
  const entered = args()
  const options = { queryKey: ['users', 'get', 1], queryFn: () => Promise.resolve('Ana') }
  await load(entered, options)
  expect(entered.context.queryClient.getQueryData(options.queryKey)).toBe('Ana')
})

test('missing data leads to the 404 page', async () => {
  expect(isNotFound(await thrown(load(args(), failing(404))))).toBe(true)
})

test('[error.500] a 500 leads to the home page with a message', async () => {
  const error = await thrown(load(args(), failing(500)))
  expect(isRedirect(error)).toBe(true)
  expect(showServerFailure).toHaveBeenCalledOnce()
})

test.each([
  ['on the home page', args('/')],
  ['while preloading', args('/users/1', { preload: true })],
])('a 500 stays on its page %s', async (_, place) => {
  expect(await thrown(load(place, failing(500)))).toBeInstanceOf(HttpError)
  expect(showServerFailure).not.toHaveBeenCalled()
})

test.each([400, 403, 409, 503])('the status %s leads to the error page', async (status) => {
  expect(await thrown(load(args(), failing(status)))).toMatchObject({ status })
})

test('a list waits for its data on entering the page, and not when its address changes', async () => {
  expect(await thrown(loadList(args(), failing(503)))).toMatchObject({ status: 503 })
  expect(await thrown(loadList(args('/users', { cause: 'stay' }), failing(503)))).toBeUndefined()
})
