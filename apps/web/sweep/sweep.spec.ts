import type { Page } from '@playwright/test'
import { demo, type DemoPerson } from '../e2e/demo.ts'
import { addressOf, allPages } from '../e2e/all-pages.ts'
import { lastingOverflow, lengthen, movesOf, openWhole, watchShifts } from '../e2e/page-checks.ts'
import { dress, expect, expectAccessible, speak, test } from '../e2e/test.ts'
import { clippedTexts, walkByKeyboard } from './checks.ts'

// Every page in every combination: too much for each change, and what `pnpm test` has a part of.

test.describe.configure({ mode: 'parallel' })

type Check = (page: Page) => Promise<unknown[]>

const wide = { width: 1440, height: 900 }

const isAccessible: Check = async (page) => {
  const found: unknown[] = []
  await expectAccessible(page).catch((error: unknown) => found.push(String(error).slice(0, 2000)))
  return [...found, ...(await movesOf(page))]
}

const fits =
  (width: number): Check =>
  async (page) => {
    await page.setViewportSize({ width, height: 700 })
    const beyond = await lastingOverflow(page)
    await page.setViewportSize(wide)
    return beyond > 0 ? [`${beyond} px beyond ${width}`] : []
  }

/** Half the window, twice as dense: what a browser makes of 200 %. */
const isZoomed: Check = fits(wide.width / 2)

const showsTexts: Check = (page) => clippedTexts(page)

const showsLongTexts: Check = async (page) => {
  await lengthen(page)
  return clippedTexts(page)
}

/** Theme, language, and what is looked at in it. */
const passes: readonly (readonly ['light' | 'dark', string, Readonly<Record<string, Check>>])[] = [
  ['light', 'en', { isAccessible, 'fits 320 px': fits(320), 'at 200 %': isZoomed, walkByKeyboard, showsLongTexts }],
  ['dark', 'en', { isAccessible }],
  ['light', 'ar', { isAccessible, 'fits 320 px': fits(320), walkByKeyboard }],
  ['dark', 'ar', { isAccessible, 'at 200 %': isZoomed }],
  ['light', 'de', { showsTexts, 'fits 320 px': fits(320), 'at 200 %': isZoomed }],
  ['dark', 'ru', { showsTexts, 'fits 320 px': fits(320), 'at 200 %': isZoomed }],
]

for (const [theme, locale, checks] of passes) {
  test(`every page in ${theme}, ${locale}: ${Object.keys(checks).join(', ')}`, async ({ pageOf, baseURL }) => {
    const found: unknown[] = []
    for (const [name, own] of Map.groupBy(allPages, ({ as }) => as)) {
      const page = await pageOf(demo[name])
      await prepare(page, name)
      for (const swept of own) {
        const { pattern } = swept
        await page.setViewportSize(wide)
        try {
          await openWhole(page, await addressOf(swept))
          for (const [title, check] of Object.entries(checks))
            for (const problem of await check(page)) found.push([pattern, name, title, problem])
        } catch (error) {
          found.push([pattern, name, 'does not load', String(error).slice(0, 300)])
        }
      }
      await page.close()
    }
    expect(found).toEqual([])

    async function prepare(page: Page, _name: DemoPerson) {
      await watchShifts(page)
      await dress(page, theme)
      await speak(page, locale, baseURL!)
    }
  })
}
