import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test as base, type BrowserContext, type CDPSession, type Page, type TestInfo } from '@playwright/test'
import type * as axeCore from 'axe-core'
import { pressCalmly } from './calm-presses.ts'
import { keepPage, takePage } from './kept-pages.ts'
import { pressLong } from './long-presses.ts'
import { open, teamOf, type Person, type Team } from './people.ts'

interface Fixtures {
  /**
   * Whether pages get the code of other pages once they are calm, which costs a fifth of a page's processor time. It does
   * not by default: the browser says that its user saves data.
   */
  readsAhead: boolean
  /** Whether browsers are new ones, which have none of the app's code: others are kept from test to test, and emptied. */
  isNew: boolean
  /** Empty pages, each in a browser of its own. */
  pages: { take: () => Promise<Page>; giveBack: (page: Page) => Promise<void> }
  /** The people of this file alone, in an account of their own. */
  team: Team
  /** Signs the page's context in, without the login page. */
  signIn: (person: Person) => Promise<void>
  /** A page of a user, signed in, in a browser of their own. */
  pageOf: (person: Person) => Promise<Page>
  /** A step of a test in another user's browser, which is closed after it. */
  step: (title: string, person: Person, work: (page: Page) => Promise<void>) => Promise<void>
  /** The complaints of the page: errors of scripts and of the content security policy. */
  complaints: string[]
}

/** Playwright's `test` on the server of this run. A page that complains on its console fails its test. */
export const test = base.extend<Fixtures>({
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads the parameter's pattern
  baseURL: async ({}, use) => {
    await use(process.env['E2E_URL']!)
  },
  readsAhead: [false, { option: true }],
  isNew: [false, { option: true }],
  pages: async ({ browser, baseURL, readsAhead, isNew, complaints }, use, info) => {
    const make = async () => {
      const context = await browser.newContext({ baseURL: baseURL! })
      if (!readsAhead) await saveData(context)
      const page = await context.newPage()
      await pressLong(page)
      await sessionOf(page)
      return page
    }
    const isKept = !readsAhead && !isNew
    const taken = new Set<Page>()
    const take = async () => {
      const page = await (isKept ? takePage(make) : make())
      taken.add(page)
      listen(page.context(), complaints)
      noteRefusals(page.context(), info)
      pressCalmly(page)
      return page
    }
    const giveBack = async (page: Page) => {
      taken.delete(page)
      await (isKept && info.status === info.expectedStatus ? keepPage(page) : page.context().close())
    }
    await use({ take, giveBack })
    for (const page of taken) {
      for (const shown of page.context().pages()) await keepPicture(shown, info)
      await giveBack(page)
    }
  },
  page: async ({ pages }, use) => {
    await use(await pages.take())
  },
  context: async ({ page }, use) => {
    await use(page.context())
  },
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads the parameter's pattern
  team: async ({}, use, { file }) => {
    await use(await teamOf(file))
  },
  signIn: async ({ context }, use) => {
    await use((person) => open(context.request, person))
  },
  pageOf: async ({ pages }, use) => {
    await use(async (person) => {
      const page = await pages.take()
      await open(page.context().request, person)
      return page
    })
  },
  step: async ({ pages, pageOf }, use) => {
    await use((title, person, work) =>
      test.step(title, async () => {
        const page = await pageOf(person)
        await work(page)
        // Where the step fails, its page stays for the picture.
        await pages.giveBack(page)
      }),
    )
  },
  complaints: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the parameter's pattern
    async ({}, use) => {
      const complaints: string[] = []
      await use(complaints)
      expect(complaints).toEqual([])
    },
    { auto: true },
  ],
})

export { expect } from '@playwright/test'

/** Says that the user of a browser saves data. */
export const saveData = (context: BrowserContext) =>
  context.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }))

/** Notes for the report of a test that fails which calls of its pages the server refuses. */
function noteRefusals(context: BrowserContext, { annotations }: TestInfo) {
  context.on('response', (response) => {
    if (response.status() < 400) return
    const call = `${response.request().method()} ${new URL(response.url()).pathname}`
    annotations.push({ type: 'page', description: `${response.status()} for ${call}` })
  })
}

/** Keeps a picture of a page, and what its alerts say, for the report of a test that fails. */
export async function keepPicture(page: Page, info: TestInfo) {
  if (info.status === info.expectedStatus || page.isClosed()) return
  const path = info.outputPath(`failed-${info.attachments.length + 1}.png`)
  try {
    await page.screenshot({ path, timeout: 10_000 })
    info.attachments.push({ name: 'screenshot', contentType: 'image/png', path })
    for (const text of await page.locator('[role=alert], [role=alertdialog]').allInnerTexts())
      info.annotations.push({ type: 'page', description: text.replaceAll(/\s+/g, ' ') })
  } catch {
    // The page hangs or has gone: the error of the test says more.
  }
}

/** Notes what the pages of a browser complain of. */
export function listen(context: BrowserContext, complaints: string[]) {
  context.on('weberror', (error) => complaints.push(String(error.error())))
  context.on('console', (message) => {
    // The page is not at fault for refusals of the server.
    if (message.type() === 'error' && !message.text().startsWith('Failed to load resource'))
      complaints.push(message.text())
  })
}

/** Speaks another language from the next page on. */
export async function speak(page: Page, locale: string, baseURL: string) {
  await page.context().addCookies([{ name: 'locale', value: locale, url: baseURL }])
}

/**
 * Themes and languages to look at pages in: colors depend on the one, places on the other, nothing on both together.
 */
export const looks = [
  ['light', 'en'],
  ['dark', 'ar'],
] as const

/** Shows the next pages in a theme. */
export async function dress(page: Page, theme: 'light' | 'dark') {
  await page.addInitScript((value) => localStorage.setItem('theme', value), theme)
}

/** The small one: the other is more than twice as long. */
const axeSource = `${readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8')};undefined`

const axeOptions: axeCore.RunOptions = {
  resultTypes: ['violations'],
  // Findings are shown as they are written in the page.
  selectors: false,
  // No rule that runs needs style sheets, and no page has sound.
  preload: false,
  runOnly: { type: 'tag', values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'] },
}

const sessions = new WeakMap<Page, Promise<CDPSession>>()

/** The session of the devtools that gives a page axe. The end of one would take away what others have set. */
function sessionOf(page: Page): Promise<CDPSession> {
  const session = sessions.get(page) ?? page.context().newCDPSession(page)
  sessions.set(page, session)
  return session
}

/** A script of the devtools is compiled once for all documents of a process, an expression of Playwright's for each. */
async function addAxe(page: Page) {
  const session = await sessionOf(page)
  await session.send('Runtime.evaluate', { expression: axeSource })
}

/** The signs of a page that is still under way. */
const underWay = '[aria-busy=true], [data-dimmed], [role=progressbar]:not([aria-valuenow])'

/** Waits until a page is there as a whole: its heading, and nothing that loads, is refreshed, or moves. */
export async function calm(page: Page) {
  // A dialog hides the heading from assistive technology, not from sight.
  await expect(page.locator('h1').first()).toBeVisible()
  await expect(page.locator(underWay)).toHaveCount(0)
  // Half-way from one color to the next a text has too little contrast. Endless animations are not waited for, nor
  // those that move with a scrollbar instead of with time: both never finish.
  await page.evaluate(async () => {
    const timed = document.getAnimations().filter(({ timeline }) => timeline === document.timeline)
    const ending = timed.filter(({ effect }) => effect?.getComputedTiming().iterations !== Infinity)
    await Promise.allSettled(ending.map((animation) => animation.finished))
  })
}

/**
 * Components and tokens decide these, and they take half of axe's time: outside dialogs, the sweep alone looks at them,
 * on every page.
 */
const rulesOfSweep = ['color-contrast', 'target-size']

const dialogs = '[role=dialog], [role=alertdialog]'

/**
 * Fails where axe finds anything once the page is calm: in the dialogs that are open, or else on the page. `whole` takes
 * all of the page, with the rules of the sweep.
 */
export async function expectAccessible(page: Page, { whole = false } = {}) {
  await calm(page)
  const hasDialog = !whole && (await page.locator(dialogs).count()) > 0
  const chosen: axeCore.RunOptions = {
    ...axeOptions,
    ...(whole || hasDialog ? {} : { rules: Object.fromEntries(rulesOfSweep.map((id) => [id, { enabled: false }])) }),
  }
  if (!(await page.evaluate(() => 'axe' in window))) await addAxe(page)
  const violations = await page.evaluate(
    async ({ options, include }) => {
      const { axe } = window as unknown as { axe: typeof axeCore }
      // The live region names things that may be gone by now, and the tooltip under the mouse stands in no landmark: it
      // is read with its button.
      const results = await axe.run(
        { include, exclude: ['[data-live-announcer]', '[data-overlay-container]:has([role=tooltip])'] },
        options,
      )
      return results.violations
    },
    { options: chosen, include: hasDialog ? dialogs.split(', ') : ['html'] },
  )
  const found = violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ html, failureSummary }) => `${html} ${failureSummary}`).join('\n')}`,
  )
  expect(found).toEqual([])
}

/** Unfolds a section of the sidebar: only the one that the page belongs to is open at first. */
export const openSection = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Main navigation' }).getByRole('button', { name, exact: true }).click()
