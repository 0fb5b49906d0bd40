import { unzipSync } from 'fflate'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startTestServer, type TestServer } from '../start-server.ts'
import { keyOf } from './wire.ts'

// The calls of the public command line that the published API still has: signing in, a file of a continuous project, and
// its download. Its second base, which serves the editor, may be this server.

let server: TestServer
let token = ''

beforeAll(async () => {
  server = await startTestServer()
  const key = await keyOf(server)
  const headers = { 'Content-Type': 'application/json' }
  const answer = await fetch(`${server.url}/api/v3/auth`, { method: 'POST', headers, body: JSON.stringify(key) })
  token = answer.headers.get('x-auth-token') ?? ''
})
afterAll(() => server[Symbol.asyncDispose]())

const send = (method: string, path: string, body: FormData | null = null) =>
  fetch(`${server.url}${path}`, { method, headers: { 'User-Agent': 'BWX', 'x-auth-token': token }, body })

it('a file is sent to a continuous project, and its translations are downloaded as an archive with a name', async () => {
  const at = `/api/v3/project/ci/${server.people.place.orgUnitId}/command-line`
  const form = new FormData()
  form.append('file', new File(['{"a":"Open"}'], 'a.json'))
  for (const [name, value] of Object.entries({
    source: 'en',
    locales: 'es',
    reference: 'CLI',
    workflows: 'TRANSLATION',
  }))
    form.append(name, value)
  const sent = await send('POST', at, form)
  expect([sent.status, await sent.json()]).toMatchObject([
    201,
    { ciTag: 'command-line', resources: [{ name: 'a.json' }] },
  ])
  await server.test.idle()
  const archive = await send('GET', `${at}/download`)
  expect(archive.status).toBe(200)
  expect(archive.headers.get('content-disposition')).toMatch(/filename[^;=\n]*=((['"]).*?\2|[^;\n]*)/)
  expect(Object.keys(unzipSync(await archive.bytes()))).toEqual(['es/a.json'])
})

it('calls to the editor below its own base are refused with a code, and never answered by a page', async () => {
  for (const [method, call] of [
    ['POST', 'translation'],
    ['GET', 'file-status'],
  ] as const) {
    const answer = await send(method, `/genesis/api/v1/work-unit/${crypto.randomUUID()}/${call}`)
    expect([answer.status, await answer.json()]).toMatchObject([404, { code: 'NOT_FOUND' }])
  }
})

it('with this server as base of the editor, a translated file is built and looked for', async () => {
  const { content } = (await (await send('GET', '/api/v3/project?size=1')).json()) as { content: { uuid: string }[] }
  const project = (await (await send('GET', `/api/v3/project/${content[0]!.uuid}`)).json()) as {
    workUnits: { uuid: string }[]
  }
  const home = `/api/v1/work-unit/${project.workUnits[0]!.uuid}`
  expect((await send('POST', `${home}/translation`)).status).toBe(200)
  await server.test.idle()
  const status = await send('GET', `${home}/file-status`)
  expect(await status.json()).toMatchObject({ translationStatus: 'TRANSLATED' })
  expect((await send('POST', `/api/v1/work-unit/${crypto.randomUUID()}/translation`)).status).toBe(404)
})

it('a key by its earlier names gets a token under the earlier address', async () => {
  const { accessKey, secret } = await keyOf(server)
  const login = (secretAccesskey: string) =>
    fetch(`${server.url}/api/pub/v1/login`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ accesskey: accessKey, secretAccesskey }),
    })
  const answer = await login(secret)
  expect([answer.status, await answer.text()]).toEqual([200, ''])
  const headers = { 'x-auth-token': answer.headers.get('x-auth-token') ?? '' }
  expect((await fetch(`${server.url}/api/v3/workflow`, { headers })).status).toBe(200)
  expect((await login('wrong')).status).toBe(400)
})

it('a token that is unknown is answered with 403, upon which the command line signs in again', async () => {
  const answer = await fetch(`${server.url}/api/v3/workflow`, { headers: { 'x-auth-token': 'gone' } })
  expect(answer.status).toBe(403)
})
