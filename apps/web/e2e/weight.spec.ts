import type { Page } from '@playwright/test'
import { expect, test } from './test.ts'

/** JavaScript that a page loads from nothing: brotli kilobytes without words, kilobytes of words, number of files. */
async function weigh(page: Page, path: string) {
  const loads: Promise<{ address: string; size: number }>[] = []
  page.on('requestfinished', (request) => {
    if (!request.url().endsWith('.js')) return
    loads.push(request.sizes().then(({ responseBodySize }) => ({ address: request.url(), size: responseBodySize / 1000 })))
  })
  await page.goto(path, { waitUntil: 'networkidle' })
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  const files = await Promise.all(loads)
  const sum = (ofWords: boolean) =>
    files.filter(({ address }) => address.includes('/words/') === ofWords).reduce((total, { size }) => total + size, 0)
  return { code: sum(false), words: sum(true), files: files.length }
}

test('the login page stays light', async ({ page }) => {
  const { code, words, files } = await weigh(page, '/auth/login')
  expect(code).toBeGreaterThan(80)
  expect(code).toBeLessThanOrEqual(135)
  expect(words).toBeLessThanOrEqual(8)
  expect(files).toBeLessThanOrEqual(12)
})

test('so do the frame and the home page', async ({ page, signIn }) => {
  await signIn('manager')
  const { code, words, files } = await weigh(page, '/')
  expect(code).toBeLessThanOrEqual(155)
  expect(words).toBeLessThanOrEqual(12)
  expect(files).toBeLessThanOrEqual(12)
})

for (const path of ['/users', '/projects', '/tasks', '/tm']) {
  test(`${path} comes in few files`, async ({ page, signIn }) => {
    await signIn('manager')
    expect((await weigh(page, path)).files).toBeLessThanOrEqual(20)
  })
}
