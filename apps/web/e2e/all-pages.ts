import { readFileSync } from 'node:fs'
import type { APIRequest, APIRequestContext } from '@playwright/test'
import { caller, json, type Named } from './make-project.ts'
import { expect, type DemoName } from './test.ts'

/** A page to look at, and who does. */
export interface SweptPage {
  /** Its address as the route tree has it, with its tab. */
  pattern: string
  address: string
  as: DemoName
}

/** The addresses of the route tree: what is added to it later is swept as well. */
const routes = [
  ...readFileSync(new URL('../src/routeTree.gen.ts', import.meta.url), 'utf8')
    .replace(/^[^]*export interface FileRoutesByTo \{/, '')
    .replace(/\n\}[^]*/, '')
    .matchAll(/^ {2}'([^']+)':/gm),
].map(([, route]) => route!)

/** Pages that one route shows: its tabs and layouts. */
const tabs: Readonly<Record<string, readonly string[]>> = {
  '/projects/$id': ['work', 'files', 'references', 'costs', 'memories', 'messages', 'activity', 'downloads'].map(
    (tab) => `tab=${tab}`,
  ),
  '/glossary/$id': ['tab=exchange', 'tab=activity', 'concept=1'],
  '/tasks': ['layout=board', 'layout=calendar', 'layout=workload'],
  '/tasks/$id': ['tab=files', 'tab=log'],
  '/tm/$id': ['tab=exchange', 'tab=concordance', 'tab=history'],
  '/organizations/$id': ['tab=glossaries'],
  '/organizations/units/$id': ['tab=settings', 'tab=prices', 'tab=people', 'tab=memories', 'tab=glossaries'],
  '/users/profile': ['tab=permissions'],
}

/** What others than administrators of the account and managers live in. */
const others: readonly (readonly [DemoName, string])[] = [
  ['accountadmin', '/'],
  ['lucia', '/'],
  ['lucia', '/tasks'],
  ['lucia', '/tasks?tab=available'],
  ['lucia', '/users/profile'],
  ['client', '/'],
  ['client', '/projects'],
]

/** Pages that are only there for those who are held up: the others are sent away. */
const passing = ['/auth/contract', '/auth/email', '/auth/login', '/go/{-$code}/{-$token}']

const managers = /^\/(projects|tasks|tm|glossary|notifications|search|$)/

function reader(route: string): DemoName {
  if (route.startsWith('/settings/system-settings')) return 'sysadmin'
  if (route.startsWith('/editor')) return 'lucia'
  return managers.test(route) ? 'manager' : 'accountadmin'
}

/** Every page, filled with what the demo has and, where it has nothing, with what is made for it here. */
export async function allPages(request: APIRequest, baseURL: string): Promise<SweptPage[]> {
  const admin = await caller(request, baseURL, 'accountadmin')
  const system = await caller(request, baseURL, 'sysadmin')
  const lucia = await caller(request, baseURL, 'lucia')
  const [task] = (await json<{ content: Named[] }>(lucia.get('/api/v3/task?size=1'))).content
  const ids: Readonly<Record<string, () => Promise<string>>> = {
    '/editor/$context': async () => {
      const { context } = await json<{ context: string }>(
        lucia.post('/api/v1/atlas/url/editor/context', { data: { workUnitIds: [], taskIds: [task!.uuid] } }),
      )
      return Buffer.from(context).toString('base64url')
    },
    '/glossary/$id': () => first(admin, '/api/v3/glossary'),
    '/organizations/$id': () => first(admin, '/api/v2/organization'),
    '/organizations/units/$id': () => first(admin, '/api/v3/client'),
    '/projects/$id': () => first(admin, '/api/v3/project?sort=created,asc'),
    '/projects/changes/$id': async () =>
      changed(admin, 'project', {
        kind: 'TAGS',
        projectUuids: [await first(admin, '/api/v3/project')],
        addTags: ['a'],
      }),
    '/settings/account-settings/business/$id': async () =>
      (await json<{ content: Named[] }>(admin.get('/api/v3/price-list'))).content[0]!.uuid,
    '/settings/automation-settings/pipelines/$pipelineUUID': () =>
      made(admin, '/api/v3/pipeline', {
        name: `Tags ${crypto.randomUUID()}`,
        active: false,
        trigger: { event: 'PROJECT_CREATED' },
        actions: [{ kind: 'TAG', addTags: ['swept'] }],
      }),
    '/settings/system-settings/accounts/$id': () => first(system, '/api/v3/account'),
    '/settings/system-settings/net-rate-settings/$id': async () =>
      (await json<Named[]>(system.get('/api/v3/net-rate-settings/list')))[0]!.uuid,
    '/settings/translation-settings/multi-project-config/$id': async () => {
      const configOrgUnits = [{ uuid: await first(admin, '/api/v3/client'), targetLanguages: [] }]
      return made(admin, '/api/v3/multi-project/config/upsert', {
        name: `World ${crypto.randomUUID()}`,
        sourceLanguage: 'en',
        configOrgUnits,
      })
    },
    '/settings/translation-settings/file-options/$id': () => first(admin, '/api/v3/client'),
    '/settings/translation-settings/segmentation/$id': () => first(admin, '/api/v3/client'),
    '/tasks/$id': () => first(admin, '/api/v3/task'),
    '/tasks/changes/$id': async () =>
      changed(admin, 'task', {
        kind: 'MINIMUM_SCORE',
        minimumScore: 80,
        taskUuids: [await first(admin, '/api/v3/task')],
      }),
    '/tm/$id': () => first(admin, '/api/v1/atlas-tm'),
    '/users/$id': () => first(admin, '/api/v3/user'),
    '/users/groups/$id': () => made(admin, '/api/v2/permission-group', { name: `Reviewers ${crypto.randomUUID()}` }),
  }
  const pages: SweptPage[] = []
  for (const route of routes.filter((each) => !passing.includes(each))) {
    const id = ids[route]
    expect(id !== undefined || !/\$(?!encoded|token)/.test(route), `no id is known for ${route}`).toBe(true)
    const address = route.replaceAll(/\/\{-\$\w+\}/g, '').replace(/\$\w+/, (await id?.()) ?? '')
    const as = reader(route)
    for (const tab of ['', ...(tabs[route] ?? []).map((each) => `?${each}`)])
      pages.push({ pattern: route + tab, address: address + tab, as })
  }
  const own = ['', '?tab=payment', '?tab=files'].map((tab): SweptPage => ({
    pattern: `/tasks/$id${tab}`,
    address: `/tasks/${task!.uuid}${tab}`,
    as: 'lucia',
  }))
  return [...pages, ...own, ...others.map(([as, address]) => ({ pattern: address, address, as }))]
}

async function first(as: APIRequestContext, path: string): Promise<string> {
  const address = `${path}${path.includes('?') ? '&' : '?'}size=1`
  return (await json<{ content: Named[] }>(as.get(address))).content[0]!.uuid
}

const made = async (as: APIRequestContext, path: string, data: object): Promise<string> =>
  (await json<Named>(as.post(path, { data }))).uuid

/** Changes many things at once, and waits until that is done. */
async function changed(as: APIRequestContext, kind: 'project' | 'task', data: object): Promise<string> {
  const { uuid } = await json<Named>(as.post(`/api/v3/${kind}/bulk`, { data }))
  await expect.poll(async () => (await as.get(`/api/v3/bulk-change/${uuid}`)).status()).toBe(200)
  return uuid
}
