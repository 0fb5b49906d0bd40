import { makeProject } from './make-project.ts'
import { expect, expectAccessible, test } from './test.ts'

test('an administrator tries rules of auto-assignment on a task, saves them, and takes them back', async ({
  page,
  signIn,
  playwright,
  baseURL,
}) => {
  const tried = `Rules ${Date.now()}`
  const plan = {
    reference: tried,
    files: { 'rules.json': '{"open": "Open the file"}' },
    locales: ['es'],
    workflows: ['TRANSLATION'],
  }
  const { tasks } = await makeProject(playwright.request, baseURL!, plan)
  expect(tasks).toHaveLength(1)
  await signIn('accountadmin')
  await page.goto('/settings/automation-settings/task-placement')
  const search = page.getByRole('combobox', { name: 'Open task' })
  await search.fill(tried)
  // Until the answer is here, the list has other tasks.
  await expect(page.getByRole('option')).toHaveCount(1)
  await page.getByRole('option', { name: /rules\.json/ }).click()
  const result = page.getByText(/With these rules, \d+ of \d+ linguists could get this task/)
  await expect(result).toBeVisible()
  const [, before] = /rules, (\d+) of/.exec((await result.textContent())!)!
  expect(Number(before)).toBeGreaterThan(0)
  await page.getByRole('textbox', { name: 'Minimum delivered tasks' }).fill('9999')
  await page.getByRole('textbox', { name: 'Minimum delivered tasks' }).press('Tab')
  await expect(page.getByText(/With these rules, 0 of \d+ linguists/)).toBeVisible()
  await expect(page.getByText('Your changes aren’t saved yet.')).toBeVisible()
  await expect(page.getByRole('list', { name: 'Reasons' })).toContainText('not enough delivered tasks')
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText(/Changed .* by/)).toBeVisible()
  await page.getByRole('button', { name: 'Undo', exact: true }).click()
  await expect(page.getByRole('textbox', { name: 'Minimum delivered tasks' })).toHaveValue('0')

  await page.setViewportSize({ width: 390, height: 844 })
  await expectAccessible(page)
})

test('an organizational unit overrides a rule of its account, and follows the account again', async ({
  page,
  signIn,
}) => {
  await signIn('accountadmin')
  const [unit] = (await (await page.request.get('/api/v3/client?size=1&sort=name,asc')).json()).content
  await page.goto(`/organizations/units/${unit.uuid}?tab=settings`)
  const row = page.getByRole('row', { name: /^Auto-assign/ })
  await row.getByRole('button', { name: /^(Override|Change) Auto-assign/ }).click()
  const panel = page.getByRole('dialog', { name: 'Auto-assign' })
  await panel.getByText('Require free time').click()
  await panel.getByRole('button', { name: 'Save' }).click()
  await expect(panel).toBeHidden()
  await page.goto('/settings/automation-settings/task-placement')
  const own = page.getByRole('list', { name: 'Organizational units with their own rules' })
  await expect(own.getByRole('listitem').filter({ hasText: unit.name })).toContainText('Require free time: Yes')
  await page.getByRole('button', { name: `Use account rules in ${unit.name}` }).click()
  await expect(page.getByText(`${unit.name} follows the account rules`)).toBeVisible()
  await expect(own.getByRole('listitem').filter({ hasText: unit.name })).toHaveCount(0)
})
