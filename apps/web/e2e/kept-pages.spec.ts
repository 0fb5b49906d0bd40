import type { Page } from '@playwright/test'
import { dress, expect, test } from './test.ts'

/** All that a page remembers. */
const memoryOf = async (page: Page) => ({
  stored: await page.evaluate(async () => [localStorage.length, sessionStorage.length, await indexedDB.databases()]),
  cookies: await page.context().cookies(),
  size: page.viewportSize(),
  pages: page.context().pages().length,
  version: await page.evaluate(async () => (await fetch('/version.json')).status),
})

test('the page of a test is the next one’s, emptied, unless its browser was changed for longer', async ({ pages }) => {
  const page = await pages.take()
  const empty = await memoryOf(page)
  expect(empty).toMatchObject({ stored: [0, 0, []], cookies: [], pages: 1, version: 200 })
  await dress(page, 'dark')
  await page.reload()
  await page.evaluate(() => {
    sessionStorage.setItem('seen', 'yes')
    document.cookie = 'locale=ar'
    return new Promise((settle) => Object.assign(indexedDB.open('drafts'), { onsuccess: settle }))
  })
  await page.route('**/version.json', (route) => route.fulfill({ status: 404 }))
  await page.setViewportSize({ width: 390, height: 800 })
  await page.context().newPage()
  page.on('dialog', () => undefined)
  await expect
    .poll(() => memoryOf(page))
    .toMatchObject({
      stored: [1, 1, [{ name: 'drafts' }]],
      cookies: [{ name: 'locale' }],
      size: { width: 390 },
      pages: 2,
      version: 404,
    })
  await pages.giveBack(page)

  const next = await pages.take()
  expect(next === page).toBe(true)
  await expect.poll(() => memoryOf(next)).toEqual(empty)
  await next.evaluate(() => alert('dismissed where no test listens'))
  await next.context().setOffline(true)
  await pages.giveBack(next)
  expect(next.isClosed()).toBe(true)
})
