import type { Page } from '@playwright/test'
import { enter, makeAdministrator, newAccount } from './people.ts'
import { expect, test } from './test.ts'

/** Makes the browser keep pages from storing anything, as one of its settings does; cookies are another setting. */
async function block(page: Page, ...more: 'cookies'[]) {
  await page.addInitScript((blocksCookies) => {
    // No arrow: it could not be called with `new`.
    const refuse = function () {
      throw new DOMException('Access is denied for this document.', 'SecurityError')
    }
    for (const name of ['localStorage', 'sessionStorage', 'indexedDB', 'caches'])
      Object.defineProperty(window, name, { get: refuse })
    Object.defineProperty(window, 'BroadcastChannel', { value: refuse })
    if (!blocksCookies) return
    Object.defineProperty(Document.prototype, 'cookie', { get: refuse, set: refuse })
    Object.defineProperty(navigator, 'cookieEnabled', { value: false })
  }, more.includes('cookies'))
}

test('without storage the app works, and remembers for the visit', async ({ page }) => {
  const person = await makeAdministrator(newAccount('Private'))
  await block(page)
  await page.goto('/tasks')
  const live = page.waitForRequest('**/api/v3/events?*')
  await enter(page, person)
  await expect(page).toHaveURL('/tasks')
  await live
  await page.getByRole('button', { name: /^Account menu:/ }).click()
  await page.getByRole('menuitem', { name: 'Profile' }).click()
  await expect(page).toHaveURL('/users/profile')
  await page
    .getByRole('button', { name: /^Dark|dark/ })
    .first()
    .click()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  await page.reload()
  await expect(page).toHaveURL('/users/profile')
  await expect(page.getByLabel('City')).toBeVisible()
})

test('without cookies, the sign-in page says what to allow', async ({ page }) => {
  await block(page, 'cookies')
  await page.goto('/')
  await expect(page).toHaveURL(/\/auth\/login/)
  await expect(page.getByText('Your browser blocks cookies.')).toBeVisible()
  await expect(page.getByRole('textbox', { name: 'Password' })).toBeVisible()
})
