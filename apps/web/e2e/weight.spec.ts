import type { Page, Request } from '@playwright/test'
import { expect, test } from './test.ts'

/** JavaScript that a page loads from nothing: brotli kilobytes without words, kilobytes of words, number of files. */
async function weigh(page: Page, path: string) {
  const shown = new Set<Request>()
  const loads: Promise<{ address: string; size: number }>[] = []
  let isWarming = false
  page.on('request', (request) => {
    // From here on the page gets what it has no need of yet.
    isWarming ||= request.url().includes('/ErrorContent-')
    if (!isWarming) shown.add(request)
  })
  page.on('requestfinished', (request) => {
    if (!request.url().endsWith('.js') || !shown.has(request)) return
    loads.push(
      request.sizes().then(({ responseBodySize }) => ({ address: request.url(), size: responseBodySize / 1000 })),
    )
  })
  await page.goto(path, { waitUntil: 'networkidle' })
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  const files = await Promise.all(loads)
  const sum = (ofWords: boolean) =>
    files.filter(({ address }) => address.includes('/words/') === ofWords).reduce((total, { size }) => total + size, 0)
  return { code: sum(false), words: sum(true), files: files.length }
}

test('the sign-in page stays within its size budget', async ({ page }) => {
  const { code, words, files } = await weigh(page, '/auth/login')
  expect(code).toBeGreaterThan(80)
  expect(code).toBeLessThanOrEqual(136)
  expect(words).toBeLessThanOrEqual(8)
  expect(files).toBeLessThanOrEqual(12)
})

test('the frame and the home page stay within their size budget', async ({ page, signIn }) => {
  await signIn('manager')
  const { code, words, files } = await weigh(page, '/')
  expect(code).toBeLessThanOrEqual(149)
  expect(words).toBeLessThanOrEqual(12)
  expect(files).toBeLessThanOrEqual(12)
})

for (const path of ['/users', '/projects', '/tasks', '/tm']) {
  test(`${path} loads few files, and no code of other pages`, async ({ page, signIn }) => {
    await signIn('manager')
    const { code, files } = await weigh(page, path)
    expect(code).toBeLessThanOrEqual(240)
    expect(files).toBeLessThanOrEqual(20)
  })
}
