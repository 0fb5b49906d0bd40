import { dress, expect, expectAccessible, test } from './test.ts'

test('the help center opens from the help menu, and its search leads to the section', async ({
  page,
  signIn,
  team,
}) => {
  await signIn(team.manager2)
  await page.goto('/users/profile')
  await page.getByRole('button', { name: 'Help', exact: true }).click()
  const opened = page.waitForEvent('popup')
  await page.getByRole('menuitem', { name: 'Help center' }).click()
  const help = await opened
  await expect(help).toHaveTitle('Welcome to Dragoman – Dragoman Help')
  // The title is there before the script that listens to keys.
  await help.waitForLoadState()
  await help.keyboard.press('/')
  await expect(help.getByRole('combobox')).toBeFocused()
  await help.keyboard.type('split among several')
  await expect(help.getByRole('option').first()).toContainText('Slices')
  await help.keyboard.press('Enter')
  await expect(help).toHaveURL('/docs/tasks#slices')
  await expect(help.getByRole('heading', { name: 'Slices' })).toBeFocused()
  await expectAccessible(help)
})

test.describe('the reference of the API', () => {
  test('the reference can be searched and opened by keyboard without signing in', async ({ page }) => {
    await page.goto('/api/docs')
    await expect(page).toHaveTitle('All operations – Dragoman API')
    await page.keyboard.press('/')
    const field = page.getByRole('combobox', { name: 'Search operations' })
    await expect(field).toBeFocused()
    await field.pressSequentially('PROJECT_change_status')
    const options = page.getByRole('option')
    await expect(options.first()).toContainText('projects.changeStatus')
    await field.fill('tasks assign')
    await expect(options.first()).toContainText('tasks.assign')
    await expect(options.first()).toHaveAttribute('aria-selected', 'true')
    await page.keyboard.press('ArrowDown')
    await expect(options.nth(1)).toHaveAttribute('aria-selected', 'true')
    await page.keyboard.press('ArrowUp')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL('/api/docs/tasks#tasks.assign')
    const heading = page.getByRole('heading', { name: 'Assign or claim a task' })
    await expect(heading).toBeInViewport()
    await expect(heading).toBeFocused()
  })

  test('the search finds an error code and the operations that answer with it', async ({ page }) => {
    await page.goto('/api/docs')
    const field = page.getByRole('combobox', { name: 'Search operations' })
    await field.fill('not_eligible')
    await expect(page.getByRole('option').filter({ hasText: 'tasks.assign/' })).toBeVisible()
    await field.press('Enter')
    await expect(page).toHaveURL('/api/docs/errors#code-NOT_ELIGIBLE')
    const row = page.getByRole('row', { name: 'NOT_ELIGIBLE' })
    await expect(row).toBeInViewport()
    await row.getByRole('link', { name: 'tasks.assign', exact: true }).click()
    await expect(page.getByRole('heading', { name: 'Assign or claim a task' })).toBeInViewport()
  })

  test('the search reports no results and closes on Escape', async ({ page }) => {
    await page.goto('/api/docs/tasks')
    const field = page.getByRole('combobox', { name: 'Search operations' })
    await field.fill('zeppelin')
    await expect(page.getByRole('status')).toHaveText('No results')
    await field.fill('POST /api/v3/user')
    await expect(page.getByRole('option').first()).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('listbox')).toBeHidden()
    await expect(field).toHaveValue('POST /api/v3/user')
    await page.keyboard.press('Escape')
    await expect(field).toHaveValue('')
  })

  test('the reference uses the theme of the app, and its examples can be copied', async ({ page }) => {
    await page.goto('/api/docs')
    await page.getByRole('button', { name: 'Dark theme' }).click()
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
    await page.goto('/auth/login')
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
    await page.goto('/api/docs/guide')
    await page.getByRole('button', { name: 'Light theme' }).click()
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'light')

    await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
    // It says so for a moment only, so it is looked for from before the press.
    const copied = expect(page.getByRole('button', { name: 'Copied' })).toBeVisible()
    await page.getByRole('button', { name: 'Copy' }).nth(1).click()
    await copied
    const example = await page.getByRole('region', { name: 'Example: Parameters and results' }).textContent()
    await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(example)
  })

  // The pages are made of the same parts, and the largest take axe a minute: each theme has half of the others.
  const pages = {
    light: ['', '/workUnits', '/life-cycles', '/errors'],
    dark: ['/priceLists', '/guide', '/permissions-table', '/shared'],
  }
  for (const theme of ['light', 'dark'] as const) {
    for (const path of pages[theme]) {
      test(`${path || 'the start page'} is accessible in the ${theme} theme`, async ({ page }) => {
        await dress(page, theme)
        await page.goto(`/api/docs${path}`)
        await expectAccessible(page)
      })
    }

    test(`the open search is accessible in the ${theme} theme`, async ({ page }) => {
      await dress(page, theme)
      await page.goto('/api/docs/meta')
      await page.getByRole('combobox').fill('memory')
      await expect(page.getByRole('option').first()).toBeVisible()
      await expectAccessible(page)
    })
  }

  test('the reference fits a narrow screen, with the contents below', async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 })
    for (const path of [
      '',
      '/tasks',
      '/projects',
      '/users',
      '/translationMemories',
      '/guide',
      '/life-cycles',
      '/permissions-table',
      '/errors',
      '/shared',
    ]) {
      await page.goto(`/api/docs${path}`)
      const overflow = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
      await expect.poll(overflow, path).toBe(0)
    }
    await page.getByRole('link', { name: 'Contents' }).click()
    await expect(page.getByRole('link', { name: 'All operations' })).toBeInViewport()
    await page.goto('/api/docs/workUnits')
    await expectAccessible(page)
  })

  test('the reference is readable without scripts', async ({ browser, baseURL }) => {
    const context = await browser.newContext({ baseURL: baseURL!, javaScriptEnabled: false })
    const page = await context.newPage()
    await page.goto('/api/docs')
    await expect(page.getByRole('combobox')).toBeHidden()
    await page.getByRole('link', { name: 'tasks.changeStatus' }).click()
    await expect(page).toHaveURL('/api/docs/tasks#tasks.changeStatus')
    const operation = page.locator('[id="tasks.changeStatus"]')
    await expect(operation).toBeInViewport()
    await operation.getByRole('link', { name: 'Task statuses' }).click()
    await expect(page.getByRole('heading', { name: 'Task statuses' })).toBeInViewport()
    await context.close()
  })

  test('the reference prints without its frame', async ({ page }) => {
    await page.goto('/api/docs/tasks')
    await page.emulateMedia({ media: 'print' })
    await expect(page.getByRole('navigation')).toBeHidden()
    await expect(page.getByRole('banner')).toBeHidden()
    await expect(page.getByRole('heading', { name: 'List the tasks that you have access to' })).toBeVisible()
  })
})
