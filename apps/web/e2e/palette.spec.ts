import type { Page } from '@playwright/test'
import { makeProject } from './make-project.ts'
import { expect, expectAccessible, test } from './test.ts'

const palette = (page: Page) => page.getByRole('dialog', { name: 'Command palette' })
const option = (page: Page, name: string | RegExp) => palette(page).getByRole('option', { name })

/** Takes what the palette offers first, by the Enter key. */
async function chooseFirst(page: Page, name: string | RegExp) {
  await expect(palette(page).getByRole('option', { name, selected: true })).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(palette(page)).toHaveCount(0)
}

/** Opens the palette, and types into it. */
async function type(page: Page, text: string) {
  await page.keyboard.press('Control+k')
  const field = palette(page).getByRole('combobox')
  await expect(field).toBeFocused()
  await field.fill(text)
}

test('the command palette does what the page can do, goes anywhere, finds, and knows what was open', async ({
  page,
  signIn,
  team,
}) => {
  const name = 'Winter release'
  const plan = { files: { 'app.json': '{"save":"Save"}' }, locales: ['es'], workflows: ['TRANSLATION'] }
  await makeProject(team, { reference: name, ...plan })
  await signIn(team.manager)
  await page.goto('/projects')
  await expect(page.getByRole('rowheader').getByRole('link', { name })).toBeVisible()
  // Also while a user types.
  await page.keyboard.press('s')
  await type(page, 'columns')
  await expectAccessible(page)
  await chooseFirst(page, /^Columns/)
  await expect(page.getByRole('dialog', { name: 'Columns' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)

  await type(page, 'status:appr')
  await chooseFirst(page, 'status:approved All projects · 1')
  await expect(page).toHaveURL((url) => url.searchParams.get('filter') === 'status:approved')

  await type(page, name)
  await option(page, name).filter({ hasText: 'D-' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
  await expect(page.getByRole('tab').nth(2)).toBeVisible()
  await page.keyboard.press('3')
  await expect(page).toHaveURL(/tab=files/)
  await type(page, 'costs')
  await chooseFirst(page, /^Costs/)
  await expect(page).toHaveURL(/tab=costs/)
  await page.keyboard.press('?')
  const keys = page.getByRole('dialog', { name: 'Keyboard shortcuts' }).getByRole('listitem')
  await expect(keys.filter({ hasText: 'Open a tab' })).toHaveText(/^Open a tab\s*1\s*–\s*9$/)
  await expect(keys.filter({ hasText: 'Next row' })).toHaveCount(0)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)

  await page.getByRole('button', { name: 'Command palette' }).click()
  await expect(option(page, /^New project/)).toHaveCount(0)
  await palette(page).getByRole('combobox').fill('tasks')
  const tasks = palette(page)
    .getByRole('group', { name: 'Go to' })
    .getByRole('option', { name: /^Tasks/ })
  await expect(tasks).toContainText('gt')
  await tasks.click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Tasks')
  await expect(page.getByRole('radio', { name: 'Board' })).toBeVisible()
  await page.keyboard.press('b')
  await expect(page).toHaveURL('/tasks?layout=board')
  await page.keyboard.press('Control+k')
  await expect(palette(page).getByRole('group', { name: 'Recent' }).getByRole('option')).toHaveText([name])
  await palette(page).getByRole('combobox').fill('qzqz')
  await page.keyboard.press('ArrowDown')
  await expect(option(page, 'Search everything for “qzqz”')).toHaveAttribute('aria-selected', 'true')
  await page.keyboard.press('Escape')
  await expect(palette(page)).toHaveCount(0)
})

test('the command palette offers linguists nothing that they may not do, and keys are switched off in the profile', async ({
  page,
  signIn,
  team,
}) => {
  await signIn(team.kenji)
  await page.goto('/users/profile?tab=preferences')
  const keys = page.getByRole('switch', { name: 'Keyboard shortcuts' })
  await expect(keys).toBeChecked()
  await type(page, 'new')
  await expect(palette(page).getByRole('group', { name: 'Go to' }).getByRole('option')).toHaveText(['What’s new'])
  const opened = page.waitForEvent('popup')
  await page.keyboard.press('Enter')
  await expect(await opened).toHaveURL('/docs/updates')
  await (await opened).close()
  await expect(palette(page)).toHaveCount(0)
  await expect(keys).toBeVisible()
  await type(page, 'dark theme')
  await chooseFirst(page, 'Switch to dark theme')
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  const saved = () =>
    page.waitForResponse(
      (answer) =>
        answer.url().endsWith('preference-settings') &&
        // The theme is saved meanwhile, too.
        answer.request().postData()?.includes('keyboardShortcuts') === true,
    )
  const off = saved()
  await keys.press('Space')
  await off
  await page.reload()
  await expect(keys).not.toBeChecked()
  await page.keyboard.press('g')
  await page.keyboard.press('t')
  await page.keyboard.press('?')
  await type(page, 'light theme')
  await chooseFirst(page, 'Switch to light theme')
  await expect(page).toHaveURL('/users/profile?tab=preferences')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  const on = saved()
  await keys.press('Space')
  await on
  await page.keyboard.press('g')
  await page.keyboard.press('t')
  await expect(page).toHaveURL('/tasks')
})
