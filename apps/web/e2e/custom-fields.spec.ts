import type { OrgUnitPage } from '@dragoman/sdk/operations/orgUnits'
import type { Project } from '@dragoman/sdk/operations/projects'
import { ask } from './people.ts'
import { expect, expectAccessible, test } from './test.ts'

test('a custom field is created, filled in where it stands, and narrows the list of projects', async ({
  page,
  signIn,
  team,
}) => {
  await signIn(team.accountadmin)
  const name = 'Launch'
  await page.goto('/settings/account-settings/custom-fields/create?entity=PROJECT')
  await page.getByRole('button', { name: 'Create field' }).click()
  await expect(page.getByText('Enter a name.')).toBeVisible()
  await page.getByRole('textbox', { name: 'Name' }).fill(name)
  await page.getByRole('button', { name: 'Create field' }).click()
  const list = page.getByRole('list', { name: 'Projects' })
  await expect(list.getByText('cf.launch')).toBeVisible()
  const field = list.getByRole('listitem').filter({ hasText: 'cf.launch' })
  const act = async (label: string) => {
    await field.getByRole('button', { name: /^Actions for/ }).click()
    await page.getByRole('menuitem', { name: label }).click()
  }
  // Under the mouse it stays.
  const undo = page.getByRole('button', { name: 'Undo', exact: true })
  await act('Edit')
  const definition = page.getByRole('dialog')
  await definition.getByRole('textbox', { name: 'Name' }).fill('Fair')
  await definition.getByRole('button', { name: 'Save' }).click()
  await undo.hover()
  await expect(field.getByText('Fair', { exact: true })).toBeVisible()
  await undo.click()
  await expect(field.getByText(name, { exact: true })).toBeVisible()
  await act('Archive')
  await undo.hover()
  await expect(field.getByText('Archived')).toBeVisible()
  await undo.click()
  await expect(field.getByText('Archived')).toBeHidden()
  await expectAccessible(page)

  const { content } = await ask<OrgUnitPage>(page.request, 'GET', '/api/v3/client?size=1')
  const project = { orgUnitUUID: content[0]!.uuid, sourceLocale: 'en' }
  const make = (reference: string) => ask<Project>(page.request, 'POST', '/api/v3/project', { ...project, reference })
  const { uuid } = await make('Stand')
  await make('Without a launch')
  await page.goto(`/projects/${uuid}`)
  await page.getByRole('button', { name: 'Details' }).click()
  const editor = page.getByRole('dialog', { name: `Edit ${name}` })
  const setValue = async (text: string) => {
    await page.getByRole('button', { name: `Edit ${name}` }).click()
    await editor.getByRole('textbox', { name }).fill(text)
    await editor.getByRole('button', { name: 'Save' }).click()
    await expect(editor).toBeHidden()
    await expect(page.getByText(text)).toBeVisible()
  }
  await setValue('Autumn fair')
  await undo.click()
  await expect(page.getByText('Autumn fair')).toBeHidden()
  await setValue('Spring fair')

  await page.goto('/projects?columns=reference,cf.launch&filter=cf.launch:spring')
  await expect(page.getByRole('row', { name: /Stand/ }).getByRole('cell', { name: 'Spring fair' })).toBeVisible()
  await expect(page.getByRole('row', { name: /Without a launch/ })).toHaveCount(0)
  await page.goto('/projects?columns=reference,cf.launch')
  await expect(page.getByRole('row', { name: /Without a launch/ })).toBeVisible()
  await page.getByRole('columnheader', { name }).getByRole('button', { name }).click()
  await expect(page).toHaveURL(/sort=cf\.launch/)
  await expect(page.getByRole('row').nth(1).getByRole('cell', { name: 'Spring fair' })).toBeVisible()
})
