import { AxeBuilder } from '@axe-core/playwright'
import type { OrgUnitPage } from '@dragoman/sdk/operations/orgUnits'
import type { Project } from '@dragoman/sdk/operations/projects'
import { ask } from './newcomers.ts'
import { expect, test } from './test.ts'

test('a custom field is created, filled in where it stands, and narrows the list of projects', async ({
  page,
  signIn,
}) => {
  await signIn('accountadmin')
  const mark = Date.now()
  const name = `Launch ${mark}`
  await page.goto('/settings/account-settings/custom-fields/create?entity=PROJECT')
  await page.getByRole('button', { name: 'Create field' }).click()
  await expect(page.getByText('Enter a name.')).toBeVisible()
  await page.getByRole('textbox', { name: 'Name' }).fill(name)
  await page.getByRole('button', { name: 'Create field' }).click()
  const list = page.getByRole('list', { name: 'Projects' })
  await expect(list.getByText(`cf.launch-${mark}`)).toBeVisible()
  expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([])

  const { content } = (await ask(page.request, 'GET', '/api/v3/client?size=1')) as OrgUnitPage
  const body = { reference: `Launch of ${mark}`, orgUnitUUID: content[0]!.uuid, sourceLocale: 'en' }
  const { uuid } = (await ask(page.request, 'POST', '/api/v3/project', body)) as Project
  await page.goto(`/projects/${uuid}`)
  await page.getByRole('button', { name: 'Details' }).click()
  await page.getByRole('button', { name: `Edit ${name}` }).click()
  const editor = page.getByRole('dialog', { name: `Edit ${name}` })
  await editor.getByRole('textbox', { name }).fill('Spring fair')
  await editor.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Spring fair')).toBeVisible()

  await page.goto(`/projects?columns=reference,cf.launch-${mark}&filter=cf.launch-${mark}:spring`)
  const row = page.getByRole('row', { name: new RegExp(`Launch of ${mark}`) })
  await expect(row.getByRole('cell', { name: 'Spring fair' })).toBeVisible()
})
