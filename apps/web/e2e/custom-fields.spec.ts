import type { OrgUnitPage } from '@dragoman/sdk/operations/orgUnits'
import type { Project } from '@dragoman/sdk/operations/projects'
import { ask } from './newcomers.ts'
import { expect, expectAccessible, test } from './test.ts'

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
  const field = list.getByRole('listitem').filter({ hasText: `cf.launch-${mark}` })
  const act = async (label: string) => {
    await field.getByRole('button', { name: /^Actions for/ }).click()
    await page.getByRole('menuitem', { name: label }).click()
  }
  const undo = page.getByRole('button', { name: 'Undo', exact: true })
  await act('Edit')
  const definition = page.getByRole('dialog')
  await definition.getByRole('textbox', { name: 'Name' }).fill(`Fair ${mark}`)
  await definition.getByRole('button', { name: 'Save' }).click()
  await expect(field.getByText(`Fair ${mark}`)).toBeVisible()
  await undo.click()
  await expect(field.getByText(name)).toBeVisible()
  await act('Archive')
  await expect(field.getByText('Archived')).toBeVisible()
  await undo.click()
  await expect(field.getByText('Archived')).toBeHidden()
  await expectAccessible(page)

  const { content } = (await ask(page.request, 'GET', '/api/v3/client?size=1')) as OrgUnitPage
  const body = { reference: `Launch of ${mark}`, orgUnitUUID: content[0]!.uuid, sourceLocale: 'en' }
  const { uuid } = (await ask(page.request, 'POST', '/api/v3/project', body)) as Project
  await page.goto(`/projects/${uuid}`)
  await page.getByRole('button', { name: 'Details' }).click()
  const editor = page.getByRole('dialog', { name: `Edit ${name}` })
  const setValue = async (text: string) => {
    await page.getByRole('button', { name: `Edit ${name}` }).click()
    await editor.getByRole('textbox', { name }).fill(text)
    await editor.getByRole('button', { name: 'Save' }).click()
    await expect(page.getByText(text)).toBeVisible()
  }
  await setValue('Autumn fair')
  await undo.click()
  await expect(page.getByText('Autumn fair')).toBeHidden()
  await setValue('Spring fair')

  await page.goto(`/projects?columns=reference,cf.launch-${mark}&filter=cf.launch-${mark}:spring`)
  const row = page.getByRole('row', { name: new RegExp(`Launch of ${mark}`) })
  await expect(row.getByRole('cell', { name: 'Spring fair' })).toBeVisible()
  await page.goto(`/projects?columns=reference,cf.launch-${mark}`)
  await page.getByRole('columnheader', { name }).getByRole('button', { name }).click()
  await expect(page).toHaveURL(/sort=cf\.launch-/)
  await expect(page.getByRole('row').nth(1).getByRole('cell', { name: 'Spring fair' })).toBeVisible()
})
