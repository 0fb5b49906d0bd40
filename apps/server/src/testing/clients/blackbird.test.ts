import type { PulledEvents, WebhookWithSecret } from '@dragoman/sdk/operations/webhooks'
import { unzipSync } from 'fflate'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { bodyOf, fileForm, projectSteps } from '../projects.ts'
import { startTestServer, type TestServer } from '../start-server.ts'
import { unreadable, type DataType } from './data-types.ts'
import { exactHeader, keyOf, sendOnWire } from './wire.ts'

// The calls of the public Blackbird app, in the form in which its libraries write them: headers are compared letter by
// letter, what is not given is null in JSON and a name without a value in an address, and a page is added to the pages
// that were asked for before. What it reads is held against its classes.

let server: TestServer
let token = ''

beforeAll(async () => {
  server = await startTestServer()
  const signIn = {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(await keyOf(server)),
  }
  token = exactHeader(await sendOnWire(`${server.url}/api/v3/auth`, signIn), 'X-AUTH-TOKEN') ?? ''
})
afterAll(() => server[Symbol.asyncDispose]())

async function call(method: string, path: string, body?: object) {
  const json = body && !(body instanceof FormData)
  const headers = {
    'X-AUTH-TOKEN': token,
    Accept: 'application/json, text/json, text/x-json, text/javascript, application/xml, text/xml',
    ...(json && { 'Content-Type': 'application/json' }),
  }
  const sent = json ? JSON.stringify(body) : (body as FormData | undefined)
  const { status, text } = await sendOnWire(`${server.url}${path}`, { method, headers, ...(sent && { body: sent }) })
  const read = text === '' ? undefined : (JSON.parse(text) as unknown)
  // A code is how it tells a failure, whatever the status.
  const { code } = Object(read) as { code?: string }
  if (status >= 400 || code) throw new Error(`${method} ${path}: ${status} ${text}`)
  return read as never
}

const organization: DataType = { id: 'int', uuid: 'string?', name: 'string?', country: 'string?' }
const person: DataType = {
  uuid: 'string?',
  email: 'string?',
  name: 'string?',
  status: 'string?',
  tasksCompletedCount: 'int',
}
const project: DataType = {
  uuid: 'string?',
  name: 'string?',
  reference: 'string?',
  genesisId: 'string?',
  currency: 'string?',
  sourceLocale: 'string?',
  targetLocales: ['string?'],
  isContinuous: 'bool',
  status: 'string?',
  client: { uuid: 'string?', organization, name: 'string?', sourceLanguage: 'string?', targetLanguages: ['string?'] },
  contact: person,
  creator: person,
  tags: ['string?'],
  costsLogfileId: 'string?',
  costsStatus: 'string?',
  totalWorkUnits: 'int',
  progress: 'double',
  automationEnabled: 'bool',
  automationStatus: 'string?',
}
const glossary: DataType = {
  uuid: 'string?',
  bwGlossaryId: 'int',
  name: 'string?',
  creationDate: 'time',
  createdBy: person,
  organization,
  note: 'string?',
  isDefault: 'bool',
  totalConcepts: 'int',
  languages: ['string?'],
  allLanguages: ['string?'],
}
const taskEvent: DataType = {
  uuid: 'string?',
  acceptance_date: 'time',
  assign_date: 'time',
  assigned_by_email: 'string?',
  assigned_by_name: 'string?',
  assignee: 'string?',
  assignee_email: 'string?',
  begin_index: 'int',
  creation_timestamp: 'time',
  creator: 'string?',
  creator_email: 'string?',
  delivery_date: 'time',
  due_date: 'time',
  event_type: 'string?',
  files: ['string?'],
  instructions: 'string?',
  name: 'string?',
  reference_files: ['string?'],
  scheduled_date: 'time',
  skip_date: 'time',
  status: 'string?',
  workflow: 'string?',
}
const workUnitEvent: DataType = {
  id: 'string?',
  begin_index: 'int',
  chars: 'int',
  confirmed_non_translatable: 'int',
  confirmed_segments: 'int',
  end_index: 'int',
  new_status: 'string?',
  previous_status: 'string?',
  project_file_id: 'string?',
  project_file_name: 'string?',
  project_step_level: 'int',
  total_non_translatable: 'int',
  total_segments: 'int',
  translated_file_url: 'string?',
  words: 'int',
  workflow: 'string?',
  is_last_workflow: 'bool',
}

interface Page {
  content: { uuid: string; status: string }[]
  last: boolean
}

it('the app signs in by the header as the wire spells it', () => expect(token).not.toBe(''))

it('the app creates a project, sends a file, and finds the project by a status of its own spelling', async () => {
  const { orgUnitId } = server.people.place
  const made = (await call('POST', '/api/v3/project?inferDefaultSettings=true', {
    reference: 'From the app',
    orgUnitUUID: orgUnitId,
    contactUUID: null,
    sourceLocale: 'en',
    notes: null,
    tags: null,
  })) as { uuid: string }
  expect(unreadable(project, made)).toEqual([])
  const at = (rest = '') => `/api/v3/project/${made.uuid}${rest}`
  const file = { name: 'a.json', path: 'a.json', notes: '' }
  const { uuid: resource } = (await call('POST', at('/resource'), file)) as { uuid: string }
  await call('PUT', at(`/resource/${resource}/content`), fileForm('a.json', '{"a":"Open"}'))
  const wanted = { projectResourceUuid: resource, workflows: ['TRANSLATION'], targetLocales: ['es'] }
  expect(await call('POST', at('/work-unit?bulk=true'), [wanted])).toHaveLength(1)
  await server.test.idle()
  expect(await call('POST', at('/status'), { newStatus: 'Pending', reason: null })).toMatchObject({ status: 'PENDING' })

  const unset = 'name&organizationUuid&orgUnitUuid&projectManagerUuid&contactPersonUuid&reference'
  const days = 'startCreateDate&endCreateDate&startDueDate&endDueDate&fileName'
  const search = async (status: string) =>
    (await call(
      'GET',
      `/api/v3/project?${unset}&${days}&status=${status}&sort=sortingByCreateDate&size=50&page=0`,
    )) as Page
  const found = await search('Pending')
  expect(found.content.map(({ uuid, status }) => [uuid, status])).toEqual([[made.uuid, 'PENDING']])
  expect(found.content.flatMap((one) => unreadable(project, one))).toEqual([])
  expect((await search('Approved')).content).toEqual([])
  const next = (await call('GET', `/api/v3/project?${unset}&sort=sortingByCreateDate&size=50&page=0&page=1`)) as Page
  expect(next).toMatchObject({ content: [], last: true })
})

it('the app creates a glossary, and imports the older TBX that it writes', async () => {
  const made = (await call('POST', '/api/v3/glossary', {
    name: 'Ships',
    languages: ['en', 'es'],
    organization: { uuid: server.people.place.organizationId },
    note: null,
    domain: null,
    subDomain: null,
    orgUnits: [],
  })) as { uuid: string }
  expect(unreadable(glossary, made)).toEqual([])
  const entry = `<termEntry id="1"><langSet xml:lang="en"><tig><term>harbor</term></tig></langSet></termEntry>`
  const form = new FormData()
  form.append('tbxFile', new File([`<martif type="TBX"><text><body>${entry}</body></text></martif>`], 'Ships'))
  await call('POST', `/api/v3/glossary/${made.uuid}/import-tbx`, form)
  await server.test.idle()
  expect(await call('GET', `/api/v3/glossary/${made.uuid}`)).toMatchObject({ totalConcepts: 1 })

  const start = (await call('GET', `/api/v3/glossary/export/${made.uuid}/tbx?tbxVersion=2`)) as { requestUuid: string }
  await server.test.idle()
  const status = `/api/v3/glossary/export/${made.uuid}/tbx/${start.requestUuid}/status`
  const { downloadUrl } = (await call('GET', status)) as { downloadUrl: string }
  const { text } = await sendOnWire(downloadUrl, {})
  expect(text).toMatch(
    /<martif [^]*<termEntry id="[^"]+">[^]*<langSet xml:lang="en">[^]*<tig>\s*<term>harbor<[^]*<\/martif>/,
  )
})

it('the app takes what a call that does not exist answers for a failure', async () => {
  await expect(call('POST', `/api/v3/glossary/${crypto.randomUUID()}/import-tmx`, new FormData())).rejects.toThrow(
    /404 .*"code":"NOT_FOUND"/,
  )
})

it('the app downloads the translations of a project without its token', async () => {
  const steps = projectSteps(server.test)
  const work = await steps.inWork(server.people.manager, [{ name: 'b.json', content: '{"a":"Open"}' }], ['es'])
  const at = `/api/v3/project/${work.uuid}/download`
  const { requestUuid } = (await call('POST', `${at}?locales=es`)) as { requestUuid: string }
  await server.test.idle()
  const { downloadUrl } = (await call('GET', `${at}/${requestUuid}/status`)) as { downloadUrl: string }
  const { bytes } = await sendOnWire(downloadUrl, {})
  expect(Object.keys(unzipSync(bytes))).toEqual(['es/b.json'])
})

it('the app reads the events of tasks and work units into its classes', async () => {
  const { accountAdmin, linguistA, manager } = server.people
  const { test } = server
  const types = ['TASK_ASSIGNED', 'WORK_UNIT_STATUS_CHANGE', 'TASK_STATUS_CHANGE']
  const { uuid } = bodyOf<WebhookWithSecret>(await test.call(accountAdmin, 'POST', '/api/v3/webhook', { types }))
  const steps = projectSteps(test)
  const work = await steps.inWork(manager, [{ name: 'c.json', content: '{"a":"Open"}' }], ['es'], ['TRANSLATION'])
  const tasks = `/api/v3/task/work-unit/${work.workUnits[0]!.uuid}`
  const [task] = bodyOf<{ uuid: string }[]>(await test.call(manager, 'GET', tasks))
  await test.call(manager, 'POST', `/api/v3/task/${task!.uuid}/assignment/${linguistA.id}`)
  const events = await test.until(async () => {
    const pulled = bodyOf<PulledEvents>(await test.call(accountAdmin, 'GET', `/api/v3/webhook/${uuid}/events`)).events
    return types.every((type) => pulled.some((event) => event.type === type)) ? pulled : undefined
  })
  const problems = events.flatMap(({ type, payload }) =>
    unreadable(type === 'WORK_UNIT_STATUS_CHANGE' ? workUnitEvent : taskEvent, payload),
  )
  expect(problems).toEqual([])
})
