import type { BrowserContext, Page } from '@playwright/test'

/** The pages that no test of this worker has at the moment, each in a browser of its own. */
const free: Page[] = []

/** Tests seldom have more at a time, and each one takes memory. */
const mostFree = 3

/** A page of the app's origin: any other would get another process. */
const nothing = '/version.json'

/** Milliseconds to wait for it. One that is asked for while a page goes elsewhere by itself may never come. */
const patience = 10_000

/** An empty page in a browser that knows nothing but the code of the app: a kept one, or else a new one. */
export async function takePage(make: () => Promise<Page>): Promise<Page> {
  const kept = free.pop()
  if (kept) return kept
  const page = await make()
  await page.goto(nothing)
  noticeChanges(page)
  return page
}

/**
 * Empties the page of a test and keeps it for the next one. A process that has read the code of the app needs half as
 * long for a page as a new one.
 */
export async function keepPage(page: Page) {
  const context = page.context()
  const isKept = free.length < mostFree && !changed.has(context) && !page.isClosed()
  // A page may be on its way to another one by itself.
  if (isKept && (await empty(page).catch(() => false))) free.push(page)
  else await context.close()
}

async function empty(page: Page): Promise<boolean> {
  const context = page.context()
  for (const event of heard) for (const thing of [page, context]) thing.removeAllListeners(event)
  for (const thing of [page, context]) await thing.unrouteAll({ behavior: 'ignoreErrors' })
  for (const script of scripts.get(context)!.splice(0)) await script.dispose()
  for (const other of context.pages()) if (other !== page) await other.close()
  await page.goto(nothing, { timeout: patience })
  await page.evaluate(async () => {
    window.name = ''
    localStorage.clear()
    sessionStorage.clear()
    const databases = await indexedDB.databases()
    const removals = databases.map(({ name }) => indexedDB.deleteDatabase(name!))
    const removed = removals.map(
      (removal) =>
        new Promise((settle, fail) => {
          removal.addEventListener('success', settle)
          for (const event of ['blocked', 'error']) removal.addEventListener(event, fail)
        }),
    )
    await Promise.all(removed)
  })
  await context.clearCookies()
  await page.mouse.move(0, 0)
  await page.setViewportSize({ width: 1280, height: 800 })
  return true
}

/** Events that tests listen to. */
const heard = [
  'console',
  'dialog',
  'download',
  'load',
  'page',
  'pageerror',
  'popup',
  'request',
  'requestfailed',
  'requestfinished',
  'response',
  'weberror',
]

/** Calls that change a browser for longer than a page, and that nothing takes back. */
const changing = [
  'emulateMedia',
  'exposeBinding',
  'exposeFunction',
  'grantPermissions',
  'install',
  'newCDPSession',
  'pauseAt',
  'routeWebSocket',
  'setDefaultTimeout',
  'setExtraHTTPHeaders',
  'setFixedTime',
  'setOffline',
  'setSystemTime',
]

/** The browsers that tests have changed. */
const changed = new WeakSet<BrowserContext>()

/** The scripts that tests run before those of each page, by their browser. */
const scripts = new WeakMap<BrowserContext, Awaited<ReturnType<Page['addInitScript']>>[]>()

function noticeChanges(page: Page) {
  const context = page.context()
  const { origin } = new URL(page.url())
  // Its memory of other origins is out of reach.
  page.on('framenavigated', (frame) => {
    const address = frame.url()
    if (address.startsWith('http') && !address.startsWith(`${origin}/`)) changed.add(context)
  })
  const added: Awaited<ReturnType<Page['addInitScript']>>[] = []
  scripts.set(context, added)
  for (const thing of [page, context]) {
    const add = thing.addInitScript.bind(thing)
    thing.addInitScript = async (...parameters) => {
      const script = await add(...parameters)
      added.push(script)
      return script
    }
  }
  for (const thing of [page, context, context.clock]) {
    for (const name of changing) {
      const method: unknown = Reflect.get(thing, name)
      if (typeof method !== 'function') continue
      const noticed = (...parameters: unknown[]): unknown => {
        changed.add(context)
        return Reflect.apply(method, thing, parameters)
      }
      Reflect.set(thing, name, noticed)
    }
  }
}
