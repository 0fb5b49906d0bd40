import { readFileSync } from 'node:fs'
import type { APIRequestContext } from '@playwright/test'
import { anyInvoice } from './make-invoice.ts'
import { caller, fileOf, json, type Named } from './make-project.ts'
import { makeReview, submitReview } from './make-review.ts'
import { demo, type DemoPerson } from './demo.ts'
import { expect } from './test.ts'

/** A page to look at, and who does. */
export interface SweptPage {
  /** Its address as the route tree has it, with its tab. */
  pattern: string
  route: string
  tab: string
  as: DemoPerson
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
  '/projects/$id': [
    'work',
    'files',
    'references',
    'costs',
    'memories',
    'messages',
    'comments',
    'activity',
    'downloads',
  ].map((tab) => `tab=${tab}`),
  '/connectors/$kind/$id': ['tab=runs', 'tab=languages', 'tab=settings', 'step=try'],
  '/finance/profitability': ['by=PROJECT', 'by=LINGUIST'],
  '/glossary/$id': ['tab=duplicates', 'tab=coverage', 'tab=candidates', 'tab=exchange', 'tab=activity', 'concept=1'],
  '/tasks': ['layout=board', 'layout=calendar', 'layout=workload'],
  '/tasks/$id': ['tab=files', 'tab=log'],
  '/tm/$id': ['tab=exchange', 'tab=concordance', 'tab=history'],
  '/organizations/$id': ['tab=glossaries'],
  '/organizations/units/$id': [
    'tab=settings',
    'tab=billing',
    'tab=prices',
    'tab=people',
    'tab=memories',
    'tab=glossaries',
  ],
  '/users/profile': ['tab=permissions'],
}

/** The pages of people other than account administrators and managers. */
const others: readonly (readonly [DemoPerson, string])[] = [
  ['accountadmin', '/'],
  ['lucia', '/'],
  ['lucia', '/tasks'],
  ['lucia', '/tasks?tab=available'],
  ['lucia', '/users/profile'],
  ['lucia', '/quality/reviews'],
  ['client', '/'],
  ['client', '/projects'],
  ['client', '/finance/receivables'],
]

/** Pages that are only there for those who are held up: the others are sent away. */
const passing = ['/auth/contract', '/auth/email', '/auth/login', '/go/{-$code}/{-$token}']

const managers = /^\/(projects|tasks|tm|glossary|notifications|search|$)/

function reader(route: string): DemoPerson {
  if (route.startsWith('/settings/system-settings')) return 'sysadmin'
  if (route.startsWith('/editor')) return 'lucia'
  return managers.test(route) ? 'manager' : 'accountadmin'
}

interface Callers {
  admin: APIRequestContext
  system: APIRequestContext
  lucia: APIRequestContext
}

/** The id that a route shows: of something that the demo has or, where it has nothing, of what is made for it here. */
const ids: Readonly<Record<string, (callers: Callers) => Promise<string>>> = {
  '/connectors/$kind': () => Promise.resolve('contentful'),
  '/connectors/$kind/$id': async ({ admin }) => {
    const fields = { integrationKey: crypto.randomUUID(), subscriptionId: '17' }
    const orgUnitUuid = await first(admin, '/api/v3/client')
    const name = `Swept ${crypto.randomUUID()}`
    return `pendo/${await made(admin, '/api/v3/connector/config', { kind: 'PENDO', name, orgUnitUuid, fields })}`
  },
  '/connectors/$kind/config/{-$id}': () => Promise.resolve('contentful/config/create'),
  '/connectors/$kind/config-group/{-$id}': () => Promise.resolve('contentful/config-group/create'),
  '/connectors/$kind/request/{-$id}': () => Promise.resolve('wordpress/request/create'),
  '/connectors/$kind/sync/{-$id}': () => Promise.resolve('github/sync'),
  '/editor/$context': async ({ lucia }) => {
    const body = { workUnitIds: [], taskIds: [await first(lucia, '/api/v3/task')] }
    const { context } = await json<{ context: string }>(lucia.post('/api/v1/atlas/url/editor/context', { data: body }))
    return Buffer.from(context).toString('base64url')
  },
  '/finance/payables/$id': async ({ admin, lucia }) => {
    const { uuid: vendorUuid } = await json<Named>(lucia.get('/api/v3/user/logged-user'))
    // In another currency than the bonus that is put into a run below: both are never billed in one payable.
    const bonus = { vendorUuid, kind: 'BONUS', currency: 'EUR', amount: 25, reason: 'On short notice' }
    const adjustment = await made(admin, '/api/v3/payable/adjustment', bonus)
    await json(lucia.post(`/api/v3/payable/adjustment/${adjustment}/answer`, { data: { status: 'CONFIRMED' } }))
    // Days long gone: the tasks of other tests are not billed.
    const period = { startDate: '2020-01-01', endDate: '2020-01-31', dueDate: '2099-01-01' }
    await json(admin.post('/api/v3/payable/create', { data: { ...period, vendorUuidList: [vendorUuid] } }))
    const list = () => json<{ content: Named[] }>(admin.get('/api/v3/payable'))
    await expect.poll(async () => (await list()).content.length).toBeGreaterThan(0)
    return (await list()).content[0]!.uuid
  },
  '/finance/payables/runs/$id': async ({ admin, system, lucia }) => {
    const { uuid: vendorUuid } = await json<Named>(lucia.get('/api/v3/user/logged-user'))
    const method = { paymentMethod: 'PAYPAL', paypalAccount: 'lucia@example.com' }
    await json(lucia.put('/api/v3/user/payment/logged-user', { data: method }))
    const bonus = { vendorUuid, kind: 'BONUS', currency: 'USD', amount: 40, reason: 'For a weekend' }
    const adjustment = await made(admin, '/api/v3/payable/adjustment', bonus)
    await json(lucia.post(`/api/v3/payable/adjustment/${adjustment}/answer`, { data: { status: 'CONFIRMED' } }))
    const period = { startDate: '2020-02-01', endDate: '2020-02-29', dueDate: '2099-01-01' }
    await json(admin.post('/api/v3/payable/create', { data: { ...period, vendorUuidList: [vendorUuid] } }))
    const list = () => json<{ content: (Named & { amount: number })[] }>(admin.get('/api/v3/payable?size=100'))
    const ours = async () => (await list()).content.find(({ amount }) => amount === 40)?.uuid
    await expect.poll(ours).toBeDefined()
    const payable = (await ours())!
    const multipart = { file: fileOf('i.pdf', '%PDF-1.7'), number: 'W-1', total: '40', currency: 'USD' }
    await json(lucia.post(`/api/v3/payable/${payable}/invoice-file`, { multipart }))
    await json(system.put(`/api/v3/payable/${payable}/approve`))
    const run = { method: 'PAYPAL', currency: 'USD', payableUuids: [payable] }
    const { payout } = await json<{ payout: Named }>(admin.post('/api/v3/payout', { data: run }))
    return payout.uuid
  },
  '/finance/receivables/$id': ({ admin }) => anyInvoice(admin),
  '/glossary/$id': ({ admin }) => first(admin, '/api/v3/glossary'),
  '/glossary/$id/concepts/$conceptId': async ({ admin }) => {
    const glossary = await first(admin, '/api/v3/glossary')
    const path = `/api/v3/glossary/${glossary}/concept-entries?size=1`
    const { content } = await json<{ content: { id: number }[] }>(admin.get(path))
    return `${glossary}/concepts/${content[0]!.id}`
  },
  '/organizations/$id': ({ admin }) => first(admin, '/api/v2/organization'),
  '/organizations/units/$id': ({ admin }) => first(admin, '/api/v3/client'),
  '/projects/$id': ({ admin }) => first(admin, '/api/v3/project?sort=createDate,desc'),
  '/projects/checks/$id': ({ admin }) => first(admin, '/api/v3/project?sort=createDate,desc'),
  '/projects/screenshots/$id': ({ admin }) => first(admin, '/api/v3/project?sort=createDate,desc'),
  '/projects/replace/$id': ({ admin }) => first(admin, '/api/v3/project?sort=createDate,desc'),
  '/projects/changes/$id': async ({ admin }) =>
    changed(admin, 'project', {
      kind: 'TAGS',
      projectUuids: [await first(admin, '/api/v3/project')],
      addTags: ['a'],
    }),
  '/quality/reports/$id': async ({ admin }) => {
    await submitReview(demo, await makeReview(demo), { category: 'TERMINOLOGY', severity: 'MAJOR' })
    return first(admin, '/api/v3/quality/report')
  },
  '/quality/reports/kept/$id': ({ admin }) =>
    made(admin, '/api/v3/quality/kept-report', { name: `Swept ${crypto.randomUUID()}`, by: 'CLIENT' }),
  '/quality/reviews/$id': () => makeReview(demo),
  '/quality/reviews/second/$id': async ({ admin }) => {
    const reviewUuid = await makeReview(demo)
    await submitReview(demo, reviewUuid, { category: 'TERMINOLOGY', severity: 'MAJOR' })
    const { uuid: personUuid } = await json<Named>(admin.get('/api/v3/user/logged-user'))
    return made(await caller(demo.manager), '/api/v3/quality/second-review', { reviewUuid, personUuid })
  },
  '/settings/account-settings/business/$id': ({ admin }) => first(admin, '/api/v3/price-list'),
  '/settings/account-settings/quality-profiles/$id': ({ admin }) =>
    made(admin, '/api/v3/quality/profile', { name: `Swept ${crypto.randomUUID()}` }),
  '/settings/automation-settings/pipelines/$pipelineUUID': ({ admin }) =>
    made(admin, '/api/v3/pipeline', {
      name: `Tags ${crypto.randomUUID()}`,
      active: false,
      trigger: { event: 'PROJECT_CREATED' },
      actions: [{ kind: 'TAG', addTags: ['swept'] }],
    }),
  '/settings/system-settings/accounts/$id': ({ system }) => first(system, '/api/v3/account'),
  '/settings/system-settings/net-rate-settings/$id': async ({ system }) =>
    (await json<Named[]>(system.get('/api/v3/net-rate-settings/list')))[0]!.uuid,
  '/settings/translation-settings/multi-project-config/$id': async ({ admin }) => {
    const configOrgUnits = [{ uuid: await first(admin, '/api/v3/client'), targetLanguages: [] }]
    return made(admin, '/api/v3/multi-project/config/upsert', {
      name: `World ${crypto.randomUUID()}`,
      sourceLanguage: 'en',
      configOrgUnits,
    })
  },
  '/settings/translation-settings/file-options/$id': ({ admin }) => first(admin, '/api/v3/client'),
  '/settings/translation-settings/segmentation/$id': ({ admin }) => first(admin, '/api/v3/client'),
  '/tasks/$id': ({ admin }) => first(admin, '/api/v3/task'),
  '/tasks/changes/$id': async ({ admin }) =>
    changed(admin, 'task', {
      kind: 'MINIMUM_SCORE',
      minimumScore: 80,
      taskUuids: [await first(admin, '/api/v3/task')],
    }),
  '/tm/$id': ({ admin }) => first(admin, '/api/v1/atlas-tm'),
  '/users/$id': ({ admin }) => first(admin, '/api/v3/user'),
  '/users/groups/$id': ({ admin }) =>
    made(admin, '/api/v2/permission-group', { name: `Reviewers ${crypto.randomUUID()}` }),
}

/** The task that a linguist has, beside the one that a manager looks at. */
const own = 'own /tasks/$id'

/** Every page of the route tree, with its tabs. */
export const allPages: readonly SweptPage[] = [
  ...routes
    .filter((route) => !passing.includes(route))
    .flatMap((route) =>
      ['', ...(tabs[route] ?? []).map((each) => `?${each}`)].map((tab) => ({
        pattern: route + tab,
        route,
        tab,
        as: reader(route),
      })),
    ),
  ...['', '?tab=payment', '?tab=files'].map((tab) => ({
    pattern: `/tasks/$id${tab}`,
    route: own,
    tab,
    as: 'lucia' as const,
  })),
  ...others.map(([as, address]) => ({ pattern: address, route: address, tab: '', as })),
]

let callers: Promise<Callers> | undefined
const known = new Map<string, Promise<string>>()

async function signedIn(): Promise<Callers> {
  const [admin, system, lucia] = await Promise.all([demo.accountadmin, demo.sysadmin, demo.lucia].map(caller))
  return { admin: admin!, system: system!, lucia: lucia! }
}

/** Where a page is. */
export async function addressOf({ route, tab }: SweptPage): Promise<string> {
  if (route === own) {
    const { lucia } = await (callers ??= signedIn())
    return `/tasks/${await first(lucia, '/api/v3/task')}${tab}`
  }
  const id = ids[route]
  expect(id !== undefined || !/(?<!\{-)\$(?!encoded|token)/.test(route), `no id is known for ${route}`).toBe(true)
  if (id && !known.has(route)) known.set(route, (callers ??= signedIn()).then(id))
  // The id of a route with several parameters is all that follows the first.
  return route.replaceAll(/\/\{-\$\w+\}/g, '').replace(/\$\w.*$/, (await known.get(route)) ?? '') + tab
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
