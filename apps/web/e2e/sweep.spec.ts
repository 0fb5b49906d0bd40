import type { Page } from '@playwright/test'
import { allPages, type SweptPage } from './all-pages.ts'
import { lastingOverflow, lengthen, missingWords, openWhole, shiftOf, watchShifts } from './page-checks.ts'
import { dress, expect, expectAccessible, speak, test, type DemoName } from './test.ts'

/** Each page is looked at in one of these; `pnpm sweep` looks at all of them in all. */
const looks = [
  ['light', 'en'],
  ['dark', 'ar'],
  ['dark', 'en'],
  ['light', 'ar'],
] as const

/** In two halves, so that they run side by side. */
const halves = ['first', 'second'] as const

test.describe.configure({ mode: 'parallel' })

for (const [half, word] of halves.entries()) {
  test(`every page of the ${word} half of the route tree has a title, a heading, and its words, is accessible, stays where it is while it loads, and fits 320 px and longer words`, async ({
    pageOf,
    playwright,
    baseURL,
  }) => {
    test.setTimeout(600_000)
    const pages = (await allPages(playwright.request, baseURL!)).map((page, position) => ({ ...page, position }))
    expect(pages.length).toBeGreaterThan(100)
    const found: unknown[] = []
    const open = new Map<DemoName, Page>()
    for (const [name, own] of Map.groupBy(pages, ({ as }) => as)) {
      const mine = own.filter((_, position) => position % halves.length === half)
      for (const each of mine) await look(each, name)
    }
    expect(found).toEqual([])

    async function look({ pattern, address, position }: SweptPage & { position: number }, name: DemoName) {
      const page = await pageFor(name)
      const [theme, locale] = looks[position % looks.length]!
      await speak(page, locale, baseURL!)
      await dress(page, theme)
      await page.setViewportSize({ width: 1280, height: 800 })
      const say = (what: string, detail: unknown) => found.push([pattern, name, theme, locale, what, detail])
      try {
        await openWhole(page, address)
      } catch (error) {
        say('does not load', String(error).slice(0, 300))
        return
      }
      const [title, heading] = [await page.title(), await page.getByRole('heading', { level: 1 }).first().innerText()]
      if (!title || !heading.trim() || /\b404\b/.test(heading)) say('title', [title, heading])
      // In the editor, ids may be the keys of the segments that other tests have made of a catalog.
      const wordless = async () => (pattern.startsWith('/editor') ? [] : missingWords(page))
      const wide = await wordless()
      if (wide.length > 0) say('words', wide)
      const moved = await shiftOf(page)
      if (moved > 0.02) say('moves', moved)
      await expectAccessible(page).catch((error: unknown) => say('axe', String(error).slice(0, 2000)))
      await page.setViewportSize({ width: 320, height: 700 })
      const narrow = await lastingOverflow(page)
      if (narrow > 0) say('320 px', narrow)
      // There, cards stand for rows.
      const small = await wordless()
      if (small.length > 0) say('words at 320 px', small)
      await page.setViewportSize({ width: 1280, height: 800 })
      await lengthen(page)
      const longer = await lastingOverflow(page)
      if (longer > 0) say('longer words', longer)
    }

    async function pageFor(name: DemoName) {
      const known = open.get(name)
      if (known) return known
      const page = await pageOf(name)
      await watchShifts(page)
      open.set(name, page)
      return page
    }
  })
}
