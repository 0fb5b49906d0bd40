import { ask } from './people.ts'
import { expect, expectAccessible, test } from './test.ts'

test('[shell.search] results stand under the search field by kind, and Enter leads to the page of all', async ({
  page,
  signIn,
  team,
}) => {
  await signIn(team.manager)
  const memory = { name: 'Product interface', sourceLocale: 'en', targetLocales: ['es'] }
  await ask(page.request, 'POST', '/api/v1/atlas-tm', memory)
  await page.goto('/users')
  await expect(page.getByRole('heading', { name: 'People', level: 1 })).toBeVisible()
  await page.keyboard.press('/')
  const field = page.getByRole('combobox', { name: 'Search', exact: true })
  await expect(field).toBeFocused()
  await field.fill('prodúct')
  const results = page.getByRole('listbox', { name: 'Results for prodúct' })
  const unit = results.getByRole('group', { name: 'Organizational units' }).getByRole('option')
  await expect(unit.first()).toContainText('Product')
  await expectAccessible(page)

  // Tab narrows to the next kind, the arrow keys choose, Enter opens.
  await page.getByRole('button', { name: /^Organizational units/ }).click()
  await expect(results.getByRole('group')).toHaveCount(1)
  await field.press('ArrowDown')
  await expect(unit.first()).toHaveAttribute('aria-selected', 'true')
  await field.press('Enter')
  await expect(page).toHaveURL(/\/organizations\/units\/[\da-f-]{36}/)
  await expect(field).toHaveValue('')
  // Its heading takes the focus on arrival.
  await expect(page.getByRole('heading', { name: 'Product', level: 1 })).toBeFocused()

  await field.fill('product')
  await field.press('Enter')
  await expect(page).toHaveURL('/search?q=product')
  await expect(field).toHaveValue('')
  await expect.poll(() => page.evaluate(() => localStorage.getItem('searchTerm'))).toBe('product')
  await expect(page.getByRole('region', { name: 'Translation memories' }).getByRole('link').first()).toBeVisible()
  await page.getByRole('combobox', { name: 'How texts match' }).selectOption('Whole text')
  await expect(page).toHaveURL(/mode=exact/)
  await expect(page.getByRole('region', { name: 'Translation memories' })).toHaveCount(0)

  // On this page the field loads the page again, with its term.
  const loaded = page.waitForRequest((request) => request.isNavigationRequest())
  await field.fill('lucia')
  await field.press('Enter')
  await loaded
  await expect(page).toHaveURL('/search?q=lucia')
  await expect(page.getByRole('region', { name: 'People' }).getByRole('link').first()).toBeVisible()
})

test('[storage.keys] [shell.docs] a small window has the search in its menu, and the browser keeps term and theme', async ({
  page,
  signIn,
  team,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await signIn(team.manager)
  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Hello')
  await expect(page.getByRole('searchbox', { name: 'Search', exact: true })).toHaveCount(0)
  await page.getByRole('button', { name: 'Open menu' }).click()
  const menu = page.getByRole('dialog')
  const theme = () => page.evaluate(() => document.documentElement.dataset['theme'])
  const other = (await theme()) === 'dark' ? 'light' : 'dark'
  await menu.getByRole('button', { name: `Switch to ${other} theme` }).click()
  await menu.getByRole('searchbox', { name: 'Search', exact: true }).fill('settings')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/search?q=settings')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(page.getByRole('region', { name: 'Documentation' }).getByRole('link').first()).toBeVisible()
  const kept = await page.evaluate(() => [localStorage.getItem('theme'), localStorage.getItem('searchTerm')])
  expect(kept).toEqual([other, 'settings'])
})
