import { caller, json } from './make-project.ts'
import { ask, makeAdministrator, newAccount, open } from './people.ts'
import { expect, expectAccessible, test } from './test.ts'

const xliff = `<?xml version="1.0" encoding="UTF-8"?>
<xliff version="1.2" xmlns="urn:oasis:names:tc:xliff:document:1.2">
  <file original="incident" source-language="en" target-language="es" datatype="plaintext">
    <body><trans-unit id="1"><source>Open a request</source></trans-unit></body>
  </file>
</xliff>
`

test('[shell.sidebarVisibility] an administrator finds ServiceNow among the tools, chooses where its requests go, and sees them come', async ({
  page,
  baseURL,
}) => {
  const administrator = await makeAdministrator(newAccount('ServiceNow'))
  await open(page.request, administrator)
  const unit = { name: 'Documentation', currency: 'EUR', timezone: 'Europe/Berlin' }
  await ask(page.request, 'POST', '/api/v2/organization', { name: 'Harbor', country: 'DE', orgUnitDrafts: [unit] })
  await page.goto('/tools/portal')
  await page.getByRole('navigation', { name: 'Main navigation' }).getByRole('link', { name: 'ServiceNow' }).click()
  await expect(page.getByText('Requests are refused until an organizational unit is chosen.')).toBeVisible()
  await page.getByRole('combobox', { name: 'Organizational unit' }).fill('Documentation')
  await page.getByRole('option', { name: 'Documentation' }).click()
  await expect(page.getByText('Organizational unit saved')).toBeVisible()
  await expect(page.getByText('Requests are refused until an organizational unit is chosen.')).toBeHidden()
  await expect(page.getByText(`${baseURL}/api/v1/servicenow/request`)).toBeVisible()
  await expectAccessible(page)
  const api = await caller(administrator)
  const task = { lftask_number: 'LFTASK0010001', source_language: 'en', target_language: 'es' }
  const sent = api.post('/api/v1/servicenow/request', { data: { ...task, xliff_1_2_content: xliff } })
  expect(await json(sent)).toMatchObject({ status: 'success' })
  await page.reload()
  const row = page.getByRole('row', { name: /LFTASK0010001/ })
  await expect(row).toContainText('Spanish')
  await row.getByRole('link').click()
  await expect(page).toHaveURL(/\/projects\//)
  await api.dispose()
})
