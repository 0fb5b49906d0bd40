import { json, makeProject } from './make-project.ts'
import { expect, expectAccessible, test } from './test.ts'

test('an administrator tries rules of auto-assignment on a task, saves them, and takes them back', async ({
  page,
  signIn,
  team,
}) => {
  const plan = {
    reference: 'Rules',
    files: { 'rules.json': '{"open": "Open the file"}' },
    locales: ['es'],
    workflows: ['TRANSLATION'],
  }
  await makeProject(team, plan)
  await signIn(team.accountadmin)
  await page.goto('/settings/automation-settings/task-placement')
  const search = page.getByRole('combobox', { name: 'Open task' })
  await search.fill('Rules')
  await expect(page.getByRole('option')).toHaveCount(1)
  await page.getByRole('option', { name: /rules\.json/ }).click()
  await expect(page.getByText('With these rules, 2 of 5 linguists could get this task')).toBeVisible()
  await page.getByRole('textbox', { name: 'Minimum delivered tasks' }).fill('9999')
  await page.getByRole('textbox', { name: 'Minimum delivered tasks' }).press('Tab')
  await expect(page.getByText('With these rules, 0 of 5 linguists')).toBeVisible()
  await expect(page.getByText('Your changes aren’t saved yet.')).toBeVisible()
  await expect(page.getByRole('list', { name: 'Reasons' })).toContainText('not enough delivered tasks')
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  const undo = page.getByRole('button', { name: 'Undo', exact: true })
  // Under the mouse it stays.
  await undo.hover()
  await expect(page.getByText(/Changed .* by/)).toBeVisible()
  await undo.click()
  await expect(page.getByRole('textbox', { name: 'Minimum delivered tasks' })).toHaveValue('0')

  await page.setViewportSize({ width: 390, height: 844 })
  await expectAccessible(page)
})

test('an organizational unit overrides a rule of its account, and follows the account again', async ({
  page,
  signIn,
  team,
}) => {
  await signIn(team.accountadmin)
  const path = '/api/v3/client?size=1&sort=name,asc'
  const { content } = await json<{ content: { uuid: string; name: string }[] }>(page.request.get(path))
  const unit = content[0]!
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
