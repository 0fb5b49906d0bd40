import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createClient } from './client.ts'
import { uploadFiles, waitUntilIngested, type ProjectFile } from './project-files.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

interface Server {
  known?: { uuid: string; name: string; path?: string }[]
  refuse?: Record<string, [status: number, code: string]>
}

/** A project that takes files, by their names. */
function setUp({ known = [], refuse = {} }: Server = {}) {
  const asked: string[] = []
  const names = new Map(known.map(({ uuid, name }) => [uuid, name]))
  const client = createClient({
    baseUrl: 'http://server',
    retry: false,
    fetch: async (url, { method, body }) => {
      const at = url.replace('http://server/api/', '')
      const text = typeof body === 'string' ? body : ''
      asked.push(`${method} ${at}${text && ` ${text}`}`)
      if (at.endsWith('file-params') && method === 'GET') return Response.json({ files: { json: {}, po: {} } })
      if (at.endsWith('/resource/simple')) return Response.json(known)
      if (at.endsWith('/resource')) {
        const { name } = JSON.parse(text) as { name: string }
        names.set(`id-${name}`, name)
        return Response.json({ uuid: `id-${name}`, name })
      }
      if (at.endsWith('/work-unit')) return Response.json([{ uuid: 'w' }])
      const uuid = at.split('/')[4]!
      const refused = refuse[names.get(uuid)!]
      if (refused && at.endsWith('/content'))
        return Response.json({ status: refused[0], code: refused[1], message: 'no' }, { status: refused[0] })
      return Response.json({ uuid, name: names.get(uuid) })
    },
  })
  const send = (...files: ProjectFile[]) =>
    uploadFiles(client, { projectUUID: 'p', files, targetLocales: ['es'], workflows: ['TRANSLATION'] })
  return { client, asked, send }
}

it('each file is registered and uploaded, and work units are created for all', async () => {
  const { asked, send } = setUp()
  const { resources, workUnits, refused } = await send(new File(['{}'], 'a.json'), {
    name: 'b.po',
    content: 'msgid',
    path: 'texts',
    params: { parameters: { sourceFrom: 'msgstr' } },
  })
  expect([resources.map(({ uuid }) => uuid), workUnits, refused]).toEqual([
    ['id-a.json', 'id-b.po'],
    [{ uuid: 'w' }],
    [],
  ])
  expect(asked).toEqual([
    'GET v3/project/p/resource/simple',
    'GET v1/atlas/parser/file-params',
    'POST v3/project/p/resource {"name":"a.json"}',
    'PUT v3/project/p/resource/id-a.json/content',
    'POST v3/project/p/resource {"name":"b.po","path":"texts"}',
    'POST v3/project/p/resource/id-b.po/file-params {"parameters":{"sourceFrom":"msgstr"}}',
    'PUT v3/project/p/resource/id-b.po/content',
    'POST v3/project/p/work-unit [{"projectResourceUuid":"id-a.json","targetLocales":["es"],"workflows":["TRANSLATION"]},{"projectResourceUuid":"id-b.po","targetLocales":["es"],"workflows":["TRANSLATION"]}]',
  ])
})

it('a repeated upload replaces the content of a file that the project already has', async () => {
  const { asked, send } = setUp({ known: [{ uuid: 'old', name: 'a.json' }] })
  await send(new File(['{}'], 'a.json'))
  expect(asked.filter((call) => call.includes('/resource') && !call.startsWith('GET'))).toEqual([
    'PUT v3/project/p/resource/old/content',
  ])
})

it('unreadable files are reported, and the others are uploaded', async () => {
  const { asked, send } = setUp({
    known: [{ uuid: 'old', name: 'old.json' }],
    refuse: { 'broken.json': [422, 'FILE_REFUSED'], 'old.json': [422, 'FILE_REFUSED'] },
  })
  const { resources, refused } = await send(
    new File([''], 'manual.doc'),
    new File(['{'], 'broken.json'),
    new File(['{'], 'old.json'),
    new File(['{}'], 'a.json'),
  )
  expect(resources.map(({ uuid }) => uuid)).toEqual(['id-a.json'])
  expect(refused.map(({ file, error }) => [file.name, error.kind, error.message])).toEqual([
    ['manual.doc', 'validation', 'file: manual.doc is of a type that is not read'],
    ['broken.json', 'http', 'no'],
    ['old.json', 'http', 'no'],
  ])
  // One that was registered for nothing would be waited for; one from before stays as it was.
  expect(asked.filter((call) => call.startsWith('DELETE'))).toEqual(['DELETE v3/project/p/resource/id-broken.json'])
})

it('no work units are created if no file can be read', async () => {
  const { asked, send } = setUp()
  expect(await send(new File([''], 'manual.doc'))).toMatchObject({ resources: [], workUnits: [] })
  expect(asked.filter((call) => !call.startsWith('GET'))).toEqual([])
})

it('a failure that concerns the project rejects the upload', async () => {
  const { send } = setUp({ refuse: { 'a.json': [422, 'PROJECT_NOT_DRAFT'] } })
  await expect(send(new File(['{}'], 'a.json'))).rejects.toMatchObject({ code: 'PROJECT_NOT_DRAFT' })
})

/** A project whose files have one status after the other. */
function ingesting(...looks: Record<string, string>[]) {
  let asked = 0
  const client = createClient({
    baseUrl: 'http://server',
    fetch: async () => {
      const files = looks[Math.min(asked++, looks.length - 1)]!
      const resources = Object.entries(files).map(([uuid, status]) => ({
        uuid,
        name: `${uuid}.json`,
        status,
        ...(status === 'ERROR' && {
          error: 'BW Error: Line 3 is broken.',
          failure: { code: 'FILE_REFUSED', data: { line: 3 } },
        }),
      }))
      return Response.json({ status: 'x', resources, totalFiles: resources.length, completedFiles: 0 })
    },
  })
  return { client, asked: () => asked }
}

it('waitUntilIngested waits until every file has its segments', async () => {
  const { client, asked } = ingesting(
    { a: 'WAITING', b: 'DONE' },
    { a: 'RUNNING', b: 'DONE' },
    { a: 'DONE', b: 'DONE' },
  )
  const promise = waitUntilIngested(client, 'p')
  await vi.runAllTimersAsync()
  expect((await promise).resources.map(({ status }) => status)).toEqual(['DONE', 'DONE'])
  expect(asked()).toBe(3)
})

it('waitUntilIngested waits only for the named files', async () => {
  const { client } = ingesting({ a: 'WAITING', b: 'DONE', c: 'ERROR' })
  const promise = waitUntilIngested(client, 'p', { resources: ['b'] })
  await vi.runAllTimersAsync()
  expect((await promise).resources.map(({ uuid }) => uuid)).toEqual(['b'])
})

it('waitUntilIngested rejects for an unreadable file once the others are ready', async () => {
  const { client, asked } = ingesting({ a: 'ERROR', b: 'RUNNING' }, { a: 'ERROR', b: 'DONE' })
  const promise = waitUntilIngested(client, 'p').catch((error: unknown) => error)
  await vi.runAllTimersAsync()
  expect(await promise).toMatchObject({
    kind: 'job',
    status: 'ERROR',
    message: 'a.json: Line 3 is broken.',
    code: 'FILE_REFUSED',
    data: { line: 3 },
  })
  expect(asked()).toBe(2)
})

it('a file replaces the one of its name in its folder, and no other', async () => {
  const known = [
    { uuid: 'top', name: 'a.json', path: '' },
    { uuid: 'web', name: 'a.json', path: 'packages/web' },
  ]
  const { send } = setUp({ known })
  const content = '{}'
  const name = 'a.json'
  const { resources } = await send(
    { name, content, path: 'packages/web' },
    { name, content },
    { name, content, path: 'packages/web/a.json' },
    { name, content, path: 'packages/admin' },
  )
  expect(resources.map(({ uuid }) => uuid)).toEqual(['web', 'top', 'web', 'id-a.json'])
})
