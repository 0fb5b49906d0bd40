import type { BrowserContext, Locator, Page, Request } from '@playwright/test'

/** Milliseconds for which a press waits at most: tests hold some answers back until it has happened. */
const patience = 2000

interface Calls {
  open: Set<Request>
  waiting: (() => void)[]
}

/** The calls of pages that are not answered yet. */
const callsOf = new WeakMap<Page, Calls>()
let isCalm = false

/**
 * Has clicks wait until a page has the answers to its calls. What they bring can move a button between the two halves of a
 * press, which is lost then. With `E2E_PRESS` or `E2E_SLOW` set clicks come at once, to find such presses.
 */
export function pressCalmly(page: Page): void {
  if (process.env['E2E_PRESS'] || process.env['E2E_SLOW']) return
  noteCalls(page.context())
  if (isCalm) return
  isCalm = true
  const locator = Object.getPrototypeOf(page.locator('html')) as Locator
  const { click } = locator
  locator.click = async function clickCalmly(this: Locator, options) {
    await answered(this.page())
    return click.call(this, options)
  }
}

/** Not the stream of changes, which has no end. */
const isCall = (request: Request) => request.resourceType() === 'fetch' && !request.serviceWorker()

function noteCalls(context: BrowserContext) {
  for (const page of context.pages()) callsOf.delete(page)
  context.on('request', (request) => {
    if (!isCall(request)) return
    const page = request.frame().page()
    const calls = callsOf.get(page) ?? { open: new Set(), waiting: [] }
    callsOf.set(page, calls)
    calls.open.add(request)
  })
  const end = (request: Request) => {
    if (!isCall(request)) return
    const calls = callsOf.get(request.frame().page())
    calls?.open.delete(request)
    if (calls?.open.size === 0) for (const go of calls.waiting.splice(0)) go()
  }
  context.on('requestfinished', end)
  context.on('requestfailed', end)
}

async function answered(page: Page): Promise<void> {
  const calls = callsOf.get(page)
  if (!calls || calls.open.size === 0) return
  await new Promise<void>((resolve) => {
    calls.waiting.push(resolve)
    AbortSignal.timeout(patience).addEventListener('abort', () => resolve())
  })
}
