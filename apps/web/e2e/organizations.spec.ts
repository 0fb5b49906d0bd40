import type { Page } from '@playwright/test'
import { ask, makeAdministrator, newAccount, open } from './people.ts'
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
  const problems = page.getByRole('alert')
  await expect(problems).toContainText('Fix 5 problems to continue')
  await problems.getByRole('button', { name: 'Select a time zone.' }).click()
  await expect(page.getByRole('combobox', { name: 'Time zone', exact: true })).toBeFocused()
  await expectAccessible(page)
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Harbour Ltd')
  await choose('Country', 'Portugal')
  await page.getByRole('textbox', { name: 'Unit name' }).fill('Shop')
  await choose('Currency', 'EUR')
  await choose('Time zone', 'Lisbon')
  await create.click()
  await expect(page.getByRole('heading', { name: 'Harbour Ltd', level: 1 })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Shop', exact: true })).toBeVisible()
  await expectAccessible(page)

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

/** An organization with an organizational unit, in an account of its own. */
async function makeClient(page: Page, name: string) {
  await open(page.request, await makeAdministrator(newAccount(name)))
  const call = <Result>(method: string, path: string, data?: object) =>
    ask<Result>(page.request, method, `/api${path}`, data)
  const drafts = ['Shop', 'Docks'].map((unit) => ({ name: unit, currency: 'EUR', timezone: 'Europe/Berlin' }))
  const body = { name: 'Harbour Ltd', country: 'PT', orgUnitDrafts: drafts }
  const { uuid, organizationalUnits } = await call<{
    uuid: string
    organizationalUnits: { uuid: string; name: string }[]
  }>('POST', '/v2/organization', body)
  const [shop, docks] = drafts.map(({ name: unit }) => organizationalUnits.find((each) => each.name === unit))
  return { call, organization: uuid, shop: shop!.uuid, docks: docks!.uuid }
}

test('an organizational unit is edited, and what someone else saved meanwhile is compared', async ({ page }) => {
  const { call, shop } = await makeClient(page, 'Editing')
  await page.goto(`/organizations/units/${shop}`)
  await expect(page.getByRole('heading', { name: 'Shop', level: 1 })).toBeVisible()
  await expect(page.getByRole('progressbar', { name: 'Loading' })).toBeHidden()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Edit', exact: true }).click()
  const panel = page.getByRole('dialog', { name: 'Edit organizational unit' })
  await panel.getByRole('textbox', { name: 'Name', exact: true }).fill('Web shop')
  await panel.getByRole('textbox', { name: 'Website' }).fill('shop.example')
  await panel.getByRole('button', { name: 'Save' }).click()
  await expect(panel.getByRole('alert')).toContainText('Enter an address that starts with https://')
  await panel.getByRole('textbox', { name: 'Website' }).fill('https://shop.example')
  await expectAccessible(page)

  await call('PUT', '/v3/client', { uuid: shop, name: 'Kiosk', memo: 'Calls on Mondays.' })
  await panel.getByRole('button', { name: 'Save' }).click()
  const differences = panel.getByRole('row', { name: 'Name' })
  await expect(differences).toContainText('Kiosk')
  await expect(differences).toContainText('Web shop')
  await panel.getByRole('button', { name: 'Save mine' }).click()
  await expect(page.getByRole('heading', { name: 'Web shop', level: 1 })).toBeVisible()
  await expect(page.getByRole('link', { name: 'shop.example' })).toBeVisible()
  await expect(panel).toBeHidden()
  await expect(page.getByText('Calls on Mondays.')).toBeVisible()
  await page.getByRole('link', { name: 'Activity', exact: true }).click()
  await expect(page.getByText(/Name: .Kiosk. → .Web shop./)).toBeVisible()
})

test('settings of an organizational unit fill the form for a new project', async ({ page }) => {
  const { call, shop, docks } = await makeClient(page, 'Defaults')
  await call('PUT', '/v3/client', { uuid: docks, defaultSourceLanguage: 'de', tags: ['harbor'] })
  await page.goto(`/organizations/units/${shop}?tab=settings`)
  const override = async (setting: string) => {
    await page.getByRole('button', { name: `Override ${setting}` }).click()
    return page.getByRole('dialog', { name: setting })
  }
  const choose = async (field: string, typed: string) => {
    const panel = page.getByRole('dialog')
    await panel.getByRole('combobox', { name: field }).fill(typed)
    await page.getByRole('option', { name: typed, exact: true }).click()
  }
  await override('Source language')
  await choose('Source language', 'English')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('row', { name: /^Source language/ })).toContainText('Set here')
  const tags = await override('Tags')
  await tags.getByRole('textbox', { name: 'Tags' }).fill('legal,rush,')
  await tags.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('row', { name: /^Tags/ })).toContainText('legal and rush')
  await page
    .getByRole('row', { name: /^Automatic delivery/ })
    .getByText('On', { exact: true })
    .click()
  await expect(page.getByRole('row', { name: /^Automatic delivery/ })).toContainText('Off')
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Reset Source language' }).click()
  await expect(page.getByRole('row', { name: /^Source language/ })).toContainText('Product default')
  await call('PUT', '/v3/client', { uuid: shop, defaultSourceLanguage: 'en', clientLanguages: 'es,ja' })

  await page.goto('/projects/create')
  const unit = page.getByRole('combobox', { name: 'Organizational unit' })
  const pick = async (name: string) => {
    await unit.fill(name)
    await page.getByRole('option', { name: new RegExp(name) }).click()
  }
  await pick('Shop')
  const source = page.getByRole('combobox', { name: 'Source language' })
  await expect(source).toHaveValue('English')
  const projectTags = page.getByRole('grid', { name: 'Tags' })
  await expect(projectTags.getByRole('row')).toHaveText(['legal', 'rush'])
  await page.getByRole('textbox', { name: 'Tags' }).fill('mine')
  await page.getByRole('textbox', { name: 'Tags' }).press('Enter')
  await expect(projectTags.getByRole('row')).toHaveText(['legal', 'rush', 'mine'])
  await pick('Docks')
  await expect(source).toHaveValue('German')
  await expect(projectTags.getByRole('row')).toHaveText(['legal', 'rush', 'mine'])
})

test('glossaries are added to an organizational unit and removed, and new projects use them', async ({ page }) => {
  const { call, organization, shop } = await makeClient(page, 'Terms')
  await call('POST', '/v3/glossary', { name: 'Harbor terms', languages: ['en', 'es'] })
  await page.goto(`/organizations/units/${shop}?tab=glossaries`)
  await expect(page.getByText('No glossaries yet')).toBeVisible()
  await page.getByRole('combobox', { name: 'Glossary' }).click()
  await page.getByRole('option', { name: 'Harbor terms' }).click()
  await page.getByRole('button', { name: 'Add glossary' }).click()
  await expect(page.getByText('Harbor terms added to Shop')).toBeVisible()
  await expect(page.getByRole('row').filter({ hasText: 'Harbor terms' })).toContainText('en, es')
  await expectAccessible(page)
  const draft = { reference: 'Release', orgUnitUUID: shop, sourceLocale: 'en' }
  const project = await call<{ uuid: string }>('POST', '/v3/project?inferDefaultSettings=true', draft)
  expect(await call<object>('GET', `/v3/project/${project.uuid}/glossaries`)).toMatchObject([{ name: 'Harbor terms' }])

  await page.goto(`/organizations/${organization}?tab=glossaries`)
  const row = page.getByRole('row').filter({ hasText: 'Harbor terms' })
  await row.getByRole('link', { name: 'Harbor terms' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Harbor terms')
  await page.getByRole('tab', { name: 'Activity' }).click()
  await expect(page.getByText(/Organizational units: .?–.? → .?Shop/)).toBeVisible()
  await page.goto(`/organizations/${organization}?tab=glossaries`)
  await row.getByRole('link', { name: 'Shop' }).click()
  await page.getByRole('button', { name: 'Remove Harbor terms' }).click()
  await expect(page.getByText('Harbor terms removed from Shop')).toBeVisible()
  await expect(page.getByText('No glossaries yet')).toBeVisible()
})

test('deleting a client says what goes and what stays, and one with projects can only be set to inactive', async ({
  page,
}) => {
  const { call, organization, shop, docks } = await makeClient(page, 'Deleting')
  const memory = { name: 'Harbour', sourceLocale: 'en', targetLocales: ['es'], orgUnits: [{ uuid: docks }] }
  await call('POST', '/v1/atlas-tm', memory)
  await call('POST', '/v3/project?inferDefaultSettings=true', {
    reference: 'Release',
    orgUnitUUID: shop,
    sourceLocale: 'en',
  })
  await page.goto(`/organizations/${organization}?tab=memories`)
  await expect(page.getByRole('row').filter({ hasText: 'Docks' })).toContainText('Harbour')
  await page.getByRole('link', { name: 'Prices', exact: true }).click()
  await expect(page.getByRole('row').filter({ hasText: 'Docks' })).toContainText('Inherited from account default')
  await expectAccessible(page)
  const askToDelete = async (path: string) => {
    await page.goto(path)
    await page.getByRole('button', { name: /^Actions for/ }).click()
    await page.getByRole('menuitem', { name: 'Delete' }).click()
  }
  await askToDelete(`/organizations/units/${docks}`)
  const dialog = page.getByRole('alertdialog')
  await expect(dialog).toContainText('These stay and are no longer assigned: 1 translation memory.')
  await dialog.getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByRole('heading', { name: 'Organizational units', level: 1 })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Docks', exact: true })).toHaveCount(0)

  await askToDelete(`/organizations/${organization}`)
  await expect(page.getByText('Harbour Ltd can’t be deleted')).toBeVisible()
  await askToDelete(`/organizations/units/${shop}`)
  await expect(dialog).toContainText('It has 1 project. Set it to inactive instead')
  await dialog.getByRole('button', { name: 'Set to inactive' }).click()
  await expect(page.getByText('Inactive', { exact: true })).toBeVisible()
  await page.goto('/projects/create')
  await page.getByRole('combobox', { name: 'Organizational unit' }).click()
  await expect(page.getByRole('option')).toHaveText('No results')
})
