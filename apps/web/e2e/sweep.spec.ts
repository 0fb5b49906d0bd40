import type { Page } from '@playwright/test'
import { caller, json, type Named } from './make-project.ts'
import { expect, test, type DemoName } from './test.ts'

interface Listed {
  content: Named[]
}

/** Pages that people live in, by who does; `:project` and the like stand for something of the demo. */
const pages: Record<string, readonly string[]> = {
  manager: [
    '/',
    '/projects',
    '/projects/create',
    '/projects/:project',
    '/projects/:project?tab=work',
    '/projects/:project?tab=files',
    '/projects/:project?tab=costs',
    '/projects/:project?tab=downloads',
    '/projects/:project?tab=memories',
    '/projects/:project?tab=activity',
    '/tasks',
    '/tasks?layout=board',
    '/tasks?layout=calendar',
    '/tasks?layout=workload',
    '/tasks/:task',
    '/tm',
    '/tm/:memory',
  ],
  accountadmin: [
    '/organizations',
    '/organizations/:organization',
    '/organizations/units',
    '/organizations/units/:unit',
    '/organizations/units/:unit?tab=settings',
    '/organizations/units/:unit?tab=prices',
    '/users',
    '/users/:person',
    '/settings/account-settings/activity',
    '/settings/account-settings/usage',
    '/settings/account-settings/branding',
    '/settings/account-settings/start-pages',
    '/settings/account-settings/plan',
  ],
  lucia: ['/', '/tasks', '/tasks?tab=available', '/users/profile'],
  client: ['/', '/projects'],
}

/** Adds a third to every word on the page, as other languages do; figures and what people wrote stay. */
async function lengthen(page: Page) {
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

const overflow = (page: Page) =>
  page.evaluate(() => {
    const main = document.querySelector('main')!
    return Math.max(document.documentElement.scrollWidth - window.innerWidth, main.scrollWidth - main.clientWidth)
  })

/** How far the page reaches beyond the window once charts and grids have taken their new width. */
async function lastingOverflow(page: Page): Promise<number> {
  const isSettled = () => overflow(page).then((width) => width <= 0)
  await expect
    .poll(isSettled, { timeout: 2000, intervals: [16, 50, 100] })
    .toBe(true)
    .catch(() => undefined)
  return overflow(page)
}

for (const [name, addresses] of Object.entries(pages)) {
  test(`no page of ${name} overflows at 320 px or with longer words, or moves while it loads`, async ({
    page,
    signIn,
    playwright,
    baseURL,
  }) => {
    test.setTimeout(480_000)
    const admin = await caller(playwright.request, baseURL!, 'accountadmin')
    const first = async (path: string) => (await json<Listed>(admin.get(path))).content[0]!.uuid
    const ids: Record<string, string> = {
      project: await first('/api/v3/project?size=1&sort=created,asc'),
      task: await first('/api/v3/task?size=1'),
      memory: (await json<Listed>(admin.get('/api/v1/atlas-tm?size=1'))).content[0]!.uuid,
      organization: await first('/api/v2/organization?size=1'),
      unit: await first('/api/v3/client?size=1'),
      person: await first('/api/v3/user?size=1'),
    }
    await signIn(name as DemoName)
    await page.addInitScript(() => {
      const shifts: number[] = []
      Object.assign(window, { shifts })
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) shifts.push((entry as PerformanceEntry & { value: number }).value)
      }).observe({ type: 'layout-shift', buffered: true })
    })
    const found: unknown[] = []
    for (const pattern of addresses) {
      const address = pattern.replace(/:(\w+)/, (_, id: string) => ids[id]!)
      await page.setViewportSize({ width: 1280, height: 800 })
      await page.goto(address, { waitUntil: 'networkidle' })
      await expect(page.getByRole('progressbar', { name: 'Loading' })).toHaveCount(0)
      const moved = await page.evaluate(() =>
        (window as unknown as { shifts: number[] }).shifts.reduce((sum, value) => sum + value, 0),
      )
      if (moved > 0.02) found.push([pattern, 'moved', moved])
      await page.setViewportSize({ width: 320, height: 700 })
      if ((await lastingOverflow(page)) > 0) found.push([pattern, '320 px', await overflow(page)])
      await page.setViewportSize({ width: 1280, height: 800 })
      await lengthen(page)
      if ((await lastingOverflow(page)) > 0) found.push([pattern, 'longer words', await overflow(page)])
    }
    expect(found).toEqual([])
  })
}
