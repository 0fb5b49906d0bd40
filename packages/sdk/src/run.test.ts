import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createClient } from './client.ts'
import { calculate } from './generated/costs.ts'
import { startExport } from './generated/logfiles.ts'
import { get, startDownload, startLocKit, startTranslatedFiles } from './generated/projects.ts'
import { create } from './generated/resourceVersions.ts'
import { clear, import as importMemory } from './generated/translationMemories.ts'
import { run } from './run.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

function setUp(...answers: object[]) {
  const asked: string[] = []
  const client = createClient({
    baseUrl: 'http://server',
    retry: false,
    fetch: async (url, { method, headers, body }) => {
      if (body instanceof ReadableStream) await new Response(body).text()
      const key = headers['idempotency-key']
      asked.push(`${method} ${url.replace('http://server/api/', '')}${key ? ` as ${key}` : ''}`)
      return Response.json(answers.length > 1 ? answers.shift() : answers[0])
    },
  })
  return { client, asked }
}

const path = { projectUUID: 'p' }
const running = { id: 'r', uuid: 'r', requestUuid: 'r', status: 'STARTED' }
const done = { ...running, status: 'COMPLETED', downloadUrl: '/f' }
const finished = { ...running, status: 'FINISHED', downloadFileUrl: '/f' }

type Client = ReturnType<typeof setUp>['client']

it.each<[string, (client: Client) => Promise<object>, object[], string[]]>([
  [
    'a request that is posted again',
    (client) => run(client, calculate, { path }),
    [
      { ...running, status: 'RUNNING' },
      { id: 'r', status: 'DONE', data: 5 },
    ],
    ['POST v3/project/p/async/calculate/costs', 'POST v3/project/p/async/calculate/costs?requestId=r'],
  ],
  [
    'an archive with a status of its own',
    (client) => run(client, startDownload, { path }),
    [running, done],
    ['POST v3/project/p/download', 'GET v3/project/p/download/r/status'],
  ],
  [
    'an export whose status lies beside it',
    (client) => run(client, startExport, { path: { projectUUID: 'p', logfileUUID: 'l' } }),
    [running, done],
    ['GET v3/project/p/logfile/l/download-async', 'GET v3/project/p/logfile/l/download/r/status'],
  ],
  [
    'an export that is there already',
    (client) => run(client, startExport, { path: { projectUUID: 'p', logfileUUID: 'l' } }),
    [done],
    ['GET v3/project/p/logfile/l/download-async'],
  ],
  [
    'a kit, whose start answers less than its end',
    (client) => run(client, startLocKit, { path, body: { locKitTypeJob: 'XLIFF', workUnitUuids: ['w'] } }),
    [{ id: 'r', status: 'FINISHED' }, finished],
    ['POST v3/project/p/translation-kit-job/loc-kit', 'GET v3/project/p/translation-kit-job/r'],
  ],
  [
    'a kit whose start spells its parameter differently',
    (client) => run(client, startTranslatedFiles, { path: { projectUuid: 'p' }, body: { workUnitUuids: ['w'] } }),
    [{ id: 'r', status: 'STARTED' }, finished],
    ['POST v3/project/p/translation-kit-job/translated-files', 'GET v3/project/p/translation-kit-job/r'],
  ],
  [
    'a job',
    (client) => run(client, clear, { path: { tmUuid: 'm' } }),
    [running, running, finished],
    ['POST v1/translation-memory/m/clear', 'GET v3/job/r', 'GET v3/job/r'],
  ],
  [
    'a version of a file',
    (client) =>
      run(client, create, {
        path: { projectUUID: 'p', projectResourceUUID: 'f' },
        body: { file: new File(['{}'], 'a.json') },
      }),
    [
      { uuid: 'r', status: 'READING' },
      { uuid: 'r', status: 'DONE' },
    ],
    ['PUT v3/project/p/resource/f/version', 'GET v3/project/p/resource/f/change/r'],
  ],
])('%s is followed to its end', async (_, start, answers, expected) => {
  const last = answers.at(-1)!
  const { client, asked } = setUp(...answers)
  const promise = start(client)
  await vi.runAllTimersAsync()
  expect(await promise).toEqual(last)
  expect(asked).toEqual(expected)
})

it('the result is typed by what the work ends with, and only work that goes on can be run', () => {
  const { client } = setUp(done)
  const types = async () => {
    const { downloadUrl } = await run(client, startDownload, { path })
    const { downloadFileUrl, completedFiles } = await run(client, startTranslatedFiles, {
      path: { projectUuid: 'p' },
      body: { workUnitUuids: ['w'] },
    })
    // @ts-expect-error -- the path is required
    void run(client, startDownload)
    // @ts-expect-error -- it does not go on
    void run(client, get, { path })
    return [downloadUrl?.length, downloadFileUrl?.length, completedFiles.toFixed()]
  }
  expect(types).toBeTypeOf('function')
})

it('a run reports its states and the bytes sent, and sends its start under an idempotency key', async () => {
  vi.useRealTimers()
  const { client, asked } = setUp(running, running, finished)
  const states: string[] = []
  const sent: number[] = []
  const promise = run(
    client,
    importMemory,
    { path: { tmUuid: 'm' }, body: { file: new File(['<tmx/>'], 'a.tmx') } },
    {
      idempotencyKey: 'k',
      interval: 5,
      onProgress: ({ status }) => states.push(status),
      onSent: (progress) => sent.push(progress.sent),
    },
  )
  await promise
  expect(states).toEqual(['STARTED', 'FINISHED'])
  expect(sent.at(-1)).toBeGreaterThan(6)
  expect(asked[0]).toContain(' as k')
})

it.each([
  ['work that fails', [running, { ...running, status: 'FAILED', error: 'no' }], {}, { kind: 'job', message: 'no' }],
  ['work that takes too long', [running], { timeout: 2_500 }, { kind: 'timeout' }],
  ['an answer without an id', [{ status: 'STARTED' }], {}, { kind: 'parse', operationId: 'projects.startDownload' }],
])('%s rejects', async (_, answers, options, expected) => {
  const { client } = setUp(...answers)
  const promise = run(client, startDownload, { path }, options)
  const error = promise.catch((reason: unknown) => reason)
  await vi.runAllTimersAsync()
  expect(await error).toMatchObject(expected)
})
