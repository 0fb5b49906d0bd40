import { makeAdministrator, newAccount, open } from './newcomers.ts'
import { expect, expectAccessible, test } from './test.ts'

test('a new manager creates an organization and organizational units for projects', async ({ page }) => {
  await open(page.request, await makeAdministrator(newAccount('Clients')))
  await page.goto('/projects/create')
  await page.getByRole('link', { name: 'New organization', exact: true }).last().click()
  await expect(page.getByRole('heading', { name: 'New organization', level: 1 })).toBeFocused()
  const choose = async (field: string, typed: string) => {
    await page.getByRole('combobox', { name: field, exact: true }).fill(typed)
    await expect(page.getByRole('option')).toHaveText([new RegExp(typed)])
    await page.getByRole('option').click()
  }
  const create = page.getByRole('button', { name: 'Create organization', exact: true })
  await create.click()
  await expect(page.getByText('Enter a name.')).toHaveCount(2)
  await expect(page.getByText('Select an option.')).toHaveCount(3)
  await expectAccessible(page)
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Harbour Ltd')
  await choose('Country', 'Portugal')
  await page.getByRole('textbox', { name: 'Unit name' }).fill('Shop')
  await choose('Currency', 'EUR')
  await choose('Time zone', 'Lisbon')
  await create.click()
  await expect(page.getByRole('heading', { name: 'Harbour Ltd', level: 1 })).toBeVisible()
  await expect(page.getByRole('rowheader', { name: 'Shop' })).toBeVisible()

  await page.goto('/organizations/units')
  await page.getByRole('link', { name: 'New organizational unit' }).last().click()
  await choose('Organization', 'Harbour')
  await page.getByRole('textbox', { name: 'Unit name' }).fill('Docks')
  await choose('Currency', 'USD')
  await choose('Time zone', 'Lisbon')
  await page.getByRole('button', { name: 'Create organizational unit' }).click()
  await expect(page.getByRole('heading', { name: 'Docks', level: 1 })).toBeVisible()
  await page.goto('/projects/create')
  await page.getByRole('combobox', { name: 'Organizational unit' }).click()
  await expect(page.getByRole('option')).toHaveText([/Docks/, /Shop/])
})
