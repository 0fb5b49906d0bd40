import { expect, request, type APIRequestContext } from '@playwright/test'
import { open, type Person } from './people.ts'

/** A user who calls the server without a page. */
export async function caller(person: Person): Promise<APIRequestContext> {
  const baseURL = process.env['E2E_URL']!
  const context = await request.newContext({ baseURL, extraHTTPHeaders: { Origin: baseURL } })
  await open(context, person)
  return context
}

/** The answer of a call as JSON; fails where the server refuses. */
export async function json<Answer>(answer: ReturnType<APIRequestContext['get']>): Promise<Answer> {
  const response = await answer
  expect(response.ok(), `${response.url()}: ${response.status()} ${await response.text()}`).toBe(true)
  const text = await response.text()
  return (text ? JSON.parse(text) : undefined) as Answer
}

/** A file as an upload takes it. */
export const fileOf = (name: string, content: string | Buffer) => ({
  name,
  mimeType: 'application/octet-stream',
  buffer: Buffer.from(content),
})

export interface Named {
  uuid: string
}

/** A task of a project that was made for a test. */
export interface MadeTask extends Named {
  workflow: { code: string }
  workUnit: Named & { filename: string; targetLanguage: string }
}

export interface ProjectPlan {
  reference: string
  /** Contents by their names. */
  files: Readonly<Record<string, string>>
  locales: readonly string[]
  workflows: readonly string[]
  /** Other parameters of each file. */
  about?: { notes?: string; previewUrl?: string }
  memories?: readonly { tmUuid: string; read: boolean; write: boolean; penalty?: number }[]
}

/** An approved project of the client's unit, without a page. Gives its id and its tasks. */
export async function makeProject(
  team: Readonly<Record<'manager' | 'client', Person>>,
  { reference, files, locales, workflows, about, memories }: ProjectPlan,
): Promise<Named & { tasks: MadeTask[] }> {
  const manager = await caller(team.manager)
  const client = await caller(team.client)
  const units = await json<{ content: Named[] }>(client.get('/api/v3/client', { params: { queryType: 'MINE' } }))
  const { uuid } = await json<Named>(
    manager.post('/api/v3/project?inferDefaultSettings=true', {
      data: { reference, orgUnitUUID: units.content[0]!.uuid, sourceLocale: 'en' },
    }),
  )
  const home = `/api/v3/project/${uuid}`
  const resources: Named[] = []
  for (const [name, content] of Object.entries(files)) {
    const resource = await json<Named>(manager.post(`${home}/resource`, { data: { name, ...about } }))
    await json(manager.put(`${home}/resource/${resource.uuid}/content`, { multipart: { file: fileOf(name, content) } }))
    resources.push(resource)
  }
  await json(
    manager.post(`${home}/work-unit?bulk=true`, {
      data: resources.map((resource) => ({ projectResourceUuid: resource.uuid, targetLocales: locales, workflows })),
    }),
  )
  if (memories) await json(manager.post(`${home}/translation-memory`, { data: memories }))
  await expect(async () => {
    const { workUnits } = await json<{ workUnits: { genesisCreationStatus: string }[] }>(manager.get(home))
    expect(workUnits.filter(({ genesisCreationStatus }) => genesisCreationStatus !== 'CREATED')).toEqual([])
  }).toPass()
  for (const newStatus of ['PENDING', 'APPROVED']) await json(manager.post(`${home}/status`, { data: { newStatus } }))
  const { content } = await json<{ content: MadeTask[] }>(
    manager.get('/api/v3/task', { params: { projectUuid: uuid, size: 100 } }),
  )
  return { uuid, tasks: content }
}
