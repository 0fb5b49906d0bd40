import type { Page } from '@playwright/test'
import { watchParts } from './page-checks.ts'
import { makeAdministrator, newAccount, open } from './people.ts'
import { expect, test } from './test.ts'

test.use({ isNew: true })

/** Removes parts of the app that a page has not loaded yet, as an upgrade of the server does. */
const upgrade = (page: Page, part: RegExp) => page.route(part, (route) => route.fulfill({ status: 404 }))

/** The page has just reloaded itself for a part, and does not do so again within a minute. */
const reloadedJustNow = (page: Page) => page.evaluate(() => sessionStorage.setItem('chunkReload', String(Date.now())))

const message = (page: Page) =>
  page.getByRole('alertdialog').filter({ hasText: 'Part of the page couldn’t be loaded.' })

test.afterEach(({ complaints }) => {
  // React has said that a part failed; nothing else may have.
  expect(complaints.filter((complaint) => !complaint.includes('Can’t reach the server.'))).toEqual([])
  complaints.length = 0
})

test('a menu that cannot be loaded leaves the page and the typed text unchanged', async ({ page }) => {
  await open(page.request, await makeAdministrator(newAccount('Upgrades')))
  await upgrade(page, /assets\/UserList-/)
  const hasAll = watchParts(page)
  await page.goto('/users/profile')
  await hasAll()
  const city = page.getByLabel('City')
  await city.fill('Riga')
  const menu = page.getByRole('button', { name: /^Account menu:/ })
  await menu.press('Enter')
  await expect(message(page)).toBeVisible()
  await expect(city).toHaveValue('Riga')
  await expect(menu).toHaveAttribute('aria-expanded', 'false')
  await page.unrouteAll()

  page.once('dialog', (question) => void question.dismiss())
  await message(page).getByRole('button', { name: 'Reload' }).click()
  await expect(message(page)).toBeHidden()
  await expect(city).toHaveValue('Riga')
  const isSaved = page.waitForResponse((answer) => answer.request().method() === 'PUT' && answer.ok())
  await page.getByRole('button', { name: 'Save' }).click()
  await isSaved
  // Now that nothing would be lost, asking for it is enough.
  const isReloaded = page.waitForEvent('load')
  await menu.click()
  await isReloaded
  await expect(page.getByRole('alertdialog')).toHaveCount(0)
  await expect(city).toHaveValue('Riga')
  await menu.click()
  await expect(page.getByRole('menuitem', { name: 'Sign out' })).toBeVisible()
})

test('a menu that cannot be loaded offline suggests a retry and keeps the page', async ({
  page,
  context,
  signIn,
  team,
}) => {
  await signIn(team.manager2)
  const hasAll = watchParts(page)
  await page.goto('/users?q=Kenji')
  await hasAll()
  await context.setOffline(true)
  await page.getByRole('button', { name: 'Language', exact: true }).click()
  await expect(message(page)).toBeVisible()
  await message(page).getByRole('button', { name: 'Reload' }).click()
  await expect(page.getByRole('alertdialog').filter({ hasText: 'Can’t reach the server.' })).toBeVisible()
  await expect(page.getByRole('combobox', { name: /^Search by/ })).toHaveValue('Kenji')
  await context.setOffline(false)
})

test('a browser alert stands in where not even the toasts can be loaded', async ({ page }) => {
  await upgrade(page, /assets\/(LanguageList|Toasts|overlay)-/)
  await page.goto('/auth/login')
  await reloadedJustNow(page)
  await page.getByLabel('Email address').fill('somebody@dragoman.example')
  const said = page.waitForEvent('dialog')
  await page.getByRole('button', { name: 'English' }).focus()
  const pressed = page.keyboard.press('Enter')
  const alert = await said
  expect(alert.message()).toContain('Part of the page couldn’t be loaded.')
  await alert.accept()
  await pressed
  await expect(page.getByLabel('Email address')).toHaveValue('somebody@dragoman.example')
})

test('[shell.chunkReload] a page with a missing part reloads itself once, and then shows an error in its place', async ({
  page,
  signIn,
  team,
}) => {
  await signIn(team.manager2)
  await page.goto('/users?q=Kenji')
  let loads = 0
  page.on('load', () => (loads += 1))
  await upgrade(page, /assets\/UserRates-/)
  await page.getByRole('link', { name: 'Kenji Sato' }).click()
  await page.getByRole('link', { name: 'Rates and languages' }).click()
  await expect.poll(() => loads).toBe(1)
  const region = page.getByRole('main').getByRole('alert')
  await expect(region).toContainText('Can’t reach the server.')
  await expect(page.getByRole('heading', { name: 'Kenji Sato' })).toBeVisible()
  await page.unrouteAll()
  await region.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('heading', { name: /Rates/ })).toBeVisible()
  await expect.poll(() => loads).toBe(2)
})
