import { unzipSync } from 'fflate'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { fileForm } from '../projects.ts'
import { startTestServer, type TestServer } from '../start-server.ts'
import { keyOf } from './wire.ts'

// The calls of the public Webflow connector: it signs in with a key, sends one JSON file a page, and fetches translations.

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

const send = (method: string, path: string, body?: object) =>
  fetch(path.startsWith('http') ? path : `${server.url}${path}`, {
    method,
    headers: {
      'X-AUTH-TOKEN': token,
      Accept: 'application/json, text/plain, */*',
      ...(body && !(body instanceof FormData) && { 'Content-Type': 'application/json' }),
    },
    body: body === undefined || body instanceof FormData ? (body ?? null) : JSON.stringify(body),
  })

async function call(method: string, path: string, body?: object) {
  const answer = await send(method, path, body)
  if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${await answer.text()}`)
  return (await answer.json()) as never
}

/** Moves a project as the connector does: it looks until the move has happened, and waits where the project is locked. */
async function move(project: string, from: string, to: string, more: object = {}): Promise<void> {
  let isAsked = false
  await server.test.until(async () => {
    const { status } = (await call('GET', project)) as { status: string }
    if (status !== from) return status
    if (isAsked) return undefined
    const answer = await send('POST', `${project}/status`, { newStatus: to, ...more })
    const { code } = (await answer.json()) as { code?: string }
    isAsked = answer.ok
    const isPassing = answer.status === 423 || (answer.status === 422 && code === 'BWX-002')
    if (!isAsked && !isPassing) throw new Error(`${answer.status} ${code}`)
    return undefined
  })
}

it('the connector finds units with their languages, workflows, glossaries, and memories', async () => {
  const { content } = (await call('GET', '/api/v3/client?size=100')) as {
    content: { uuid: string; name: string; clientLanguages: string }[]
  }
  const unit = content.find(({ uuid }) => uuid === server.people.place.orgUnitId)!
  expect(unit.clientLanguages.split(',')).toEqual(expect.arrayContaining(['es']))
  expect(await call('GET', '/api/v3/workflow')).toContainEqual(
    expect.objectContaining({ code: 'TRANSLATION', active: true, sequence: expect.any(Number) }),
  )
  expect(await call('GET', `/api/v3/client/${unit.uuid}/workflows`)).toEqual(expect.any(Array))
  expect(await call('GET', '/api/v3/glossary?organizationUuid=&size=100')).toMatchObject({ content: expect.any(Array) })
  expect(await call('GET', '/api/v1/atlas-tm?pageSize=100')).toMatchObject({ content: expect.any(Array) })
})

it('the connector sends a page, has the project approved, and fetches the translation both ways', async () => {
  const made = (await call('POST', '/api/v3/project?inferDefaultSettings=true', {
    reference: 'Pages',
    orgUnitUUID: server.people.place.orgUnitId,
    sourceLocale: 'en',
  })) as { uuid: string }
  const project = `/api/v3/project/${made.uuid}`
  const name = 'item12__hero.json'
  const { uuid: resource } = (await call('POST', `${project}/resource`, { name, path: name, notes: 'Hero' })) as {
    uuid: string
  }
  await call('PUT', `${project}/resource/${resource}/content`, fileForm(name, '{"title":"Open"}'))
  const wanted = { projectResourceUuid: resource, workflows: ['TRANSLATION'], targetLocales: ['es'] }
  const [unit] = (await call('POST', `${project}/work-unit?bulk=true`, [wanted])) as { uuid: string }[]
  expect(await call('GET', `${project}/resource/simple`)).toMatchObject([{ uuid: resource, name }])
  await server.test.idle()
  await move(project, 'DRAFT', 'PENDING', { calculateCosts: true })
  await move(project, 'PENDING', 'APPROVED')

  const translation = `${project}/work-unit/${unit!.uuid}/translation`
  await call('POST', translation, {})
  const built = await server.test.until(async () => {
    const state = (await call('GET', translation)) as { translationStatus: string; translatedFileUrl?: string }
    return state.translationStatus === 'PREPARING' ? undefined : state
  })
  expect(['TRANSLATED', 'NOT_TRANSLATED']).toContain(built.translationStatus)
  const zip = await send('GET', `${project}/download?resources=${resource}&locales=es`)
  expect(zip.status).toBe(200)
  const [file] = Object.values(unzipSync(await zip.bytes()))
  expect(JSON.parse(new TextDecoder().decode(file))).toHaveProperty('title')
})

it('a token that is unknown is answered with 403, upon which the connector signs in again', async () => {
  const answer = await fetch(`${server.url}/api/v3/client`, { headers: { 'X-AUTH-TOKEN': 'gone' } })
  expect(answer.status).toBe(403)
})
