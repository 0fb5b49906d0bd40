import { readFileSync } from 'node:fs'
import type { Page, Request } from '@playwright/test'
import { calm, expect } from './test.ts'

interface Shift {
  value: number
  /** The elements that moved, each with its place before and after. */
  moved: string[]
}

/** Notes what moves on a page, from its beginning. */
export const watchShifts = (page: Page) =>
  page.addInitScript(() => {
    interface LayoutShift extends PerformanceEntry {
      value: number
      sources: { node: Node | null; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }[]
    }
    const shifts: Shift[] = []
    Object.assign(window, { shifts })
    const placeOf = ({ x, y, width, height }: DOMRectReadOnly) => [x, y, width, height].map(Math.round).join(' ')
    const tell = ({ node, previousRect, currentRect }: LayoutShift['sources'][number]) => {
      const text = node?.textContent?.slice(0, 40) ?? ''
      return `${node?.nodeName.toLowerCase() ?? 'something'} “${text}” ${placeOf(previousRect)} → ${placeOf(currentRect)}`
    }
    new PerformanceObserver((list) => {
      for (const { value, sources } of list.getEntries() as LayoutShift[])
        shifts.push({ value, moved: sources.map(tell) })
    }).observe({ type: 'layout-shift', buffered: true })
  })

/** Lists the parts of a page that have moved since its beginning; none if all of them moved less than `most`. */
export async function movesOf(page: Page, most = 0.02): Promise<string[]> {
  const shifts = await page.evaluate(() => (window as unknown as { shifts: Shift[] }).shifts)
  const sum = shifts.reduce((total, { value }) => total + value, 0)
  return sum > most ? shifts.flatMap(({ value, moved }) => [`${value.toFixed(4)} of the page:`, ...moved]) : []
}

/** Notes what a page asks for from now on. Gives how to wait until it has all of that, but for what streams. */
export function watchRequests(page: Page): () => Promise<void> {
  const open = new Set<Request>()
  page.on('request', (request) => request.resourceType() !== 'eventsource' && open.add(request))
  page.on('requestfinished', (request) => open.delete(request))
  page.on('requestfailed', (request) => open.delete(request))
  return async () => {
    await calm(page)
    const waitedFor = async () => {
      // A part that has just loaded may ask for more.
      await idle(page)
      return [...open].map((request) => request.url())
    }
    await expect.poll(waitedFor).toEqual([])
  }
}

/**
 * Notes what the next page asks for. Gives a way to wait until all of that has come, and with it what the page loads
 * once it is calm, such as the message about a lost connection.
 */
export function watchParts(page: Page): () => Promise<void> {
  const allHere = watchRequests(page)
  const loadsMore = page.waitForRequest(/UnsavedDialog/)
  return async () => {
    await loadsMore
    await allHere()
  }
}

/** Lets a page do all that it has to, some turns long. */
export const idle = (page: Page, turns = 3) =>
  page.evaluate(async (count) => {
    for (let turn = 0; turn < count; turn += 1) await new Promise((settle) => requestIdleCallback(settle))
  }, turns)

/** The parts of the dearest row of the page's lists. */
export interface RowCost {
  rows: number
  components: number
  elements: number
}

/** Counts the components and elements of the rows that a page shows. */
export const rowCost = (page: Page): Promise<RowCost> =>
  page.evaluate(() => {
    interface Fiber {
      tag: number
      child: Fiber | null
      sibling: Fiber | null
      return: Fiber | null
    }
    // React's numbers for functions, classes, and both wrapped.
    const components = new Set([0, 1, 11, 14, 15])
    const count = (fiber: Fiber | null): number =>
      fiber ? Number(components.has(fiber.tag)) + count(fiber.child) + count(fiber.sibling) : 0
    const rows = [...document.querySelectorAll('[data-row]')].map((row) => {
      const key = Object.keys(row).find((name) => name.startsWith('__reactFiber$'))!
      const fiber = (row as unknown as Record<string, Fiber>)[key]!
      const own = Number(components.has(fiber.return?.tag ?? -1))
      return { components: own + count(fiber.child), elements: 1 + row.querySelectorAll('*').length }
    })
    const most = (what: 'components' | 'elements') => Math.max(0, ...rows.map((row) => row[what]))
    return { rows: rows.length, components: most('components'), elements: most('elements') }
  })

/** Opens a page and waits until all of it is there. */
export async function openWhole(page: Page, address: string) {
  await page.goto(address)
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
  await expect(page.locator('[aria-busy=true], [role=progressbar][aria-label=Loading]')).toHaveCount(0)
}

const overflow = (page: Page) =>
  page.evaluate(() => {
    const main = document.querySelector('main') ?? document.body
    return Math.max(document.documentElement.scrollWidth - window.innerWidth, main.scrollWidth - main.clientWidth)
  })

/** How many pixels the page reaches beyond the window once charts and grids have taken their new width. */
export async function lastingOverflow(page: Page): Promise<number> {
  const isSettled = () => overflow(page).then((width) => width <= 0)
  await expect
    .poll(isSettled, { timeout: 2000, intervals: [16, 50, 100] })
    .toBe(true)
    .catch(() => undefined)
  return overflow(page)
}

/** Adds a third to every word on the page, as other languages do; figures and what people wrote stay. */
export async function lengthen(page: Page) {
  await page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    while (walker.nextNode()) {
      const node = walker.currentNode
      const text = node.nodeValue ?? ''
      if (node.parentElement?.closest('script, style, [data-user-text]')) continue
      node.nodeValue = text.replaceAll(/\p{L}{3,}/gu, (word) => word + word.slice(0, Math.ceil(word.length * 0.35)))
    }
  })
}

const messageIds = new Set(
  [...readFileSync(new URL('../src/i18n/messages.gen.ts', import.meta.url), 'utf8').matchAll(/^ {2}'([^']+)':/gm)].map(
    ([, id]) => id!,
  ),
)

/** Ids of messages that show instead of their words: the page does not load the catalog that has them. */
export async function missingWords(page: Page): Promise<string[]> {
  const texts = await page.evaluate(() => {
    const found: string[] = []
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    while (walker.nextNode()) found.push(walker.currentNode.nodeValue ?? '')
    for (const name of ['aria-label', 'placeholder', 'title'])
      for (const element of document.querySelectorAll(`[${name}]`)) found.push(element.getAttribute(name)!)
    return found
  })
  return texts.filter((text) => messageIds.has(text))
}
