import { expect, type APIRequest, type APIRequestContext } from '@playwright/test'
import { addressOf, demoPassword, type DemoName } from './test.ts'

/** A task that was made for a test: accepted by its linguist, open in the editor at `path`. */
export interface MadeTask {
  uuid: string
  workUnitUuid: string
  path: string
}

const file = 'app.xlf'

/** Five segments: one of words alone, one with a pair of codes, one that a memory knows, and one twice. */
const xliff = `<?xml version="1.0" encoding="UTF-8"?>
<xliff version="1.2" xmlns="urn:oasis:names:tc:xliff:document:1.2">
  <file original="app.txt" source-language="en" datatype="plaintext">
    <body>
      <trans-unit id="1"><source>Open the project page.</source></trans-unit>
      <trans-unit id="2"><source>Open the <g id="1">new</g> folder.</source><note>A button.</note></trans-unit>
      <trans-unit id="3"><source>Close all the open windows.</source></trans-unit>
      <trans-unit id="4"><source>Save it</source></trans-unit>
      <trans-unit id="5"><source>Save it</source></trans-unit>
    </body>
  </file>
</xliff>
`

const tmx = `<?xml version="1.0" encoding="UTF-8"?>
<tmx version="1.4"><header creationtool="test" creationtoolversion="1" segtype="sentence" o-tmf="none" adminlang="en" srclang="en" datatype="plaintext"/><body>
<tu><tuv xml:lang="en"><seg>Close all the open windows.</seg></tuv><tuv xml:lang="es"><seg>Cierra todas las ventanas.</seg></tuv><tuv xml:lang="ar"><seg>أغلق كل النوافذ.</seg></tuv></tu>
</body></tmx>
`

/** Somebody who calls the server without a page. */
export async function caller(request: APIRequest, baseURL: string, name: DemoName): Promise<APIRequestContext> {
  const context = await request.newContext({ baseURL, extraHTTPHeaders: { Origin: baseURL } })
  const credentials = JSON.stringify({ username: addressOf(name), password: demoPassword })
  const data = Buffer.from(Buffer.from(credentials).toString('base64'))
  await context.post('/api/v3/auth/login', { headers: { 'Content-Type': 'application/json' }, data })
  return context
}

async function json<Answer>(answer: ReturnType<APIRequestContext['get']>): Promise<Answer> {
  const response = await answer
  expect(response.ok(), `${response.url()}: ${response.status()} ${await response.text()}`).toBe(true)
  const text = await response.text()
  return (text ? JSON.parse(text) : undefined) as Answer
}

type Named = { uuid: string }
type Listed = Named & { workUnit: Named & { targetLanguage: string } }

/** A project of one file, approved, with each of its tasks accepted by a linguist. Gives the tasks by language. */
export async function makeTasks(
  request: APIRequest,
  baseURL: string,
  linguists: Readonly<Record<string, DemoName>>,
): Promise<Record<string, MadeTask>> {
  const manager = await caller(request, baseURL, 'manager')
  const client = await caller(request, baseURL, 'client')
  const locales = Object.keys(linguists)
  const units = await json<{ content: Named[] }>(client.get('/api/v3/client', { params: { queryType: 'MINE' } }))
  const memory = await json<Named>(
    manager.post('/api/v1/atlas-tm', { data: { name: `Editor ${Date.now()}`, sourceLocale: 'en', targetLocales: locales } }),
  )
  const upload = (name: string, content: string) => ({ file: { name, mimeType: 'application/octet-stream', buffer: Buffer.from(content) } })
  await json(manager.post(`/api/v1/translation-memory/${memory.uuid}/import`, { multipart: upload('known.tmx', tmx) }))
  const project = await json<Named>(
    manager.post('/api/v3/project?inferDefaultSettings=true', {
      data: { reference: 'In the editor', orgUnitUUID: units.content[0]!.uuid, sourceLocale: 'en' },
    }),
  )
  const home = `/api/v3/project/${project.uuid}`
  const resource = await json<Named>(manager.post(`${home}/resource`, { data: { name: file } }))
  await json(manager.put(`${home}/resource/${resource.uuid}/content`, { multipart: upload(file, xliff) }))
  await json(
    manager.post(`${home}/work-unit?bulk=true`, {
      data: [{ projectResourceUuid: resource.uuid, targetLocales: locales, workflows: ['TRANSLATION'] }],
    }),
  )
  await json(manager.post(`${home}/translation-memory`, { data: [{ tmUuid: memory.uuid, read: true, write: true, penalty: 4 }] }))
  await expect(async () => {
    const { workUnits } = await json<{ workUnits: { genesisCreationStatus: string }[] }>(manager.get(home))
    expect(workUnits.map(({ genesisCreationStatus }) => genesisCreationStatus)).toEqual(locales.map(() => 'CREATED'))
  }).toPass()
  for (const newStatus of ['PENDING', 'APPROVED']) await json(manager.post(`${home}/status`, { data: { newStatus } }))
  const { content } = await json<{ content: Listed[] }>(manager.get('/api/v3/task', { params: { projectUuid: project.uuid } }))
  const made: Record<string, MadeTask> = {}
  for (const { uuid, workUnit } of content) {
    const linguist = await caller(request, baseURL, linguists[workUnit.targetLanguage]!)
    const me = await json<Named>(linguist.get('/api/v3/user/logged-user'))
    await json(manager.post(`/api/v3/task/${uuid}/assignment/${me.uuid}`))
    const path = `/editor/${encodeURIComponent(btoa(`T-${uuid}`))}`
    made[workUnit.targetLanguage] = { uuid, workUnitUuid: workUnit.uuid, path }
  }
  return made
}
