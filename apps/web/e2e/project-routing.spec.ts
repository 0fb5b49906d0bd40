import { caller, fileOf, json } from './make-project.ts'
import { expect, expectAccessible, test } from './test.ts'

test('an administrator says who gets what, and a manager makes projects of a request and takes them back', async ({
  page,
  pageOf,
  signIn,
  team,
}) => {
  const stamp = test.info().repeatEachIndex
  const api = await caller(team.admin)
  const { content: units } = await json<{ content: { uuid: string; name: string; organization: { uuid: string } }[] }>(
    api.get('/api/v3/client?size=100'),
  )
  const unit = units.find((one) => one.name === 'Documentation')!
  const asia = `Asia ${stamp}`
  await json(
    api.post('/api/v3/client', {
      data: { name: asia, organizationUuid: unit.organization.uuid, currency: 'JPY', timezone: 'Asia/Tokyo' },
    }),
  )
  await signIn(team.admin)
  await page.goto('/settings/translation-settings/multi-project-config')
  await page.getByRole('link', { name: 'Add configuration' }).first().click()
  await page.getByRole('button', { name: 'Add configuration' }).click()
  await expect(page.getByText('Enter a name.')).toBeVisible()
  await expect(page.getByText('Select an organizational unit.')).toBeVisible()
  const name = `Request ${stamp}`
  await page.getByRole('textbox', { name: 'Name' }).fill(name)
  await page.getByRole('combobox', { name: 'Source language' }).fill('English')
  await page.getByRole('option', { name: 'English', exact: true }).click()
  const first = page.getByRole('region', { name: 'Organizational unit 1' })
  await first.getByRole('combobox', { name: 'Organizational unit' }).fill('Documentation')
  await page.getByRole('option', { name: 'Documentation' }).click()
  const documentation = page.getByRole('region', { name: 'Documentation' })
  await documentation.getByRole('combobox', { name: 'Target languages' }).fill('Spanish')
  await page.getByRole('option', { name: 'Spanish', exact: true }).click()
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Add organizational unit' }).click()
  const second = page.getByRole('region', { name: 'Organizational unit 2' })
  // A list closes when the page scrolls below it.
  await page.mouse.wheel(0, 10_000)
  await expect(page.getByRole('button', { name: 'Add configuration' })).toBeInViewport()
  await second.getByRole('combobox', { name: 'Organizational unit' }).pressSequentially(asia)
  await page.getByRole('option', { name: asia }).click()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Add configuration' }).click()
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()

  const base = await json<{ uuid: string }>(
    api.post(`/api/v3/project?clientUuid=${unit.uuid}&id-only=true&sourceLocale=en`),
  )
  const home = `/api/v3/project/${base.uuid}`
  const file = await json<{ uuid: string }>(api.post(`${home}/resource`, { data: { name: 'app.json' } }))
  const content = { multipart: { file: fileOf('app.json', '{"save": "Save"}') } }
  await json(api.put(`${home}/resource/${file.uuid}/content`, content))
  const manager = await pageOf(team.manager)
  await manager.goto(`/projects/${base.uuid}`)
  const distribute = async () => {
    await manager.getByRole('main').getByRole('button', { name: 'Actions', exact: true }).click()
    await manager.getByRole('menuitem', { name: 'Distribute to organizational units' }).click()
  }
  await distribute()
  const dialog = manager.getByRole('dialog')
  await dialog.getByRole('button', { name: /Configuration/ }).click()
  await manager.getByRole('option', { name }).click()
  await expect(dialog.getByRole('listitem').filter({ hasText: 'Documentation' })).toContainText('Spanish')
  await dialog.getByRole('combobox', { name: 'Target languages' }).fill('Japanese')
  await manager.getByRole('option', { name: 'Japanese', exact: true }).click()
  await manager.keyboard.press('Escape')
  await expect(dialog.getByRole('listitem').filter({ hasText: 'Japanese' })).toContainText('app.json')
  // A choice stays when others save a configuration meanwhile.
  const heard = manager.waitForResponse((answer) => answer.url().endsWith(`/multi-project/${base.uuid}/status`))
  const other = { name: `Other ${stamp}`, sourceLanguage: 'de', configOrgUnits: [{ uuid: unit.uuid }] }
  await json(api.post('/api/v3/multi-project/config/upsert', { data: other }))
  await heard
  await expectAccessible(manager)
  await dialog.getByRole('button', { name: 'Create 2 projects' }).click()
  await expect(dialog.getByText('This request has become 2 projects.')).toBeVisible()
  await dialog.getByRole('button', { name: 'Delete 2 projects' }).click()
  await expect(dialog).toBeHidden()
  await distribute()
  await expect(dialog.getByRole('button', { name: /Configuration/ })).toBeVisible()
  await api.dispose()
})
