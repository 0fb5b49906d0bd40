import type { Page, Request } from '@playwright/test'
import { firstQuestions } from '../scripts/first-questions.ts'
import { caller, json, makeProject, type MadeTask, type Named } from './make-project.ts'
import { idle, movesOf, rowCost, type RowCost, watchRequests, watchShifts } from './page-checks.ts'
import type { Team } from './people.ts'
import { expect, test } from './test.ts'

test.use({ isNew: true })

let project: string

test.beforeAll(async ({ team }) => {
  const { uuid, tasks } = await makeProject(team, {
    reference: 'Weighed',
    files: { 'menu.json': '{"open": "Open the file"}' },
    locales: ['es', 'ja'],
    workflows: ['TRANSLATION'],
  })
  project = uuid
  await deliver(
    team,
    tasks.find(({ workUnit }) => workUnit.targetLanguage === 'es')!,
  )
  await fillLists(
    team,
    tasks.find(({ workUnit }) => workUnit.targetLanguage === 'ja')!,
  )
})

/** Gives the lists of memories and of a linguist's work a row. */
async function fillLists(team: Team, { uuid }: MadeTask) {
  const [manager, kenji] = [await caller(team.manager), await caller(team.kenji)]
  await json(
    manager.post('/api/v1/atlas-tm', { data: { name: 'Weighed', sourceLocale: 'en', targetLocales: ['es', 'ja'] } }),
  )
  const me = await json<Named>(kenji.get('/api/v3/user/logged-user'))
  await json(manager.post(`/api/v3/task/${uuid}/assignment/${me.uuid}`))
}

/** Has a task of one segment translated, so that there are words to count. */
async function deliver(team: Team, { uuid, workUnit }: MadeTask) {
  const [manager, lucia] = [await caller(team.manager), await caller(team.lucia)]
  const me = await json<Named>(lucia.get('/api/v3/user/logged-user'))
  await json(manager.post(`/api/v3/task/${uuid}/assignment/${me.uuid}`))
  const move = (status: string) => json(lucia.post(`/api/v3/task/${uuid}/status-update`, { data: { status } }))
  await move('APPROVED')
  const address = `/api/v1/atlas/work-unit/${workUnit.uuid}/segment`
  const { content } = await json<{ content: [{ id: string; version: number }] }>(lucia.get(address))
  const [{ id, version }] = content
  await json(lucia.put(`${address}/${id}`, { data: { target: 'Abrir el archivo', confirmed: true, version } }))
  await move('DELIVERED')
}

/** JavaScript that a page loads from nothing: brotli kilobytes without words, kilobytes of words, number of files. */
async function weigh(page: Page, path: string) {
  const shown = new Set<Request>()
  const loads: Promise<{ address: string; size: number }>[] = []
  let isWarming = false
  page.on('request', (request) => {
    // From here on the page gets what it has no need of yet.
    isWarming ||= request.url().includes('/ErrorContent-')
    if (!isWarming) shown.add(request)
  })
  const onFinished = (request: Request) => {
    if (!request.url().endsWith('.js') || !shown.has(request)) return
    loads.push(
      request.sizes().then(({ responseBodySize }) => ({ address: request.url(), size: responseBodySize / 1000 })),
    )
  }
  page.on('requestfinished', onFinished)
  const allHere = watchRequests(page)
  await page.goto(path)
  await allHere()
  page.off('requestfinished', onFinished)
  const files = await Promise.all(loads)
  const sum = (ofWords: boolean) =>
    files.filter(({ address }) => address.includes('/words/') === ofWords).reduce((total, { size }) => total + size, 0)
  return { code: sum(false), words: sum(true), files: files.length }
}

test('the sign-in page stays within its size budget', async ({ page }) => {
  const { code, words, files } = await weigh(page, '/auth/login')
  expect(code).toBeGreaterThan(80)
  expect(code).toBeLessThanOrEqual(143)
  expect(words).toBeLessThanOrEqual(8)
  expect(files).toBeLessThanOrEqual(12)
})

test('the frame and the home page stay within their size budget', async ({ page, signIn, team }) => {
  await signIn(team.manager)
  const { code, words, files } = await weigh(page, '/')
  expect(code).toBeLessThanOrEqual(165)
  expect(words).toBeLessThanOrEqual(12)
  expect(files).toBeLessThanOrEqual(13)
})

/** The most that a row of a list may be made of: with 25 of them, it is what a list costs. */
function expectCheap({ rows, components, elements }: RowCost) {
  expect(rows).toBeGreaterThan(0)
  expect(components).toBeLessThanOrEqual(12)
  expect(elements).toBeLessThanOrEqual(45)
}

for (const path of ['/users', '/projects', '/tasks', '/organizations', '/tm'] as const) {
  test(`${path} loads few files, no code of other pages, and draws cheap rows`, async ({ page, signIn, team }) => {
    await signIn(team.manager)
    const { code, files } = await weigh(page, path)
    expect(code).toBeLessThanOrEqual(192)
    expect(files).toBeLessThanOrEqual(20)
    expectCheap(await rowCost(page))
  })
}

test('a project loads the code of a tab when it is opened, and nothing moves', async ({ page, signIn, team }) => {
  await signIn(team.manager)
  await watchShifts(page)
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  const { code, files } = await weigh(page, `/projects/${project}`)
  expect(code).toBeLessThanOrEqual(240)
  expect(files).toBeLessThanOrEqual(22)
  expect(await movesOf(page)).toEqual([])
  expect(asked.filter((path) => /ProjectCosts|ProjectFiles|WorkTab|\/work-unit/.test(path))).toEqual([])
  const ofTab = page.waitForRequest('**/assets/ProjectMessages-*.js')
  await page.getByRole('tab', { name: 'Messages' }).click()
  await ofTab
})

/** Holds back answers to some addresses; answers how to let them pass. */
async function holdBack(page: Page, addresses: RegExp): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route(addresses, async (route) => {
    await promise
    await route.continue()
  })
  return resolve
}

test('the sign-in page asks for its code and words before its first script is here', async ({ page }) => {
  const release = await holdBack(page, /\/assets\/index-.*\.js/)
  const asked = ['login-', 'words/en-', 'words/login-'].map((name) => page.waitForRequest(`**/assets/${name}*.js`))
  await page.goto('/auth/login', { waitUntil: 'commit' })
  await Promise.all(asked)
  release()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})

test('a page asks for all of its code, and once who is signed in, before its first script is here', async ({
  page,
  signIn,
  team,
}) => {
  await signIn(team.manager)
  const release = await holdBack(page, /\/assets\/index-.*\.js/)
  const asked = new Set<string>()
  let questions = 0
  page.on('request', (request) => {
    asked.add(/assets\/([\w-]+)-.{7}\.js$/.exec(request.url())?.[1] ?? '')
    if (request.url().endsWith('/auth/current')) questions += 1
  })
  await page.goto('/projects', { waitUntil: 'commit' })
  // Six at a time.
  const wanted = () => page.locator('link[rel=modulepreload]:not([href*="/words/"])').count()
  await expect.poll(async () => asked.size >= (await wanted()) && asked.has('projects')).toBe(true)
  expect(questions).toBe(1)
  const early = new Set(asked)
  release()
  await expect(page.getByRole('rowheader').first()).toBeVisible()
  const late = new Set([...asked].filter((name) => !early.has(name)))
  // These wait for an answer.
  late.delete('agree-appearance')
  expect([...late]).toEqual([])
  expect(questions).toBe(1)
})

for (const [path, { words, data }] of Object.entries(firstQuestions)) {
  test(`${path} asks once for its words and first rows, before its first script is here`, async ({
    page,
    signIn,
    team,
  }) => {
    await signIn(team.manager)
    const release = await holdBack(page, /\/assets\/index-.*\.js/)
    const asked: string[] = []
    page.on('request', (request) => {
      const { pathname, search } = new URL(request.url())
      asked.push(/\/words\/([a-z]+)-/.exec(pathname)?.[1] ?? pathname + search)
    })
    await page.goto(path, { waitUntil: 'commit' })
    const first = [...words, ...data.map(({ url }) => url)]
    await expect.poll(() => first.filter((each) => !asked.includes(each))).toEqual([])
    release()
    await expect(page.getByRole('rowheader').first()).toBeVisible()
    expect(asked.filter((each) => first.includes(each)).toSorted()).toEqual(first.toSorted())
    await page.reload()
    await expect(page.getByRole('rowheader').first()).toBeVisible()
    expect(asked.filter((each) => each === data[0]!.url)).toHaveLength(2)
  })
}

test('linguists are asked nothing that only managers see, and their rows are cheap', async ({ page, signIn, team }) => {
  await signIn(team.kenji)
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  const allHere = watchRequests(page)
  await page.goto('/tasks')
  await allHere()
  expectCheap(await rowCost(page))
  const lists = asked.filter((url) => url.includes('/api/v3/task?'))
  expect(lists).not.toEqual([])
  expect(lists.filter((url) => !url.includes('mine=true'))).toEqual([])
})

test('a page asks for its words, code, and data at the same moment', async ({ page, signIn, team }) => {
  await signIn(team.manager)
  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  const release = await holdBack(page, /\/assets\/(words\/)?tasks-/)
  const asked = ['assets/words/tasks-*', 'assets/tasks-*', 'api/v3/task?*'].map((name) =>
    page.waitForRequest(`**/${name}`),
  )
  await page.goto('/tasks', { waitUntil: 'commit' })
  await Promise.all(asked)
  release()
  await expect(page.getByRole('rowheader').first()).toBeVisible()
})

test.describe('the pages in the sidebar', () => {
  test.describe('where data need not be saved', () => {
    test.use({ readsAhead: true })

    test('have their code and words come by themselves, but not their data', async ({ page, signIn, team }) => {
      await signIn(team.manager)
      const asked: string[] = []
      page.on('request', (request) => asked.push(new URL(request.url()).pathname))
      const parts = ['words/tm', 'words/users', 'tm'].map((name) => page.waitForRequest(`**/assets/${name}-*.js`))
      await page.goto('/')
      await Promise.all(parts)
      expect(asked).toContain('/api/v3/home')
      expect(asked).not.toContain('/api/v3/translation-memory')
    })
  })

  test('wait until they are opened where the browser saves data', async ({ page, signIn, team }) => {
    await signIn(team.manager)
    const asked: string[] = []
    page.on('request', (request) => asked.push(new URL(request.url()).pathname))
    const own = ['ErrorContent', 'UnsavedDialog'].map((name) => page.waitForResponse(`**/assets/${name}-*.js`))
    await page.goto('/')
    await Promise.all(own)
    // Long enough to ask for the first of them.
    await idle(page, 30)
    expect(asked.filter((path) => /words\/(tm|users)-|\/tm-/.test(path))).toEqual([])
  })
})

test('the query line of tasks asks for names when they are typed', async ({ page, signIn, team }) => {
  await signIn(team.manager)
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  const allHere = watchRequests(page)
  await page.goto('/tasks')
  await expect(page.getByRole('rowheader').first()).toBeVisible()
  await allHere()
  const ofNames = ['/api/v3/project', '/api/v3/user', '/api/v3/workflow']
  expect(asked.filter((path) => ofNames.includes(path))).toEqual([])
  await page.getByRole('combobox', { name: /^Search by/ }).fill('linguist:ken')
  await expect(page.getByRole('option', { name: 'Kenji Sato' })).toBeVisible()
  expect(new Set(asked.filter((path) => ofNames.includes(path)))).toEqual(new Set(['/api/v3/user']))
})

test('nothing on the home page moves while it loads', async ({ page, signIn, team }) => {
  await signIn(team.manager)
  await watchShifts(page)
  // The frame of the page is there long before its content.
  const release = await holdBack(page, /\/api\/v3\/home/)
  await page.goto('/')
  await expect(page.getByRole('heading', { name: 'Waiting for you' })).toBeVisible()
  release()
  await expect(page.getByRole('group', { name: 'Words delivered a week' })).toBeVisible()
  expect(await movesOf(page, 0)).toEqual([])
})
