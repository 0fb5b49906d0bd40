import type { BrowserContext, CDPSession, Page } from '@playwright/test'

/** The contents and costs of a page since it was requested. Times in milliseconds, sizes in kilobytes as sent. */
export interface Cost {
  /** From the request or the click until the content is on the screen. */
  content: number
  /** From the end of the answer that fills the content until the content is on the screen. */
  afterAnswer: number
  /** The time of the answer that fills the content, from its request on: the line's and the server's. */
  answer: number
  /**
   * The processor time of the page's thread until a second after the content, which other programs on the machine do
   * not change.
   */
  processor: number
  /** How long the page was deaf to input: what each long task took beyond 50 ms. */
  blocking: number
  /** Cumulative layout shift. */
  shift: number
  /** Without words, which have a file for each language. */
  scripts: number
  files: number
}

interface Watched {
  shown(selector: string): Promise<number>
  blocking(since: number): number
  shift(): number
  scripts(): { size: number; files: number }
  answered(path: string): { start: number; end: number } | undefined
}

declare global {
  interface Window {
    watched: Watched
  }
}

/** 1.6 Mbps with 150 ms, and a processor of a quarter of the speed. */
export async function slowDown(page: Page): Promise<CDPSession> {
  const client = await page.context().newCDPSession(page)
  await client.send('Network.enable')
  await client.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150,
    downloadThroughput: 1_600_000 / 8,
    uploadThroughput: 750_000 / 8,
  })
  await client.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  await client.send('Performance.enable', { timeDomain: 'threadTicks' })
  return client
}

/** Milliseconds that the page's thread has worked. */
async function worked(client: CDPSession): Promise<number> {
  const { metrics } = await client.send('Performance.getMetrics')
  return 1000 * (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0)
}

/** Lets pages of a context be watched from their first moment on. */
export const watch = (context: BrowserContext) => context.addInitScript(watchPage)

/** The content to wait for, and the answer that it comes from. */
interface Awaited {
  selector: string
  answer?: string
}

/** Opens an address and measures until `selector` shows, filled by the answer to `answer`. */
export const measureOpening = (page: Page, client: CDPSession, url: string, awaited: Awaited): Promise<Cost> =>
  measure(page, client, () => page.goto(url, { waitUntil: 'commit' }), awaited)

/** Follows a link without the pointer having been there before. */
export const measureFollowing = (page: Page, client: CDPSession, link: string, awaited: Awaited): Promise<Cost> =>
  measure(page, client, () => Promise.resolve(), { ...awaited, link })

async function measure(
  page: Page,
  client: CDPSession,
  begin: () => Promise<unknown>,
  awaited: Awaited & { link?: string },
): Promise<Cost> {
  const before = await worked(client)
  await begin()
  const cost = await page.evaluate(finish, awaited)
  return { ...cost, processor: (await worked(client)) - before }
}

async function finish({ selector, answer, link }: Awaited & { link?: string }): Promise<Omit<Cost, 'processor'>> {
  const { watched } = window
  const start = link === undefined ? 0 : performance.now()
  if (link !== undefined) document.querySelector<HTMLElement>(link)!.click()
  const content = await watched.shown(selector)
  const answered = answer === undefined ? undefined : watched.answered(answer)
  const { size, files } = watched.scripts()
  // Work right after the content still delays the first press.
  await new Promise((settle) => setTimeout(settle, 1_000))
  return {
    content: content - start,
    afterAnswer: content - Math.max(answered?.end ?? content, start),
    answer: answered ? answered.end - answered.start : 0,
    blocking: watched.blocking(start),
    shift: watched.shift(),
    scripts: size / 1000,
    files,
  }
}

function watchPage() {
  const patience = 120_000
  const long: PerformanceEntry[] = []
  let shift = 0
  new PerformanceObserver((list) => void long.push(...list.getEntries())).observe({ type: 'longtask', buffered: true })
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[])
      if (!entry.hadRecentInput) shift += entry.value
  }).observe({ type: 'layout-shift', buffered: true })
  const resources = () => performance.getEntriesByType('resource') as PerformanceResourceTiming[]
  const isThere = (selector: string) => document.querySelector(selector)?.checkVisibility() === true
  window.watched = {
    shown: (selector) =>
      new Promise((settle, fail) => {
        const look = () => {
          if (performance.now() > patience) return fail(new Error(`${location.href} does not show ${selector}`))
          if (!isThere(selector)) return void requestAnimationFrame(look)
          // It is on the screen when the frame that holds it is done.
          requestAnimationFrame(() => {
            const { port1, port2 } = new MessageChannel()
            port1.addEventListener('message', () => settle(performance.now()))
            port1.start()
            port2.postMessage(0)
          })
        }
        look()
      }),
    blocking: (since) =>
      long
        .filter(({ startTime, duration }) => startTime + duration > since)
        .reduce((sum, { duration }) => sum + duration - 50, 0),
    shift: () => shift,
    scripts: () => {
      const scripts = resources().filter(({ name }) => name.endsWith('.js') && !name.includes('/words/'))
      return { size: scripts.reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0), files: scripts.length }
    },
    answered: (path) => {
      const latest = resources()
        .filter(({ name }) => new URL(name).pathname === path)
        .toSorted((one, other) => one.responseEnd - other.responseEnd)
        .at(-1)
      return latest && { start: latest.startTime, end: latest.responseEnd }
    },
  }
}
