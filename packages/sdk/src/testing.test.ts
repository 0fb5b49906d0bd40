import { HttpResponse, type HttpHandler } from 'msw'
import { setupServer } from 'msw/node'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { call, createClient } from './client.ts'
import { createToken, current } from './generated/auth.ts'
import { get, list } from './generated/jobs.ts'
import { downloadTranslatedFile } from './generated/projects.ts'
import { machineLogin } from './machine-login.ts'
import { everything } from './generated/everything.ts'
import { mock, mockAll, type MockedAnswers } from './testing.ts'

const server = setupServer()
beforeAll(() => server.listen({ onUnhandledFrame: 'error' }))
afterEach(() => server.resetHandlers())
afterAll(() => server.close())

const baseUrl = 'http://server.test'
const client = createClient({ baseUrl, retry: false })

it('a mock answers an operation at its path and with its type', async () => {
  const job = {
    id: 'ü',
    uuid: 'ü',
    type: 'TM_IMPORT',
    status: 'FINISHED',
    progress: { done: 1, total: 1 },
    creationDate: 0,
  } as const
  server.use(mock(baseUrl, get, ({ path }) => ({ ...job, fileName: path.jobUuid })))
  expect(await call(client, get, { path: { jobUuid: 'ü' } })).toEqual({ ...job, fileName: 'ü' })
})

it('a mock can answer with a failure', async () => {
  server.use(mock(baseUrl, list, () => HttpResponse.json({ status: 409, message: 'Taken' }, { status: 409 })))
  await expect(call(client, list)).rejects.toMatchObject({ kind: 'http', status: 409, message: 'Taken' })
})

it('a mock can answer with bytes', async () => {
  const download = () =>
    call(client, downloadTranslatedFile, { path: { projectUUID: 'p' }, query: { workUnitUUID: 'w' } })
  server.use(mock(baseUrl, downloadTranslatedFile, () => new Blob(['abc'])))
  const blob = await download()
  expect([await blob.text(), 'name' in blob]).toEqual(['abc', false])
  server.use(mock(baseUrl, downloadTranslatedFile, () => new File(['def'], 'ü’s.json')))
  expect([await (await download()).text(), await download()]).toEqual([
    'def',
    expect.objectContaining({ name: 'ü’s.json' }),
  ])
})

it('a mock can answer with a token', async () => {
  server.use(
    mock(baseUrl, createToken, () => 'token'),
    mock(baseUrl, current, ({ request }) => HttpResponse.json({ sent: request.headers.get('x-auth-token') })),
  )
  const machine = createClient({ baseUrl, auth: machineLogin({ accessKey: 'a', secret: 's' }) })
  expect(await call(machine, current)).toEqual({ sent: 'token' })
})

it('every operation can be mocked by its own handler', { timeout: 240_000 }, async () => {
  const asked: string[] = []
  const answers = Object.fromEntries(
    Object.entries(everything).map(([resource, verbs]) => [
      resource,
      Object.fromEntries(
        Object.entries(verbs).map(([verb, { id }]) => [verb, () => (asked.push(id), HttpResponse.json(null))]),
      ),
    ]),
  ) as unknown as MockedAnswers<typeof everything>
  server.use(...mockAll(baseUrl, everything, answers))
  const operations = Object.values(everything).flatMap((verbs) => Object.values(verbs))
  for (const { id, method, path } of operations) {
    const address = `${baseUrl}${path.replaceAll(/\{[^}]+\}/g, 'x-x')}`
    const response = await fetch(address, { method })
    expect([response.status, asked.at(-1)]).toEqual([200, id])
  }
  expect(operations.length).toBeGreaterThan(100)
})

it('a missing or wrong answer of a mock is a type error', () => {
  const some = { jobs: { get, list } }
  const types = (): HttpHandler[] => [
    // @ts-expect-error -- list is missing
    ...mockAll(baseUrl, some, { jobs: { get: () => new Response() } }),
    // @ts-expect-error -- a job has no such answer
    ...mockAll(baseUrl, some, { jobs: { get: () => 7, list: () => new Response() } }),
    // @ts-expect-error -- a job has more fields
    mock(baseUrl, get, () => ({ uuid: 'u' })),
    // @ts-expect-error -- so has a page of them
    mock(baseUrl, list, () => Promise.resolve({ content: [{ uuid: 'u' }] })),
    // @ts-expect-error -- the path has no such parameter
    mock(baseUrl, get, ({ path }) => new Response(path.uuid)),
  ]
  expect(types).toThrow('jobs.list has no answer')
})
