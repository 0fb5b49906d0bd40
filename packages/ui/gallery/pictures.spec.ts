import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { extname, join } from 'node:path'
import { expect, test, type Page } from '@playwright/test'
import { build } from 'vite'

const origin = 'http://gallery'
const types: Record<string, string> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.woff2': 'font/woff2',
}

let built: string

test.beforeAll(async () => {
  built = await mkdtemp(join(tmpdir(), 'gallery-'))
  await build({
    root: import.meta.dirname,
    configLoader: 'native',
    logLevel: 'error',
    build: { outDir: built, emptyOutDir: true },
  })
})

test.afterAll(() => rm(built, { recursive: true, force: true }))

async function open(page: Page, theme: string, lang: string) {
  await page.route(`${origin}/**`, async (route) => {
    const path = new URL(route.request().url()).pathname
    const file = path === '/' ? 'index.html' : path
    const contentType = types[extname(file)] ?? 'application/octet-stream'
    await route.fulfill({ body: await readFile(join(built, file)), contentType })
  })
  await page.goto(`${origin}/?view=pictures&theme=${theme}&lang=${lang}`)
  await page.evaluate(() => document.fonts.ready)
}

for (const theme of ['light', 'dark']) {
  for (const [direction, lang] of [
    ['ltr', 'en'],
    ['rtl', 'he'],
  ] as const) {
    test(`components look as in the pictures, ${theme}, ${direction}`, async ({ page }) => {
      await open(page, theme, lang)
      const parts = await page.locator('[data-picture]').all()
      expect(parts).toHaveLength(7)
      for (const part of parts) {
        const name = await part.getAttribute('data-picture')
        // Colors and distances know no direction.
        if (name === 'tokens' && direction === 'rtl') continue
        await expect.soft(part).toHaveScreenshot(`${name}-${theme}-${direction}.png`)
      }

      await page.getByRole('button', { name: 'Open menu' }).click()
      await expect.soft(page.getByRole('menu')).toHaveScreenshot(`menu-${theme}-${direction}.png`)
      await page.keyboard.press('Escape')
      await page.getByRole('button', { name: 'Open dialog' }).click()
      await expect.soft(page.getByRole('alertdialog')).toHaveScreenshot(`dialog-${theme}-${direction}.png`)
      await page.keyboard.press('Escape')
      await page.getByRole('button', { name: 'Open panel' }).click()
      await expect.soft(page).toHaveScreenshot(`panel-${theme}-${direction}.png`, {
        clip: { x: direction === 'ltr' ? 400 : 0, y: 0, width: 560, height: 220 },
      })
    })
  }
}
