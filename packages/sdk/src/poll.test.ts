import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createClient } from './client.ts'
import { isJobError } from './errors.ts'
import { calculate } from './generated/costs.ts'
import { get } from './generated/jobs.ts'
import { getDownloadStatus } from './generated/projects.ts'
import { pollJob, pollRequest, pollStatus } from './poll.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

function setUp(...answers: object[]) {
  const asked: string[] = []
  const client = createClient({
    baseUrl: 'http://server',
    fetch: async (url, { method }) => {
      asked.push(`${method} ${url.replace('http://server/api/v3', '')}`)
      return Response.json(answers.length > 1 ? answers.shift() : answers[0])
    },
  })
  return { client, asked }
}

it('a request is polled by posting its ID again', async () => {
  const { client, asked } = setUp(
    { id: 'r', status: 'RUNNING' },
    { id: 'r', status: 'RUNNING' },
    { id: 'r', status: 'WARN' },
  )
  const seen: string[] = []
  const promise = pollRequest(
    client,
    calculate,
    { path: { projectUUID: 'p' } },
    { onProgress: ({ status }) => seen.push(status) },
  )
  await vi.runAllTimersAsync()
  expect((await promise).status).toBe('WARN')
  expect(seen).toEqual(['RUNNING', 'RUNNING', 'WARN'])
  const again = 'POST /project/p/async/calculate/costs?requestId=r'
  expect(asked).toEqual(['POST /project/p/async/calculate/costs', again, again])
})

it('a status URL is polled', async () => {
  const { client, asked } = setUp(
    { requestUuid: 'r', status: 'STARTED' },
    { requestUuid: 'r', status: 'COMPLETED', downloadUrl: '/f' },
  )
  const promise = pollStatus(
    client,
    { requestUuid: 'r', status: 'STARTED' as const },
    getDownloadStatus,
    (requestUUID) => ({ path: { projectUUID: 'p', requestUUID } }),
    { interval: 5 },
  )
  await vi.runAllTimersAsync()
  expect((await promise).downloadUrl).toBe('/f')
  expect(asked).toEqual(Array(2).fill('GET /project/p/download/r/status'))
})

it.each(['FINISHED', 'FINISHED_WARNING'])('a job is polled until it is %s', async (status) => {
  const { client, asked } = setUp({ uuid: 'j', status: 'STARTED' }, { uuid: 'j', status })
  const promise = pollJob(client, get, { path: { jobUuid: 'j' } })
  await vi.runAllTimersAsync()
  expect((await promise).status).toBe(status)
  expect(asked).toEqual(['GET /job/j', 'GET /job/j'])
})

it.each([
  ['FAILED', { error: 'BW Error: Line 3 is broken.' }, 'Line 3 is broken.'],
  ['CANCELLED', {}, 'The job ended with the status CANCELLED'],
  ['FINISHED_WARNING', { error: 'Canceled.', failure: { code: 'CANCELLED' } }, 'Canceled.'],
])('a job that is %s rejects, in the words of the server', async (status, more, message) => {
  const { client } = setUp({ uuid: 'j', status: 'STARTED' }, { uuid: 'j', status, ...more })
  const seen: string[] = []
  const promise = pollJob(client, get, { path: { jobUuid: 'j' } }, { onProgress: (job) => seen.push(job.status) })
  const failed = promise.catch((error: unknown) => error)
  await vi.runAllTimersAsync()
  const error = await failed
  expect(isJobError(error)).toBe(true)
  expect(error).toMatchObject({ kind: 'job', status, message, operationId: 'jobs.get' })
  expect(seen).toEqual(['STARTED', status])
})

it('polling ends after its timeout', async () => {
  const { client, asked } = setUp({ uuid: 'j', status: 'STARTED' })
  const promise = pollJob(client, get, { path: { jobUuid: 'j' } }, { timeout: 3_500 })
  promise.catch(() => undefined)
  await vi.runAllTimersAsync()
  await expect(promise).rejects.toMatchObject({ kind: 'timeout', operationId: 'jobs.get' })
  expect(asked).toHaveLength(4)
})

it('an aborted poll ends at once and leaves nothing behind', async () => {
  const { client } = setUp({ uuid: 'j', status: 'STARTED' })
  const controller = new AbortController()
  const promise = pollJob(client, get, { path: { jobUuid: 'j' } }, { signal: controller.signal })
  promise.catch(() => undefined)
  await vi.advanceTimersByTimeAsync(500)
  controller.abort()
  await expect(promise).rejects.toMatchObject({ kind: 'abort' })
  expect(vi.getTimerCount()).toBe(0)
})
