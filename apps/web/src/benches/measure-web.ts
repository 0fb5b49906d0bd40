import { chromium, type BrowserContext, type CDPSession, type Page } from '@playwright/test'
import { findBrowser } from '../../e2e/browser.ts'
import { demo } from '../../e2e/demo.ts'
import { caller, makeProject } from '../../e2e/make-project.ts'
import startServer from '../../e2e/start-server.ts'
import { serveFloor } from './serve-floor.ts'
import { measureFollowing, measureOpening, slowDown, watch, type Cost } from './watch-page.ts'

// The app on a slow line and a slow processor, in one run beside the floor: a bare page on React, Query and Router with
// the same rows. Both by turns, so that whatever else the machine does slows down both; medians count. Read the ratios;
// milliseconds are the machine's.

const turns = Number(process.env['BENCH_TURNS'] ?? 7)
const rowsOfPage = 25

/** Where a page is shown, and by which answer. */
const pages = {
  login: { path: '/auth/login', shows: 'input[type="password"]', answer: undefined },
  projects: { path: '/projects', shows: lastRow('/projects/'), answer: '/api/v3/project' },
  tasks: { path: '/tasks', shows: lastRow('/tasks/'), answer: '/api/v3/task' },
} as const

function lastRow(link: string) {
  return `tr[data-row]:nth-child(${rowsOfPage}) th a[href^="${link}"]`
}

type PageName = keyof typeof pages
type Step = `${'open' | 'new' | 'seen'} ${PageName}` | 'open home'

/** At most so many times the floor, or so much, is wanted. */
const goals: Partial<Record<Step, { ratio?: number; content?: number; blocking?: number }>> = {
  'open login': { ratio: 1.5, blocking: 150 },
  'open projects': { ratio: 1.9, blocking: 150 },
  'open tasks': { ratio: 1.9, blocking: 150 },
  'new projects': { content: 350 },
  'new tasks': { content: 350 },
  'seen projects': { content: 60 },
  'seen tasks': { content: 60 },
}

const stop = await startServer()
const server = process.env['E2E_URL']!
const floor = await serveFloor(server)
const browser = await chromium.launch(await findBrowser())
/** Gives the lists more than a page of rows. */
async function fillLists() {
  const locales = ['de', 'es', 'fr', 'ja', 'ar', 'zh_cn', 'ru', 'pt_br']
  const files = Object.fromEntries(
    ['home', 'about', 'help', 'news'].map((name) => [`${name}.txt`, `The ${name} page.\n`]),
  )
  await makeProject(demo, { reference: 'Site', files, locales, workflows: ['TRANSLATION'] })
  const manager = await caller(demo.manager)
  const { content } = (await (await manager.get('/api/v3/project')).json()) as {
    content: { organizationalUnit: { uuid: string } }[]
  }
  const orgUnitUUID = content[0]!.organizationalUnit.uuid
  for (let number = 1; number <= rowsOfPage; number += 1) {
    await manager.post('/api/v3/project?inferDefaultSettings=true', {
      data: { reference: `Release ${number}`, orgUnitUUID, sourceLocale: 'en' },
    })
  }
}

/** A browser of its own, as it comes to a page for the first time. */
async function visit(origin: string, isSignedIn: boolean, work: (page: Page, client: CDPSession) => Promise<void>) {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, locale: 'en-US' })
  try {
    await watch(context)
    if (isSignedIn) await signIn(context, origin)
    const page = await context.newPage()
    await work(page, await slowDown(page))
  } finally {
    await context.close()
  }
}

/** Leaves what a browser keeps of a person who has been here before, but none of the app's files. */
async function signIn(context: BrowserContext, origin: string) {
  const manager = await caller(demo.manager)
  await context.addCookies((await manager.storageState()).cookies)
  const page = await context.newPage()
  await page.goto(origin)
  await page.waitForLoadState('networkidle')
  const client = await context.newCDPSession(page)
  await client.send('Network.clearBrowserCache')
  await page.close()
}

async function measure(origin: string, note: (step: Step, cost: Cost) => void) {
  await visit(origin, false, async (page, client) => {
    const { path, shows } = pages.login
    note('open login', await measureOpening(page, client, origin + path, { selector: shows }))
  })
  for (const name of ['projects', 'tasks'] as const) {
    await visit(origin, true, async (page, client) => {
      const { path, shows, answer } = pages[name]
      note(`open ${name}`, await measureOpening(page, client, origin + path, { selector: shows, answer }))
    })
  }
  await visit(origin, true, async (page, client) => {
    note('open home', await measureOpening(page, client, `${origin}/`, { selector: 'h1' }))
    await page.waitForLoadState('networkidle')
    // Time enough to read and to decide where to go.
    await page.waitForTimeout(4_000)
    for (const visited of ['new', 'seen'] as const) {
      for (const name of ['projects', 'tasks'] as const) {
        const { path, shows, answer } = pages[name]
        const link = `nav a[href="${path}"]`
        const awaited = { selector: shows, ...(visited === 'new' && { answer }) }
        note(`${visited} ${name}`, await measureFollowing(page, client, link, awaited))
        await page.waitForLoadState('networkidle')
        await page.waitForTimeout(500)
      }
    }
  })
}

const median = (values: number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]!

async function compare() {
  const found = { app: new Map<Step, Cost[]>(), floor: new Map<Step, Cost[]>() }
  const noteIn = (map: Map<Step, Cost[]>) => (step: Step, cost: Cost) =>
    void map.set(step, [...(map.get(step) ?? []), cost])
  for (let turn = 0; turn < turns; turn += 1) {
    await measure(floor.url, noteIn(found.floor))
    await measure(server, noteIn(found.app))
  }
  const lines = [...found.app].map(([step, costs]) => {
    const middle = (of: Cost[], what: keyof Cost) => median(of.map((cost) => cost[what]))
    const under = found.floor.get(step)!
    const { ratio, content, blocking } = goals[step] ?? {}
    const times = (what: keyof Cost) => (middle(costs, what) / Math.max(1, middle(under, what))).toFixed(2)
    return {
      step,
      'content ms': Math.round(middle(costs, 'content')),
      'floor ms': Math.round(middle(under, 'content')),
      ratio: times('content'),
      'after the answer': `${Math.round(middle(costs, 'afterAnswer'))} / ${Math.round(middle(under, 'afterAnswer'))}`,
      answer: `${Math.round(middle(costs, 'answer'))} / ${Math.round(middle(under, 'answer'))}`,
      processor: `${Math.round(middle(costs, 'processor'))} / ${Math.round(middle(under, 'processor'))}`,
      blocking: `${Math.round(middle(costs, 'blocking'))} / ${Math.round(middle(under, 'blocking'))}`,
      shift: middle(costs, 'shift').toFixed(3),
      'scripts kB': `${Math.round(middle(costs, 'scripts'))} / ${Math.round(middle(under, 'scripts'))}`,
      files: middle(costs, 'files'),
      goal: [ratio && `≤ ${ratio}×`, content && `≤ ${content} ms`, blocking && `blocking ≤ ${blocking} ms`]
        .filter(Boolean)
        .join(', '),
    }
  })
  console.table(lines)
}

try {
  await fillLists()
  await compare()
} finally {
  await browser.close()
  await floor.close()
  await stop?.()
}
