import { ask, enter, makeAdministrator, newAccount, open } from './people.ts'
import { expect, expectAccessible, test } from './test.ts'

interface Listed {
  content: { uuid: string }[]
}

test('[banner.trial] [banner.usage] [banner.maintenance] an account shows its plan, trial, quota, and maintenance, and lets no one in while it is suspended', async ({
  page,
  pageOf,
}) => {
  const name = newAccount('Fjord Words')
  const person = await makeAdministrator(name)
  const system = await pageOf(await makeAdministrator(newAccount('Operators'), 'SYSADMIN'))
  const { content } = await ask<Listed>(system.request, 'GET', `/api/v3/account?name=${encodeURIComponent(name)}`)
  const uuid = content[0]!.uuid
  const trialEndDate = Date.now() + 3.5 * 86_400_000
  await ask(system.request, 'PUT', '/api/v3/account', { uuid, accountType: 'PERSONAL', trialEndDate })

  await open(page.request, person)
  // Neither is to be in the way of other tests: the answers are the server’s own for such an account and such a notice.
  await page.route('**/api/v3/account-metrics/status', (route) =>
    route.fulfill({ json: { words: 1200, currentLimit: 1000 } }),
  )
  const notice = { uuid: uuid, beginDate: Date.now() - 1000, endDate: Date.now() + 3_600_000, inProgress: true }
  await page.route('**/api/v3/maintenance', (route) => route.fulfill({ json: notice }))
  await page.goto('/settings/account-settings/plan')
  await expect(page.getByRole('region', { name: /^Personal/ })).toContainText('Your plan')
  await expect(page.getByText('Your trial ends in 3 days.')).toBeVisible()
  const usage =
    'You have exceeded your monthly usage allocation. Please upgrade your plan to avoid getting locked out of your account. You are using 1,200 of your 1,000 quota.'
  await expect(page.getByText(usage)).toBeVisible()
  const maintenance = page.getByText(
    'Scheduled maintenance in progress: Translation Memory services may be unavailable.',
  )
  await expect(maintenance).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('region', { name: 'Announcements' }).getByRole('button', { name: 'Close' }).click()
  await expect(maintenance).toHaveCount(0)
  await page.unrouteAll()
  await page.getByRole('link', { name: 'Usage' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Usage' })).toBeVisible()
  await expect(page.getByText('No words translated yet').first()).toBeVisible()
  await expectAccessible(page)

  for (const place of [2, 3, 4, 5]) {
    const email = `${place}-${person.email}`
    await ask(page.request, 'POST', '/api/v3/user', { name: `Person ${place}`, email, roles: ['PROJECT_MANAGER'] })
  }
  await page.goto('/users')
  await expect(page.getByText('Your plan has room for 5 people.')).toBeVisible()
  await expect(page.getByRole('button', { name: /^Invite person: Your plan/ })).toBeDisabled()
  await expectAccessible(page)
  await page.goto('/users/create')
  await expect(page.getByRole('button', { name: 'Create and invite' })).toBeDisabled()

  await system.goto(`/settings/system-settings/accounts?name=${encodeURIComponent(name)}`)
  await system.setViewportSize({ width: 390, height: 800 })
  await expect(system.getByRole('link', { name })).toBeVisible()
  await expect(system.getByRole('table')).toHaveCount(0)
  await system.getByRole('link', { name }).click()
  await expect(system.getByText('No words translated yet').first()).toBeVisible()
  await system.setViewportSize({ width: 1280, height: 800 })
  await expectAccessible(system)
  await system.getByRole('button', { name: `Actions for ${name}` }).click()
  await system.getByRole('menuitem', { name: 'Suspend' }).click()
  const dialog = system.getByRole('dialog', { name: `Suspend ${name}?` })
  await dialog.getByRole('textbox', { name: 'Reason' }).fill('The invoice of October is unpaid.')
  await dialog.getByRole('button', { name: 'Suspend' }).click()
  await expect(system.getByText(`${name} suspended`)).toBeVisible()

  await page.reload()
  await expect(page).toHaveURL(/\/auth\/login/)
  await enter(page, person)
  await expect(page.getByText('This account is suspended: The invoice of October is unpaid.')).toBeVisible()

  await system.getByRole('button', { name: 'Resume' }).click()
  await expect(system.getByText(`${name} resumed`)).toBeVisible()
  await system.getByRole('navigation', { name }).getByRole('link', { name: 'Activity' }).click()
  await expect(system.getByRole('list', { name: 'Activity' })).toContainText('Account suspended')
  await enter(page, person)
  await expect(page).toHaveURL(/\/users\/create/)
})

test('workflow steps are added, renamed, and archived, and templates choose them', async ({ page }) => {
  await open(page.request, await makeAdministrator(newAccount('Stepwise')))
  await page.goto('/settings/translation-settings/workflows')
  await page.getByRole('button', { name: 'Add step' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox', { name: 'Name' }).fill('Legal review')
  await dialog.getByRole('checkbox', { name: 'Charge clients' }).uncheck({ force: true })
  await dialog.getByRole('button', { name: 'Add step' }).click()
  const steps = page.getByRole('list', { name: 'Steps', exact: true })
  await expect(steps.getByRole('listitem').last()).toContainText('Legal reviewLEGAL_REVIEW')
  await expect(steps.getByRole('listitem').last()).toContainText('Free of charge')

  await page.getByRole('button', { name: 'Actions for Legal review' }).click()
  await page.getByRole('menuitem', { name: 'Edit' }).click()
  await dialog.getByRole('textbox', { name: 'Name' }).fill('Counsel')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(steps.getByRole('listitem').last()).toContainText('CounselLEGAL_REVIEW')

  await page.getByRole('button', { name: 'Add template' }).click()
  await dialog.getByRole('textbox', { name: 'Name' }).fill('Software')
  for (const [list, choice] of [
    ['Steps', 'Counsel'],
    ['Default for file types', 'JSON'],
  ] as const) {
    await dialog.getByRole('combobox', { name: list }).fill(choice)
    await page.getByRole('option', { name: choice, exact: true }).click()
    await page.keyboard.press('Escape')
  }
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Add template' }).click()
  await expect(page.getByRole('list', { name: 'Templates' })).toContainText('SoftwareAllJSON')
  const lane = page.getByRole('list', { name: 'Steps of Software' })
  await page.getByRole('button', { name: 'Add a step to Software' }).click()
  await page.getByRole('menuitem', { name: 'Translation', exact: true }).click()
  const places = lane.getByRole('listitem')
  await expect(places.nth(1)).toContainText('Translation')
  const translation = lane.getByRole('button', { name: 'Actions for Translation' })
  const isStill = () => expect(lane).not.toHaveAttribute('aria-busy')
  await isStill()
  await translation.press('ArrowLeft')
  await expect(places.first()).toContainText('Translation')
  await expect(translation).toBeFocused()
  await isStill()
  await places.first().dragTo(places.nth(1))
  await expect(places.nth(1)).toContainText('Translation')

  await steps.getByRole('button', { name: 'Actions for Counsel' }).click()
  await page.getByRole('menuitem', { name: 'Archive' }).click()
  await expect(page.getByText('Existing tasks keep this step.')).toBeVisible()
  await expect(steps.getByRole('listitem').last()).toContainText('Archived')
  await expectAccessible(page)
})

test('a new account looks at sample data, drops files for its first project, and removes the sample data', async ({
  page,
}) => {
  await open(page.request, await makeAdministrator(newAccount('Kestrel')))
  await page.goto('/projects')
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Add sample data' }).click()
  const project = page.getByRole('row').filter({ hasText: 'Spring catalog' }).filter({ hasText: 'SAMPLE-1' })
  await expect(project).toContainText('In progress', { timeout: 90_000 })
  await page.getByRole('link', { name: 'Home', exact: true }).click()
  await expect(page.getByText('You see sample data.')).toBeVisible()
  await expect(page.getByText('0 of 5 done')).toBeVisible()
  await page.getByRole('button', { name: 'Remove sample data' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove sample data' }).click()
  await expect(page.getByText('Sample data removed')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Add sample data' })).toBeVisible()

  await page.goto('/projects')
  const menu = { name: 'menu.json', mimeType: 'application/json', buffer: Buffer.from('{"open":"Open the file"}') }
  await page.locator('input[type=file]').setInputFiles(menu)
  await expect(page).toHaveURL(/\/projects\/create/)
  await expect(page.getByRole('list', { name: 'Selected files' })).toContainText('menu.json')
})
