import { caller, json, makeProject, type Named } from './make-project.ts'
import { expect, expectAccessible, test } from './test.ts'

test('an administrator builds a pipeline, tries it out, and sees what it has done', async ({ page, signIn, team }) => {
  const plan = { files: { 'app.json': '{"save":"Save"}' }, locales: ['es'], workflows: ['TRANSLATION'] }
  const before = await makeProject(team, { reference: 'Harbour before', ...plan })
  await signIn(team.admin)
  await page.goto('/settings/automation-settings/pipelines')
  await expect(page.getByRole('heading', { level: 1, name: 'Pipelines' })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Approved and due soon' }).click()
  const main = page.getByRole('main')
  await expect(main.getByText('When a project is approved').first()).toBeVisible()
  await expect(main.getByText('Pre-translate the project')).toBeVisible()

  await page.goto('/settings/automation-settings/pipelines/create')
  const name = 'Sort in'
  await page.getByRole('textbox', { name: 'Name' }).fill(name)
  await page.getByRole('combobox', { name: 'Projects that match' }).fill('name:"Harbour"')
  await page.keyboard.press('Enter')
  await expect(main.getByText('Name: Harbour').first()).toBeVisible()
  await page.getByRole('button', { name: 'Add action' }).click()
  await page.getByRole('menuitem', { name: 'Change tags' }).click()
  await page.getByRole('textbox', { name: 'Tags to add' }).fill('sorted,')
  await expect(main.getByText(/^Add tags: .*sorted/).first()).toBeVisible()
  await page.getByRole('button', { name: 'Try out' }).click()
  await expect(main.getByRole('link', { name: 'Harbour before' })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Add pipeline' }).click()
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()

  const after = await makeProject(team, { reference: 'Harbour after', ...plan })
  const log = page.getByRole('list', { name: 'Run log' })
  await expect(log.getByRole('listitem').filter({ hasText: 'Harbour after' })).toContainText('Done')
  const manager = await caller(team.manager)
  const tagsOf = (project: Named) =>
    json<{ tags: string[] }>(manager.get(`/api/v3/project/${project.uuid}`)).then(({ tags }) => tags)
  await expect.poll(() => tagsOf(after)).toEqual(['sorted'])
  expect(await tagsOf(before)).toEqual([])
  await manager.dispose()

  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/settings/automation-settings/pipelines')
  const row = page.getByRole('listitem').filter({ hasText: name })
  await expect(row).toContainText('1 run in 30 days')
  await expectAccessible(page)
  await row.getByRole('switch').press('Space')
  await page.getByRole('button', { name: 'Undo', exact: true }).click()
  await expect(row.getByRole('switch')).toBeChecked()
})
