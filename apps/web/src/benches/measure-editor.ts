import { chromium, type Browser, type CDPSession, type Page } from '@playwright/test'
import { findBrowser } from '../../e2e/browser.ts'
import { demo } from '../../e2e/demo.ts'
import { caller, makeProject } from '../../e2e/make-project.ts'
import startServer from '../../e2e/start-server.ts'
import { timeOfChecks } from './time-of-checks.ts'
import { slowDown } from './watch-page.ts'

// The editor with few and with many segments, by turns in one run, on a slow line and a slow processor, and all checks over
// as many texts. Beside each figure stands its goal. Read the ratios; milliseconds are the machine's.

const turns = Number(process.env['BENCH_TURNS'] ?? 5)
const sizes = [500, Number(process.env['BENCH_SEGMENTS'] ?? 50_000)] as const

/** A number in letters: one in digits that a translation lacks has to be confirmed twice. */
const nameOf = (number: number) => String(number).replaceAll(/\d/g, (digit) => 'abcdefghij'[Number(digit)]!)

/** A file of so many segments of fourteen words. */
const fileOf = (segments: number): string =>
  Array.from(
    { length: segments },
    (_, at) => `Line ${nameOf(at)} says again what a pump does when the filter is full and wet.`,
  ).join('\n')

const stop = await startServer()
const server = process.env['E2E_URL']!
const browser = await chromium.launch(await findBrowser())

interface Turn {
  open: number
  key: number
  keyLate: number
  /** The first time, which loads the next texts, and from then on. */
  confirm: number
  confirmAgain: number
  /** Between two frames while one scrolls, most of them and the longest. */
  scroll: number
  scrollLate: number
  /** The page's script for a frame of it, at full speed. */
  script: number
  heap: number
}

/** The goals of the long file at a quarter of the speed, each beside the same figure of the short one. */
const goals: Record<keyof Turn, (many: number, few: number) => boolean> = {
  open: (many, few) => many <= 1.1 * few,
  key: (many) => many <= 25,
  keyLate: (many) => many <= 50,
  confirm: (many) => many <= 120,
  confirmAgain: (many) => many <= 120,
  scroll: (many) => many <= 50,
  scrollLate: (many) => many <= 50,
  script: (many) => many <= 8,
  heap: (many, few) => many - few <= 40,
}

async function pathOf(segments: number): Promise<string> {
  const { tasks } = await makeProject(demo, {
    reference: `Editor ${segments}`,
    files: { 'long.txt': fileOf(segments) },
    locales: ['es'],
    workflows: ['TRANSLATION'],
  })
  return `${server}/editor/${encodeURIComponent(btoa(`T-${tasks[0]!.uuid}`))}`
}

const fields = '[role=listitem] [role=textbox]'

async function turn(from: Browser, address: string): Promise<Turn> {
  const manager = await caller(demo.manager)
  const context = await from.newContext({ storageState: await manager.storageState() })
  const page = await context.newPage()
  const client = await slowDown(page)
  const began = performance.now()
  await page.goto(address, { waitUntil: 'commit' })
  await page.locator(fields).first().waitFor()
  const open = performance.now() - began
  const first = page.locator(fields).first()
  await first.click()
  await page.locator(`${fields}[contenteditable=true]`).waitFor()
  const keys = await keyTimes(page, 'The pump runs while the filter is dry')
  const confirm = await confirmTime(page)
  await page.keyboard.type('The pump runs')
  const confirmAgain = await confirmTime(page)
  const { gaps, script } = await scroll(page, client)
  await client.send('HeapProfiler.collectGarbage')
  const heap = (await metric(client, 'JSHeapUsedSize')) / 1_000_000
  await context.close()
  return {
    open,
    key: quantile(keys, 0.5),
    keyLate: quantile(keys, 0.95),
    confirm,
    confirmAgain,
    scroll: quantile(gaps, 0.95),
    scrollLate: Math.max(...gaps),
    script,
    heap,
  }
}

async function metric(client: CDPSession, name: string): Promise<number> {
  const { metrics } = await client.send('Performance.getMetrics')
  return metrics.find((each) => each.name === name)!.value
}

/** Scrolls through 120 frames: milliseconds between them, and the page's script for one of them. */
async function scroll(page: Page, client: CDPSession): Promise<{ gaps: number[]; script: number }> {
  const before = await metric(client, 'ScriptDuration')
  const gaps = await page.evaluate(async () => {
    const list = document.querySelector('[data-area=segments]')!
    const times: number[] = []
    let last = await new Promise<number>(requestAnimationFrame)
    for (let at = 0; at < 120; at += 1) {
      list.scrollTop += 90
      const now = await new Promise<number>(requestAnimationFrame)
      times.push(now - last)
      last = now
    }
    return times
  })
  // The slow processor is four times slower.
  return { gaps, script: (250 * ((await metric(client, 'ScriptDuration')) - before)) / gaps.length }
}

/** From each key until the frame that shows it. */
async function keyTimes(page: Page, text: string): Promise<number[]> {
  await page.evaluate(() => {
    const times: number[] = []
    Object.assign(window, { times })
    document.addEventListener('keydown', (event) => {
      requestAnimationFrame(() => setTimeout(() => times.push(performance.now() - event.timeStamp)))
    })
  })
  for (const key of text) {
    await page.keyboard.press(key === ' ' ? 'Space' : key)
    await page.waitForTimeout(40)
  }
  return page.evaluate(() => (window as unknown as { times: number[] }).times)
}

/** From confirming until the next field can be typed in. */
const confirmTime = (page: Page): Promise<number> =>
  page.evaluate(async (selector) => {
    const present = document.activeElement
    const began = performance.now()
    present?.dispatchEvent(
      new KeyboardEvent('keydown', { key: 'Enter', code: 'Enter', ctrlKey: true, bubbles: true, cancelable: true }),
    )
    const isThere = () => {
      const now = document.activeElement
      return now !== present && now?.matches(`${selector}[contenteditable=true]`)
    }
    while (!isThere() && performance.now() - began < 10_000) await new Promise(requestAnimationFrame)
    return performance.now() - began
  }, fields)

function quantile(numbers: readonly number[], share: number): number {
  const sorted = numbers.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN
}

try {
  const paths = [await pathOf(sizes[0]), await pathOf(sizes[1])] as const
  const results: [Turn[], Turn[]] = [[], []]
  for (let each = 0; each < turns; each += 1) {
    results[0].push(await turn(browser, paths[0]))
    results[1].push(await turn(browser, paths[1]))
  }
  const rows = (Object.keys(goals) as (keyof Turn)[]).map((name) => {
    const [few, many] = results.map((list) =>
      quantile(
        list.map((each) => each[name]),
        0.5,
      ),
    ) as [number, number]
    const figures = { [sizes[0]]: Math.round(few), [sizes[1]]: Math.round(many), ratio: (many / few).toFixed(2) }
    return [name, { ...figures, goal: goals[name](many, few) ? 'met' : 'missed' }] as const
  })
  const checks = await timeOfChecks(sizes[1])
  const ofChecks = { [sizes[1]]: Math.round(checks), goal: checks <= 2000 ? 'met' : 'missed' }
  console.table(Object.fromEntries([...rows, ['checks', ofChecks] as const]))
} finally {
  await browser.close()
  await stop?.()
}
