import type { Page } from '@playwright/test'
import { allPages, addressOf } from './all-pages.ts'
import { demo, type DemoPerson } from './demo.ts'
import {
  lastingOverflow,
  lengthen,
  missingWords,
  movesOf,
  openWhole,
  watchRequests,
  watchShifts,
} from './page-checks.ts'
import { open } from './people.ts'
import { expect, expectAccessible, keepPicture, listen, saveData, speak, test as base } from './test.ts'

/** Each page is looked at in one of these; `pnpm sweep` looks at all of them in all. */
const looks = [
  ['light', 'en'],
  ['dark', 'ar'],
  ['dark', 'en'],
  ['light', 'ar'],
] as const

/** With it, each page loads all of its code, and is looked at when it has all that it asks for. */
const isSlow = process.env['E2E_SLOW'] !== undefined

/** The browsers of this worker, by who is signed in: one that has read the code of the app needs half as long for a page. */
const browsers = new Map<DemoPerson, Page>()

const test = base.extend<{ as: DemoPerson }>({
  as: ['accountadmin', { option: true }],
  page: async ({ as, browser, baseURL, complaints }, use, info) => {
    if (isSlow) {
      await browsers.get(as)?.context().close()
      browsers.delete(as)
    }
    const page = browsers.get(as) ?? (await (await browser.newContext({ baseURL: baseURL! })).newPage())
    if (!browsers.has(as)) {
      browsers.set(as, page)
      await saveData(page.context())
      await open(page.context().request, demo[as])
      await watchShifts(page)
    }
    listen(page.context(), complaints)
    await use(page)
    await keepPicture(page, info)
    for (const event of ['console', 'weberror']) page.context().removeAllListeners(event)
  },
})

// Side by side: what they need beside their pages is made once a worker.
test.describe.configure({ mode: 'parallel' })

test('the route tree is read', () => {
  expect(allPages.length).toBeGreaterThan(100)
})

for (const [position, swept] of allPages.entries()) {
  const { pattern, as } = swept
  const [theme, locale] = looks[position % looks.length]!
  test.describe(`${pattern} as ${as}`, () => {
    test.use({ as })

    test(`in ${theme}, ${locale}, it has a title, a heading, and its words, is accessible, stays where it is while it loads, and fits 320 px and longer words`, async ({
      page,
      baseURL,
    }) => {
      await page.setViewportSize({ width: 1280, height: 800 })
      await speak(page, locale, baseURL!)
      const choice = await chooseTheme(page, theme)
      const hasAll = watchRequests(page)
      await openWhole(page, await addressOf(swept))
      if (isSlow) await hasAll()
      await choice.dispose()
      await expect(page).toHaveTitle(/\S/)
      await expect(page.getByRole('heading', { level: 1 }).first()).toHaveText(/^(?!.*\b404\b).*\S/su)
      // In the editor, ids may be the keys of the segments that other tests have made of a catalog.
      const wordless = async () => (pattern.startsWith('/editor') ? [] : missingWords(page))
      expect.soft(await wordless(), 'words').toEqual([])
      expect.soft(await movesOf(page), 'what moves while it loads').toEqual([])
      await expectAccessible(page, { whole: true })
      await page.setViewportSize({ width: 320, height: 700 })
      expect.soft(await lastingOverflow(page), 'px beyond 320').toBeLessThanOrEqual(0)
      // There, cards stand for rows.
      expect.soft(await wordless(), 'words at 320 px').toEqual([])
      await page.setViewportSize({ width: 1280, height: 800 })
      await lengthen(page)
      expect.soft(await lastingOverflow(page), 'px beyond 1280 with longer words').toBeLessThanOrEqual(0)
    })
  })
}

/** From the next page on. What the browser knows of the page before is forgotten: others may have chosen since. */
const chooseTheme = (page: Page, theme: 'light' | 'dark') =>
  page.addInitScript((value) => {
    localStorage.clear()
    localStorage.setItem('theme', value)
  }, theme)
