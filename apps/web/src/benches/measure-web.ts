import { chromium, type BrowserContext, type CDPSession, type Page } from '@playwright/test'
import { findBrowser } from '../../e2e/browser.ts'
import { demo } from '../../e2e/demo.ts'
import { caller, makeProject } from '../../e2e/make-project.ts'
import { rowCost, type RowCost } from '../../e2e/page-checks.ts'
import startServer from '../../e2e/start-server.ts'
import { serveFloor } from './serve-floor.ts'
import { measureFollowing, measureOpening, slowDown, watch, type Cost } from './watch-page.ts'

// The app on a slow line and a slow processor, in one run beside the floor: a bare page on React, Query and Router with
// the same rows. Both by turns, so that whatever else the machine does slows down both. Medians are shown, and in how many
// turns the goals were met. Read the ratios; milliseconds are the machine's.

const turns = Number(process.env['BENCH_TURNS'] ?? 5)
const rowsOfPage = 25

/** No turn begins later than this many milliseconds after the first, so that all of it takes five minutes at most. */
const patience = 220_000

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
type Step = `open ${PageName | 'home'}` | `${'new' | 'seen'} ${Exclude<PageName, 'login'>}`

interface Goal {
  /** At most so many times the floor. */
  ratio?: number
  /** At most so many milliseconds. */
  content?: number
  /** At most so many milliseconds beyond the floor. */
  beyond?: number
  /** The same for the time in which the page answers nothing. */
  blocking?: number
  /** At most so many kilobytes of JavaScript. */
  scripts?: number
}

/** The figures that are wanted in every turn; nothing moves in any. */
const goals: Record<Step, Goal> = {
  'open login': { ratio: 1.5, blocking: 150, scripts: 130 },
  'open home': { ratio: 1.9, blocking: 150, scripts: 150 },
  'open projects': { ratio: 1.9, blocking: 150, scripts: 180 },
  'open tasks': { ratio: 1.9, blocking: 150, scripts: 180 },
  'new projects': { content: 350 },
  'new tasks': { content: 350 },
  'seen projects': { beyond: 60 },
  'seen tasks': { beyond: 60 },
}

/** The goals that a step of the app missed beside the same step of the floor. */
function missed({ ratio, content, beyond, blocking, scripts }: Goal, app: Cost, under: Cost): string[] {
  const over = (name: string, found: number, most: number | undefined, digits = 0) =>
    most !== undefined && found > most ? [`${name} ${found.toFixed(digits)} > ${most}`] : []
  return [
    ...over('ratio', app.content / Math.max(1, under.content), ratio, 2),
    ...over('content', app.content, content),
    ...over('beyond the floor', app.content - under.content, beyond),
    ...over('blocking beyond', app.blocking - under.blocking, blocking),
    ...over('scripts', app.scripts, scripts),
    ...over('shift', app.shift, 0.001, 3),
  ]
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

const rowsOf = new Map<string, RowCost>()

async function measure(origin: string, note: (step: Step, cost: Cost) => void) {
  await visit(origin, false, async (page, client) => {
    const { path, shows } = pages.login
    note('open login', await measureOpening(page, client, origin + path, { selector: shows }))
  })
  for (const name of ['projects', 'tasks'] as const) {
    await visit(origin, true, async (page, client) => {
      const { path, shows, answer } = pages[name]
      note(`open ${name}`, await measureOpening(page, client, origin + path, { selector: shows, answer }))
      if (origin === server) rowsOf.set(name, await rowCost(page))
    })
  }
  await visit(origin, true, async (page, client) => {
    note('open home', await measureOpening(page, client, `${origin}/`, { selector: 'h1' }))
    await page.waitForLoadState('networkidle')
    // Time enough to read and to decide where to go.
    await page.waitForTimeout(2_000)
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
  const start = performance.now()
  for (let turn = 0; turn < turns && performance.now() - start < patience; turn += 1) {
    await measure(floor.url, noteIn(found.floor))
    await measure(server, noteIn(found.app))
  }
  const lines = [...found.app].map(([step, costs]) => {
    const middle = (of: Cost[], what: keyof Cost) => median(of.map((cost) => cost[what]))
    const under = found.floor.get(step)!
    const both = (what: keyof Cost) => `${Math.round(middle(costs, what))} / ${Math.round(middle(under, what))}`
    const turnsMissed = costs.map((cost, turn) => missed(goals[step], cost, under[turn]!))
    return {
      step,
      'content ms': both('content'),
      ratio: (middle(costs, 'content') / Math.max(1, middle(under, 'content'))).toFixed(2),
      'after the answer': both('afterAnswer'),
      answer: both('answer'),
      processor: both('processor'),
      blocking: both('blocking'),
      shift: middle(costs, 'shift').toFixed(3),
      'scripts kB': both('scripts'),
      files: middle(costs, 'files'),
      'turns that meet the goals': `${turnsMissed.filter((each) => each.length === 0).length} of ${costs.length}`,
      'the worst turn': turnsMissed.toSorted((one, other) => other.length - one.length)[0]!.join(', '),
    }
  })
  console.table(lines)
  console.table([...rowsOf].map(([list, cost]) => ({ list, ...cost })))
}

try {
  await fillLists()
  await compare()
} finally {
  await browser.close()
  await floor.close()
  await stop?.()
}
